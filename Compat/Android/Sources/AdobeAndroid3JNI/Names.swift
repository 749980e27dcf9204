/// The Java names of Adobe's types.
enum Name {
    static let mobile = "com/adobe/marketing/mobile"
    static let interface = "\(mobile)/services/ui"
    static let page = "\(interface)/message"

    static let provider = "\(mobile)/services/ServiceProvider"
    static let service = "\(interface)/UIService"
    static let delegate = "\(interface)/PresentationDelegate"
    static let presentable = "\(interface)/Presentable"
    static let presentation = "\(interface)/Presentation"
    static let inAppMessage = "\(interface)/InAppMessage"
    static let message = "\(mobile)/Message"
    static let utilities = "\(mobile)/messaging/MessagingUtils"
    static let eventType = "\(mobile)/MessagingEdgeEventType"
    static let callback = "\(mobile)/AdobeCallback"

    /// A type in a signature.
    static func type(_ name: String) -> String { "L\(name);" }
}
