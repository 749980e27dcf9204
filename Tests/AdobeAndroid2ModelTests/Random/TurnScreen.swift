import ModelTesting

/// A message or an alert on the activity.
final class TurnDialog {
    /// nil for an alert.
    let message: TurnMessage?

    init(_ message: TurnMessage? = nil) { self.message = message }

    var name: String { message?.rawValue ?? "alert" }
}

/// The screen: messages, alerts, and the user's gestures on them.
extension TurnOracle {
    func isInActivity(_ dialog: TurnDialog) -> Bool { dialogs.contains { $0 === dialog } }

    // MARK: Messages (A2-041, A2-060, A2-105)

    func attach(_ dialog: TurnDialog) {
        guard isInActivity(dialog), let message = dialog.message else { return }
        if omission != .occupyingAttachment { isDisplayed = true }
        if looks[message]?.isBlank == true { return cleanUp(message, false) }
        guard self[message].hasView else {
            return hear("error NullPointerException: there is no web view")
        }
        hear("HTML loaded(\(message))")
        let isVisible = looks[message]?.entry != nil
        (self[message].hasFrame, self[message].isSwipedAway) = (isVisible, false)
        if isVisible { surfaces.append(dialog) }
    }

    func detach(_ dialog: TurnDialog) {
        guard isInActivity(dialog) else { return }
        dialogs.removeAll { $0 === dialog }
        leaveScreen(dialog)
    }

    private func leaveScreen(_ dialog: TurnDialog) {
        surfaces.removeAll { $0 === dialog }
        if omission != .freeingDetachment { isDisplayed = false }
    }

    /// Rotates the device: messages are attached again; alerts stay.
    func rotate() {
        for dialog in dialogs {
            if dialog.message == nil {
                surfaces.removeAll { $0 === dialog }
                surfaces.append(dialog)
            } else {
                leaveScreen(dialog)
                attach(dialog)
            }
        }
    }

    func endActivity() {
        hasActivity = false
        for dialog in dialogs where dialog.message != nil { detach(dialog) }
    }

    // MARK: Alerts (A2-040, A2-210)

    func showAlert() {
        guard !isDisplayed else { return hear("A.onError(anotherMessageIsDisplayed)") }
        guard hasActivity else { return hear("error An alert needs an activity") }
        isDisplayed = true
        queue.post { [self] in
            let alert = TurnDialog()
            dialogs.append(alert)
            surfaces.append(alert)
            hear("A.onShow")
        }
    }

    private func close(_ alert: TurnDialog, _ callback: String) {
        isDisplayed = false
        dialogs.removeAll { $0 === alert }
        surfaces.removeAll { $0 === alert }
        hear("A.\(callback)")
    }

    // MARK: The user

    /// A gesture goes to the topmost surface that handles it.
    func touch(_ step: TurnStep) {
        if case .back = step { return pressBack() }
        for surface in surfaces.reversed() where takes(step, surface) { return }
        hear("error Nothing on the screen takes this")
    }

    private func takes(_ step: TurnStep, _ surface: TurnDialog) -> Bool {
        guard let message = surface.message else { return takes(step, alert: surface) }
        switch step {
        case .pageLink: goToPage(message)
        case .dismissingLink: followLink(message)
        case .swipe(let isMapped): return swipe(surface, message, isMapped)
        case .tapOutside:
            guard looks[message]?.takesOver == true else { return false }
            if looks[message]?.hasGestures == true { follow("beside", message) }
        default: return false
        }
        return true
    }

    private func takes(_ step: TurnStep, alert: TurnDialog) -> Bool {
        switch step {
        case .tapAlert: close(alert, "onPositiveResponse")
        case .tapOutside: break
        default: return false
        }
        return true
    }

    private func swipe(_ dialog: TurnDialog, _ message: TurnMessage, _ isMapped: Bool) -> Bool {
        guard looks[message]?.hasGestures == true else { return false }
        surfaces.removeAll { $0 === dialog }
        queue.animate(seconds: 0.3) { [self] in
            self[message].isSwipedAway = true
            if isMapped { follow("up", message) } else if omission != .unmappedSwipes { dismiss(message) }
        }
        return true
    }

    /// The back button goes to the latest dialog.
    private func pressBack() {
        guard let dialog = dialogs.last else { return hear("error No message takes the back button") }
        if let message = dialog.message { return dismiss(message, isBackPress: true) }
        close(dialog, "onDismiss")
    }
}
