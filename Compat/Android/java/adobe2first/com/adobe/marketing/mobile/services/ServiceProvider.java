// A stand-in of Adobe's declaration of version 2.0.0, from facts, for the tests here. An app links Adobe's own.
package com.adobe.marketing.mobile.services;

import com.adobe.marketing.mobile.services.ui.FullscreenMessageDelegate;
import java.util.function.Consumer;

public final class ServiceProvider {
    private static volatile ServiceProvider instance = new ServiceProvider(delegate -> {});
    private final Consumer<FullscreenMessageDelegate> registered;
    private volatile FullscreenMessageDelegate messageDelegate;

    private ServiceProvider(Consumer<FullscreenMessageDelegate> registered) {
        this.registered = registered;
    }

    public static ServiceProvider getInstance() {
        return instance;
    }

    public void setMessageDelegate(FullscreenMessageDelegate messageDelegate) {
        this.messageDelegate = messageDelegate;
        registered.accept(messageDelegate);
    }

    public FullscreenMessageDelegate getMessageDelegate() {
        return messageDelegate;
    }

    /** Not Adobe's: who plays Adobe's part starts anew, and is told of every delegate that is registered. */
    public static void startAnew(Consumer<FullscreenMessageDelegate> registered) {
        instance = new ServiceProvider(registered);
    }
}
