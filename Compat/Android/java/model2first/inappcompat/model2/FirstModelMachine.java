package inappcompat.model2;

import com.adobe.marketing.mobile.MessagingDelegate;
import com.adobe.marketing.mobile.services.ServiceProvider;
import com.adobe.marketing.mobile.services.ui.FullscreenMessage;
import com.adobe.marketing.mobile.services.ui.FullscreenMessageDelegate;

/** Adobe's part in version 2.0.0, played by the headless model. */
final class FirstModelMachine {
    private FirstModelMachine() {}

    /** Starts anew: nobody is registered. */
    static void start() {
        ServiceProvider.startAnew(FirstModelMachine::register);
        MessagingDelegate.links = (message, url) -> follow(((ModelMessage) message).number, url);
    }

    private static native void register(FullscreenMessageDelegate delegate);

    /** Follows a link as Adobe's own delegate does. */
    private static native boolean follow(long number, String url);
}
