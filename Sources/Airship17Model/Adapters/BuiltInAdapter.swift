public import Foundation
import HeadlessStage
import PlatformStandIns

/// What the SDK's own adapters have in common: each shows one kind of content in the scene that the scene manager chooses
/// (AS-040).
///
/// Model only: the SDK's adapters have no such base, so app code must not name it. Used on the threads that
/// `InAppMessageAdapterProtocol` names; not Sendable.
open class BuiltInAdapter: NSObject, InAppMessageAdapterProtocol {
    let shown: BuiltInDisplay

    /// Makes an adapter; `adapter(for:)` is the SDK's way. Model only.
    ///
    /// - Parameter message: a message with a content for this adapter.
    public required init(message: InAppMessage) {
        shown = BuiltInDisplay(message)
        super.init()
    }

    /// Makes an adapter.
    ///
    /// - Parameter message: a message with a content for this adapter.
    open class func adapter(for message: InAppMessage) -> Self { Self(message: message) }

    /// Cancels the schedule when the content is of another kind, or when its media may not be shown (AS-107).
    open func prepare(
        with assets: InAppMessageAssets,
        completionHandler: @escaping @Sendable (InAppMessagePrepareResult) -> Void
    ) {
        completionHandler(prepareResult)
    }

    /// Whether there is a scene to appear in, and a network if a film is to be shown (AS-107).
    open func isReadyToDisplay() -> Bool {
        if needsNetwork, !shown.isOnline { return false }
        return shown.findScene()
    }

    /// Shows the message; reports on the main thread when it has left. Does nothing with a content of another kind.
    open func display(_ completionHandler: @escaping @Sendable (InAppMessageResolution) -> Void) {
        guard let makeView else { return }
        shown.show(completionHandler, makeView)
    }

    // MARK: What the adapters differ in

    /// The contents that it shows.
    class var contentType: InAppMessageDisplayContent.Type { InAppMessageDisplayContent.self }

    /// What its preparation comes to.
    var prepareResult: InAppMessagePrepareResult {
        guard shown.holds(Self.contentType) else { return .cancel }
        guard let media = shown.message.displayContent.shownMedia else { return .success }
        return shown.isAllowed(media.url) ? .success : .cancel
    }

    /// Whether the message cannot be shown without a network.
    var needsNetwork: Bool {
        shown.message.displayContent.shownMedia.map { $0.type != .image } ?? false
    }

    /// Makes the view; nil for a content of another kind.
    var makeView: BuiltInDisplay.ViewMaker? { nil }
}

@available(*, unavailable)
extension BuiltInAdapter: Sendable {}
