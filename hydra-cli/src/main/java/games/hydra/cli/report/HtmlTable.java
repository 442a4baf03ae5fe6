package games.hydra.cli.report;

import io.vavr.collection.List;
import io.vavr.collection.Seq;

/** A table; the first cell of a row says what the row is about. */
record HtmlTable(Seq<String> columns, Seq<Seq<String>> rows) {

    static HtmlTable of(String... columns) {
        return new HtmlTable(List.of(columns), List.empty());
    }

    HtmlTable row(String... cells) {
        return new HtmlTable(columns, rows.append(List.of(cells)));
    }

    HtmlTable rows(Seq<Seq<String>> more) {
        return new HtmlTable(columns, rows.appendAll(more));
    }

    Html html() {
        return styled("figures");
    }

    /** A table without a line of titles, for texts. */
    Html facts() {
        return styled("facts");
    }

    private Html styled(String style) {
        Html body = Html.element("tbody", Html.all(rows.map(HtmlTable::line)));
        Html table = Html.styled("table", style, columns.isEmpty() ? body : Html.all(List.of(head(), body)));
        return Html.styled("div", "scroll", table);
    }

    private Html head() {
        Seq<Html> titles = columns.map(title -> cell("th scope=\"col\"", "th", title));
        return Html.element("thead", Html.element("tr", Html.all(titles)), Html.trusted("\n"));
    }

    private static Html line(Seq<String> cells) {
        Html first = cell("th scope=\"row\"", "th", cells.head());
        Seq<Html> others = cells.tail().map(text -> cell("td", "td", text));
        return Html.all(List.of(Html.element("tr", first, Html.all(others)), Html.trusted("\n")));
    }

    private static Html cell(String opening, String name, String text) {
        return Html.trusted("<" + opening + ">" + Html.text(text).markup() + "</" + name + ">");
    }
}
