import Foundation
import PlatformStandIns

/// Shows full screen messages, in the scene that the scene manager chooses (AS-040).
///
/// Used on the threads that `InAppMessageAdapterProtocol` names; not Sendable.
open class InAppMessageFullScreenAdapter: BuiltInAdapter {
    /// How the message looks: at first what the app's style file says (section 5.1). Headless, nothing follows from it.
    public var style = InAppMessageFullScreenStyle.builtIn()

    override class var contentType: InAppMessageDisplayContent.Type {
        InAppMessageFullScreenDisplayContent.self
    }

    override var makeView: BuiltInDisplay.ViewMaker? {
        shown.maker(InAppMessageFullScreenDisplayContent.self) { display, content in
            MessageView(display, buttons: content.buttons + [content.footer].compactMap { $0 })
        }
    }
}
