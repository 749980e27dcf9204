import AdobeAndroid2Model
import HeadlessStage
import PlatformStandIns

/// The app of a random sequence: its messages, its delegates, and their actions inside callbacks. Sendable: the
/// mutable state is behind a lock.
final class TurnApp: Sendable {
    private struct State {
        var views: [TurnMessage: any FullscreenMessage] = [:]
        var campaign: (any Message)?
        var answers: [Bool] = []
        var reactions: [TurnReaction] = []
        var delegates = -1
    }

    private let sequence: TurnSequence
    private let state = Locked(State())
    private let service: Carried<any UIService>

    init(_ sequence: TurnSequence, _ service: any UIService) {
        self.sequence = sequence
        self.service = Carried(service)
    }

    subscript(message: TurnMessage) -> (any FullscreenMessage)? { state.withLock { $0.views[message] } }

    func keep(_ view: any FullscreenMessage, as message: TurnMessage) {
        state.withLock { $0.views[message] = view }
    }

    /// The campaign's message.
    var campaign: (any Message)? { state.withLock { $0.campaign } }

    func keep(_ campaign: any Message) { state.withLock { $0.campaign = campaign } }

    func perform(_ command: TurnCommand) {
        switch command {
        case .show(.a, asks: false): campaign?.show()
        case .show(let message, let asks): self[message]?.show(asks)
        case .dismiss(.a): campaign?.dismiss(false)
        case .dismiss(let message): self[message]?.dismiss()
        case .alert: showAlert()
        }
    }

    /// Applies the sequence's answers and reactions from now on.
    func begin() {
        state.withLock { ($0.answers, $0.reactions) = (sequence.answers, sequence.reactions) }
        replaceDelegate()
    }

    func replaceDelegate() {
        let number = state.withLock { state in
            state.delegates += 1
            return state.delegates
        }
        if sequence.isFirstShape {
            ServiceProvider.getInstance().setMessageDelegate(FirstTurnDelegate(TurnVoice(number, self)))
        } else {
            MobileCore.setMessagingDelegate(TurnDelegate(TurnVoice(number, self)))
        }
    }

    func removeDelegate() { MobileCore.setMessagingDelegate(nil) }

    func showAlert() {
        service.value.showAlert(.build("alert", "hello", "yes", "no"), RecordingAlertListener())
    }

    // MARK: In callbacks

    fileprivate func nextAnswer() -> Bool {
        state.withLock { $0.answers.isEmpty ? true : $0.answers.removeFirst() }
    }

    fileprivate func name(_ view: any FullscreenMessage) -> TurnMessage {
        if view.parent != nil { keep(view, as: .a) }
        return view.parent == nil ? .b : .a
    }

    fileprivate func react(to callback: TurnReaction.Callback, _ view: any FullscreenMessage) {
        let other = self[name(view).other]
        switch state.withLock({ $0.reactions.take(callback) }) {
        case .dismiss: view.dismiss()
        case .show: view.show()
        case .showUnasked: view.show(false)
        case .dismissOther: other?.dismiss()
        case .showOther: other?.show()
        case .alert: showAlert()
        case .replaceDelegate: replaceDelegate()
        case .removeDelegate: removeDelegate()
        case nil: break
        }
    }
}

/// Records which delegate received which callback, and whether the message has a web view. Sendable: it is immutable.
private struct TurnVoice: Sendable {
    private let number: Int
    private let app: TurnApp

    init(_ number: Int, _ app: TurnApp) {
        self.number = number
        self.app = app
    }

    func ask(_ message: any FullscreenMessage) -> Bool {
        let answer = app.nextAnswer()
        note(.shouldShowMessage, message, "=\(answer)")
        return answer
    }

    func note(_ callback: TurnReaction.Callback, _ message: any FullscreenMessage, _ end: String = "") {
        let view = message.getWebView() == nil ? "" : ", view"
        note("\(callback)(\(app.name(message))\(view))\(end)")
        app.react(to: callback, message)
    }

    func note(_ text: String) { HeadlessStage.current.log.record(.note, from: "D\(number)", text) }
}

/// The delegate of later versions.
private final class TurnDelegate: MessagingDelegate, Sendable {
    private let voice: TurnVoice

    init(_ voice: TurnVoice) { self.voice = voice }

    func shouldShowMessage(_ message: any FullscreenMessage) -> Bool { voice.ask(message) }
    func onShow(_ message: any FullscreenMessage) { voice.note(.onShow, message) }
    func onDismiss(_ message: any FullscreenMessage) { voice.note(.onDismiss, message) }
    func urlLoaded(_ url: String, _ message: any FullscreenMessage) { voice.note(.urlLoaded, message) }
}

/// The delegate of version 2.0.0. It records `urlLoaded` when it is asked to take over a link.
private final class FirstTurnDelegate: FullscreenMessageDelegate, Sendable {
    private let voice: TurnVoice

    init(_ voice: TurnVoice) { self.voice = voice }

    func shouldShowMessage(_ message: any FullscreenMessage) -> Bool { voice.ask(message) }
    func onShow(_ message: any FullscreenMessage) { voice.note(.onShow, message) }
    func onDismiss(_ message: any FullscreenMessage) { voice.note(.onDismiss, message) }
    func onShowFailure() { voice.note("onShowFailure") }

    func overrideUrlLoad(_ message: any FullscreenMessage, _ url: String) -> Bool {
        voice.note(.urlLoaded, message)
        return url.hasPrefix("adbinapp")
    }
}

/// The listener of the app's own message: it handles the SDK's links. Sendable: it has no state.
final class TurnListener: FullscreenMessageDelegate, Sendable {
    func onShow(_ message: any FullscreenMessage) { note("onShow") }
    func onDismiss(_ message: any FullscreenMessage) { note("onDismiss") }
    func onBackPressed(_ message: any FullscreenMessage) { note("onBackPressed") }
    func onShowFailure() { note("onShowFailure") }

    func overrideUrlLoad(_ message: any FullscreenMessage, _ url: String) -> Bool {
        note("overrideUrlLoad")
        return url.hasPrefix("adbinapp")
    }

    private func note(_ callback: String) {
        HeadlessStage.current.log.record(.note, from: "L", "\(callback)(b)")
    }
}
