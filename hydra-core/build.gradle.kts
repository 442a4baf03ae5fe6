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
    testImplementation(libs.junit.platform.launcher)
    testImplementation(libs.assertj.core)
    testImplementation(libs.archunit.junit5)
    testImplementation(libs.jazzer.junit)
    testCompileOnly(libs.jspecify)
    testRuntimeOnly(libs.slf4j.nop)
}

tasks.test {
    // Some tests read both builds, the documents and the test sources, so a change to any must run them again.
    inputs.files(
        rootProject.fileTree(rootDir) {
            include("*.md", "docs/*.md", "pom.xml", "*/pom.xml", "*.kts", "*/*.kts", "gradle/libs.versions.toml")
            include("*/src/test/java/**", "*/src/testFixtures/**")
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
