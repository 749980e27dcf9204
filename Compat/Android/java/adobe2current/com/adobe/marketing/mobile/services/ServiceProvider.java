// A stand-in of Adobe's declaration, from facts, for the tests here. An app links Adobe's own.
package com.adobe.marketing.mobile.services;

import java.util.function.Consumer;

public final class ServiceProvider {
    private static volatile ServiceProvider instance = new ServiceProvider(delegate -> {});
    private final Consumer<MessagingDelegate> registered;
    private volatile MessagingDelegate messageDelegate;

    private ServiceProvider(Consumer<MessagingDelegate> registered) {
        this.registered = registered;
    }

    public static ServiceProvider getInstance() {
        return instance;
    }

    public void setMessageDelegate(MessagingDelegate messageDelegate) {
        this.messageDelegate = messageDelegate;
        registered.accept(messageDelegate);
    }

    public MessagingDelegate getMessageDelegate() {
        return messageDelegate;
    }

    /** Not Adobe's: who plays Adobe's part starts anew, and is told of every delegate that is registered. */
    public static void startAnew(Consumer<MessagingDelegate> registered) {
        instance = new ServiceProvider(registered);
    }
}
