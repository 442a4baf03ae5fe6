package games.hydra.cli.report;

import io.vavr.Tuple;
import io.vavr.collection.HashMap;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.Arrays;
import java.util.regex.Pattern;

/**
 * What a browser makes of a page of some width.
 *
 * @param charts how many charts the script of the page says it drew
 * @param errors what it says went wrong
 * @param elements how many elements the page has
 * @param overflow by how many pixels the page is wider than its window
 * @param pictures what there is to see of each chart
 */
record View(int charts, String errors, int elements, int overflow, Map<String, BufferedImage> pictures) {
    private static final int HEIGHT = 4500;

    /** No window of a browser is as narrow as a telephone, but a frame in it can be. */
    private static final Template FRAME = new Template("""
            <!DOCTYPE html>
            <body style="margin: 0">
            <iframe style="border: 0; width: {{width}}px; height: {{height}}px" srcdoc="{{page}}"></iframe>
            <script>
            addEventListener("load", () => {
                const root = document.querySelector("iframe").contentDocument.documentElement;
                const say = (id, text) => document.body.insertAdjacentHTML("beforeend", `<b hidden id="${id}">${text}</b>`);
                say("charts", root.dataset.charts);
                say("errors", root.dataset.errors);
                say("elements", root.querySelectorAll("*").length);
                say("overflow", root.scrollWidth - {{width}});
                for (const canvas of root.querySelectorAll("canvas")) {
                    const box = canvas.getBoundingClientRect();
                    say("box-of-" + canvas.id, [box.x, box.y, box.width, box.height].map(Math.round).join(" "));
                }
            });
            </script>
            """);

    private static final Pattern SAID = Pattern.compile("<b hidden=\"\" id=\"([a-z-]+)\">([^<]*)</b>");
    private static final String BOX = "box-of-";

    static View of(String page, int width, Browser browser) throws IOException, InterruptedException {
        String framed = FRAME.fill(HashMap.of(
                "page", Html.text(page),
                "width", Html.text("" + width),
                "height", Html.text("" + HEIGHT)));
        return of(browser.open(framed, Math.max(width, 800), HEIGHT));
    }

    private static View of(Browser.Seen seen) {
        Map<String, String> said =
                HashMap.ofEntries(List.ofAll(SAID.matcher(seen.dom()).results().toList())
                        .map(match -> Tuple.of(match.group(1), match.group(2))));
        return new View(
                Integer.parseInt(said.get("charts").get()),
                said.get("errors").get(),
                Integer.parseInt(said.get("elements").get()),
                Integer.parseInt(said.get("overflow").get()),
                said.filterKeys(id -> id.startsWith(BOX))
                        .mapKeys(id -> id.substring(BOX.length()))
                        .mapValues(box -> cut(seen.picture(), box)));
    }

    private static BufferedImage cut(BufferedImage picture, String box) {
        int[] numbers = Pattern.compile(" ")
                .splitAsStream(box)
                .mapToInt(Integer::parseInt)
                .toArray();
        return picture.getSubimage(numbers[0], numbers[1], numbers[2], numbers[3]);
    }

    /** How many pixels of a chart have exactly this colour. */
    int pixels(String chart, int colour) {
        BufferedImage picture = pictures.get(chart).get();
        int[] all = picture.getRGB(0, 0, picture.getWidth(), picture.getHeight(), null, 0, picture.getWidth());
        return (int)
                Arrays.stream(all).filter(each -> (each & 0xffffff) == colour).count();
    }
}
