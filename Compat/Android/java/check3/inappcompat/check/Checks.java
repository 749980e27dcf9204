package inappcompat.check;

import com.adobe.marketing.mobile.Message;
import com.adobe.marketing.mobile.MessagingEdgeEventType;
import com.adobe.marketing.mobile.messaging.MessagingUtils;
import com.adobe.marketing.mobile.services.ServiceProvider;
import com.adobe.marketing.mobile.services.ui.InAppMessage;
import com.adobe.marketing.mobile.services.ui.Presentable;
import com.adobe.marketing.mobile.services.ui.PresentationDelegate;
import inappcompat.InAppCompat;
import inappcompat.model.ContractFailure;
import inappcompat.model3.ContractRunner;

/** What Adobe for Android 3 has at the border: one of its messages, and how it is offered. */
final class Checks extends CommonChecks {
    private Checks() {}

    private static PresentationDelegate delegate;

    /** A message of a campaign, on no screen. */
    private static final class Plain extends Subject implements Presentable<InAppMessage>, Message {
        private final InAppMessage message = new InAppMessage(null);
        private State state = State.DETACHED;

        Plain(String id) {
            super(id);
        }

        @Override
        boolean passes() {
            return delegate.canShow(this);
        }

        @Override
        void wasShown() {
            show();
            delegate.onShow(this);
        }

        @Override
        void wasDismissed() {
            dismiss();
            delegate.onDismiss(this);
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
            return id();
        }

        @Override
        public void setAutoTrack(boolean enabled) {}
    }

    /** Attaches the Swift handler of this name to a service of its own. */
    static void attach(String handler) {
        subjects = Plain::new;
        ServiceProvider.startAnew(registered -> delegate = registered);
        MessagingUtils.campaigns = presentable -> (Plain) (Presentable<?>) presentable;
        InAppCompat.attach(handler);
    }

    /** The exceptions of handlers, messages and delegates. */
    static void exceptions() {
        messageExceptions();
        delegateExceptions(own -> ContractRunner.verify(() -> new Delegates.Failing(own)));
    }

    /** The report of a delegate that keeps to the rules. */
    static String quiet() {
        return ContractRunner.verify(Delegates.Quiet::new);
    }

    /** The report of one that does not. */
    static String refusing() {
        try {
            return ContractRunner.verify(Delegates.Refusing::new);
        } catch (ContractFailure failure) {
            return failure.getMessage();
        }
    }
}
