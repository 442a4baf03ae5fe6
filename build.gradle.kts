allprojects {
    group = "games.hydra"
    version = "0.1.0-SNAPSHOT"
}

subprojects {
    // Release, not a toolchain: any JDK from 17 on builds the same classes.
    tasks.withType<JavaCompile>().configureEach {
        options.release = 17
        options.encoding = "UTF-8"
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
}
