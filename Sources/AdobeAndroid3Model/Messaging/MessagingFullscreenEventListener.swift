import AdobeAndroidShared
import HeadlessStage

/// The listener of every message of a campaign: tracks what happens and follows the SDK's own links. It finds
/// the message by the presentation's id; without one only links are opened (A3-091).
final class MessagingFullscreenEventListener: InAppMessageEventListener {
    private weak var stage: HeadlessStage?

    init(stage: HeadlessStage) { self.stage = stage }

    func onShow(_ presentable: any Presentable<InAppMessage>) {
        message(of: presentable)?.trackStep(.display)
    }

    /// Nothing is tracked (A3-052).
    func onHide(_ presentable: any Presentable<InAppMessage>) {}

    func onDismiss(_ presentable: any Presentable<InAppMessage>) {
        message(of: presentable)?.trackStep(.dismiss)
    }

    /// A conflict or a suppression is tracked with its reason; any other error is a history record without one
    /// (A3-100, A3-104).
    func onError(_ presentable: any Presentable<InAppMessage>, _ error: any PresentationError) {
        let message = message(of: presentable)
        if let failure = error as? ShowFailed,
            failure === ConflictingPresentation.instance || failure === SuppressedByAppDeveloper.instance
        {
            message?.trackStep(.suppressDisplay, failure.reason)
        } else {
            message?.recordHistory(.suppressDisplay)
        }
    }

    func onBackPressed(_ message: any Presentable<InAppMessage>) {
        self.message(of: message)?.trackStep(.interact, "backPress")
    }

    /// Follows links of the SDK's own scheme, as `follow` does; a failure counts as handled.
    func onUrlLoading(_ message: any Presentable<InAppMessage>, _ url: String) -> Bool {
        (try? follow(url, of: message)) ?? true
    }

    /// Follows links of the SDK's own scheme (A3-084 to A3-091).
    /// - Returns: whether the URL was handled.
    /// - Throws: what escapes from the SDK's listener (A3-088, A3-090).
    func follow(_ url: String, of presentable: any Presentable<InAppMessage>) throws(IllegalArgumentException)
        -> Bool
    {
        guard let link = try MessageLink(url) else { return false }
        guard case .followed(let action) = link else { return true }
        let message = message(of: presentable)
        if let interaction = action.interaction {
            // Whether auto-track is on does not matter here (A3-086).
            message?.track(interaction, .interact)
            message?.recordHistory(.interact, interaction)
        }
        if let target = action.target { open(target, presentable) }
        if action.lacksHost { throw IllegalArgumentException("The link has no host: \(url)") }
        if action.isDismissal { message?.dismiss() }
        return true
    }

    private func open(_ target: LinkTarget, _ presentable: any Presentable<InAppMessage>) {
        switch target {
        case .script(let script):
            presentable.getPresentation().eventHandler.evaluateJavascript(script) { _ in }
        case .url(let url):
            _ = stage.map { AndroidSystem.of($0).open(url, on: $0) }
        }
    }

    private func message(of presentable: any Presentable<InAppMessage>) -> InternalMessage? {
        stage.flatMap { MessageMap.of($0).message(of: presentable.getPresentation().id) }
    }
}
