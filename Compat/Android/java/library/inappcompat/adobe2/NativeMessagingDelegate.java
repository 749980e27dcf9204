package inappcompat.adobe2;

import com.adobe.marketing.mobile.services.MessagingDelegate;
import com.adobe.marketing.mobile.services.ui.FullscreenMessage;
import inappcompat.NativeHandle;

/** Adobe's delegate that a Swift bridge is behind. */
final class NativeMessagingDelegate implements MessagingDelegate {
    private final long number;

    NativeMessagingDelegate(long number) {
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
    public void urlLoaded(String url, FullscreenMessage message) {
        urlLoaded(number, url, message);
    }

    private static native boolean shouldShowMessage(long number, FullscreenMessage message);

    private static native void onShow(long number, FullscreenMessage message);

    private static native void onDismiss(long number, FullscreenMessage message);

    private static native void urlLoaded(long number, String url, FullscreenMessage message);
}
