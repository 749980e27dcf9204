package inappcompat.adobe3;

import com.adobe.marketing.mobile.services.ui.Presentable;
import com.adobe.marketing.mobile.services.ui.PresentationDelegate;
import com.adobe.marketing.mobile.services.ui.PresentationListener;
import inappcompat.NativeHandle;

/** Adobe's delegate that a Swift bridge is behind. */
final class NativePresentationDelegate implements PresentationDelegate {
    private final long number;

    NativePresentationDelegate(long number) {
        this.number = number;
        NativeHandle.own(this, number);
    }

    @Override
    public boolean canShow(Presentable<?> presentable) {
        return canShow(number, presentable);
    }

    @Override
    public void onShow(Presentable<?> presentable) {
        onShow(number, presentable);
    }

    @Override
    public void onHide(Presentable<?> presentable) {
        onHide(number, presentable);
    }

    @Override
    public void onDismiss(Presentable<?> presentable) {
        onDismiss(number, presentable);
    }

    @Override
    public void onContentLoaded(
            Presentable<?> presentable, PresentationListener.PresentationContent presentationContent) {
        boolean isUrl = presentationContent instanceof PresentationListener.PresentationContent.UrlContent;
        String url =
                isUrl
                        ? ((PresentationListener.PresentationContent.UrlContent) presentationContent).getUrl()
                        : null;
        onContentLoaded(number, presentable, url);
    }

    private static native boolean canShow(long number, Presentable<?> presentable);

    private static native void onShow(long number, Presentable<?> presentable);

    private static native void onHide(long number, Presentable<?> presentable);

    private static native void onDismiss(long number, Presentable<?> presentable);

    private static native void onContentLoaded(long number, Presentable<?> presentable, String url);
}
