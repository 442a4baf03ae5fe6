dependencyResolutionManagement {
    repositories {
        mavenCentral()
    }
}

rootProject.name = "hydra"

include("hydra-core", "hydra-cli")
