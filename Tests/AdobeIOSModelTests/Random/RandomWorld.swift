import HeadlessStage
import ModelTesting
import PlatformStandIns
import Testing

#if canImport(AEPMessaging)
    import AEPCore
    import AEPMessaging
    import AEPServices
#else
    import AdobeIOSModel
#endif

/// A recorded call of a random sequence.
struct RandomCall: Sendable, Hashable, CustomStringConvertible {
    enum Kind: Sendable, Hashable {
        case gate(Bool), onShow, onDismiss, urlLoaded, listenerOnShow, listenerOnDismiss
        case refused(String)
        /// The SDK wrote an event about the campaign's message.
        case tracked(String)
    }

    var kind: Kind
    var message: RandomMessage
    var isOnMain = false
    /// Whether the message had a web view then.
    var hasView = true
    /// Whether the delegate that was called is the one that is registered.
    var isRegistered = true

    var description: String { "\(kind)(\(message))" }

    /// The parts that do not depend on the time of the call.
    var bare: RandomCall { RandomCall(kind: kind, message: message) }
}

/// A stage with two messages and an app, on which a random sequence is played. Main actor.
@MainActor final class RandomWorld {
    let stage = HeadlessStage()
    private let calls = Locked<[RandomCall]>([])
    private(set) var messages: [RandomMessage: FullscreenMessage] = [:]
    /// The window that the messages are inserted into.
    private var window: UIWindow?
    private let campaign: Message
    private let sequence: RandomSequence
    private nonisolated let delegate = Locked<RandomDelegate?>(nil)
    private let answers: Locked<[Bool]>
    private let reactions: Locked<[RandomReaction]>

    init(_ sequence: RandomSequence) throws {
        self.sequence = sequence
        answers = Locked(sequence.answers)
        reactions = Locked(sequence.reactions)
        let host = AdobeIOSHost(stage: stage)
        campaign = try #require(
            try host.messages(in: Data(Payloads.consequence("a", mobile: "{}").utf8)).first)
        // Weak, so that the stage does not retain itself.
        let listener = RandomListener { [calls, weak stage] call in stage.map { call.note(in: calls, on: $0) }
        }
        let html = sequence.looks[.b]?.isBlank == true ? "" : "<html></html>"
        let made = stage.run {
            ServiceProvider.shared.uiService.createFullscreenMessage(
                payload: html, listener: listener, isLocalImageUsed: false,
                settings: MessageSettings())
        }
        messages[.a] = campaign.presentable
        messages[.b] = made as? FullscreenMessage
        window = try windowOfMessages()
        for (name, message) in messages { dress(message, sequence.looks[name] ?? RandomLooks()) }
        replaceDelegate()
    }

    /// Breaks the retain cycles.
    func end() {
        campaign.takeApart()
        stage.endProcess()
    }

    /// The window, found through a message that is shown and dismissed before anything else.
    private func windowOfMessages() throws -> UIWindow {
        let made = stage.run {
            ServiceProvider.shared.uiService.createFullscreenMessage(
                payload: "<html></html>", listener: nil, isLocalImageUsed: false, settings: MessageSettings())
        }
        let first = try #require(made as? FullscreenMessage)
        first.show()
        settle()
        let window = try #require(first.webView?.window)
        first.dismiss()
        settle()
        _ = takeCalls()
        return window
    }

    private func dress(_ message: FullscreenMessage, _ looks: RandomLooks) {
        message.settings?.setDisplayAnimation(looks.entry).setDismissAnimation(looks.exit)
            .setUiTakeover(looks.takesOver)
            .setGestures(URL(string: "adbinapp://other?interaction=raised").map { [.swipeUp: $0] })
    }

    nonisolated private func replaceDelegate() {
        let next = RandomDelegate(answers, name: name) { [weak self] call, message in
            guard let self else { return }
            call.note(in: calls, on: stage)
            react(to: call, message)
        }
        delegate.withLock { $0 = next }
        stage.run { MobileCore.messagingDelegate = next }
    }

    nonisolated private func name(_ message: FullscreenMessage) -> RandomMessage {
        message.parent == nil ? .b : .a
    }

    /// Performs the delegate's action inside a callback, once.
    nonisolated private func react(to call: RandomCall, _ message: FullscreenMessage) {
        switch reactions.withLock({ $0.take(call.kind) }) {
        case .dismiss: message.dismiss()
        case .hide: message.hide()
        case .show: message.show()
        case .showOther: both.current[call.message.other]?.value.show()
        case .replaceDelegate: replaceDelegate()
        case nil: break
        }
    }

    /// The messages, for callbacks.
    private nonisolated let both = Locked<[RandomMessage: Carried<FullscreenMessage>]>([:])

    // MARK: Playing

    /// Performs a step, and lets everything settle after it if `settles` is true.
    func play(_ step: RandomStep, settles: Bool) {
        both.withLock { $0 = messages.mapValues(Carried.init) }
        stage.run { perform(step) }
        if settles { settle() }
    }

    /// Removes the remaining reactions of the delegate.
    func calm() { reactions.withLock { $0 = [] } }

    func settle() { stage.runUntilIdle() }

    private func perform(_ step: RandomStep) {
        switch step {
        case .show(.a, let asks):
            if asks { messages[.a]?.show() } else { campaign.show() }
        case .show(let message, let asks): messages[message]?.show(withMessagingDelegateControl: asks)
        case .hide(let message): messages[message]?.hide()
        case .dismiss(.a): campaign.dismiss()
        case .dismiss(let message): messages[message]?.dismiss()
        case .link: stage.user.close()
        case .swipe: stage.user.swipe(.up)
        case .tapOutside: stage.user.tapOutside()
        case .turn:
            stage.screen.rotate(to: stage.screen.orientation == .portrait ? .landscapeRight : .portrait)
        case .replaceDelegate: replaceDelegate()
        case .window(let isThere): stage.scenes.set(isThere ? [StageScene("main")] : [])
        case .time(let seconds): stage.advance(seconds: seconds)
        }
    }

    /// The messages whose views are in the window, according to the window: each view has its
    /// message as navigation delegate.
    var inWindow: [RandomMessage] {
        let views = (window?.subviews ?? []).flatMap { $0 is WKWebView ? [$0] : $0.subviews }
        return views.compactMap { ($0 as? WKWebView)?.navigationDelegate as? FullscreenMessage }
            .map(name).sorted()
    }

    /// The same according to the stage, topmost last.
    var onStage: [RandomMessage] { stage.visibleSurfaces.map { $0 == "a" ? .a : .b } }

    /// The recorded calls, with the SDK's events about the campaign's message between them.
    func takeCalls() -> [RandomCall] {
        let told = calls.withLock { calls in
            defer { calls = [] }
            return calls
        }
        return stage.log.removeAll().flatMap { entry in
            if entry.source == RandomCall.source, let place = Int(entry.name) { return [told[place]] }
            return entry.kind == .analytics ? RandomCall.written(entry) : []
        }
    }
}

