package inappcompat.adobe2;

import android.webkit.ValueCallback;
import com.adobe.marketing.mobile.AdobeCallback;

/** A Swift function that a web view calls with the result of a script. */
final class NativeValueCallback implements ValueCallback<String> {
    private final AdobeCallback<String> callback;

    NativeValueCallback(AdobeCallback<String> callback) {
        this.callback = callback;
    }

    @Override
    public void onReceiveValue(String value) {
        callback.call(value);
    }
}
