package games.hydra.cli.arguments;

import java.util.Optional;
import picocli.CommandLine.IVersionProvider;

/** The version that the build wrote into the jar. */
final class BuiltVersion implements IVersionProvider {

    @Override
    public String[] getVersion() {
        return new String[] {"hydra " + number()};
    }

    static String number() {
        String version = BuiltVersion.class.getPackage().getImplementationVersion();
        return Optional.ofNullable(version).orElse("(not packed)");
    }
}
