package inappcompat.check;

import com.adobe.marketing.mobile.Message;
import com.adobe.marketing.mobile.MessagingEdgeEventType;
import com.adobe.marketing.mobile.messaging.MessagingUtils;
import com.adobe.marketing.mobile.services.ServiceProvider;
import com.adobe.marketing.mobile.services.ui.InAppMessage;
import com.adobe.marketing.mobile.services.ui.Presentable;
import com.adobe.marketing.mobile.services.ui.PresentationDelegate;
import inappcompat.InAppCompat;
import inappcompat.model3.ContractRunner;
import java.util.concurrent.atomic.AtomicBoolean;

/** What holds at the border, seen from Java. */
final class Checks {
    private Checks() {}

    private static PresentationDelegate delegate;

    /** A message of a campaign, on no screen. */
    private static final class Plain implements Presentable<InAppMessage>, Message {
        private final String id;
        private final InAppMessage message = new InAppMessage(null);
        private State state = State.DETACHED;
        private RuntimeException failure;

        Plain(String id) {
            this.id = id;
        }

        @Override
        public void show() {
            state = State.VISIBLE;
        }

        @Override
        public void hide() {
            state = State.HIDDEN;
        }

        @Override
        public void dismiss() {
            state = State.DETACHED;
        }

        @Override
        public State getState() {
            return state;
        }

        @Override
        public InAppMessage getPresentation() {
            return message;
        }

        @Override
        public void track(String interaction, MessagingEdgeEventType eventType) {}

        @Override
        public String getId() {
            if (failure != null) throw failure;
            return id;
        }

        @Override
        public void setAutoTrack(boolean enabled) {}
    }

    /** Attaches the Swift handler of this name to a service of its own. */
    static void attach(String handler) {
        ServiceProvider.startAnew(registered -> delegate = registered);
        MessagingUtils.campaigns = presentable -> (Plain) (Presentable<?>) presentable;
        InAppCompat.attach(handler);
    }

    /** Lets messages come and go. */
    static void messages(int count) {
        for (int number = 0; number < count; number++) {
            Plain plain = new Plain("message " + number);
            require(delegate.canShow(plain), "the gate lets it through");
            plain.show();
            delegate.onShow(plain);
            plain.dismiss();
            delegate.onDismiss(plain);
        }
    }

    /** What native code is told by Java, and Java by native code. */
    static void exceptions() {
        try {
            InAppCompat.attach("No.Handler");
            require(false, "a handler that is not there is refused");
        } catch (IllegalArgumentException error) {
            require(error.getMessage().contains("No.Handler"), "the error names the handler");
        }
        IllegalStateException own = new IllegalStateException("the app's own");
        Plain failing = new Plain("failing");
        failing.failure = own;
        try {
            delegate.canShow(failing);
            require(false, "what a message throws comes out");
        } catch (IllegalStateException error) {
            require(error == own, "it comes out as itself");
        }
        try {
            ContractRunner.verify(() -> new Delegates.Failing(own));
            require(false, "what a delegate throws comes out");
        } catch (IllegalStateException error) {
            require(error == own, "it comes out as itself, of the contract, too");
        }
    }

    /** The gate off the main looper, which is not free: it gives up in time. */
    static void gateOnAnotherThread() throws InterruptedException {
        AtomicBoolean hasAnswer = new AtomicBoolean();
        Thread thread =
                new Thread(
                        () -> {
                            delegate.canShow(new Plain("elsewhere"));
                            hasAnswer.set(true);
                        });
        thread.start();
        thread.join(10_000);
        require(hasAnswer.get(), "a gate whose question waits for the main looper ends in time");
    }

    /** The report of a delegate that keeps to the rules. */
    static String quiet() {
        return ContractRunner.verify(Delegates.Quiet::new);
    }

    /** The report of one that does not. */
    static String refusing() {
        try {
            return ContractRunner.verify(Delegates.Refusing::new);
        } catch (ContractRunner.Failure failure) {
            return failure.getMessage();
        }
    }

    private static void require(boolean holds, String what) {
        if (!holds) throw new AssertionError(what);
    }
}
