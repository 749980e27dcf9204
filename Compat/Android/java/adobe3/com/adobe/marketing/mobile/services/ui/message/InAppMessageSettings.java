// A stand-in of Adobe's declaration, from facts, for the tests here. An app links Adobe's own.
package com.adobe.marketing.mobile.services.ui.message;

import java.util.Map;

public final class InAppMessageSettings {
    private final String content;
    private final int width;
    private final int maxWidth;
    private final int height;
    private final int verticalInset;
    private final int horizontalInset;
    private final MessageAlignment verticalAlignment;
    private final MessageAlignment horizontalAlignment;
    private final MessageAnimation displayAnimation;
    private final MessageAnimation dismissAnimation;
    private final String backdropColor;
    private final float backdropOpacity;
    private final float cornerRadius;
    private final boolean shouldTakeOverUi;
    private final Map<String, String> assetMap;
    private final Map<MessageGesture, String> gestureMap;
    private final boolean fitToContent;

    /** Not Adobe's, which has a builder. */
    public InAppMessageSettings(
            String content,
            int width,
            int maxWidth,
            int height,
            int verticalInset,
            int horizontalInset,
            MessageAlignment verticalAlignment,
            MessageAlignment horizontalAlignment,
            MessageAnimation displayAnimation,
            MessageAnimation dismissAnimation,
            String backdropColor,
            float backdropOpacity,
            float cornerRadius,
            boolean shouldTakeOverUi,
            Map<String, String> assetMap,
            Map<MessageGesture, String> gestureMap,
            boolean fitToContent) {
        this.content = content;
        this.width = width;
        this.maxWidth = maxWidth;
        this.height = height;
        this.verticalInset = verticalInset;
        this.horizontalInset = horizontalInset;
        this.verticalAlignment = verticalAlignment;
        this.horizontalAlignment = horizontalAlignment;
        this.displayAnimation = displayAnimation;
        this.dismissAnimation = dismissAnimation;
        this.backdropColor = backdropColor;
        this.backdropOpacity = backdropOpacity;
        this.cornerRadius = cornerRadius;
        this.shouldTakeOverUi = shouldTakeOverUi;
        this.assetMap = assetMap;
        this.gestureMap = gestureMap;
        this.fitToContent = fitToContent;
    }

    public String getContent() {
        return content;
    }

    public int getWidth() {
        return width;
    }

    public int getMaxWidth() {
        return maxWidth;
    }

    public int getHeight() {
        return height;
    }

    public int getVerticalInset() {
        return verticalInset;
    }

    public int getHorizontalInset() {
        return horizontalInset;
    }

    public MessageAlignment getVerticalAlignment() {
        return verticalAlignment;
    }

    public MessageAlignment getHorizontalAlignment() {
        return horizontalAlignment;
    }

    public MessageAnimation getDisplayAnimation() {
        return displayAnimation;
    }

    public MessageAnimation getDismissAnimation() {
        return dismissAnimation;
    }

    public String getBackdropColor() {
        return backdropColor;
    }

    public float getBackdropOpacity() {
        return backdropOpacity;
    }

    public float getCornerRadius() {
        return cornerRadius;
    }

    public boolean getShouldTakeOverUi() {
        return shouldTakeOverUi;
    }

    public Map<String, String> getAssetMap() {
        return assetMap;
    }

    public Map<MessageGesture, String> getGestureMap() {
        return gestureMap;
    }

    public boolean getFitToContent() {
        return fitToContent;
    }

    public enum MessageAlignment {
        CENTER,
        LEFT,
        RIGHT,
        TOP,
        BOTTOM
    }

    public enum MessageAnimation {
        NONE,
        LEFT,
        RIGHT,
        TOP,
        BOTTOM,
        CENTER,
        FADE
    }

    public enum MessageGesture {
        SWIPE_UP,
        SWIPE_DOWN,
        SWIPE_LEFT,
        SWIPE_RIGHT,
        TAP_BACKGROUND
    }
}
