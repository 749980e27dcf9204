import AdobeAndroidJNI

/// The Java names of Adobe's types.
enum Name {
    static let page = "\(AdobeName.interface)/message"

    static let service = "\(AdobeName.interface)/UIService"
    static let delegate = "\(AdobeName.interface)/PresentationDelegate"
    static let presentable = "\(AdobeName.interface)/Presentable"
    static let presentation = "\(AdobeName.interface)/Presentation"
    static let inAppMessage = "\(AdobeName.interface)/InAppMessage"
    static let message = AdobeName.message
    static let utilities = "\(AdobeName.mobile)/messaging/MessagingUtils"

    /// A type in a signature.
    static func type(_ name: String) -> String { AdobeName.type(name) }
}