extension RandomCall {
    fileprivate static let source = "random"

    /// Records the call, at its place among the log entries.
    fileprivate func note(in calls: Locked<[RandomCall]>, on stage: HeadlessStage) {
        let place = calls.withLock { calls in
            calls.append(self)
            return calls.count - 1
        }
        stage.log.record(.note, from: Self.source, "\(place)")
    }

    /// An event about the campaign's message. One that says why it was not shown stands for the refusal, too.
    fileprivate static func written(_ entry: StageLog.Entry) -> [RandomCall] {
        let words = [entry.details["eventType"], entry.details["action"], entry.details["reason"]]
        let text = words.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
        let call = RandomCall(kind: .tracked(text), message: .a, isOnMain: entry.isOnMain)
        guard let reason = entry.details["reason"] else { return [call] }
        return [RandomCall(kind: .refused(reason), message: .a, isOnMain: entry.isOnMain), call]
    }

    /// Whether it is a call, and not an event.
    var isCall: Bool { if case .tracked = kind { false } else { true } }
}

extension [RandomMessage] {
    func sorted() -> [RandomMessage] { sorted { $0.rawValue < $1.rawValue } }
}

/// The app's delegate: gives its answers in turn, and reports its calls.
///
/// `@unchecked Sendable` is sound: all mutable state is behind a lock.
private final class RandomDelegate: MessagingDelegate, @unchecked Sendable {
    private let answers: Locked<[Bool]>
    private let name: @Sendable (FullscreenMessage) -> RandomMessage
    private let tell: @Sendable (RandomCall, FullscreenMessage) -> Void

    init(
        _ answers: Locked<[Bool]>, name: @escaping @Sendable (FullscreenMessage) -> RandomMessage,
        tell: @escaping @Sendable (RandomCall, FullscreenMessage) -> Void
    ) {
        self.answers = answers
        self.name = name
        self.tell = tell
    }

    func shouldShowMessage(message: any Showable) -> Bool {
        let answer = answers.withLock { $0.isEmpty ? true : $0.removeFirst() }
        note(.gate(answer), message)
        return answer
    }

    func onShow(message: any Showable) { note(.onShow, message) }
    func onDismiss(message: any Showable) { note(.onDismiss, message) }
    func urlLoaded(_ url: URL, byMessage message: any Showable) { note(.urlLoaded, message) }

    private func note(_ kind: RandomCall.Kind, _ message: any Showable) {
        guard let message = message as? FullscreenMessage else { return }
        let call = RandomCall(
            kind: kind, message: name(message), isOnMain: MainThread.isCurrent,
            hasView: message.webView != nil,
            isRegistered: ServiceProvider.shared.messagingDelegate === self)
        tell(call, message)
    }
}

/// The listener of the app's own message: handles the SDK's links, and reports its calls.
private final class RandomListener: FullscreenMessageDelegate {
    private let tell: @Sendable (RandomCall) -> Void

    init(_ tell: @escaping @Sendable (RandomCall) -> Void) { self.tell = tell }

    func onShow(message: FullscreenMessage) { note(.listenerOnShow, message) }
    func onDismiss(message: FullscreenMessage) { note(.listenerOnDismiss, message) }
    func onShowFailure() {}
    func onError(message: FullscreenMessage, error: PresentationError) {
        note(.refused(error.getReason()), message)
    }
    func overrideUrlLoad(message: FullscreenMessage, url: String?) -> Bool {
        url?.hasPrefix("adbinapp") != true
    }

    private func note(_ kind: RandomCall.Kind, _ message: FullscreenMessage) {
        tell(
            RandomCall(
                kind: kind, message: .b, isOnMain: MainThread.isCurrent, hasView: message.webView != nil))
    }
}
