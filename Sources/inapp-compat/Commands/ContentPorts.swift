import AdobeAndroid2Bridge
import AdobeAndroid3Bridge
import AdobeIOSBridge
import Airship17Bridge
import BrazeBridge
import InAppCompat

/// The translations between content and each vendor's messages.
@MainActor enum ContentPorts {
    /// One a shape, in the order of the capability table.
    static let all: [any ContentPort.Type] = [
        AdobeIOSPort.self, AdobeAndroid2Port.self, AdobeAndroid3Port.self, BrazePort.self, Airship17Port.self,
    ]
}
