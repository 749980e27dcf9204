package inappcompat.model2;

import com.adobe.marketing.mobile.services.MessagingDelegate;
import com.adobe.marketing.mobile.services.ServiceProvider;
import com.adobe.marketing.mobile.services.ui.FullscreenMessage;

/** Adobe's part, played by the headless model. */
final class ModelMachine {
    private ModelMachine() {}

    /** Starts anew: nobody is registered. */
    static void start() {
        ServiceProvider.startAnew(ModelMachine::register);
    }

    static FullscreenMessage message(long number, boolean hasCampaign) {
        return new ModelMessage(number, hasCampaign);
    }

    private static native void register(MessagingDelegate delegate);
}
