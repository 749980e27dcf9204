import Foundation
import PlatformStandIns

/// Shows banners, in the scene that the scene manager chooses (AS-040).
///
/// Used on the threads that `InAppMessageAdapterProtocol` names; not Sendable.
open class InAppMessageBannerAdapter: BuiltInAdapter {
    /// How the message looks: at first what the app's style file says (section 5.1). Headless, nothing follows from it.
    public var style = InAppMessageBannerStyle.builtIn()

    override class var contentType: InAppMessageDisplayContent.Type { InAppMessageBannerDisplayContent.self }

    override var makeView: BuiltInDisplay.ViewMaker? {
        shown.maker(InAppMessageBannerDisplayContent.self) { BannerView($0, $1) }
    }
}
