import Airship18Model
import Foundation
import HeadlessStage
import ModelTesting
import PlatformStandIns
import Testing

/// A stage with a host, and a delegate and adapters that write their calls into the stage's log.
final class TestWorld: Sendable {
    let stage: HeadlessStage
    let host: Airship18Host
    let delegate = RecordingDelegate()
    let adapters = AdapterScript()

    /// - Parameter isRecording: whether the app has a delegate and creates the adapters of custom messages.
    init(
        _ version: Airship18Version = .v20, mode: HeadlessStage.Mode = .virtual, isRecording: Bool = true
    ) {
        stage = HeadlessStage(mode)
        host = Airship18Host(stage: stage, version: version)
        if isRecording { register() }
    }

    // Ends the displays that are left, whose tasks retain the stage. The adapters and their script retain each other.
    deinit {
        stage.endProcess()
        adapters[\.adapters] = []
    }

    var automation: any InAppAutomation { stage.run { Airship.inAppAutomation } }
    var messaging: any InAppMessaging { automation.inAppMessaging }

    func register() {
        let (delegate, adapters) = (delegate, adapters)
        onMain {
            $0.displayDelegate = delegate
            $0.setCustomAdapter(forType: .custom) { adapters.make($0) }
        }
    }

    /// Runs a closure on the main thread, as part of the stage, at once.
    func onMain(_ body: @escaping @MainActor @Sendable (any InAppMessaging) -> Void) {
        let messaging = messaging
        stage.onMain { body(messaging) }
        stage.runUntilIdle()
    }

    /// Returns the log so far, one line for each entry, and clears it.
    func takeTrace() -> [String] {
        defer { stage.log.removeAll() }
        return stage.log.entries.map { ($0.isOnMain ? "" : "background ") + $0.line }
    }

    /// Performs an action, runs until the stage is idle, and returns the trace.
    func trace(of action: () throws -> Void) rethrows -> [String] {
        stage.log.removeAll()
        try stage.run(action)
        stage.runUntilIdle()
        return takeTrace()
    }

    func trace(of action: @Sendable () async throws -> Void) async rethrows -> [String] {
        stage.log.removeAll()
        try await stage.run { try await action() }
        stage.runUntilIdle()
        return takeTrace()
    }

    /// The trace of a closure on the main thread, as part of the stage.
    func traceOnMain(_ body: @escaping @MainActor @Sendable (any InAppMessaging) -> Void) -> [String] {
        let messaging = messaging
        return trace { stage.onMain { body(messaging) } }
    }

    func trigger(_ json: String) throws -> [String] {
        try trace { try host.trigger(json: json) }
    }

    func notify() -> [String] {
        traceOnMain { $0.notifyDisplayConditionsChanged() }
    }

    /// The trace after the adapter of a message ends its display.
    func finish(_ name: String = "c", _ resolution: CustomDisplayResolution = .userDismissed) -> [String] {
        let adapters = adapters
        let carried = Carrier(resolution)
        return traceOnMain { _ in adapters.finish(name, carried.value) }
    }

    func advance(_ seconds: TimeInterval) -> [String] {
        trace { stage.advance(seconds: seconds) }
    }

    func send(_ event: Airship18Event) -> [String] {
        trace { host.send(event) }
    }

    /// Stores schedules, as app code does.
    func upsert(_ schedules: AutomationSchedule...) async throws -> [String] {
        let automation = automation
        return try await trace { try await automation.upsertSchedules(schedules) }
    }

    func setInterval(_ seconds: TimeInterval) {
        onMain { $0.displayInterval = seconds }
    }

    func setPaused(_ isPaused: Bool) -> [String] {
        let automation = automation
        return trace { stage.onMain { automation.isPaused = isPaused } }
    }

    func isStored(_ id: String) async throws -> Bool {
        try await automation.getSchedule(identifier: id) != nil
    }
}

/// Carries a value that is not Sendable to the main thread, and it is used only there afterwards.
struct Carrier<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}

extension StageLog.Entry {
    fileprivate var line: String {
        let schedule = details["schedule"] ?? ""
        switch (kind, name) {
        case (.analytics, "in_app_display"): return "display \(schedule)"
        case (.analytics, "in_app_resolution"):
            let parts = [schedule, details["type"] ?? "", details["button"]]
            return "resolution \(parts.compactMap { $0 }.joined(separator: " "))"
        case (.error, _): return "error \(name)" + (details["reason"].map { ": \($0)" } ?? "")
        default:
            guard name.hasPrefix("action "), let value = details["value"] else { return name }
            return "\(name)=\(value) for \(details["attributedTo"] ?? "")"
        }
    }
}

