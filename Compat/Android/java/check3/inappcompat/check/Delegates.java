package inappcompat.check;

import com.adobe.marketing.mobile.services.ui.Presentable;
import com.adobe.marketing.mobile.services.ui.PresentationDelegate;

/** Delegates as apps write them in Java. */
final class Delegates {
    private Delegates() {}

    /** Lets everything pass. */
    static class Quiet implements PresentationDelegate {
        @Override
        public boolean canShow(Presentable<?> presentable) {
            return true;
        }

        @Override
        public void onShow(Presentable<?> presentable) {}

        @Override
        public void onHide(Presentable<?> presentable) {}

        @Override
        public void onDismiss(Presentable<?> presentable) {}

        @Override
        public void onContentLoaded(Presentable<?> presentable, PresentationContent presentationContent) {}
    }

    /** Refuses everything, also what is not its own (A3-006). */
    static final class Refusing extends Quiet {
        @Override
        public boolean canShow(Presentable<?> presentable) {
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
        public void onShow(Presentable<?> presentable) {
            throw failure;
        }
    }
}
