// A stand-in of Android's declaration, for the tests here.
package android.webkit;

public interface ValueCallback<T> {
    void onReceiveValue(T value);
}
