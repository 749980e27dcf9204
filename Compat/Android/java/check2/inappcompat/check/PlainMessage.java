package inappcompat.check;

import android.webkit.WebView;
import com.adobe.marketing.mobile.AdobeCallback;
import com.adobe.marketing.mobile.Message;
import com.adobe.marketing.mobile.MessagingEdgeEventType;
import com.adobe.marketing.mobile.services.ui.FullscreenMessage;
import com.adobe.marketing.mobile.services.ui.MessageSettings;
import java.util.Map;

/** A message of a campaign of Adobe for Android 2, on no screen. */
abstract class PlainMessage extends CommonChecks.Subject implements FullscreenMessage, Message {
    private final MessageSettings settings = new MessageSettings();

    PlainMessage(String id) {
        super(id);
    }

    @Override
    public void show() {}

    @Override
    public void show(boolean withMessagingDelegateControl) {}

    @Override
    public void dismiss() {}

    @Override
    public void dismiss(boolean suppressAutoTrack) {}

    @Override
    public void openUrl(String url) {}

    @Override
    public Object getParent() {
        return this;
    }

    @Override
    public void setLocalAssetsMap(Map<String, String> assetMap) {}

    @Override
    public void setMessageSetting(MessageSettings messageSettings) {}

    @Override
    public WebView getWebView() {
        return null;
    }

    @Override
    public MessageSettings getMessageSettings() {
        return settings;
    }

    @Override
    public void track(String interaction, MessagingEdgeEventType eventType) {}

    @Override
    public void handleJavascriptMessage(String name, AdobeCallback<String> callback) {}

    @Override
    public void evaluateJavascript(String content) {}

    @Override
    public String getId() {
        return id();
    }

    @Override
    public void setAutoTrack(boolean enabled) {}
}
