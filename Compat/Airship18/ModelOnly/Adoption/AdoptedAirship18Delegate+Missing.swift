import Airship18Model
import InAppCompat

/// What an Airship delegate does not find under another SDK.
extension AdoptedAirship18Delegate {
    /// Says, once, what a message of the driving SDK's lacks, and which of the app's adapters nothing comes for.
    func reportMissing(of native: InAppMessage, _ message: CompatMessage) {
        if message.shape != .airship18, message.content.layout == .control {
            reportOnce(
                "control", .messageIncomplete, message,
                "A message of a control group is .custom and no other displayContent, without heading, body, media and "
                    + "buttons: this SDK does not say what others see of it, as its own does (AM-011).")
        }
        guard message.dialect != nil, message.content.layout == .web, !factories.isEmpty,
            native.displayContent.adapterType.flatMap({ factories[$0] }) == nil
        else { return }
        reportOnce(
            "adapters", .planNotApplied, message,
            "No adapter of the app's is made, nor waited for, and the SDK's own message appears: every message of this SDK is a page, and the "
                + "app has none for .html (AM-089).")
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
