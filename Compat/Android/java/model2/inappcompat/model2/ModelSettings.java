package inappcompat.model2;

import com.adobe.marketing.mobile.services.ui.MessageSettings;
import inappcompat.model.Model;
import java.util.EnumMap;
import java.util.Map;

/** The settings of one of the model's messages: every value is the model's own. */
final class ModelSettings extends MessageSettings {
    private final ModelMessage message;

    ModelSettings(ModelMessage message) {
        this.message = message;
    }

    private String read(String name) {
        return Model.ask(message.number, name);
    }

    private void write(String name, Object value) {
        Model.set(message.number, name, value == null ? null : value.toString());
    }

    private <T extends Enum<T>> T constant(Class<T> type, String name) {
        String value = read(name);
        return value == null ? null : Enum.valueOf(type, value);
    }

    @Override
    public Object getParent() {
        return message.getParent();
    }

    @Override
    public int getWidth() {
        return Integer.parseInt(read("width"));
    }

    @Override
    public void setWidth(int width) {
        write("width", width);
    }

    @Override
    public int getHeight() {
        return Integer.parseInt(read("height"));
    }

    @Override
    public void setHeight(int height) {
        write("height", height);
    }

    @Override
    public MessageAlignment getVerticalAlign() {
        return constant(MessageAlignment.class, "verticalAlign");
    }

    @Override
    public void setVerticalAlign(MessageAlignment verticalAlign) {
        write("verticalAlign", verticalAlign);
    }

    @Override
    public MessageAlignment getHorizontalAlign() {
        return constant(MessageAlignment.class, "horizontalAlign");
    }

    @Override
    public void setHorizontalAlign(MessageAlignment horizontalAlign) {
        write("horizontalAlign", horizontalAlign);
    }

    @Override
    public int getVerticalInset() {
        return Integer.parseInt(read("verticalInset"));
    }

    @Override
    public void setVerticalInset(int verticalInset) {
        write("verticalInset", verticalInset);
    }

    @Override
    public int getHorizontalInset() {
        return Integer.parseInt(read("horizontalInset"));
    }

    @Override
    public void setHorizontalInset(int horizontalInset) {
        write("horizontalInset", horizontalInset);
    }

    @Override
    public boolean getUITakeover() {
        return Boolean.parseBoolean(read("uiTakeover"));
    }

    @Override
    public void setUiTakeover(boolean uiTakeover) {
        write("uiTakeover", uiTakeover);
    }

    @Override
    public MessageAnimation getDisplayAnimation() {
        return constant(MessageAnimation.class, "displayAnimation");
    }

    @Override
    public void setDisplayAnimation(MessageAnimation displayAnimation) {
        write("displayAnimation", displayAnimation);
    }

    @Override
    public MessageAnimation getDismissAnimation() {
        return constant(MessageAnimation.class, "dismissAnimation");
    }

    @Override
    public void setDismissAnimation(MessageAnimation dismissAnimation) {
        write("dismissAnimation", dismissAnimation);
    }

    @Override
    public String getBackdropColor() {
        return read("backdropColor");
    }

    @Override
    public void setBackdropColor(String backdropColor) {
        write("backdropColor", backdropColor);
    }

    @Override
    public float getBackdropOpacity() {
        return Float.parseFloat(read("backdropOpacity"));
    }

    @Override
    public void setBackdropOpacity(float backdropOpacity) {
        write("backdropOpacity", backdropOpacity);
    }

    @Override
    public float getCornerRadius() {
        return Float.parseFloat(read("cornerRadius"));
    }

    @Override
    public void setCornerRadius(float cornerRadius) {
        write("cornerRadius", cornerRadius);
    }

    /** As native code writes it: name, NUL, link, NUL. */
    @Override
    public Map<MessageGesture, String> getGestures() {
        String text = read("gestures");
        if (text == null) return null;
        Map<MessageGesture, String> gestures = new EnumMap<>(MessageGesture.class);
        String[] parts = text.split("\0", -1);
        for (int place = 0; place + 1 < parts.length; place += 2) {
            gestures.put(MessageGesture.valueOf(parts[place]), parts[place + 1]);
        }
        return gestures;
    }

    @Override
    public void setGestures(Map<MessageGesture, String> gestures) {
        if (gestures == null) {
            write("gestures", null);
            return;
        }
        StringBuilder text = new StringBuilder();
        gestures.forEach((gesture, link) -> text.append(gesture).append('\0').append(link).append('\0'));
        write("gestures", text);
    }
}
