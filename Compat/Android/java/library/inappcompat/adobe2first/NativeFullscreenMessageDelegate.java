package inappcompat.adobe2first;

import com.adobe.marketing.mobile.services.ui.FullscreenMessage;
import com.adobe.marketing.mobile.services.ui.FullscreenMessageDelegate;
import inappcompat.NativeHandle;

/** Adobe's delegate of version 2.0.0 that a Swift bridge is behind. */
final class NativeFullscreenMessageDelegate implements FullscreenMessageDelegate {
    private final long number;

    NativeFullscreenMessageDelegate(long number) {
        this.number = number;
        NativeHandle.own(this, number);
    }

    /** What native code finds the bridge by. */
    long number() {
        return number;
    }

    @Override
    public boolean shouldShowMessage(FullscreenMessage message) {
        return shouldShowMessage(number, message);
    }

    @Override
    public void onShow(FullscreenMessage message) {
        onShow(number, message);
    }

    @Override
    public void onDismiss(FullscreenMessage message) {
        onDismiss(number, message);
    }

    @Override
    public boolean overrideUrlLoad(FullscreenMessage message, String url) {
        return overrideUrlLoad(number, message, url);
    }

    @Override
    public void onShowFailure() {
        onShowFailure(number);
    }

    private static native boolean shouldShowMessage(long number, FullscreenMessage message);

    private static native void onShow(long number, FullscreenMessage message);

    private static native void onDismiss(long number, FullscreenMessage message);

    private static native boolean overrideUrlLoad(long number, FullscreenMessage message, String url);

    private static native void onShowFailure(long number);
}
