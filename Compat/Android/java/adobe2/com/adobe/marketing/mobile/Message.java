// A stand-in of Adobe's declaration, from facts, for the tests here. An app links Adobe's own.
package com.adobe.marketing.mobile;

import android.webkit.WebView;

public interface Message {
    void track(String interaction, MessagingEdgeEventType eventType);

    void handleJavascriptMessage(String name, AdobeCallback<String> callback);

    void evaluateJavascript(String content);

    void show();

    WebView getWebView();

    void dismiss(boolean suppressAutoTrack);

    String getId();

    Object getParent();

    void setAutoTrack(boolean enabled);

    default boolean getAutoTrack() {
        return true;
    }
}
