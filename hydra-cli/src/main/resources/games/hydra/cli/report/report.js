"use strict";

// Draws the charts of the report from the numbers in the element "data". How that went stands in attributes of the root:
// data-charts is how many charts were drawn, data-errors what went wrong, a line each.
(() => {
    const root = document.documentElement;
    root.dataset.charts = "0";
    root.dataset.errors = "";
    addEventListener("error", event => note(event.message));
    addEventListener("securitypolicyviolation", event => note(`${event.blockedURI} was not loaded`));

    function note(message) {
        root.dataset.errors += message + "\n";
    }

    const data = JSON.parse(document.getElementById("data").textContent);
    const colour = name => getComputedStyle(root).getPropertyValue("--" + name).trim();

    // ---- Lines across a chart, each with its label above it: { x, text, solid }

    const LABEL_HEIGHT = 15;

    /** Where labels of these widths go that belong at these places; one that has no room beside another goes above it. */
    function labelPlaces(centres, widths, left, right, gap) {
        const ends = [];
        return centres.map((centre, i) => {
            const start = Math.min(Math.max(centre - widths[i] / 2, left), right - widths[i]);
            const row = [...ends, -Infinity].findIndex(end => end + gap <= start);
            ends[row] = start + widths[i];
            return { start, row };
        });
    }

    /** Room for the labels, before the chart knows its scales: rather too much than too little. */
    function labelRoom(lines, { min, max }) {
        return ({ chart }) => {
            const centres = lines.map(line => ((line.x - min) / (max - min)) * (chart.width - 80));
            const widths = lines.map(line => 8 * line.text.length);
            const places = labelPlaces(centres, widths, 0, chart.width - 80, 8);
            return { top: 6 + LABEL_HEIGHT * Math.max(0, ...places.map(place => place.row + 1)), right: 8 };
        };
    }

    function stroke(ctx, width, style) {
        ctx.lineWidth = width;
        ctx.strokeStyle = style;
        ctx.stroke();
    }

    function drawLines({ ctx, chartArea: area, scales }, lines, ink) {
        ctx.save();
        ctx.font = `12px ${Chart.defaults.font.family}`;
        ctx.fillStyle = ink;
        ctx.textBaseline = "bottom";
        const centres = lines.map(line => scales.x.getPixelForValue(line.x));
        const widths = lines.map(line => ctx.measureText(line.text).width);
        labelPlaces(centres, widths, area.left, area.right, 8).forEach(({ start, row }, i) => {
            ctx.setLineDash(lines[i].solid ? [] : [5, 4]);
            ctx.beginPath();
            ctx.moveTo(centres[i], area.top - 2);
            ctx.lineTo(centres[i], area.bottom);
            stroke(ctx, 4, colour("card"));
            stroke(ctx, 2, ink);
            ctx.fillText(lines[i].text, start, area.top - 4 - LABEL_HEIGHT * row);
        });
        ctx.restore();
    }

    // Dots stand before the lines, and bars behind them.
    const marks = {
        id: "marks",
        beforeDatasetsDraw(chart, _, { lines, ink, below }) {
            if (below) {
                drawLines(chart, lines, ink);
            }
        },
        afterDatasetsDraw(chart, _, { lines, ink, below }) {
            if (!below) {
                drawLines(chart, lines, ink);
            }
        },
    };

    // ---- The charts

    const axis = (title, more = {}) => ({
        title: { display: true, text: title },
        grid: { color: colour("line") },
        border: { color: colour("line") },
        ...more,
    });

    const wholeNumbers = (title, min, max) =>
        axis(title, {
            type: "linear",
            min,
            max,
            offset: false,
            grid: { display: false },
            ticks: { precision: 0, includeBounds: false, maxRotation: 0 },
        });

    const options = (x, y, lines, tooltip) => ({
        animation: false,
        maintainAspectRatio: false,
        layout: { padding: labelRoom(lines, x) },
        interaction: { mode: "nearest", axis: "x", intersect: false },
        scales: { x, y },
        plugins: {
            legend: { display: false },
            tooltip: { displayColors: false, ...tooltip },
            marks: { lines, ink: colour("red"), below: false },
        },
    });

    /** A dot for each win rate, on a bar for its interval. */
    function winRates(rates, fair) {
        const short = name => (name.length > 18 ? name.slice(0, 17) + "…" : name);
        const names = rates.map(rate => `${short(rate.name)}  ${rate.percent}`);
        const ends = fair ? [fair.x, ...rates.flatMap(rate => [rate.low, rate.high])] : [0, 1];
        const room = 0.08 * (Math.max(...ends) - Math.min(...ends)) || 0.05;
        const x = axis("win rate", {
            min: Math.max(0, Math.min(...ends) - room),
            max: Math.min(1, Math.max(...ends) + room),
            ticks: { callback: share => +(100 * share).toFixed(2) + " %", maxRotation: 0, includeBounds: false },
        });
        const label = ({ dataIndex }) => {
            const rate = rates[dataIndex];
            return [`wins ${rate.percent}: ${rate.wins} of ${rate.trials}`, `95 % interval: ${rate.interval}`];
        };
        const lines = fair ? [fair] : [];
        const title = ([item]) => item && rates[item.dataIndex].name;
        const tooltip = { filter: item => item.datasetIndex === 0, callbacks: { title, label } };
        const y = axis("", { title: { display: false }, grid: { display: false }, offset: true });
        const chosen = options(x, y, lines, tooltip);
        chosen.indexAxis = "y";
        chosen.interaction = { mode: "index", axis: "y", intersect: false };
        chosen.plugins.marks.below = true;
        return {
            data: {
                labels: names,
                datasets: [
                    {
                        type: "line",
                        data: rates.map(rate => rate.share),
                        showLine: false,
                        clip: false,
                        pointRadius: 4,
                        pointHoverRadius: 6,
                        pointBackgroundColor: colour("blue"),
                        pointBorderColor: colour("blue"),
                    },
                    {
                        type: "bar",
                        data: rates.map(rate => [rate.low, rate.high]),
                        backgroundColor: colour("blue-soft"),
                        borderRadius: 3,
                        borderSkipped: false,
                        maxBarThickness: 18,
                        minBarLength: 3,
                    },
                ],
            },
            options: chosen,
        };
    }

    /** How many games had a number in each class of numbers; the last class may be open. */
    function distribution({ classes, marks: lines }, title) {
        const from = classes.length ? classes[0].from : 0;
        const to = classes.length ? classes[classes.length - 1].to + 1 : 1;
        // A whole number n takes the room from n - ½ to n + ½.
        const x = wholeNumbers(title, from - 0.5, to - 0.5);
        const tooltip = {
            callbacks: {
                title: ([item]) => `${title}: ${classes[item.dataIndex].text}`,
                label: item => classes[item.dataIndex].share,
            },
        };
        return {
            type: "bar",
            data: {
                datasets: [
                    {
                        data: classes.map(each => ({ x: (each.from + each.to) / 2, y: each.games })),
                        backgroundColor: classes.map(each => colour(each.open ? "blue-soft" : "blue")),
                        barPercentage: 0.94,
                        categoryPercentage: 1,
                    },
                ],
            },
            options: options(x, axis("games", { beginAtZero: true, ticks: { precision: 0 } }), lines, tooltip),
        };
    }

    // Charts one below the other begin at the same place.
    const aligned = { afterFit: scale => (scale.width = 68) };

    /** One number for each turn. */
    function overTime(turns, value, y, name, label) {
        const last = turns.length ? turns[turns.length - 1].to : 1;
        const x = wholeNumbers("turn", 1, Math.max(last, 2));
        const title = ([item]) => "turn " + turns[item.dataIndex].text;
        const tooltip = { callbacks: { title, label: item => label(turns[item.dataIndex]) } };
        return {
            type: "line",
            data: {
                datasets: [
                    {
                        data: turns.map(turn => ({ x: turn.from, y: value(turn) })),
                        borderColor: colour(name),
                        backgroundColor: colour(name + "-soft"),
                        borderWidth: 2,
                        pointRadius: turns.length > 1 ? 0 : 4,
                        pointHoverRadius: 4,
                        fill: true,
                    },
                ],
            },
            options: options(x, y, [], tooltip),
        };
    }

    const charts = {
        strategies: () => winRates(data.strategies, data.fairShare),
        seats: () => winRates(data.seats, data.fairShare),
        turns: () => distribution(data.turns, "turns in the game"),
        heads: () => distribution(data.heads, "heads at the end"),
        "heads-over-time": () => {
            const y = axis("mean heads", { beginAtZero: true, ...aligned });
            return overTime(data.time, turn => turn.heads, y, "blue", turn => `${turn.mean} heads on average`);
        },
        "still-going": () => {
            const ticks = { callback: share => 100 * share + " %", stepSize: 0.25 };
            const y = axis("games still going", { min: 0, max: 1, ticks, ...aligned });
            return overTime(data.time, turn => turn.going, y, "green", turn => `${turn.share} still going`);
        },
    };

    // ---- Drawing, and drawing again when the colours of the system change

    let drawn = [];

    function draw() {
        drawn.forEach(chart => chart.destroy());
        drawn = [];
        Chart.defaults.color = colour("soft");
        Chart.defaults.font.family = getComputedStyle(document.body).fontFamily;
        for (const [id, config] of Object.entries(charts)) {
            try {
                drawn.push(new Chart(document.getElementById(id), { ...config(), plugins: [marks] }));
            } catch (error) {
                note(`${id}: ${error}`);
            }
        }
        root.dataset.charts = String(drawn.length);
    }

    // A row for each rate, and room for the axis.
    for (const rows of document.querySelectorAll(".rows")) {
        rows.style.height = 100 + 34 * Math.max(1, rows.dataset.rows) + "px";
    }
    draw();
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", draw);
    // Whoever sees the charts opens the tables at will.
    document.querySelectorAll("figure details").forEach(details => (details.open = false));
})();
