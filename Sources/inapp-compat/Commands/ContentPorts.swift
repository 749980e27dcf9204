import AdobeIOSBridge
import BrazeBridge
import InAppCompat

/// The translations between content and each vendor's messages.
@MainActor enum ContentPorts {
    /// One a shape, in the order of the capability table.
    static let all: [any ContentPort.Type] = [AdobeIOSPort.self, BrazePort.self]
}
