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
    testImplementation(libs.asm)
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

java {
    withSourcesJar()
    withJavadocJar()
}

// Builders and withers are a part of the API: their sources and documentation, too.
val generatedSources = tasks.compileJava.flatMap { it.options.generatedSourceOutputDirectory }

tasks.named<Jar>("sourcesJar") {
    from(generatedSources)
}

tasks.javadoc {
    source(generatedSources)
    options.encoding = "UTF-8"
    (options as StandardJavadocDocletOptions).addBooleanOption("Xdoclint:all,-missing", true)
}

tasks.named<Jar>("testFixturesJar") {
    manifest {
        attributes("Automatic-Module-Name" to "games.hydra.testkit")
    }
}

val testKitSourcesJar by tasks.registering(Jar::class) {
    archiveClassifier = "test-fixtures-sources"
    from(sourceSets.testFixtures.get().allSource)
}

tasks.test {
    // Some tests look at what is published.
    dependsOn(tasks.jar, "sourcesJar", "javadocJar", "testFixturesJar", testKitSourcesJar)
    systemProperty("hydra.artifacts", layout.buildDirectory.dir("libs").get().asFile.path)
    systemProperty("hydra.version", project.version.toString())
    // Some tests read both builds, the documents and the sources, so a change to any must run them again.
    inputs.files(
        rootProject.fileTree(rootDir) {
            include("*.md", "docs/*.md", "pom.xml", "*/pom.xml", "*.kts", "*/*.kts", "gradle/libs.versions.toml")
            include("*/src/main/java/**", "*/src/test/java/**", "*/src/testFixtures/**", "*/src/jmh/java/**")
            include("*/src/it/**", "LICENSE")
        },
    ).withPathSensitivity(PathSensitivity.RELATIVE)
}

// To the local repository only: a release is made with Maven, which compares the API and refuses what is not complete.
publishing {
    publications {
        create<MavenPublication>("maven") {
            from(components["java"])
            artifact(testKitSourcesJar)
            // A pom can't express the fixtures as a feature; Gradle's own metadata can.
            suppressPomMetadataWarningsFor("testFixturesApiElements")
            suppressPomMetadataWarningsFor("testFixturesRuntimeElements")
            pom {
                name = "Hydra core"
                description = project.description
                // Nobody publishes Hydra yet. "invalid" is reserved to lead nowhere (RFC 2606).
                url = "https://hydra.invalid"
                inceptionYear = "2026"
                licenses {
                    license {
                        name = "Apache-2.0"
                        url = "https://www.apache.org/licenses/LICENSE-2.0.txt"
                        distribution = "repo"
                    }
                }
                developers {
                    developer {
                        name = "The Hydra developers"
                    }
                }
                scm {
                    connection = "scm:git:https://hydra.invalid/hydra.git"
                    developerConnection = "scm:git:https://hydra.invalid/hydra.git"
                    url = "https://hydra.invalid/hydra.git"
                }
            }
        }
    }
}
