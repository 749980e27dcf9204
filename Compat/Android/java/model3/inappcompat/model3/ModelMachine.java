package inappcompat.model3;

import com.adobe.marketing.mobile.AdobeCallback;
import com.adobe.marketing.mobile.Message;
import com.adobe.marketing.mobile.MessagingEdgeEventType;
import com.adobe.marketing.mobile.messaging.MessagingUtils;
import com.adobe.marketing.mobile.services.ServiceProvider;
import com.adobe.marketing.mobile.services.ui.Alert;
import com.adobe.marketing.mobile.services.ui.FloatingButton;
import com.adobe.marketing.mobile.services.ui.InAppMessage;
import com.adobe.marketing.mobile.services.ui.Presentable;
import com.adobe.marketing.mobile.services.ui.Presentation;
import com.adobe.marketing.mobile.services.ui.PresentationDelegate;
import com.adobe.marketing.mobile.services.ui.PresentationListener;
import com.adobe.marketing.mobile.services.ui.UIService;
import com.adobe.marketing.mobile.services.ui.message.InAppMessageEventHandler;
import com.adobe.marketing.mobile.services.ui.message.InAppMessageSettings;
import inappcompat.NativeHandle;
import inappcompat.model.Model;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;

/** Adobe's part, played by the headless model: each object of the model as one of Java's that implements Adobe's interface. */
final class ModelMachine {
    private ModelMachine() {}

    /** Starts anew: nobody is registered. */
    static void start() {
        ServiceProvider.startAnew(new Service());
        MessagingUtils.campaigns = presentable -> campaign(((ModelPresentable<?>) presentable).number);
    }

    static final class Service implements UIService {
        @Override
        public void setPresentationDelegate(PresentationDelegate presentationDelegate) {
            register(presentationDelegate);
        }
    }

    static final class ModelPresentable<T extends Presentation<?>> implements Presentable<T> {
        final long number;
        private final T presentation;

        ModelPresentable(long number, T presentation) {
            this.number = number;
            this.presentation = presentation;
            NativeHandle.own(this, number);
        }

        @Override
        public void show() {
            Model.command(number, "show");
        }

        @Override
        public void hide() {
            Model.command(number, "hide");
        }

        @Override
        public void dismiss() {
            Model.command(number, "dismiss");
        }

        @Override
        public State getState() {
            return State.valueOf(Model.ask(number, "state"));
        }

        @Override
        public T getPresentation() {
            return presentation;
        }
    }

    static final class ModelMessage implements Message {
        private final long number;
        private final Map<String, Object> metadata;

        ModelMessage(long number, Map<String, Object> metadata) {
            this.number = number;
            this.metadata = metadata;
        }

        @Override
        public void track(String interaction, MessagingEdgeEventType eventType) {
            Model.track(number, interaction, eventType == null ? null : eventType.name());
        }

        @Override
        public void recordDisplay() {
            Model.command(number, "recordDisplay");
        }

        @Override
        public void show() {
            Model.command(number, "showMessage");
        }

        @Override
        public void dismiss() {
            Model.command(number, "dismissMessage");
        }

        @Override
        public String getId() {
            return Model.ask(number, "messageId");
        }

        @Override
        public void setAutoTrack(boolean enabled) {
            Model.command(number, enabled ? "autoTrack" : "noAutoTrack");
        }

        @Override
        public boolean getAutoTrack() {
            return Model.ask(number, "autoTrack").equals("true");
        }

        @Override
        public Map<String, Object> getMetadata() {
            return metadata;
        }
    }

    static final class ModelPage implements InAppMessageEventHandler {
        private final long number;

        ModelPage(long number) {
            this.number = number;
        }

        @Override
        public void handleJavascriptMessage(String handlerName, AdobeCallback<String> callback) {
            Model.listen(number, handlerName, callback);
        }

        @Override
        public void evaluateJavascript(String jsContent, AdobeCallback<String> callback) {
            Model.evaluate(number, jsContent, callback);
        }
    }

    static Presentable<?> message(long number, InAppMessageSettings settings) {
        InAppMessage message = new InAppMessage(settings);
        message.setEventHandler(new ModelPage(number));
        return new ModelPresentable<>(number, message);
    }

    static Presentable<?> alert(long number) {
        return new ModelPresentable<>(number, new Alert());
    }

    static Presentable<?> button(long number) {
        return new ModelPresentable<>(number, new FloatingButton());
    }

    static InAppMessageSettings settings(
            String content, int[] sizes, String[] names, String backdropColor, float backdropOpacity,
            float cornerRadius, boolean takesOver, boolean fits, Map<String, String> assets,
            Map<String, String> gestures) {
        Map<InAppMessageSettings.MessageGesture, String> byGesture =
                new EnumMap<>(InAppMessageSettings.MessageGesture.class);
        gestures.forEach((name, url) -> byGesture.put(InAppMessageSettings.MessageGesture.valueOf(name), url));
        return new InAppMessageSettings(
                content, sizes[0], sizes[1], sizes[2], sizes[3], sizes[4],
                InAppMessageSettings.MessageAlignment.valueOf(names[0]),
                InAppMessageSettings.MessageAlignment.valueOf(names[1]),
                InAppMessageSettings.MessageAnimation.valueOf(names[2]),
                InAppMessageSettings.MessageAnimation.valueOf(names[3]),
                backdropColor, backdropOpacity, cornerRadius, takesOver, assets, byGesture, fits);
    }

    static PresentationListener.PresentationContent url(String url) {
        return new PresentationListener.PresentationContent.UrlContent(url);
    }

    /** A settings' maker that native code fills step by step. */
    static final class Draft {
        private final int[] sizes = new int[5];
        private final String[] names = new String[4];
        private final Map<String, String> assets = new HashMap<>();
        private final Map<String, String> gestures = new HashMap<>();

        void size(int place, int value) {
            sizes[place] = value;
        }

        void name(int place, String value) {
            names[place] = value;
        }

        void asset(String key, String value) {
            assets.put(key, value);
        }

        void gesture(String key, String value) {
            gestures.put(key, value);
        }

        InAppMessageSettings settings(
                String content, String color, float opacity, float radius, boolean takesOver, boolean fits) {
            return ModelMachine.settings(
                    content, sizes, names, color, opacity, radius, takesOver, fits, assets, gestures);
        }
    }

    private static native void register(PresentationDelegate delegate);

    private static native Message campaign(long number);
}
