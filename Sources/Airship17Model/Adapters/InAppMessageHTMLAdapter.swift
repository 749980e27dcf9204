import Foundation
import PlatformStandIns

/// Shows HTML messages, in the scene that the scene manager chooses (AS-025, AS-040).
///
/// Used on the threads that `InAppMessageAdapterProtocol` names; not Sendable.
open class InAppMessageHTMLAdapter: BuiltInAdapter {
    /// How the message looks: at first what the app's style file says (section 5.1). Headless, nothing follows from it.
    public var style = InAppMessageHTMLStyle.builtIn()

    override class var contentType: InAppMessageDisplayContent.Type { InAppMessageHTMLDisplayContent.self }

    /// Cancels the schedule when the page may not be opened; in the early era asks for another try while there is no
    /// network (AS-025).
    override var prepareResult: InAppMessagePrepareResult {
        guard shown.holds(Self.contentType), let content else { return .cancel }
        guard shown.isAllowed(content.url) else { return .cancel }
        let isEarly = shown.installation.circumstances[\.era] == .early
        return isEarly && !shown.isOnline ? .retry : .success
    }

    override var needsNetwork: Bool { content?.requireConnectivity ?? true }

    override var makeView: BuiltInDisplay.ViewMaker? {
        guard let url = content.flatMap({ URL(string: $0.url) }) else { return nil }
        return { HTMLView($0, url: url) }
    }

    private var content: InAppMessageHTMLDisplayContent? {
        shown.message.displayContent as? InAppMessageHTMLDisplayContent
    }
}
