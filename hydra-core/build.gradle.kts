plugins {
    `java-library`
    `java-test-fixtures`
    `maven-publish`
}

description = "The engine: one pure function from a state and an action to a result."

// The benchmarks. Tests use the yardstick among them; neither is published.
val jmh: SourceSet by sourceSets.creating {
    compileClasspath += sourceSets.main.get().output
    runtimeClasspath += sourceSets.main.get().output
}

dependencies {
    api(libs.vavr)

    compileOnly(libs.immutables.annotations)
    compileOnly(libs.jspecify)
    annotationProcessor(libs.immutables.value)

    testFixturesApi(libs.jqwik)
    testFixturesCompileOnly(libs.jspecify)

    testImplementation(platform(libs.junit.bom))
    testImplementation(libs.junit.jupiter)
    testImplementation(libs.junit.platform.launcher)
    testImplementation(libs.assertj.core)
    testImplementation(libs.archunit.junit5)
    testImplementation(libs.jazzer.junit)
    testCompileOnly(libs.jspecify)
    testRuntimeOnly(libs.slf4j.nop)

    "jmhImplementation"(libs.vavr)
    "jmhImplementation"(libs.jmh.core)
    "jmhAnnotationProcessor"(libs.jmh.annprocess)
    testImplementation(libs.jmh.core)
    testImplementation(jmh.output)
}

// gradle :hydra-core:jmh -Pjmh.args="…"
tasks.register<JavaExec>("jmh") {
    description = "Runs the benchmarks; see docs/PERFORMANCE.md."
    group = "verification"
    mainClass = "games.hydra.bench.Benchmarks"
    classpath = jmh.runtimeClasspath
    args(providers.gradleProperty("jmh.args").getOrElse("").split(" ").filter { it.isNotEmpty() })
}

tasks.test {
    // Some tests read both builds, the documents and the test sources, so a change to any must run them again.
    inputs.files(
        rootProject.fileTree(rootDir) {
            include("*.md", "docs/*.md", "pom.xml", "*/pom.xml", "*.kts", "*/*.kts", "gradle/libs.versions.toml")
            include("*/src/test/java/**", "*/src/testFixtures/**", "*/src/jmh/java/**")
        },
    ).withPathSensitivity(PathSensitivity.RELATIVE)
}

publishing {
    publications {
        create<MavenPublication>("maven") {
            from(components["java"])
            // A pom can't express the fixtures as a feature; Gradle's own metadata can.
            suppressPomMetadataWarningsFor("testFixturesApiElements")
            suppressPomMetadataWarningsFor("testFixturesRuntimeElements")
        }
    }
}
