import AdobeAndroidJNI
public import JavaMachine

/// A message that the SDK puts over the app. Any thread.
public protocol FullscreenMessage: AnyObject {
    /// Shows it; the gate is asked (A2-020).
    func show()
    /// Shows it.
    /// - Parameter withMessagingDelegateControl: whether the gate is asked.
    func show(_ withMessagingDelegateControl: Bool)
    /// Dismisses the displayed message (A2-052).
    func dismiss()
    /// Opens a URL outside the app.
    func openUrl(_ url: String)
    /// The campaign's `Message`; another object for another extension (A2-004).
    func getParent() -> Any?
    /// The page's view; nil while there is none (A2-037, A2-055).
    func getWebView() -> WebView?
    /// The appearance settings.
    func getMessageSettings() -> MessageSettings?
}

/// A message that is a Java object; one Swift object per Java object, as long as anything holds it.
///
/// `@unchecked Sendable` is sound: it adds nothing to its base class.
final class JavaFullscreenMessage: JavaStandIn, FullscreenMessage, @unchecked Sendable {
    private static let known = JavaIdentities<JavaFullscreenMessage>()

    /// The Swift object of a Java message.
    static func object(of java: JavaObject) throws -> JavaFullscreenMessage { try known.object(of: java) }

    func show() { run("show") }
    func show(_ withMessagingDelegateControl: Bool) {
        set("show", "Z", .boolean(withMessagingDelegateControl))
    }
    func dismiss() { run("dismiss") }
    func openUrl(_ url: String) { set("openUrl", "Ljava/lang/String;", try .text(url)) }

    func getParent() -> Any? {
        NativeCall.attempt(or: nil) {
            guard let parent = try java.object("getParent", "()Ljava/lang/Object;") else { return nil }
            return parent.isInstance(of: try .named(AdobeName.message)) ? JavaMessage(parent) : parent
        }
    }

    func getWebView() -> WebView? {
        NativeCall.attempt(or: nil) {
            try java.object("getWebView", "()\(Name.type(Name.webView))").map { WebView($0) }
        }
    }

    func getMessageSettings() -> MessageSettings? {
        NativeCall.attempt(or: nil) {
            try java.object("getMessageSettings", "()\(Name.type(Name.settings))").map { MessageSettings($0) }
        }
    }
}

/// Android's web view. Main thread.
///
/// `@unchecked Sendable` is sound: it adds nothing to its base class.
public final class WebView: JavaStandIn, @unchecked Sendable {
    /// Runs a script in the page.
    /// - Parameter resultCallback: gets the result as JSON text.
    public func evaluateJavascript(_ script: String, _ resultCallback: ((String?) -> Void)?) {
        NativeCall.attempt {
            let callback = try resultCallback.map { try NativeCallback($0).java() }
            try java.call(
                "evaluateJavascript", "(Ljava/lang/String;\(Name.type(Name.valueCallback)))V", .text(script),
                .object(callback))
        }
    }
}
