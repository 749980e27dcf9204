import AdobeAndroidJNI

/// The Java names of Adobe's types.
enum Name {
    static let delegate = "\(AdobeName.services)/MessagingDelegate"
    static let fullscreenMessage = "\(AdobeName.interface)/FullscreenMessage"
    static let settings = "\(AdobeName.interface)/MessageSettings"
    static let webView = "android/webkit/WebView"
    static let valueCallback = "android/webkit/ValueCallback"

    /// A type in a signature.
    static func type(_ name: String) -> String { AdobeName.type(name) }
}
