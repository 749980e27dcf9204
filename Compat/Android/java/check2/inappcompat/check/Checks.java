package inappcompat.check;

import android.webkit.WebView;
import com.adobe.marketing.mobile.AdobeCallback;
import com.adobe.marketing.mobile.Message;
import com.adobe.marketing.mobile.MessagingEdgeEventType;
import com.adobe.marketing.mobile.services.MessagingDelegate;
import com.adobe.marketing.mobile.services.ServiceProvider;
import com.adobe.marketing.mobile.services.ui.FullscreenMessage;
import com.adobe.marketing.mobile.services.ui.MessageSettings;
import inappcompat.InAppCompat;
import inappcompat.model.ContractFailure;
import inappcompat.model2.ContractRunner;
import java.util.Map;

/** What Adobe for Android 2 has at the border: one of its messages, and how it is offered. */
final class Checks extends CommonChecks {
    private Checks() {}

    private static MessagingDelegate delegate;

    /** A message of a campaign, on no screen. */
    private static final class Plain extends Subject implements FullscreenMessage, Message {
        private final MessageSettings settings = new MessageSettings();

        Plain(String id) {
            super(id);
        }

        @Override
        boolean passes() {
            return delegate.shouldShowMessage(this);
        }

        @Override
        void wasShown() {
            delegate.onShow(this);
        }

        @Override
        void wasDismissed() {
            delegate.onDismiss(this);
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

    /** Attaches the Swift handler of this name to a provider of its own. */
    static void attach(String handler) {
        subjects = Plain::new;
        ServiceProvider.startAnew(registered -> delegate = registered);
        InAppCompat.attach(handler);
    }

    /** The exceptions of handlers, messages and delegates. */
    static void exceptions() {
        exceptions(own -> ContractRunner.verify(() -> new Delegates.Failing(own)));
    }

    /** The report of a delegate that keeps to the rules. */
    static String quiet() {
        return ContractRunner.verify(Delegates.Quiet::new);
    }

    /** The report of one that does not. */
    static String refusing() {
        try {
            return ContractRunner.verify(Delegates.Refusing::new);
        } catch (ContractFailure failure) {
            return failure.getMessage();
        }
    }
}