func note(_ text: String) {
    HeadlessStage.current.log.record(.note, from: "test", text)
}

/// The trace of a custom message from its turn to its display.
func displaying(_ name: String = "c", id: String = "s") -> [String] {
    [
        "A.isReady(\(name))=true", "D.isReady(\(name) \(id))=true", "D.will(\(name) \(id))", "display \(id)",
        "A.display(\(name))",
    ]
}

/// The trace of a custom message from its trigger to its display.
func shown(_ name: String = "c", id: String = "s") -> [String] {
    ["factory(\(name))"] + displaying(name, id: id)
}

func finished(_ name: String = "c", id: String = "s", type: String = "user_dismissed") -> [String] {
    ["A.ends(\(name))", "resolution \(id) \(type)", "D.finished(\(name) \(id))"]
}

/// The app's delegate: writes each call into the current stage's log.
final class RecordingDelegate: InAppMessageDisplayDelegate {
    private let name: String
    private let state = Locked(State())

    struct State: Sendable {
        var isReady = true
        var inIsReady: @MainActor @Sendable (InAppMessage) -> Void = { _ in }
        var inWill: @MainActor @Sendable (InAppMessage) -> Void = { _ in }
        var inFinished: @MainActor @Sendable (InAppMessage) -> Void = { _ in }
    }

    init(_ name: String = "D") {
        self.name = name
    }

    subscript<Value>(member: WritableKeyPath<State, Value>) -> Value {
        get { state.withLock { $0[keyPath: member] } }
        set { state.withLock { $0[keyPath: member] = newValue } }
    }

    func isMessageReadyToDisplay(_ message: InAppMessage, scheduleID: String) -> Bool {
        let answer = self[\.isReady]
        note("\(name).isReady(\(message.name) \(scheduleID))=\(answer)")
        self[\.inIsReady](message)
        return answer
    }

    func messageWillDisplay(_ message: InAppMessage, scheduleID: String) {
        note("\(name).will(\(message.name) \(scheduleID))")
        self[\.inWill](message)
    }

    func messageFinishedDisplaying(_ message: InAppMessage, scheduleID: String) {
        note("\(name).finished(\(message.name) \(scheduleID))")
        self[\.inFinished](message)
    }
}

/// The answers of the app's adapters, and the adapters that were created.
final class AdapterScript: Sendable {
    private let state = Locked(State())

    struct State: Sendable {
        var isReady = true
        /// Whether the factory returns nil.
        var makesNone = false
        var adapters: [ScriptedAdapter] = []
        var arguments: [DisplayAdapterArgs] = []
        var inIsReady: @MainActor @Sendable () -> Void = {}
        /// Ends a display as soon as it begins.
        var immediateEnd: InAppMessageButtonInfo?
    }

    subscript<Value>(member: WritableKeyPath<State, Value>) -> Value {
        get { state.withLock { $0[keyPath: member] } }
        set { state.withLock { $0[keyPath: member] = newValue } }
    }

    func make(_ arguments: DisplayAdapterArgs) -> ScriptedAdapter? {
        note("factory(\(arguments.message.name))")
        state.withLock { $0.arguments.append(arguments) }
        guard !self[\.makesNone] else { return nil }
        let adapter = ScriptedAdapter(arguments.message, self)
        state.withLock { $0.adapters.append(adapter) }
        return adapter
    }

    @MainActor func finish(_ name: String, _ resolution: CustomDisplayResolution) {
        self[\.adapters].last { $0.message.name == name && $0.isDisplaying }?.finish(resolution)
    }

    /// Lets every `waitForReady` return.
    @MainActor func openGates() {
        for adapter in self[\.adapters] { adapter.openGates() }
    }
}

/// The app's own adapter: ends its display when the test says so.
@MainActor final class ScriptedAdapter: CustomDisplayAdapter {
    nonisolated let message: InAppMessage
    private let script: AdapterScript
    private var gates: [CheckedContinuation<Void, Never>] = []
    private var display: CheckedContinuation<Carrier<CustomDisplayResolution>, Never>?

