package games.hydra.sim;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/** The table of positions and counts, as other implementers read it. */
public final class PerftTable {
    static final Path FILE =
            Path.of(System.getProperty("hydra.root"), "hydra-core/src/test/resources/perft/positions.txt");
    private static final String HEADER = """
            # Positions of Hydra and how many sequences of 1, 2, 3 ... legal actions can follow each: docs/PERFT.md.
            # Written by: mvn -pl hydra-core test -Dtest=PerftTableTest -Dhydra.golden=write
            """;

    private PerftTable() {}

    public static List<PerftLine> read() {
        return text().lines()
                .filter(line -> !line.startsWith("#"))
                .map(PerftLine::read)
                .toList();
    }

    static String text() {
        try {
            return Files.readString(FILE);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    static String write(List<PerftLine> lines) {
        return lines.stream().map(line -> line + "\n").collect(Collectors.joining("", HEADER, ""));
    }
}
