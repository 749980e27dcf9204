import BrazeModel
public import InAppCore

/// What the SDK drops after the gate, without telling its delegate (BZ-009).
extension BrazeBridge {
    /// Why the SDK is certain to drop a message that it is told to show now; nil if it is not.
    private func certainDrop(of native: Braze.InAppMessage) -> MessageFailure? {
        if native.data.context?.valid == false {
            return MessageFailure(
                .invalidated, "The SDK drops it: messageContextInvalid (BZ-032, BZ-040).", isDerived: true)
        }
        guard isAdmitted(native.data.orientation) else {
            return MessageFailure(
                .orientation, "The SDK drops it: noMatchingOrientation (BZ-031).", isDerived: true)
        }
        return nil
    }

    /// Whether the SDK shows a message of an orientation now: it goes by the size classes (BZ-031).
    func isAdmitted(_ orientation: Braze.InAppMessage.Orientation) -> Bool {
        guard orientation != .any else { return true }
        guard let traits else { return true }
        let isLandscape =
            traits.horizontalSizeClass == .regular
            || (traits.horizontalSizeClass == .compact && traits.verticalSizeClass == .compact)
        return orientation == .portrait ? traits.verticalSizeClass == .regular : isLandscape
    }

    /// Ends a message that was let through and that the SDK is about to drop, when it has done so.
    func endIfDropped(_ message: CompatMessage, _ native: Braze.InAppMessage) {
        guard message.phase == .approved, let failure = certainDrop(of: native) else { return }
        MainThread.async { [weak self, weak message] in
            guard let self, let message, message.phase == .approved else { return }
            self.engine.fail(message, failure)
        }
    }

    /// Loading its assets may have failed, which nobody can know, or it was prepared and has no view.
    public func reasonNotShown(_ message: CompatMessage) -> MessageFailure? {
        guard let native = message.native(as: Braze.InAppMessage.self) else { return nil }
        guard let visible, visible.message === message, visible.view == ObjectIdentifier(self) else {
            return certainDrop(of: native)
        }
        if userHasChanged(since: native) {
            return MessageFailure(
                .invalidated, "The SDK dropped it: triggeredUserCurrentUserMismatch (BZ-043).",
                isDerived: true)
        }
        return MessageFailure(
            .content, "The SDK dropped it: noMessageView (BZ-042).", isDerived: true)
    }

    /// A wipe or a change of user makes the Contexts of stacked messages void without telling (BZ-110).
    public func isInvalidated(_ message: CompatMessage) -> Bool {
        message.native(as: Braze.InAppMessage.self)?.data.context?.valid == false
    }
}
