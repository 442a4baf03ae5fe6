plugins {
    application
}

description = "Folds console lines into actions, and owns all text."

dependencies {
    implementation(project(":hydra-core"))
    implementation(libs.picocli)
    implementation(libs.jackson.core)
    implementation(libs.jline)
    runtimeOnly(libs.chartjs) {
        // It is in the one file that is used.
        exclude(group = "org.webjars.npm", module = "kurkle__color")
    }

    compileOnly(libs.jspecify)

    testImplementation(testFixtures(project(":hydra-core")))
    testImplementation(platform(libs.junit.bom))
    testImplementation(libs.junit.jupiter)
    testImplementation(libs.jqwik)
    testImplementation(libs.assertj.core)
    testImplementation(libs.archunit.junit5)
    testImplementation(libs.jazzer.junit)
    testCompileOnly(libs.jspecify)
    testRuntimeOnly(libs.junit.platform.launcher)
    testRuntimeOnly(libs.slf4j.nop)
}

application {
    applicationName = "hydra"
    mainClass = "games.hydra.cli.Main"
}

// What has to go with every copy of the libraries, and is not in their jars.
distributions {
    main {
        contents {
            from(rootProject.file("LICENSE"))
            from("src/shade/licenses") {
                include("jline.txt", "kurkle-color.txt")
                into("licenses")
            }
        }
    }
}

tasks.named<JavaExec>("run") {
    standardInput = System.`in`
}

tasks.jar {
    manifest {
        attributes("Implementation-Version" to project.version)
    }
}

tasks.test {
    // Some tests run the program itself, as it is installed.
    dependsOn(tasks.installDist)
    // Its counts are compared with the table of the core.
    inputs.dir(rootProject.file("hydra-core/src/test/resources/perft")).withPathSensitivity(PathSensitivity.RELATIVE)
    // Games are served to a program in another language, and as the documentation says.
    inputs.dir("src/test/node").withPathSensitivity(PathSensitivity.RELATIVE)
    inputs.file(rootProject.file("docs/PROTOCOL.md")).withPathSensitivity(PathSensitivity.RELATIVE)
    systemProperty("hydra.classpath", layout.buildDirectory.dir("install/hydra/lib").get().asFile.path + "/*")
}
