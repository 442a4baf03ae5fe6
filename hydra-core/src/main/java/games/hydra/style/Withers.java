package games.hydra.style;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.immutables.value.Value;

/**
 * Gives a record a {@code withX} for each component. The builder that comes with it stays inside its package, since one
 * that lacks a component fails only when it is run. Kept out of the class files: a compiler that reads the setting there,
 * without Immutables at hand, complains. Naming {@code Override} as the only annotation to generate leaves out others that
 * would have the same effect.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.SOURCE)
@Value.Style(builderVisibility = Value.Style.BuilderVisibility.PACKAGE, allowedClasspathAnnotations = Override.class)
public @interface Withers {}
