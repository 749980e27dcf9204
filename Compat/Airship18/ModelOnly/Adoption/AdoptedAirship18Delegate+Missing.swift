import Airship18Model
public import InAppCompat

/// What an Airship delegate does not find under another SDK.
extension AdoptedAirship18Delegate {
    /// Under an SDK other than Airship's: the messages that do not wait there.
    public func gaps(under capabilities: CapabilityTable) -> [AdoptionGap] {
        guard capabilities.shape != .airship18 else { return [] }
        return [.queued(in: capabilities, "AM-049"), pace(under: capabilities.shape)].compactMap { $0 }
    }

    /// The previous version pauses between two messages.
    private func pace(under shape: SDKShape) -> AdoptionGap? {
        guard shape == SDKShape("airship17") else { return nil }
        return AdoptionGap(
            .behavesOtherwise,
            "The next message is displayed half a minute after the end of the previous one, whatever displayInterval is (AS-030)."
        )
    }

    /// The SDKs that record a delegate's refusal, even a temporary one.
    private static let countsRefusals: Set = [SDKShape("adobeIOS"), SDKShape("adobeAndroid3")]

    /// Reports, once, the cost of a waiting message, if the driving SDK counts it.
    func reportWait(of message: CompatMessage) {
        guard Self.countsRefusals.contains(message.shape) else { return }
        reportOnce(
            "wait", .heldForPreparation, message,
            "The message is not ready or waits for its turn (AM-046). The driving SDK takes this as a no: it records the "
                + "message as suppressed before it records its display.")
    }

    /// Reports, once each, what a message of the driving SDK lacks, and that the app's adapters are not used.
    func reportMissing(of native: InAppMessage, _ message: CompatMessage) {
        if message.shape != .airship18, message.content.layout == .control {
            reportOnce(
                "control", .messageIncomplete, message,
                "A message of a control group is .custom and no other displayContent, without heading, body, media and "
                    + "buttons: this SDK does not provide what others see, as Airship's own SDK does (AM-011)."
            )
        }
        reportUnusedAdapters(
            of: message, hasAdapters: !factories.isEmpty,
            hasFitting: native.displayContent.adapterType.flatMap { factories[$0] } != nil,
            "none for .html (AM-089)")
    }
}

extension InAppMessageDisplayContent {
    /// The type whose adapters show it (AM-089).
    var adapterType: CustomDisplayAdapterType? {
        switch self {
        case .banner: .banner
        case .modal: .modal
        case .fullscreen: .fullscreen
        case .html: .html
        case .custom: .custom
        default: nil
        }
    }
}
