import Airship17Model
import Foundation
import HeadlessStage
import PlatformStandIns
import Testing

/// A stage with a host, and a delegate, coordinators and adapters that write their calls into the stage's log.
final class TestWorld: Sendable {
    let stage: HeadlessStage
    let host: Airship17Host
    let delegate: RecordingDelegate
    let adapters = AdapterScript()

    /// - Parameter isRecording: whether the app has a delegate and creates the custom adapters.
    init(_ mode: HeadlessStage.Mode = .virtual, isRecording: Bool = true) {
        stage = HeadlessStage(mode)
        host = Airship17Host(stage: stage)
        delegate = RecordingDelegate()
        if isRecording { register() }
    }

    // The adapters and their script retain each other.
    deinit {
        stage.endProcess()
        adapters.forgetAdapters()
    }

    func register() {
        stage.run {
            manager.delegate = delegate
            makeAdapters(for: .custom)
        }
    }

    func makeAdapters(for type: InAppMessageDisplayType) {
        let adapters = adapters
        manager.setFactoryBlock(
            { message in
                note("factory(\(message.label))")
                return adapters.make(message)
            }, for: type)
    }

    var automation: InAppAutomation { stage.run { InAppAutomation.shared } }
    var manager: InAppMessageManager { automation.inAppMessageManager }

    /// Returns the log so far, one line for each entry, and clears it.
    func takeTrace() -> [String] {
        stage.log.removeAll().map { "\($0.isOnMain ? "main" : "bg") \($0.line)" }
    }

    /// Performs an action as the app would, runs until the stage is idle, and returns the trace.
    func trace(of action: () throws -> Void) rethrows -> [String] {
        stage.log.removeAll()
        try stage.run(action)
        stage.runUntilIdle()
        return takeTrace()
    }

    func trigger(_ json: String) throws -> [String] {
        try trace { try host.trigger(json: json) }
    }

    /// The trace after the latest adapter reports, on the main thread.
    func finish(_ resolution: InAppMessageResolution = .userDismissed()) -> [String] {
        // Resolutions are immutable: the main thread may read them.
        let (adapters, resolution) = (adapters, Carried(resolution))
        return trace { stage.onMain { adapters.finish(resolution.value) } }
    }

    /// The trace while the clock advances.
    func advance(_ seconds: TimeInterval) -> [String] {
        trace { stage.advance(seconds: seconds) }
    }

    func send(_ event: Airship17Event) -> [String] {
        trace { host.send(event) }
    }

    /// Stores a schedule of a message, and returns the SDK's answer.
    func schedule(
        _ message: String = HostPayloads.custom(), id: String = "s",
        _ build: @escaping (ScheduleBuilder) -> Void = { _ in }
    ) throws -> Bool? {
        let schedule = InAppMessageSchedule(message: try makeMessage(message)) { builder in
            builder.identifier = id
            builder.triggers = [.customEventTrigger(with: nil, count: 1)]
            build(builder)
        }
        let answer = Locked<Bool?>(nil)
        automation.schedule(schedule) { isStored in answer.withLock { $0 = isStored } }
        stage.runUntilIdle()
        return answer.current
    }

    func makeMessage(_ json: String) throws -> InAppMessage {
        let object = try JSONSerialization.jsonObject(with: Data(json.utf8))
        return try stage.run { try InAppMessage(json: object) }
    }

    /// The ids of the schedules that are stored and not finished.
    func storedIDs() -> [String] {
        let ids = Locked<[String]>([])
        automation.getSchedules { schedules in ids.withLock { $0 = schedules.map(\.identifier) } }
        stage.runUntilIdle()
        return ids.current
    }
}

/// One custom event, the trigger of the schedules above.
let event = Airship17Event.customEvent("e")

/// The trace of a custom message from its trigger to the moment before its display.
func preparing(_ name: String = "c") -> [String] {
    [
        "bg D.extend(\(name))", "bg factory(\(name))", "bg D.displayCoordinator(\(name))",
        "main A.prepare(\(name))",
    ]
}

/// The trace of a custom message's display up to its adapter.
func displaying(_ name: String = "c", id: String = "s") -> [String] {
    [
        "main A.isReady(\(name))=true", "main D.isMessageReady(\(name))=true", "main D.will(\(name) \(id))",
        "main display \(id)", "main A.display(\(name))",
    ]
}

func finishing(_ name: String = "c", id: String = "s", type: String = "user_dismissed") -> [String] {
    ["main resolution \(id) \(type)", "main D.finished(\(name) \(id) \(type))"]
}

extension StageLog.Entry {
    fileprivate var line: String {
        switch (kind, name) {
        case (.analytics, "in_app_display"): return "display \(details["scheduleID"] ?? "")"
        case (.analytics, "in_app_resolution"):
            let parts = [details["scheduleID"], details["type"], details["buttonID"]]
            return "resolution \(parts.compactMap { $0 }.joined(separator: " "))"
        case (.error, _): return "error \(name)"
        default:
            guard name.hasPrefix("action "), let value = details["value"] else { return name }
            return "\(name)=\(value)"
        }
    }
}

func note(_ text: String) {
    HeadlessStage.current.log.record(.note, from: "test", text)
}

extension InAppMessage {
    var label: String { name ?? "unnamed" }
}

extension InAppMessageResolution {
    var label: String {
        switch type {
        case .buttonClick: "button_click \(buttonInfo?.identifier ?? "")"
        case .messageClick: "message_click"
        case .userDismissed: "user_dismissed"
        case .timedOut: "timed_out"
        }
    }
}

/// The app's delegate: writes each call into the current stage's log.
///
/// `@unchecked Sendable` is sound: the mutable state is behind a lock, and its closures are set before the test begins.
final class RecordingDelegate: NSObject, InAppMessagingDelegate, @unchecked Sendable {
    private let name: String
    private let state = Locked(State())

