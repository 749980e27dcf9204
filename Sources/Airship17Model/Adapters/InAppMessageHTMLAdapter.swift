public import Foundation
import HeadlessStage
import PlatformStandIns

/// Shows HTML messages, in the scene that the scene manager chooses (AS-025, AS-040).
///
/// Used on the threads that `InAppMessageAdapterProtocol` names; not Sendable.
open class InAppMessageHTMLAdapter: NSObject, InAppMessageAdapterProtocol {
    /// How the message looks: at first what the app's style file says (section 5.1). Headless, nothing follows from it.
    public var style: InAppMessageHTMLStyle
    private let shown: BuiltInDisplay

    /// Makes an adapter; `adapter(for:)` is the SDK's way. Model only.
    ///
    /// - Parameter message: a message with a content for HTML.
    public required init(message: InAppMessage) {
        shown = BuiltInDisplay(message)
        style = shown.installation.link.run { .builtIn() }
        super.init()
    }

    /// Makes an adapter.
    ///
    /// - Parameter message: a message with a content for HTML.
    open class func adapter(for message: InAppMessage) -> Self { Self(message: message) }

    /// Cancels the schedule when the page may not be opened; in the early era asks for another try while there is no
    /// network (AS-025).
    open func prepare(
        with assets: InAppMessageAssets, completionHandler: @escaping (InAppMessagePrepareResult) -> Void
    ) {
        completionHandler(prepareResult)
    }

    private var prepareResult: InAppMessagePrepareResult {
        let circumstances = shown.installation.circumstances
        guard let content else { return shown.holds(InAppMessageHTMLDisplayContent.self) }
        guard let url = URL(string: content.url), circumstances[\.isURLAllowed](url, .openURL) else {
            shown.installation.link.record(.error, "URL not allowed", ["url": content.url])
            return .cancel
        }
        return circumstances[\.era] == .early && !isOnline ? .retry : .success
    }

    /// Whether there is a scene to appear in, and a network if the message needs one.
    open func isReadyToDisplay() -> Bool {
        if content?.requireConnectivity ?? true, !isOnline { return false }
        return shown.findScene()
    }

    /// Shows the message; reports on the main thread when it has left.
    open func display(_ completionHandler: @escaping (InAppMessageResolution) -> Void) {
        guard let content, let url = URL(string: content.url) else { return }
        shown.show(completionHandler) { HTMLView($0, url: url) }
    }

    private var content: InAppMessageHTMLDisplayContent? {
        shown.message.displayContent as? InAppMessageHTMLDisplayContent
    }

    private var isOnline: Bool {
        shown.installation.link.stage?.network.isReachable ?? false
    }
}

@available(*, unavailable)
extension InAppMessageHTMLAdapter: Sendable {}
