package games.hydra.cli;

/** The least that a program on this machine can do: print one line. */
final class EmptyMain {
    private EmptyMain() {}

    public static void main(String[] args) {
        System.out.println("How many players?");
    }
}
