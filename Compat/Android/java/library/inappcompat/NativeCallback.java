package inappcompat;

import android.webkit.ValueCallback;
import com.adobe.marketing.mobile.AdobeCallback;

/** A Swift function that Adobe's SDK, or Android's web view, calls with a text. */
final class NativeCallback implements AdobeCallback<String>, ValueCallback<String> {
    private final long number;

    NativeCallback(long number) {
        this.number = number;
        NativeHandle.own(this, number);
    }

    @Override
    public void call(String value) {
        call(number, value);
    }

    @Override
    public void onReceiveValue(String value) {
        call(number, value);
    }

    private static native void call(long number, String value);
}
