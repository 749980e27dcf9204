import AdobeAndroidJNI

/// The Java names of Adobe's types.
enum Name {
    static let delegate = "\(AdobeName.services)/MessagingDelegate"
    /// The delegate of version 2.0.0. Later versions have another interface of this name.
    static let firstDelegate = "\(AdobeName.interface)/FullscreenMessageDelegate"
    /// Version 2.0.0's own delegate, a class; later versions have an interface of this name in another package.
    static let ownDelegate = "\(AdobeName.mobile)/MessagingDelegate"
    static let fullscreenMessage = "\(AdobeName.interface)/FullscreenMessage"
    static let settings = "\(AdobeName.interface)/MessageSettings"
    static let webView = "android/webkit/WebView"
    static let valueCallback = "android/webkit/ValueCallback"

    /// A type in a signature.
    static func type(_ name: String) -> String { AdobeName.type(name) }
}
