// A stand-in of Adobe's declaration, from facts, for the tests here. An app links Adobe's own.
package com.adobe.marketing.mobile;

public enum MessagingEdgeEventType {
    IN_APP_DISMISS,
    IN_APP_INTERACT,
    IN_APP_TRIGGER,
    IN_APP_DISPLAY,
    PUSH_APPLICATION_OPENED,
    PUSH_CUSTOM_ACTION;

    public int getValue() {
        return ordinal();
    }
}
