// A stand-in of Adobe's declaration, from facts, for the tests here. An app links Adobe's own.
package com.adobe.marketing.mobile.services;

import com.adobe.marketing.mobile.services.ui.UIService;

public final class ServiceProvider {
    private static volatile ServiceProvider instance = new ServiceProvider(null);
    private final UIService uiService;

    private ServiceProvider(UIService uiService) {
        this.uiService = uiService;
    }

    public static ServiceProvider getInstance() {
        return instance;
    }

    public UIService getUIService() {
        return uiService;
    }

    /** Not Adobe's: who plays Adobe's part starts anew with a service. */
    public static void startAnew(UIService uiService) {
        instance = new ServiceProvider(uiService);
    }
}
