public import Foundation
import HeadlessStage
import PlatformStandIns

/// Shows full screen messages, in the scene that the scene manager chooses (AS-040).
///
/// Used on the threads that `InAppMessageAdapterProtocol` names; not Sendable.
open class InAppMessageFullScreenAdapter: NSObject, InAppMessageAdapterProtocol {
    /// How the message looks: at first what the app's style file says (section 5.1). Headless, nothing follows from it.
    public var style: InAppMessageFullScreenStyle
    private let shown: BuiltInDisplay

    /// Makes an adapter; `adapter(for:)` is the SDK's way. Model only.
    ///
    /// - Parameter message: a message with a content for full screen messages.
    public required init(message: InAppMessage) {
        shown = BuiltInDisplay(message)
        style = shown.installation.link.run { .builtIn() }
        super.init()
    }

    /// Makes an adapter.
    ///
    /// - Parameter message: a message with a content for full screen messages.
    open class func adapter(for message: InAppMessage) -> Self { Self(message: message) }

    /// There is nothing to get ready. A content of another kind cancels the schedule.
    open func prepare(
        with assets: InAppMessageAssets, completionHandler: @escaping (InAppMessagePrepareResult) -> Void
    ) {
        completionHandler(shown.holds(InAppMessageFullScreenDisplayContent.self))
    }

    /// Whether there is a scene to appear in.
    open func isReadyToDisplay() -> Bool { shown.findScene() }

    /// Shows the message; reports on the main thread when it has left.
    open func display(_ completionHandler: @escaping (InAppMessageResolution) -> Void) {
        guard let content = shown.message.displayContent as? InAppMessageFullScreenDisplayContent else {
            return
        }
        shown.show(completionHandler) {
            MessageView($0, buttons: content.buttons + (content.footer.map { [$0] } ?? []))
        }
    }
}

@available(*, unavailable)
extension InAppMessageFullScreenAdapter: Sendable {}
