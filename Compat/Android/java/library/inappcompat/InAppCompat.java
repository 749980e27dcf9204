package inappcompat;

/** Where an app gives its Swift handler to Adobe's SDK. Main looper's thread. */
public final class InAppCompat {
    private InAppCompat() {}

    /**
     * Loads the app's library, by System.loadLibrary.
     *
     * @param library its name, without "lib" and ".so".
     */
    public static void load(String library) {
        System.loadLibrary(library);
    }

    /**
     * Makes a handler and a bridge, and attaches it to Adobe's SDK, before the first message can be triggered.
     *
     * @param handlerName the Swift class, with its module: "MyHandlers.CheckoutHandler".
     * @throws IllegalArgumentException where there is no such class, or it is no handler.
     */
    public static native void attach(String handlerName);
}
