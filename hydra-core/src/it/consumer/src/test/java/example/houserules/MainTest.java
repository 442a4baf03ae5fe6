package example.houserules;

import net.jqwik.api.Example;

class MainTest {

    @Example
    boolean a_game_comes_to_an_end_whatever_is_refused_on_its_way() {
        String report = Main.report(Main.start(2));

        return report.startsWith("won by player ") && report.contains("place/does-not-fit");
    }

    @Example
    boolean a_game_that_cannot_be_started_says_why() {
        return Main.report(Main.start(0)).equals("can't start: setup/players-out-of-range");
    }
}
