import PlatformStandIns

/// What a takeover message puts between itself and the app: it takes the touches beside the message. Main actor.
@MainActor final class MessageBackdrop: UIView {
    private weak var message: FullscreenMessage?
    private var inserted: [MessagePage] = []

    /// The pages whose web views stand in it.
    var pages: [MessagePage] { inserted.filter { $0.webView.superview === self } }

    /// Makes a backdrop that cannot be seen yet.
    convenience init(of message: FullscreenMessage) {
        self.init(frame: .zero)
        self.message = message
        backgroundColor = message.settings?.getBackgroundColor(opacity: 0)
    }

    /// Puts a page's web view on top of what stands in it.
    func insert(_ page: MessagePage) {
        inserted = pages.filter { $0 !== page } + [page]
        addSubview(page.webView)
    }

    /// A tap dismisses, whatever the gesture map says, and tracks no interaction (AI-078). Where the message is not
    /// displayed the tap is taken and does nothing (AI-168, AI-175).
    func tap() {
        message?.dismiss()
    }
}
