package inappcompat.check;

import com.adobe.marketing.mobile.services.MessagingDelegate;
import com.adobe.marketing.mobile.services.ui.FullscreenMessage;

/** Delegates as apps write them in Java. */
final class Delegates {
    private Delegates() {}

    /** Lets everything pass. */
    static class Quiet implements MessagingDelegate {
        @Override
        public boolean shouldShowMessage(FullscreenMessage message) {
            return true;
        }

        @Override
        public void onShow(FullscreenMessage message) {}

        @Override
        public void onDismiss(FullscreenMessage message) {}

        @Override
        public void urlLoaded(String url, FullscreenMessage message) {}
    }

    /** Refuses everything, also what is not its own (A2-004). */
    static final class Refusing extends Quiet {
        @Override
        public boolean shouldShowMessage(FullscreenMessage message) {
            return false;
        }
    }

    /** Fails when it is told of a message. */
    static final class Failing extends Quiet {
        private final RuntimeException failure;

        Failing(RuntimeException failure) {
            this.failure = failure;
        }

        @Override
        public void onShow(FullscreenMessage message) {
            throw failure;
        }
    }
}
