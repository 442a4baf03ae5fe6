// A client of `hydra serve` in another language, which plays whole games and checks what it is told.
// Plain Node, 18 or later. Usage: node client.mjs SEED COMMAND [ARGUMENT]...
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const [seed, command, ...args] = process.argv.slice(2);
const MOST_STEPS = 3000;

/** One process that answers one line with one line, in order. */
class Server {
  constructor() {
    this.process = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    this.exit = new Promise((resolve) => this.process.on('close', resolve));
    this.waiting = [];
    this.lines = 0;
    createInterface({ input: this.process.stdout }).on('line', (line) => this.waiting.shift()(line));
  }

  /** The next line is not sent before this one is answered, unless the caller does not wait. */
  raw(line) {
    this.lines++;
    return new Promise((resolve) => {
      this.waiting.push((answer) => resolve(JSON.parse(answer)));
      this.process.stdin.write(line);
      this.process.stdin.write('\n');
    });
  }

  async send(request) {
    const id = `request ${this.lines}`;
    const answer = await this.raw(JSON.stringify({ id, ...request }));
    assert.equal(answer.id, id);
    return answer;
  }

  async ask(request) {
    const answer = await this.send(request);
    assert.equal(answer.ok, true, JSON.stringify(answer));
    return answer;
  }

  async refused(request, error) {
    const answer = await this.send(request);
    assert.equal(answer.ok, false);
    assert.deepEqual(answer.error, error);
  }

  end() {
    this.process.stdin.end();
    return this.exit;
  }
}

/** The same choices each time: numbers below a limit, from the seed. */
function dice(start) {
  let state = Number(start) >>> 0;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

const PLAYERS = [1, 2, 3];
const VIEWERS = [...PLAYERS, 'spectator'];
const OPEN = ['head-grown', 'card-placed'];

/** Nobody is shown a card in somebody else's hand or reserve, or on its way into a pile. */
function checkEvents({ viewer, events }) {
  for (const event of events) {
    for (const name of ['card', 'before', 'held', 'reserved']) {
      if (name in event && !OPEN.includes(event.type) && event.player !== viewer) {
        assert.equal(event[name], 'back', JSON.stringify(event));
      }
    }
    assert.ok(event.type !== 'dealt' || event.draws.every(Number.isInteger));
    assert.ok(event.type !== 'pile-reshuffled' || !('draw' in event));
  }
}

function checkView({ viewer, view }, whole) {
  const { phase } = view;
  const mine = phase.player === viewer;
  if (phase.type === 'holding') {
    assert.equal(phase.card, mine ? whole.phase.card : 'back');
  }
  if (phase.reserve?.type === 'holds') {
    assert.equal(phase.reserve.card, mine ? whole.phase.reserve.card : 'back');
  }
  assert.deepEqual(view.heads, whole.heads);
  view.players.forEach((player, index) => {
    assert.equal(player.draw, whole.players[index].draw.length);
    assert.equal(player.discard, whole.players[index].discard.length);
  });
  const turn = (phase.player ?? phase.next) === viewer;
  assert.deepEqual(view.moves, turn ? whole.moves : []);
}

async function checkSecrets(server, game) {
  const whole = (await server.ask({ request: 'view', game })).view;
  for (const viewer of VIEWERS) {
    checkView(await server.ask({ request: 'view', game, viewer }), whole);
  }
}

/** What a client says again without a cut leads to nothing else: undone and redone, saved and loaded. */
async function checkTime(server, game, state) {
  const { undone } = await server.ask({ request: 'undo', game });
  assert.equal(undone.length, 1);
  const again = await server.ask({ request: 'step', game, action: undone[0] });
  assert.deepEqual(again.state, state);
  const { text } = await server.ask({ request: 'save', game });
  const loaded = await server.ask({ request: 'load', text });
  assert.deepEqual(loaded.state, state);
  assert.equal((await server.ask({ request: 'save', game: loaded.game })).text, text);
  await server.ask({ request: 'close', game: loaded.game });
}

async function play(server, game, rules) {
  const roll = dice(`${seed}${rules.length}`);
  const start = { request: 'start', game, players: PLAYERS.length, seed, rules, viewers: VIEWERS };
  let answer = await server.ask(start);
  let steps = 0;
  while (answer.state.phase.type !== 'over' && steps < MOST_STEPS) {
    answer.seen.forEach(checkEvents);
    const { actions } = await server.ask({ request: 'legal', game });
    const action = actions[roll(actions.length)];
    answer = await server.ask({ request: 'step', game, action, viewers: VIEWERS });
    steps++;
    if (steps % 20 === 1) {
      await checkSecrets(server, game);
      await checkTime(server, game, answer.state);
    }
  }
  const { phase } = answer.state;
  if (phase.type === 'over') {
    await server.refused({ request: 'step', game, action: 'turn' }, { code: 'game/over', outcome: phase.outcome });
  }
  return { game, steps, end: phase.type, outcome: phase.outcome };
}

async function checkErrors(server) {
  const game = 'by hand';
  await server.ask({ request: 'start', game, players: 2, dealing: 'by-hand' });
  await server.ask({ request: 'step', game, action: '+3H' });
  await server.ask({ request: 'step', game, action: { type: 'begin-turn' } });
  await server.ask({ request: 'step', game, action: { type: 'deal', card: 'KD' } });
  await server.refused(
    { request: 'step', game, action: { type: 'place', head: 1 } },
    { code: 'place/does-not-fit', head: 1, card: 'KD', top: '3H' },
  );
  await server.refused({ request: 'legal', game: 'none' }, { code: 'protocol/unknown-game', game: 'none' });
  assert.equal((await server.raw('{')).error.code, 'protocol/not-json');
  assert.equal((await server.raw(Buffer.from([0x22, 0xff]))).error.code, 'protocol/not-utf-8');
  assert.equal((await server.raw(Buffer.alloc(100_000_000, 'x'))).error.code, 'protocol/line-too-long');
  await server.ask({ request: 'close', game });
}

/** Requests need not wait for each other; the answers come in their order. */
async function checkOrder(server) {
  const ids = Array.from({ length: 500 }, (_, index) => index);
  const answers = await Promise.all(ids.map((id) => server.raw(JSON.stringify({ id, request: 'games' }))));
  assert.deepEqual(answers.map(({ id }) => id), ids);
}

const server = new Server();
const hello = await server.ask({ request: 'hello' });
assert.equal(hello.protocol, 1);
await checkErrors(server);
await checkOrder(server);
const games = await Promise.all([
  play(server, 'one', { preset: 'standard', options: { 'cards-each': 12 } }),
  play(server, 'other', 'driscoll,cut=free,cards-each=10'),
]);
assert.deepEqual((await server.ask({ request: 'games' })).games.sort(), ['one', 'other']);
assert.equal(await server.end(), 0);
games.forEach((game) => assert.equal(game.end, 'over', JSON.stringify(game)));
console.log(JSON.stringify({ lines: server.lines, games }));