    nonisolated init(_ message: InAppMessage, _ script: AdapterScript) {
        self.message = message
        self.script = script
    }

    var isDisplaying: Bool { display != nil }

    var isReady: Bool {
        let answer = script[\.isReady]
        note("A.isReady(\(message.name))=\(answer)")
        script[\.inIsReady]()
        return answer
    }

    func waitForReady() async {
        note("A.waits(\(message.name))")
        await untilCancelled {
            await withCheckedContinuation { gates.append($0) }
        } giveUp: {
            self.openGates()
        }
        note("A.waited(\(message.name))")
    }

    func openGates() {
        let open = gates
        gates = []
        for gate in open { gate.resume() }
    }

    func display(scene: UIWindowScene) async -> CustomDisplayResolution {
        note("A.display(\(message.name))")
        if let button = script[\.immediateEnd] { return .buttonTap(button) }
        let resolution = await untilCancelled {
            await withCheckedContinuation { display = $0 }
        } giveUp: {
            self.finish(.userDismissed)
        }
        note("A.ends(\(message.name))")
        return resolution.value
    }

    func finish(_ resolution: CustomDisplayResolution) {
        let display = display
        self.display = nil
        display?.resume(returning: Carrier(resolution))
    }
}

/// Campaigns as the vendor's servers send them.
enum Payloads {
    static func button(_ id: String, behavior: String = "dismiss", actions: String = "null") -> String {
        """
        {"id": "\(id)", "label": {"text": "\(id.uppercased())"}, "behavior": "\(behavior)", "actions": \(actions)}
        """
    }

    static func custom(_ name: String = "c", behavior: String = "default", more: String = "") -> String {
        """
        {"name": "\(name)", "display_type": "custom", "display_behavior": "\(behavior)",
         "display": {"custom": {"look": "plain"}}\(more)}
        """
    }

    static func banner(_ name: String = "b", more: String = "") -> String {
        """
        {"name": "\(name)", "display_type": "banner", "display": {"body": {"text": "Hello"}, "placement": "top",
         "buttons": [\(button("ok", actions: #"{"tag": "ok"}"#)), \(button("never", behavior: "cancel"))]\(more)}}
        """
    }

    static func modal(_ name: String = "m", image: String? = nil) -> String {
        let media = image.map { #", "media": {"url": "\#($0)", "type": "image"}"# } ?? ""
        return """
            {"name": "\(name)", "display_type": "modal", "display": {"heading": {"text": "Hi"},
             "buttons": [\(button("ok"))], "footer": \(button("legal"))\(media)}}
            """
    }

    static func html(_ name: String = "h", needsNetwork: Bool = true, more: String = "") -> String {
        """
        {"name": "\(name)", "display_type": "html",
         "display": {"url": "https://example.com/page", "require_connectivity": \(needsNetwork)}\(more)}
        """
    }

    static func schedule(
        _ id: String = "s", _ message: String = custom(), limit: Int = 1, more: String = ""
    ) -> String {
        """
        {"id": "\(id)", "type": "in_app_message", "limit": \(limit),
         "triggers": [{"type": "custom_event_count", "goal": 1}]\(more), "message": \(message)}
        """
    }
}

/// Schedules of the app's own.
enum Own {
    static let event = Airship18Event.customEvent("e")

    static func message(
        _ name: String = "c", _ behavior: InAppMessage.DisplayBehavior? = nil
    ) -> InAppMessage {
        InAppMessage(name: name, displayContent: .custom(["look": "plain"]), displayBehavior: behavior)
    }

    static func schedule(
        _ id: String = "s", _ name: String = "c", limit: UInt? = nil, goal: Double = 1,
        trigger: EventAutomationTriggerType = .customEventCount, interval: TimeInterval? = nil,
        priority: Int? = nil, behavior: InAppMessage.DisplayBehavior? = nil, end: Date? = nil,
        group: String? = nil, grace: UInt? = nil
    ) -> AutomationSchedule {
        AutomationSchedule(
            identifier: id, triggers: [.event(EventAutomationTrigger(type: trigger, goal: goal))],
            data: .inAppMessage(message(name, behavior)), group: group, priority: priority, limit: limit,
            end: end, interval: interval, editGracePeriodDays: grace)
    }
}
