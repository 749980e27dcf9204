package inappcompat;

import com.adobe.marketing.mobile.AdobeCallback;

/** A Swift function that Adobe's SDK calls with a text. */
final class NativeCallback implements AdobeCallback<String> {
    private final long number;

    NativeCallback(long number) {
        this.number = number;
        NativeHandle.own(this, number);
    }

    @Override
    public void call(String value) {
        call(number, value);
    }

    private static native void call(long number, String value);
}
