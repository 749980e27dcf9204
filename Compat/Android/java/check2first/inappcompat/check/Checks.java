package inappcompat.check;

import com.adobe.marketing.mobile.services.ServiceProvider;
import com.adobe.marketing.mobile.services.ui.FullscreenMessageDelegate;
import inappcompat.InAppCompat;

/** What version 2.0.0 of Adobe for Android 2 has at the border: how its messages are offered. */
final class Checks extends CommonChecks {
    private Checks() {}

    private static FullscreenMessageDelegate delegate;

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

    /** The exceptions of handlers and messages. */
    static void exceptions() {
        messageExceptions();
    }
}
