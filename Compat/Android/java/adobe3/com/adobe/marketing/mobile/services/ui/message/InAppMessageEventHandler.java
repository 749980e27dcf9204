// A stand-in of Adobe's declaration, from facts, for the tests here. An app links Adobe's own.
package com.adobe.marketing.mobile.services.ui.message;

import com.adobe.marketing.mobile.AdobeCallback;

public interface InAppMessageEventHandler {
    void handleJavascriptMessage(String handlerName, AdobeCallback<String> callback);

    void evaluateJavascript(String jsContent, AdobeCallback<String> callback);
}
