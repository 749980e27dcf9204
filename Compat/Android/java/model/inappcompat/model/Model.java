package inappcompat.model;

import com.adobe.marketing.mobile.AdobeCallback;

/** The headless model's objects, by their numbers: what Java's objects in Adobe's part ask of them. Any thread. */
public final class Model {
    private Model() {}

    /** Has something done. */
    public static native void command(long number, String name);

    /** The value of something; null where there is none. */
    public static native String ask(long number, String name);

    /** Sets a value. */
    public static native void set(long number, String name, String value);

    /** Tracks an event of a message's campaign. */
    public static native void track(long number, String interaction, String eventType);

    /** Listens to a name in a message's page. */
    public static native void listen(long number, String name, AdobeCallback<String> callback);

    /** Runs a script in a message's page. */
    public static native void evaluate(long number, String script, AdobeCallback<String> callback);
}
