// A stand-in of Adobe's declaration of version 2.0.0, from facts, for the tests here. An app links Adobe's own.
package com.adobe.marketing.mobile;

import com.adobe.marketing.mobile.services.ui.FullscreenMessage;
import com.adobe.marketing.mobile.services.ui.FullscreenMessageDelegate;
import java.util.function.BiPredicate;

public class MessagingDelegate implements FullscreenMessageDelegate {
    /** Not Adobe's: who plays Adobe's part follows links. */
    public static BiPredicate<FullscreenMessage, String> links = (message, url) -> false;

    @Override
    public void onShow(FullscreenMessage message) {}

    @Override
    public void onDismiss(FullscreenMessage message) {}

    @Override
    public boolean shouldShowMessage(FullscreenMessage message) {
        return true;
    }

    @Override
    public boolean overrideUrlLoad(FullscreenMessage message, String url) {
        return links.test(message, url);
    }

    @Override
    public void onShowFailure() {}

    public void openUrl(FullscreenMessage message, String url) {
        throw new UnsupportedOperationException();
    }
}
