package inappcompat.model2;

import android.webkit.ValueCallback;
import android.webkit.WebView;
import com.adobe.marketing.mobile.services.ui.FullscreenMessage;
import com.adobe.marketing.mobile.services.ui.MessageSettings;
import inappcompat.NativeHandle;
import inappcompat.model.Model;
import java.util.Map;

/** One of the model's full-screen messages as Java's. */
final class ModelMessage implements FullscreenMessage {
    final long number;
    private final Object parent;

    ModelMessage(long number, boolean hasCampaign) {
        this.number = number;
        parent = hasCampaign ? new ModelCampaign(this) : new Object();
        NativeHandle.own(this, number);
    }

    @Override
    public void show() {
        Model.command(number, "show");
    }

    @Override
    public void show(boolean withMessagingDelegateControl) {
        Model.command(number, withMessagingDelegateControl ? "showAsking" : "showUnasked");
    }

    @Override
    public void dismiss() {
        Model.command(number, "dismiss");
    }

    @Override
    public void openUrl(String url) {
        Model.set(number, "openUrl", url);
    }

    @Override
    public Object getParent() {
        return parent;
    }

    @Override
    public void setLocalAssetsMap(Map<String, String> assetMap) {
        throw new UnsupportedOperationException();
    }

    @Override
    public void setMessageSetting(MessageSettings messageSettings) {
        throw new UnsupportedOperationException();
    }

    @Override
    public WebView getWebView() {
        return Model.ask(number, "webView") == null ? null : new Page(this);
    }

    @Override
    public MessageSettings getMessageSettings() {
        return Model.ask(number, "settings") == null ? null : new ModelSettings(this);
    }

    private static final class Page extends WebView {
        private final ModelMessage message;

        Page(ModelMessage message) {
            this.message = message;
        }

        @Override
        public void evaluateJavascript(String script, ValueCallback<String> resultCallback) {
            Model.evaluate(
                    message.number, script, resultCallback == null ? value -> {} : resultCallback::onReceiveValue);
        }
    }
}
