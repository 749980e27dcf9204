// A stand-in of Adobe's declaration of version 2.0.0, from facts, for the tests here. An app links Adobe's own.
package com.adobe.marketing.mobile.services.ui;

public interface FullscreenMessageDelegate {
    void onShow(FullscreenMessage message);

    void onDismiss(FullscreenMessage message);

    boolean shouldShowMessage(FullscreenMessage message);

    boolean overrideUrlLoad(FullscreenMessage message, String url);

    void onShowFailure();
}
