import Airship18Model
import InAppCompat

/// The parts of a message that an Airship delegate does not find under another SDK.
extension AdoptedAirship18Delegate {
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
