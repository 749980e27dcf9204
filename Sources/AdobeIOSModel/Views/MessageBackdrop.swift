import PlatformStandIns

/// What a takeover message puts between itself and the app: it takes the touches beside the message. Main actor.
@MainActor final class MessageBackdrop: UIView {
    private weak var message: FullscreenMessage?

    /// Makes a backdrop that cannot be seen yet.
    convenience init(of message: FullscreenMessage) {
        self.init(frame: .zero)
        self.message = message
        backgroundColor = message.settings?.getBackgroundColor(opacity: 0)
    }

    /// A tap dismisses, whatever the gesture map says, and tracks no interaction (AI-078). Where the message is not
    /// displayed the tap is taken and does nothing (AI-168, AI-175).
    func tap() {
        message?.dismiss()
    }
}
