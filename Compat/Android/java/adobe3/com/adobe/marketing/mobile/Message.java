// A stand-in of Adobe's declaration, from facts, for the tests here. An app links Adobe's own.
package com.adobe.marketing.mobile;

import java.util.Collections;
import java.util.Map;

public interface Message {
    void track(String interaction, MessagingEdgeEventType eventType);

    default void recordDisplay() {}

    void show();

    void dismiss();

    String getId();

    void setAutoTrack(boolean enabled);

    default boolean getAutoTrack() {
        return true;
    }

    default Map<String, Object> getMetadata() {
        return Collections.emptyMap();
    }
}
