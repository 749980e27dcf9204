import AdobeAndroid2Model
import HeadlessStage
import ModelTesting
import PlatformStandIns
import Testing

/// A stage with a host, and a delegate that writes its callbacks into the stage's log.
final class TestWorld: PayloadWorld, Sendable {
    let stage: HeadlessStage
    let host: AdobeAndroid2Host
    let delegate: RecordingDelegate

    init(_ mode: HeadlessStage.Mode = .virtual, answers: Bool...) {
        stage = HeadlessStage(mode)
        host = AdobeAndroid2Host(stage: stage)
        delegate = RecordingDelegate(answers: answers)
        stage.run { MobileCore.setMessagingDelegate(delegate) }
    }

    /// A world in which `msg-1` is on the screen.
    static func shown(_ json: String = Payloads.proposition()) throws -> (TestWorld, any FullscreenMessage) {
        let world = TestWorld()
        try world.trigger(json)
        _ = world.takeTrace()
        return (world, try #require(world.delegate.messages.first))
    }

    /// Triggers a campaign and runs until the stage is idle.
    func trigger(_ json: String = Payloads.proposition()) throws {
        try host.trigger(json: json)
        stage.runUntilIdle()
    }

    var lines: [String] { stage.trace }

    /// A message that does not belong to a campaign, as other extensions create them.
    func makeMessage(
        _ html: String = "<html></html>", listener: any FullscreenMessageDelegate = RecordingListener(),
        animation: MessageAnimation? = MessageAnimation.none
    ) throws -> any FullscreenMessage {
        let settings = MessageSettings.centered()
        settings.setDisplayAnimation(animation)
        return try #require(
            stage.run {
                ServiceProvider.getInstance().getUIService().createFullscreenMessage(
                    html, listener, false, settings)
            })
    }
}

extension MessageSettings {
    /// Settings with the minimum that a message needs to be visible (A2-213).
    static func centered() -> MessageSettings {
        let settings = MessageSettings()
        settings.setVerticalAlign(.center)
        settings.setHorizontalAlign(.center)
        return settings
    }
}

extension HeadlessStage {
    /// The log in the notation of the rules, section 2.12: `bg` is the executor.
    var trace: [String] {
        log.entries.map { "\($0.isOnMain ? "ui" : "bg") \($0.line)" }
    }
}

extension StageLog.Entry {
    fileprivate var line: String {
        switch kind {
        case .analytics where name != "Messaging interaction event": return "\(source).\(name)"
        case .analytics:
            let action = details["action"] ?? ""
            return "T(\(details["propositionEventType"] ?? "")\(action.isEmpty ? "" : " \(action)"))"
        case .openedURL: return "open \(name)"
        case .error: return "error \(name)"
        case .note: return source == "AdobeAndroid2" ? name : "\(source).\(name)"
        }
    }
}

func label(of message: any FullscreenMessage) -> String {
    message.parent?.getId() ?? "-"
}

/// The app's delegate: gives the configured answers, then true, and writes each call into the current stage's log.
///
/// `@unchecked Sendable` is sound: the mutable state is behind locks, except the closures, which are set before the
/// test begins; `nonisolated(unsafe)` for the same reason.
class RecordingDelegate: MessagingDelegate, @unchecked Sendable {
    private let name: String
    private let answers: Locked<[Bool]>
    private let received = Locked<[any FullscreenMessage]>([])
    /// Called in the callbacks, after they were recorded. Set before the test begins.
    nonisolated(unsafe) var inShouldShow: @Sendable (any FullscreenMessage) -> Void = { _ in }
    nonisolated(unsafe) var inOnShow: @Sendable (any FullscreenMessage) -> Void = { _ in }

    init(_ name: String = "D", answers: [Bool] = []) {
        self.name = name
        self.answers = Locked(answers)
    }

    /// Every message that the gate or `onShow` was called with, without repetition.
    var messages: [any FullscreenMessage] { received.withLock { $0 } }

    func onShow(_ message: any FullscreenMessage) {
        note("onShow(\(label(of: message)))")
        keep(message)
        inOnShow(message)
    }

    func onDismiss(_ message: any FullscreenMessage) {
        note("onDismiss(\(label(of: message)))")
    }

    func shouldShowMessage(_ message: any FullscreenMessage) -> Bool {
        let answer = answers.withLock { $0.isEmpty ? true : $0.removeFirst() }
        note("shouldShowMessage(\(label(of: message)))=\(answer)")
        keep(message)
        inShouldShow(message)
        return answer
    }

    func urlLoaded(_ url: String, _ message: any FullscreenMessage) {
        note("urlLoaded(\(url))")
    }

    private func keep(_ message: any FullscreenMessage) {
        received.withLock { all in
            if !all.contains(where: { $0 === message }) { all.append(message) }
        }
    }

    func note(_ text: String) {
        HeadlessStage.current.log.record(.note, from: name, text)
    }
}

/// A delegate with nothing but the gate.
final class GateOnly: MessagingDelegate, Sendable {
    func shouldShowMessage(_ message: any FullscreenMessage) -> Bool { true }
}

/// The listener of one message.
final class RecordingListener: FullscreenMessageDelegate, Sendable {
    private let name: String
    private let isHandling: Bool
    private let onFailure: @Sendable () -> Void

    init(_ name: String = "L", isHandling: Bool = false, onFailure: @escaping @Sendable () -> Void = {}) {
        self.name = name
        self.isHandling = isHandling
        self.onFailure = onFailure
    }

    func onShow(_ message: any FullscreenMessage) { note("onShow") }
    func onDismiss(_ message: any FullscreenMessage) { note("onDismiss") }
    func onBackPressed(_ message: any FullscreenMessage) { note("onBackPressed") }

    func onShowFailure() {
        note("onShowFailure")
        onFailure()
    }

    func overrideUrlLoad(_ message: any FullscreenMessage, _ url: String) -> Bool {
        note("overrideUrlLoad(\(url))")
        return isHandling
    }

    private func note(_ text: String) {
        HeadlessStage.current.log.record(.note, from: name, text)
    }
}

/// The listener of one alert.
final class RecordingAlertListener: AlertListener, Sendable {
    private let name: String

    init(_ name: String = "A") { self.name = name }

    func onPositiveResponse() { note("onPositiveResponse") }
    func onNegativeResponse() { note("onNegativeResponse") }
    func onShow() { note("onShow") }
    func onDismiss() { note("onDismiss") }
    func onError(_ error: UIError) { note("onError(\(error))") }

    private func note(_ text: String) {
        HeadlessStage.current.log.record(.note, from: name, text)
    }
}
