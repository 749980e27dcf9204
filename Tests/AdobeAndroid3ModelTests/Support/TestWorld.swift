import AdobeAndroid3Model
import HeadlessStage
import ModelTesting
import PlatformStandIns
import Testing

import class AdobeAndroid3Model.Alert

/// A stage with a host, and a delegate that writes its callbacks into the stage's log.
final class TestWorld: PayloadWorld, Sendable {
    let stage: HeadlessStage
    let host: AdobeAndroid3Host
    let delegate: RecordingDelegate

    init(_ mode: HeadlessStage.Mode = .virtual, answers: Bool...) {
        stage = HeadlessStage(mode)
        host = AdobeAndroid3Host(stage: stage)
        delegate = RecordingDelegate(answers: answers)
        register(delegate)
    }

    // A presentable retains the delegate that was registered when it was created, and the delegate retains the
    // presentables that it was asked about.
    deinit {
        delegate.forget()
        stage.endProcess()
    }

    func register(_ delegate: any PresentationDelegate) {
        stage.run { ServiceProvider.getInstance().uiService.setPresentationDelegate(delegate) }
    }

    /// Triggers a campaign and runs until the stage is idle.
    func trigger(_ json: String = Payloads.proposition()) throws {
        try host.trigger(json: json)
        stage.runUntilIdle()
    }

    var lines: [String] {
        stage.log.entries.map { entry in
            let line = entry.adobeLine(of: "AdobeAndroid3") { $0.prefix(1).lowercased() + $0.dropFirst() }
            return "\(entry.isOnMain ? "main" : "bg") \(line)"
        }
    }

    /// The message of the delegate's last question, with its presentable.
    func lastMessage() throws -> (any Presentable<InAppMessage>, any Message) {
        let presentable = try #require(delegate.presentables.last as? any Presentable<InAppMessage>)
        return (presentable, try #require(MessagingUtils.getMessageForPresentable(presentable)))
    }

    func createMessage(
        _ builder: InAppMessageSettings.Builder = .init(), _ listener: MessageListener = MessageListener()
    ) throws -> any Presentable<InAppMessage> {
        try create(InAppMessage(builder.build(), listener))
    }

    func createAlert(_ listener: AlertListener = AlertListener()) throws -> any Presentable<Alert> {
        let settings = try AlertSettings.Builder().title("t").positiveButtonText("yes").negativeButtonText(
            "no"
        )
        .build()
        return try create(Alert(settings, listener))
    }

    func createButton() throws -> any Presentable<FloatingButton> {
        let settings = try FloatingButtonSettings.Builder().initialGraphic(Bitmap()).build()
        return try create(FloatingButton(settings, ButtonListener()))
    }

    func create<T: Presentation>(_ presentation: T) throws -> any Presentable<T> {
        try stage.run {
            try ServiceProvider.getInstance().uiService.create(presentation, host.utilityProvider)
        }
    }
}

func note(_ text: String, from source: String) {
    HeadlessStage.current.log.record(.note, from: source, text)
}

func label(_ presentable: any Presentable) -> String {
    let name: String
    switch presentable.getPresentation() {
    case is InAppMessage:
        let message = MessagingUtils.getMessageForPresentable(presentable as? any Presentable<InAppMessage>)
        name = message?.id ?? "message"
    case is Alert: name = "alert"
    default: name = "button"
    }
    return "\(name) \(presentable.getState())"
}

/// The app's delegate: gives the configured answers, then true, and writes each call into the current stage's log.
///
/// `@unchecked Sendable` is sound: the mutable state is behind locks, except the closures, which are set before the
/// test begins; `nonisolated(unsafe)` for the same reason.
final class RecordingDelegate: PresentationDelegate, @unchecked Sendable {
    private let name: String
    private let answers: Locked<[Bool]>
    private let asked = Locked<[any Presentable]>([])
    /// Called in the callbacks, after they were recorded. Set before the test begins.
    nonisolated(unsafe) var inCanShow: (any Presentable) -> Void = { _ in }
    nonisolated(unsafe) var inOnShow: (any Presentable) -> Void = { _ in }
    nonisolated(unsafe) var inOnHide: (any Presentable) -> Void = { _ in }

    init(_ name: String = "D", answers: [Bool] = []) {
        self.name = name
        self.answers = Locked(answers)
    }

    /// The presentables that the gate or `onShow` was called with.
    var presentables: [any Presentable] { asked.withLock { $0 } }

    func forget() { asked.set(\.self, []) }

    func canShow(_ presentable: any Presentable) -> Bool {
        let answer = answers.withLock { $0.isEmpty ? true : $0.removeFirst() }
        note("canShow(\(label(presentable)))=\(answer)", from: name)
        asked.withLock { $0.append(presentable) }
        inCanShow(presentable)
        return answer
    }

    func onShow(_ presentable: any Presentable) {
        note("onShow(\(label(presentable)))", from: name)
        asked.withLock { $0.append(presentable) }
        inOnShow(presentable)
    }

    func onHide(_ presentable: any Presentable) {
        note("onHide(\(label(presentable)))", from: name)
        inOnHide(presentable)
    }
    func onDismiss(_ presentable: any Presentable) { note("onDismiss(\(label(presentable)))", from: name) }

    func onContentLoaded(_ presentable: any Presentable, _ presentationContent: PresentationContent?) {
        note("onContentLoaded(\((presentationContent as? UrlContent)?.url ?? "nil"))", from: name)
    }
}

/// The calls that all listeners share.
class Listener<T: Presentation> {
    func onShow(_ presentable: any Presentable<T>) { note("onShow(\(presentable.getState()))", from: "L") }
    func onHide(_ presentable: any Presentable<T>) { note("onHide(\(presentable.getState()))", from: "L") }
    func onDismiss(_ presentable: any Presentable<T>) {
        note("onDismiss(\(presentable.getState()))", from: "L")
    }
    func onError(_ presentable: any Presentable<T>, _ error: any PresentationError) {
        note("onError(\(type(of: error)))", from: "L")
    }
}

final class MessageListener: Listener<InAppMessage>, InAppMessageEventListener {
    private let handled: Set<String>
    init(handling urls: Set<String> = []) { handled = urls }
    func onBackPressed(_ message: any Presentable<InAppMessage>) { note("onBackPressed", from: "L") }
    func onUrlLoading(_ message: any Presentable<InAppMessage>, _ url: String) -> Bool {
        note("onUrlLoading(\(url))", from: "L")
        return handled.contains(url)
    }
}

final class AlertListener: Listener<Alert>, AlertEventListener {
    func onPositiveResponse(_ alert: any Presentable<Alert>) { note("onPositiveResponse", from: "L") }
    func onNegativeResponse(_ alert: any Presentable<Alert>) { note("onNegativeResponse", from: "L") }
}

final class ButtonListener: Listener<FloatingButton>, FloatingButtonEventListener {
    func onTapDetected(_ presentable: any Presentable<FloatingButton>) { note("onTapDetected", from: "L") }
    func onPanDetected(_ presentable: any Presentable<FloatingButton>) { note("onPanDetected", from: "L") }
}
