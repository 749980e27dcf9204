// A stand-in of Android's declaration, for the tests here.
package android.webkit;

public class WebView {
    public void evaluateJavascript(String script, ValueCallback<String> resultCallback) {}
}
