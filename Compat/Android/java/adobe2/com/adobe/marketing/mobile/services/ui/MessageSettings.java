// A stand-in of Adobe's declaration, from facts, for the tests here. An app links Adobe's own.
package com.adobe.marketing.mobile.services.ui;

import java.util.Map;

public class MessageSettings {
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
        BACKGROUND_TAP
    }

    private Object parent;
    private int width;
    private int height;
    private MessageAlignment verticalAlign;
    private MessageAlignment horizontalAlign;
    private int verticalInset;
    private int horizontalInset;
    private boolean uiTakeover;
    private MessageAnimation displayAnimation;
    private MessageAnimation dismissAnimation;
    private String backdropColor;
    private float backdropOpacity;
    private float cornerRadius;
    private Map<MessageGesture, String> gestures;

    public Object getParent() {
        return parent;
    }

    public void setParent(Object parent) {
        this.parent = parent;
    }

    public int getWidth() {
        return width;
    }

    public void setWidth(int width) {
        this.width = width;
    }

    public int getHeight() {
        return height;
    }

    public void setHeight(int height) {
        this.height = height;
    }

    public MessageAlignment getVerticalAlign() {
        return verticalAlign;
    }

    public void setVerticalAlign(MessageAlignment verticalAlign) {
        this.verticalAlign = verticalAlign;
    }

    public MessageAlignment getHorizontalAlign() {
        return horizontalAlign;
    }

    public void setHorizontalAlign(MessageAlignment horizontalAlign) {
        this.horizontalAlign = horizontalAlign;
    }

    public int getVerticalInset() {
        return verticalInset;
    }

    public void setVerticalInset(int verticalInset) {
        this.verticalInset = verticalInset;
    }

    public int getHorizontalInset() {
        return horizontalInset;
    }

    public void setHorizontalInset(int horizontalInset) {
        this.horizontalInset = horizontalInset;
    }

    public boolean getUITakeover() {
        return uiTakeover;
    }

    public void setUiTakeover(boolean uiTakeover) {
        this.uiTakeover = uiTakeover;
    }

    public MessageAnimation getDisplayAnimation() {
        return displayAnimation;
    }

    public void setDisplayAnimation(MessageAnimation displayAnimation) {
        this.displayAnimation = displayAnimation;
    }

    public MessageAnimation getDismissAnimation() {
        return dismissAnimation;
    }

    public void setDismissAnimation(MessageAnimation dismissAnimation) {
        this.dismissAnimation = dismissAnimation;
    }

    public String getBackdropColor() {
        return backdropColor;
    }

    public void setBackdropColor(String backdropColor) {
        this.backdropColor = backdropColor;
    }

    public float getBackdropOpacity() {
        return backdropOpacity;
    }

    public void setBackdropOpacity(float backdropOpacity) {
        this.backdropOpacity = backdropOpacity;
    }

    public float getCornerRadius() {
        return cornerRadius;
    }

    public void setCornerRadius(float cornerRadius) {
        this.cornerRadius = cornerRadius;
    }

    public Map<MessageGesture, String> getGestures() {
        return gestures;
    }

    public void setGestures(Map<MessageGesture, String> gestures) {
        this.gestures = gestures;
    }
}
