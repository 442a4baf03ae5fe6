package games.hydra.testkit;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Names the rules of {@code docs/RULES.md} that a test is about. Every rule there has at least one. */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
public @interface Rule {
    /** The numbers: {@code R4.2}. */
    String[] value();
}
