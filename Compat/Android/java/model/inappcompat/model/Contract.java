package inappcompat.model;

import java.util.function.Supplier;

/** Plays the standard scenarios of the generation that is linked. Main looper's thread. */
public final class Contract {
    private Contract() {}

    /**
     * Plays them on the headless model. The runner of a generation gives this the right kind of delegate.
     *
     * @throws ContractFailure with the report of a delegate that did something wrong.
     */
    public static native String verify(Supplier<?> make);
}
