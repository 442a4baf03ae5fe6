package games.hydra.notation;

import io.vavr.control.Either;

/** What a text names a version of. */
public enum Versioned {
    NOTATION("notation/unsupported-notation", Versions.NOTATION),
    RULES("notation/unsupported-rules", Versions.RULES);

    private final String code;
    private final int supported;

    Versioned(String code, int supported) {
        this.code = code;
        this.supported = supported;
    }

    /** The code of the problem that the version is not supported. */
    public String code() {
        return code;
    }

    /** The version that is written, and the only one that is read. */
    String written() {
        return Integer.toString(supported);
    }

    /** The text, if it is the version that can be read. */
    Either<NotationProblem, Slice> require(Slice version) {
        return version.is(written())
                ? Either.right(version)
                : Either.left(
                        new NotationProblem.UnsupportedVersion(version.place(), this, version.excerpt(), supported));
    }
}
