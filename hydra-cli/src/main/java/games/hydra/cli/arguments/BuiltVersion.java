package games.hydra.cli.arguments;

import java.util.Optional;
import picocli.CommandLine.IVersionProvider;

/** The version that the build wrote into the jar. */
final class BuiltVersion implements IVersionProvider {

    @Override
    public String[] getVersion() {
        String version = BuiltVersion.class.getPackage().getImplementationVersion();
        return new String[] {"hydra " + Optional.ofNullable(version).orElse("(not packed)")};
    }
}
