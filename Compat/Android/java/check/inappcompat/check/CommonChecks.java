package inappcompat.check;

import com.adobe.marketing.mobile.AdobeCallback;
import inappcompat.InAppCompat;
import java.io.File;
import java.lang.ref.WeakReference;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Function;

/** What holds at the border, seen from Java, for both generations of Adobe's SDK. */
abstract class CommonChecks {
    /** Makes a message of the generation. */
    static Function<String, Subject> subjects;

    /** A message that an SDK would show on an activity. */
    abstract static class Subject {
        RuntimeException failure;
        Object activity;
        private final String id;

        Subject(String id) {
            this.id = id;
        }

        final String id() {
            if (failure != null) throw failure;
            return id;
        }

        abstract boolean passes();

        abstract void wasShown();

        abstract void wasDismissed();
    }

    /** Lets messages come and go. */
    static void messages(int count) {
        for (int number = 0; number < count; number++) comeAndGo("message " + number, null);
    }

    private static void comeAndGo(String id, Object activity) {
        Subject subject = subjects.apply(id);
        subject.activity = activity;
        require(subject.passes(), "the gate approves the message");
        subject.wasShown();
        subject.wasDismissed();
    }

    private static WeakReference<Object> activity;

    /** A message comes and goes on an activity that the system then lets go of. */
    static void showOnActivity() {
        Object own = new Object();
        comeAndGo("on an activity", own);
        activity = new WeakReference<>(own);
    }

    /** A message is on an activity and stays there. */
    static void stayOnActivity() {
        Subject subject = subjects.apply("stays");
        subject.activity = new Object();
        require(subject.passes(), "the gate approves the message");
        subject.wasShown();
        activity = new WeakReference<>(subject.activity);
    }

    static boolean isActivityGone() {
        return activity.get() == null;
    }

    /** Loads the classes here once more, for itself: as an app's loader on Android, it is not the system's. */
    static ClassLoader ownLoader() throws MalformedURLException {
        String[] places = System.getProperty("java.class.path").split(File.pathSeparator);
        URL[] urls = new URL[places.length];
        for (int place = 0; place < places.length; place++) urls[place] = new File(places[place]).toURI().toURL();
        return new URLClassLoader(urls, null);
    }

    /** What native code is told by Java, and Java by native code. */
    static void messageExceptions() {
        try {
            InAppCompat.attach("No.Handler");
            require(false, "a handler that does not exist is refused");
        } catch (IllegalArgumentException error) {
            require(error.getMessage().contains("No.Handler"), "the error names the handler");
        }
        IllegalStateException own = new IllegalStateException("the app's own");
        Subject failing = subjects.apply("failing");
        failing.failure = own;
        try {
            failing.passes();
            require(false, "an exception of a message is passed on");
        } catch (IllegalStateException error) {
            require(error == own, "it is passed on unchanged");
        }
    }

    /** What a delegate throws that the contract is verified for. */
    static void delegateExceptions(Consumer<RuntimeException> verifyFailing) {
        IllegalStateException own = new IllegalStateException("the app's own");
        try {
            verifyFailing.accept(own);
            require(false, "an exception of a delegate is passed on");
        } catch (IllegalStateException error) {
            require(error == own, "the contract also passes it on unchanged");
        }
    }

    private static final IllegalStateException OWN = new IllegalStateException("of a callback");

    /** What native code's callback meets. */
    static void fail() {
        throw OWN;
    }

    /** What native code's callback throws when it is called as an SDK calls it. */
    static void callbackException(AdobeCallback<String> callback) {
        try {
            callback.call("text");
            require(false, "an exception of a callback is passed on");
        } catch (IllegalStateException error) {
            require(error == OWN, "the callback passes it on unchanged");
        }
    }

    /** The gate off the main looper, which is not free: it gives up in time. */
    static void gateOnAnotherThread() throws InterruptedException {
        AtomicBoolean hasAnswer = new AtomicBoolean();
        Thread thread =
                new Thread(
                        () -> {
                            subjects.apply("elsewhere").passes();
                            hasAnswer.set(true);
                        });
        thread.start();
        thread.join(10_000);
        require(hasAnswer.get(), "a gate whose question waits for the main looper ends in time");
    }

    static void require(boolean holds, String what) {
        if (!holds) throw new AssertionError(what);
    }
}
