package inappcompat.model2;

import com.adobe.marketing.mobile.services.MessagingDelegate;
import com.adobe.marketing.mobile.services.ServiceProvider;

/** Adobe's part from version 2.0.1 on, played by the headless model. */
final class ModelMachine {
    private ModelMachine() {}

    /** Starts anew: nobody is registered. */
    static void start() {
        ServiceProvider.startAnew(ModelMachine::register);
    }

    private static native void register(MessagingDelegate delegate);
}
