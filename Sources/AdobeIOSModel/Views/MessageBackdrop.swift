import PlatformStandIns

/// The view between a takeover message and the app. It receives the touches outside the message. Main actor.
@MainActor final class MessageBackdrop: UIView {
    private weak var message: FullscreenMessage?
    private var inserted: [MessagePage] = []

    /// The pages whose web views are in it.
    var pages: [MessagePage] { inserted.filter { $0.webView.superview === self } }

    /// Makes a backdrop that is not visible yet.
    convenience init(of message: FullscreenMessage) {
        self.init(frame: .zero)
        self.message = message
        backgroundColor = message.settings?.getBackgroundColor(opacity: 0)
    }

    /// Adds a page's web view on top of its contents.
    func insert(_ page: MessagePage) {
        inserted = pages.filter { $0 !== page } + [page]
        addSubview(page.webView)
    }

    /// A tap dismisses the message, whatever the gesture map says, and tracks no interaction (AI-078). If the message
    /// is not displayed the tap has no effect and does not reach the app (AI-168, AI-175).
    func tap() {
        message?.dismiss()
    }
}
