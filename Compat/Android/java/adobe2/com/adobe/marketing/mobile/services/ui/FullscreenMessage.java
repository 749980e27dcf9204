// A stand-in of Adobe's declaration, from facts, for the tests here. An app links Adobe's own.
package com.adobe.marketing.mobile.services.ui;

import android.webkit.WebView;
import java.util.Map;

public interface FullscreenMessage {
    void show();

    void show(boolean withMessagingDelegateControl);

    void dismiss();

    void openUrl(String url);

    Object getParent();

    void setLocalAssetsMap(Map<String, String> assetMap);

    void setMessageSetting(MessageSettings messageSettings);

    WebView getWebView();

    MessageSettings getMessageSettings();
}
