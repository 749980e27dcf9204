// A stand-in of Adobe's declaration, from facts, for the tests here. An app links Adobe's own.
package com.adobe.marketing.mobile.messaging;

import com.adobe.marketing.mobile.Message;
import com.adobe.marketing.mobile.services.ui.InAppMessage;
import com.adobe.marketing.mobile.services.ui.Presentable;

public final class MessagingUtils {
    private MessagingUtils() {}

    /** Not Adobe's: who plays Adobe's part says which message is behind a presentable. */
    public interface Campaigns {
        Message message(Presentable<InAppMessage> presentable);
    }

    /** Not Adobe's. */
    public static volatile Campaigns campaigns;

    public static Message getMessageForPresentable(final Presentable<InAppMessage> presentable) {
        return presentable == null || campaigns == null ? null : campaigns.message(presentable);
    }
}
