/// Which callbacks are called: those of a message's own listener and of the delegate, or in version 2.0.0 those of
/// the delegate alone (A2-200).
extension TurnOracle {
    func tellShown(_ message: TurnMessage) {
        if isFirstShape {
            // The app's own message calls its own listener (A2-219).
            return message == .a ? tellDelegate(.onShow, .a) : hear("L.onShow(b)")
        }
        if message == .a { trackIfWanted("display") } else { hear("L.onShow(b)") }
        tellDelegate(.onShow, message)
    }

    func tellDismissed(_ message: TurnMessage, _ isBackPress: Bool) {
        if !isFirstShape {
            if isBackPress { hear(message == .a ? "T(interact backPress a)" : "L.onBackPressed(b)") }
            if message == .a { trackIfWanted("dismiss") } else { hear("L.onDismiss(b)") }
        }
        tellDelegate(.onDismiss, message)
    }

    // MARK: Links (A2-070 to A2-075, A2-204)

    func goToPage(_ message: TurnMessage) {
        if isFirstShape { return tellDelegate(.urlLoaded, message) }
        if message == .b { hear("L.overrideUrlLoad(b)") }
    }

    func followLink(_ message: TurnMessage) {
        follow("ok", message)
        if !isFirstShape { tellDelegate(.urlLoaded, message) }
    }

    /// What the listener does with one of the SDK's own links. The app's listener and version 2.0.0's delegate only
    /// record that they were asked.
    func follow(_ interaction: String, _ message: TurnMessage) {
        if isFirstShape { return tellDelegate(.urlLoaded, message) }
        guard message == .a else { return hear("L.overrideUrlLoad(b)") }
        hear("T(interact \(interaction) a)")
        if hasActivity { hear("open https://e.org") }
        dismiss(.a)
    }
}