    struct State {
        var extend: (InAppMessage) -> InAppMessage = { $0 }
        var coordinator: (InAppMessage) -> (any InAppMessageDisplayCoordinator)? = { message in
            message.displayBehavior == "immediate" ? UnimplementedChoice.answer(message) : nil
        }
        var isReady = true
        var resolutions: [InAppMessageResolution] = []
        var inWill: () -> Void = {}
        var inFinished: () -> Void = {}
    }

    init(_ name: String = "D") {
        self.name = name
    }

    subscript<Value>(member: WritableKeyPath<State, Value>) -> Value {
        get { state.withLock { $0[keyPath: member] } }
        set { state.withLock { $0[keyPath: member] = newValue } }
    }

    func extend(_ message: InAppMessage) -> InAppMessage {
        note("\(name).extend(\(message.label))")
        return self[\.extend](message)
    }

    func displayCoordinator(for message: InAppMessage) -> (any InAppMessageDisplayCoordinator)? {
        note("\(name).displayCoordinator(\(message.label))")
        return self[\.coordinator](message)
    }

    func isMessageReady(forDisplay message: InAppMessage) -> Bool {
        let answer = self[\.isReady]
        note("\(name).isMessageReady(\(message.label))=\(answer)")
        return answer
    }

    func messageWillBeDisplayed(_ message: InAppMessage, scheduleID: String) {
        note("\(name).will(\(message.label) \(scheduleID))")
        self[\.inWill]()
    }

    func messageFinishedDisplaying(
        _ message: InAppMessage, scheduleID: String, resolution: InAppMessageResolution
    ) {
        note("\(name).finished(\(message.label) \(scheduleID) \(resolution.label))")
        self[\.resolutions].append(resolution)
        self[\.inFinished]()
    }
}

/// The answer of a delegate without `displayCoordinator(for:)`.
enum UnimplementedChoice {
    final class Nobody: NSObject, InAppMessagingDelegate {}

    static func answer(_ message: InAppMessage) -> (any InAppMessageDisplayCoordinator)? {
        Nobody().displayCoordinator(for: message)
    }
}

/// The app's coordinator: its readiness and its announcements are set by the test.
final class RecordingCoordinator: NSObject, InAppMessageDisplayCoordinator, Sendable {
    private let ready: Locked<Bool>

    init(isReady: Bool = true) {
        ready = Locked(isReady)
    }

    var isReady: Bool {
        let answer = ready.current
        note("C.isReady=\(answer)")
        return answer
    }

    func become(_ isReady: Bool) {
        willChangeValue(forKey: "isReady")
        ready.withLock { $0 = isReady }
        didChangeValue(forKey: "isReady")
    }

    func didBeginDisplaying(_ message: InAppMessage) { note("C.didBegin(\(message.label))") }
    func didFinishDisplaying(_ message: InAppMessage) { note("C.didFinish(\(message.label))") }
}

/// The answers of the app's adapters, and the adapters that were created.
///
/// `@unchecked Sendable` is sound: the mutable state is behind a lock, and its closures are set before the test begins.
final class AdapterScript: @unchecked Sendable {
    private let state = Locked(State())

    struct State {
        /// The results of preparations, in order, then success. Nil: no report at all.
        var results: [InAppMessagePrepareResult?] = []
        var isReady = true
        var adapters: [ScriptedAdapter] = []
        var inIsReady: () -> Void = {}
        var inDisplay: (ScriptedAdapter) -> Void = { _ in }
    }

    subscript<Value>(member: WritableKeyPath<State, Value>) -> Value {
        get { state.withLock { $0[keyPath: member] } }
        set { state.withLock { $0[keyPath: member] = newValue } }
    }

    func nextResult() -> InAppMessagePrepareResult? {
        state.withLock { $0.results.isEmpty ? .success : $0.results.removeFirst() }
    }

    func make(_ message: InAppMessage) -> ScriptedAdapter {
        let adapter = ScriptedAdapter(message, self)
        state.withLock { $0.adapters.append(adapter) }
        return adapter
    }

    var last: ScriptedAdapter? { self[\.adapters].last }
    func forgetAdapters() { self[\.adapters] = [] }

    /// Reports for the latest adapter.
    func finish(_ resolution: InAppMessageResolution = .userDismissed()) {
        last?.finish(resolution)
    }
}

/// The app's own adapter: reports when the test says so.
final class ScriptedAdapter: NSObject, InAppMessageAdapterProtocol {
    let message: InAppMessage
    private let script: AdapterScript
    private(set) var prepareReport: ((InAppMessagePrepareResult) -> Void)?
    private(set) var report: ((InAppMessageResolution) -> Void)?

    init(_ message: InAppMessage, _ script: AdapterScript) {
        self.message = message
        self.script = script
    }

    static func adapter(for message: InAppMessage) -> ScriptedAdapter {
        ScriptedAdapter(message, AdapterScript())
    }

    func prepare(
        with assets: InAppMessageAssets, completionHandler: @escaping (InAppMessagePrepareResult) -> Void
    ) {
        note("A.prepare(\(message.label))")
        prepareReport = completionHandler
        if let result = script.nextResult() { completionHandler(result) }
    }

    func isReadyToDisplay() -> Bool {
        let answer = script[\.isReady]
        note("A.isReady(\(message.label))=\(answer)")
        script[\.inIsReady]()
        return answer
    }

    func display(_ completionHandler: @escaping (InAppMessageResolution) -> Void) {
        note("A.display(\(message.label))")
        report = completionHandler
        script[\.inDisplay](self)
    }

    func finish(_ resolution: InAppMessageResolution) {
        report?(resolution)
    }
}
