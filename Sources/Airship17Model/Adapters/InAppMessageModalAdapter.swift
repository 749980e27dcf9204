import Foundation
import PlatformStandIns

/// Shows modal messages, in the scene that the scene manager chooses (AS-040).
///
/// Used on the threads that `InAppMessageAdapterProtocol` names; not Sendable.
open class InAppMessageModalAdapter: BuiltInAdapter {
    /// How the message looks: at first what the app's style file says (section 5.1). Headless, nothing follows from it.
    public var style = InAppMessageModalStyle.builtIn()

    override class var contentType: InAppMessageDisplayContent.Type { InAppMessageModalDisplayContent.self }

    override var makeView: BuiltInDisplay.ViewMaker? {
        shown.maker(InAppMessageModalDisplayContent.self) { display, content in
            MessageView(display, buttons: content.buttons + [content.footer].compactMap { $0 })
        }
    }
}
