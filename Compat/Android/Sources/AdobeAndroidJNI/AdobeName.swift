/// The Java names of the types that both generations of Adobe's SDK have.
package enum AdobeName {
    package static let mobile = "com/adobe/marketing/mobile"
    package static let services = "\(mobile)/services"
    package static let interface = "\(services)/ui"

    package static let provider = "\(services)/ServiceProvider"
    package static let message = "\(mobile)/Message"
    package static let eventType = "\(mobile)/MessagingEdgeEventType"
    package static let callback = "\(mobile)/AdobeCallback"

    /// A type in a signature.
    package static func type(_ name: String) -> String { "L\(name);" }
}
