// A stand-in of Adobe's declaration, from facts, for the tests here. An app links Adobe's own.
package com.adobe.marketing.mobile.services.ui;

import com.adobe.marketing.mobile.services.ui.message.InAppMessageEventHandler;
import com.adobe.marketing.mobile.services.ui.message.InAppMessageSettings;

public final class InAppMessage extends Presentation<InAppMessage> {
    private final InAppMessageSettings settings;
    private InAppMessageEventHandler eventHandler;

    public InAppMessage(InAppMessageSettings settings) {
        this.settings = settings;
    }

    public InAppMessageSettings getSettings() {
        return settings;
    }

    public InAppMessageEventHandler getEventHandler() {
        if (eventHandler == null) throw new IllegalStateException("There is no presentable yet.");
        return eventHandler;
    }

    public void setEventHandler(InAppMessageEventHandler eventHandler) {
        this.eventHandler = eventHandler;
    }
}
