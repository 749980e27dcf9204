package inappcompat.check;

import com.adobe.marketing.mobile.services.MessagingDelegate;
import com.adobe.marketing.mobile.services.ServiceProvider;
import inappcompat.InAppCompat;
import inappcompat.model.ContractFailure;
import inappcompat.model2.ContractRunner;

/** What Adobe for Android 2, from version 2.0.1 on, has at the border: how its messages are offered. */
final class Checks extends CommonChecks {
    private Checks() {}

    private static MessagingDelegate delegate;

    /** A message that the delegate is told of. */
    private static final class Offered extends PlainMessage {
        Offered(String id) {
            super(id);
        }

        @Override
        boolean passes() {
            return delegate.shouldShowMessage(this);
        }

        @Override
        void wasShown() {
            delegate.onShow(this);
        }

        @Override
        void wasDismissed() {
            delegate.onDismiss(this);
        }
    }

    /** Attaches the Swift handler of this name to a provider of its own. */
    static void attach(String handler) {
        subjects = Offered::new;
        ServiceProvider.startAnew(registered -> delegate = registered);
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
