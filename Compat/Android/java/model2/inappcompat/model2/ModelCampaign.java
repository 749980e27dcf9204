package inappcompat.model2;

import android.webkit.WebView;
import com.adobe.marketing.mobile.AdobeCallback;
import com.adobe.marketing.mobile.Message;
import com.adobe.marketing.mobile.MessagingEdgeEventType;
import inappcompat.model.Model;

/** The campaign's message of one of the model's full-screen messages. */
final class ModelCampaign implements Message {
    private final ModelMessage message;

    ModelCampaign(ModelMessage message) {
        this.message = message;
    }

    @Override
    public void track(String interaction, MessagingEdgeEventType eventType) {
        Model.track(message.number, interaction, eventType == null ? null : eventType.name());
    }

    @Override
    public void handleJavascriptMessage(String name, AdobeCallback<String> callback) {
        Model.listen(message.number, name, callback);
    }

    @Override
    public void evaluateJavascript(String content) {
        throw new UnsupportedOperationException();
    }

    @Override
    public void show() {
        Model.command(message.number, "showMessage");
    }

    @Override
    public WebView getWebView() {
        return message.getWebView();
    }

    @Override
    public void dismiss(boolean suppressAutoTrack) {
        Model.command(message.number, suppressAutoTrack ? "dismissQuietly" : "dismissMessage");
    }

    @Override
    public String getId() {
        return Model.ask(message.number, "messageId");
    }

    @Override
    public Object getParent() {
        return null;
    }

    @Override
    public void setAutoTrack(boolean enabled) {
        Model.command(message.number, enabled ? "autoTrack" : "noAutoTrack");
    }

    @Override
    public boolean getAutoTrack() {
        return Model.ask(message.number, "autoTrack").equals("true");
    }
}
