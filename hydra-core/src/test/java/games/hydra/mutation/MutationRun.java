package games.hydra.mutation;

import java.util.Optional;
import net.jqwik.api.lifecycle.AroundPropertyHook;
import net.jqwik.api.lifecycle.PropagationMode;
import net.jqwik.api.lifecycle.PropertyAttributes;
import net.jqwik.api.lifecycle.PropertyExecutionResult;
import net.jqwik.api.lifecycle.PropertyExecutor;
import net.jqwik.api.lifecycle.PropertyLifecycleContext;

/**
 * How properties run while mutants are tested: with a fixed seed, for otherwise a mutant could be killed today and survive
 * tomorrow, and with fewer tries. System properties ask for that; ordinary runs do not have them, and try something new each
 * time. A property with a seed of its own is left alone. jqwik finds this hook as a service.
 */
public final class MutationRun implements AroundPropertyHook {
    private static final Optional<String> SEED = Optional.ofNullable(System.getProperty("hydra.mutation.seed"));
    private static final int MOST_TRIES = Integer.getInteger("hydra.mutation.tries", Integer.MAX_VALUE);

    @Override
    public PropagationMode propagateTo() {
        return PropagationMode.ALL_DESCENDANTS;
    }

    @Override
    public PropertyExecutionResult aroundProperty(PropertyLifecycleContext context, PropertyExecutor property) {
        PropertyAttributes attributes = context.attributes();
        if (SEED.isPresent() && attributes.seed().isEmpty()) {
            attributes.setSeed(seedOf(context));
            attributes.setTries(Math.min(MOST_TRIES, attributes.tries().orElse(MOST_TRIES)));
        }
        return property.execute();
    }

    /** Another one for each property: else they would all try the same games. */
    private static String seedOf(PropertyLifecycleContext context) {
        String name =
                context.containerClass().getName() + context.targetMethod().getName();
        return Integer.toString((SEED.get() + name).hashCode());
    }
}
