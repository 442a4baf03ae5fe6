allprojects {
    group = "games.hydra"
    version = "0.1.0-SNAPSHOT"
}

subprojects {
    // The same bytes wherever they are built with the same JDK.
    tasks.withType<AbstractArchiveTask>().configureEach {
        isPreserveFileTimestamps = false
        isReproducibleFileOrder = true
    }

    tasks.withType<Jar>().configureEach {
        metaInf {
            from(rootProject.file("LICENSE"))
        }
    }

    // Release, not a toolchain: any JDK from 17 on builds the same classes.
    tasks.withType<JavaCompile>().configureEach {
        options.release = 17
        options.encoding = "UTF-8"
        // Nullness is checked by the build with Maven; Error Prone would need a plugin of others here.
        options.compilerArgs.addAll(
            listOf(
                "-parameters",
                "-Xlint:all,-processing,-requires-automatic,-requires-transitive-automatic,-exports,-classfile",
                "-Werror",
            ),
        )
    }

    tasks.withType<Test>().configureEach {
        useJUnitPlatform()
        systemProperty("hydra.root", rootDir.path)
        systemProperty("jqwik.database", "build/jqwik-database")
        systemProperty("jqwik.reporting.onlyfailures", "true")
    }

    plugins.withType<JavaPlugin> {
        // Jazzer changes every class of the JVM that it is in: its tests get one of their own.
        tasks.named<Test>("test") {
            exclude("**/*FuzzTest.class")
        }
        val fuzzInputs = tasks.register<Test>("fuzzInputs") {
            description = "Runs the fuzz tests with the inputs that are kept."
            group = "verification"
            val tests = the<SourceSetContainer>()["test"]
            testClassesDirs = tests.output.classesDirs
            classpath = tests.runtimeClasspath
            include("**/*FuzzTest.class")
            jvmArgs("-Xmx1g", "-Xshare:off", "-XX:+EnableDynamicAgentLoading", "-Djazzer.hooks=false")
        }
        tasks.named("check") {
            dependsOn(fuzzInputs)
        }
    }
}
