// A stand-in of Adobe's declaration, from facts, for the tests here. An app links Adobe's own.
package com.adobe.marketing.mobile;

public enum MessagingEdgeEventType {
    PUSH_APPLICATION_OPENED,
    PUSH_CUSTOM_ACTION,
    DISMISS,
    INTERACT,
    TRIGGER,
    DISPLAY,
    DISQUALIFY,
    SUPPRESS_DISPLAY
}
