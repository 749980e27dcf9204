import HeadlessStage
import PlatformStandIns

/// The steps of a message from its trigger to its window (BZ-001 to BZ-051).
extension BrazeInAppMessageUI {
    /// Decides what happens to a triggered message. The checks are in the order of BZ-001.
    func offer(_ message: Braze.InAppMessage) {
        guard hasAppRoot(for: message) else { return }
        guard window == nil else { return park(message) }
        switch choice(for: message) {
        case .now:
            prepareAndPresent(message)
        case .reenqueue:
            waiting.moveToTop(message)
        case .discard:
            waiting.removeAll(like: message)
            message.context?.discard()
        }
    }

    private func choice(for message: Braze.InAppMessage) -> DisplayChoice {
        AskedDelegate.asking("displayChoiceForMessage") {
            delegate?.inAppMessage(self, displayChoiceForMessage: message) ?? .now
        }
    }

    /// Stores a message that arrived while another is visible: on the stack (BZ-016), or, while a click is processed,
    /// as the follow-up of the visible one (BZ-100, BZ-101).
    private func park(_ message: Braze.InAppMessage) {
        guard isProcessingClickAction else {
            waiting.moveToTop(message)
            return log(.otherMessagePresented(push: true), for: message)
        }
        if let followupMessage { waiting.append(followupMessage) }
        followupMessage = message
    }

    /// Validates a message, removes it from the stack and makes its assets local (BZ-022, BZ-030 to BZ-036). The
    /// orientation is checked against the app's topmost view controller (BZ-151).
    func prepareAndPresent(_ message: Braze.InAppMessage) {
        guard hasAppRoot(for: message) else { return }
        guard window == nil else { return log(.otherMessagePresented(push: false), for: message) }
        waiting.removeAll(like: message)
        guard message.orientation.isAdmitted(by: modelOnlyTraits) else {
            return log(.noMatchingOrientation, for: message)
        }
        guard let context = message.context else { return presentNow(message) }
        guard context.valid else { return log(.messageContextInvalid, for: message) }
        localAssetsCancellable = context.withLocalAssets(
            message: message, destinationURL: assetsDirectory
        ) { @Sendable [weak self, stage] result in
            stage.onMainNow { self?.receiveAssets(of: message, result) }
        }
    }

    /// The directory for local assets. The model passes the URL but writes nothing to disk.
    private var assetsDirectory: URL {
        FileManager.default.temporaryDirectory.appendingPathComponent(
            "BrazeInAppMessageUI", isDirectory: true)
    }

    private func receiveAssets(
        of message: Braze.InAppMessage, _ result: Result<Braze.InAppMessage, any Swift.Error>
    ) {
        switch result {
        case .success(let localMessage): presentNow(localMessage)
        case .failure(let error): log(.assetsFailure(Braze.ErrorString(error)), for: message)
        }
    }

    /// Lets the delegate prepare the presentation, then makes the view and its window (BZ-040 to BZ-051).
    private func presentNow(_ message: Braze.InAppMessage) {
        guard message.context?.valid ?? true else {
            // In this order (BZ-159).
            log(.messageContextInvalid, for: message)
            return cancelAssets()
        }
        var presentation = PresentationContext(message: message, stage: stage)
        delegate?.inAppMessage(self, prepareWith: &presentation)
        guard let view = presentation.makeView() else {
            // A message without a Context fails silently here (BZ-042).
            if message.context != nil { log(.noMessageView, for: message) }
            return
        }
        guard isForCurrentUser(message) else { return }
        show(view, presentation)
        closeAutomatically(message)
    }

    /// Whether the message was triggered for Braze's current user (BZ-043).
    private func isForCurrentUser(_ message: Braze.InAppMessage) -> Bool {
        guard let context = message.context, case .enforce(let userID) = context.userIDMatchBehavior,
            let braze = context.braze as? Braze
        else { return true }
        let currentUser = braze.user.id
        guard currentUser != userID else { return true }
        let mismatch = Error.triggeredUserCurrentUserMismatch(
            messageId: message.id, currentUser: currentUser, previousUser: userID)
        log(mismatch, for: message)
        return false
    }

    /// Makes the window and shows it; its view controller appears in the next job of the main queue (BZ-049, BZ-050).
    private func show(_ view: any InAppMessageView, _ presentation: PresentationContext) {
        let window = Window(ui: self, view: view, presentation: presentation)
        self.window = window
        window.show()
        observeScreen()
        stage.onMain { [weak window] in window?.messageController.appear() }
    }

    /// From the first message on, notifies the visible message's view of changes of the screen.
    private func observeScreen() {
        guard !observesScreen else { return }
        observesScreen = true
        stage.screen.observe { [weak self] in
            self?.stage.onMainNow { self?.window?.messageController.screenDidChange() }
        }
    }

    /// Starts the timer of a message that closes by itself. The timer keeps this object alive (BZ-051, BZ-120).
    private func closeAutomatically(_ message: Braze.InAppMessage) {
        guard case .auto(let seconds) = message.messageClose else { return }
        dismissTimer?.cancel()
        dismissTimer = stage.after(seconds) { self.dismiss() }
    }
}

/// The end of a message (BZ-065, BZ-102, BZ-110).
extension BrazeInAppMessageUI {
    /// Removes a view that has left from the screen, calls the delegate, and presents the follow-up. The order is that
    /// of BZ-065.
    func finishDismissal(of view: any InAppMessageView, in controller: ViewController) {
        stopTimer()
        controller.leaveScreen()
        if let foreign { return foreign.viewDidLeave(view) }
        window?.isHidden = true
        window = nil
        delegate?.inAppMessage(self, didDismiss: controller.message, view: view)
        isProcessingClickAction = false
        guard let followup = followupMessage else { return }
        followupMessage = nil
        present(message: followup)
    }

    /// Forgets every message and invalidates its `Context`, before a dismissal that the SDK requests (BZ-110).
    ///
    /// A message whose assets are being loaded is not included: its request is cancelled, but its `Context` stays
    /// valid. If its request still completes, the message is shown (BZ-149).
    func forgetMessages() {
        stopTimer()
        let controller = window?.messageController
        controller?.messageView.html?.detachBridge()
        let known = [controller?.message] + waiting.removeAll() + [followupMessage]
        for message in known { message?.context?.discard() }
        cancelAssets()
        isProcessingClickAction = false
        followupMessage = nil
    }

    private func cancelAssets() {
        localAssetsCancellable?.cancel()
        localAssetsCancellable = nil
    }

    private func stopTimer() {
        dismissTimer?.cancel()
        dismissTimer = nil
    }
}

extension Braze.InAppMessage.Orientation {
    /// Whether a message of this orientation may appear now (BZ-031). The size classes of the app's topmost view
    /// controller decide, not the orientation of the device.
    func isAdmitted(by traits: UITraitCollection) -> Bool {
        let horizontal = traits.horizontalSizeClass
        let vertical = traits.verticalSizeClass
        return switch self {
        case .any: true
        case .portrait: vertical == .regular
        case .landscape: horizontal == .regular || (horizontal == .compact && vertical == .compact)
        }
    }

    /// The orientations to which a visible message may rotate. For a message that allows any orientation they depend on
    /// the traits of the preferences proxy; without a proxy all orientations are allowed (BZ-151).
    func mask(for traits: UITraitCollection?) -> UIInterfaceOrientationMask {
        switch self {
        case .any: traits?.userInterfaceIdiom == .phone ? .allButUpsideDown : .all
        case .portrait: .portrait
        case .landscape: .landscape
        }
    }
}
