plugins {
    `java-library`
    `java-test-fixtures`
    `maven-publish`
}

description = "The engine: one pure function from a state and an action to a result."

dependencies {
    api(libs.vavr)

    compileOnly(libs.immutables.annotations)
    compileOnly(libs.jspecify)
    annotationProcessor(libs.immutables.value)

    testFixturesApi(libs.jqwik)
    testFixturesCompileOnly(libs.jspecify)

    testImplementation(platform(libs.junit.bom))
    testImplementation(libs.junit.jupiter)
    testImplementation(libs.assertj.core)
    testImplementation(libs.archunit.junit5)
    testCompileOnly(libs.jspecify)
    testRuntimeOnly(libs.junit.platform.launcher)
    testRuntimeOnly(libs.slf4j.nop)
}

tasks.test {
    // BuildsInStepTest reads both builds, so a change to either must run it again.
    inputs.files(
        rootProject.files(
            "pom.xml",
            "hydra-core/pom.xml",
            "hydra-cli/pom.xml",
            "settings.gradle.kts",
            "build.gradle.kts",
            "hydra-core/build.gradle.kts",
            "hydra-cli/build.gradle.kts",
            "gradle/libs.versions.toml",
        ),
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
