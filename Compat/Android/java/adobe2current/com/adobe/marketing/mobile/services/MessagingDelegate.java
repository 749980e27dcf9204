// A stand-in of Adobe's declaration, from facts, for the tests here. An app links Adobe's own.
package com.adobe.marketing.mobile.services;

import com.adobe.marketing.mobile.services.ui.FullscreenMessage;

public interface MessagingDelegate {
    default void onShow(FullscreenMessage message) {}

    default void onDismiss(FullscreenMessage message) {}

    boolean shouldShowMessage(FullscreenMessage message);

    default void urlLoaded(String url, FullscreenMessage message) {}
}
