import Airship17Bridge
import Airship17Model
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import OldDelegates
import Testing

/// A stage with Airship's SDK, and a handler that drives it.
@MainActor final class Airship17World {
    /// The calls for a message that is shown.
    static let shown = ["decide m1", "prepare m1", "willPresent m1", "didPresent m1"]

    let stage = HeadlessStage()
    let host: Airship17Host
    let handler = RecordingHandler()
    let bridge: Airship17Bridge
    let manager: InAppMessageManager
    private(set) var diagnostics: [Diagnostic] = []

    init(
        wrapping types: [InAppMessageDisplayType] = [.banner, .modal, .fullScreen, .HTML],
        attached isAttached: Bool = true
    ) throws {
        host = Airship17Host(stage: stage)
        let (handler, stage) = (handler, stage)
        manager = try #require(stage.run { InAppAutomation.shared }).inAppMessageManager
        bridge = Airship17Bridge(handler, wrapping: types)
        if isAttached { attach() }
        bridge.diagnostics = { [weak self] in self?.diagnostics.append($0) }
    }

    deinit { stage.endProcess() }

    func attach() {
        stage.run { _ = bridge.attach(to: InAppAutomation.shared) }
    }

    var calls: [String] { handler.calls }

    func trigger(_ json: String) throws {
        try host.trigger(json: json)
        stage.runUntilIdle()
    }

    /// Runs an action on the stage, then runs until it is idle.
    func run(_ action: @MainActor () throws -> Void) rethrows {
        try stage.run { try action() }
        stage.runUntilIdle()
    }

    func close() {
        stage.user.close()
        stage.advance(by: .seconds(1))
    }

    func message(_ id: String = "m1") throws -> CompatMessage {
        try #require(handler.messages.last { $0.id == id })
    }

    /// The schedules that are still stored.
    func scheduleIDs() -> [String] {
        var ids: [String] = []
        run {
            InAppAutomation.shared.getSchedules { schedules in
                let found = schedules.map(\.identifier).sorted()
                MainActor.assumeIsolated { ids = found }
            }
        }
        return ids
    }

    // MARK: Payloads

    nonisolated static func schedule(_ id: String, _ message: String, _ more: String = "") -> String {
        #"{"id": "\#(id)", "message": \#(message)\#(more)}"#
    }

    nonisolated static func modal(
        _ id: String, display: String = "", message: String = "", schedule more: String = ""
    )
        -> String
    {
        schedule(
            id,
            """
            {"name": "\(id)", "display_type": "modal",
             "display": {"heading": {"text": "Hi"}, "body": {"text": "There"}\(display)}\(message)}
            """, more)
    }

    nonisolated static func banner(_ id: String, display: String = "", schedule more: String = "") -> String {
        schedule(
            id,
            """
            {"name": "\(id)", "display_type": "banner",
             "display": {"body": {"text": "There"}, "duration": 10\(display)}}
            """, more)
    }

    nonisolated static func custom(_ id: String) -> String {
        schedule(id, #"{"name": "\#(id)", "display_type": "custom", "display": {"custom": {"a": 1}}}"#)
    }

    nonisolated static let goButton = """
        , "buttons": [{"id": "go", "label": {"text": "Go"},
                       "actions": {"open_external_url_action": "https://e.org"}}]
        """
}

/// An app's own adapter, which does what the test says and records its calls.
final class OldAirshipAdapter: NSObject, InAppMessageAdapterProtocol, @unchecked Sendable {
    // Guarded by `lock`: the SDK creates it on one thread and uses it on another.
    private let lock = NSLock()
    private var lines: [String] = []
    private var results: [InAppMessagePrepareResult] = []
    private var ready = true
    private var report: ((InAppMessageResolution) -> Void)?
    let message: InAppMessage

    init(_ message: InAppMessage) {
        self.message = message
    }

    static func adapter(for message: InAppMessage) -> OldAirshipAdapter { OldAirshipAdapter(message) }

    var calls: [String] { lock.withLock { lines } }
    func answer(_ results: [InAppMessagePrepareResult]) { lock.withLock { self.results = results } }
    func setReady(_ isReady: Bool) { lock.withLock { ready = isReady } }

    /// Ends the display. Can be called again, as a faulty adapter would.
    func end(_ resolution: InAppMessageResolution) {
        lock.withLock { report }?(resolution)
    }

    func prepare(
        with assets: InAppMessageAssets, completionHandler: @escaping (InAppMessagePrepareResult) -> Void
    ) {
        let result = lock.withLock {
            lines.append("prepare \(MainThread.isCurrent ? "main" : "background")")
            return results.isEmpty ? InAppMessagePrepareResult.success : results.removeFirst()
        }
        completionHandler(result)
    }

    func isReadyToDisplay() -> Bool {
        lock.withLock {
            lines.append("isReady")
            return ready
        }
    }

    func display(_ completionHandler: @escaping (InAppMessageResolution) -> Void) {
        lock.withLock {
            lines.append("display")
            report = completionHandler
        }
    }
}

/// The adapters that the app's closure has created.
final class AdapterList: @unchecked Sendable {
    // Guarded by `lock`: the closures are called on background threads.
    private let lock = NSLock()
    private var adapters: [OldAirshipAdapter] = []
    private let results: [[InAppMessagePrepareResult]]

    init(_ results: [[InAppMessagePrepareResult]] = []) {
        self.results = results
    }

    var all: [OldAirshipAdapter] { lock.withLock { adapters } }

    func make(_ message: InAppMessage) -> OldAirshipAdapter {
        let adapter = OldAirshipAdapter(message)
        lock.withLock {
            if adapters.count < results.count { adapter.answer(results[adapters.count]) }
            adapters.append(adapter)
        }
        return adapter
    }
}

/// An app's own coordinator, which is ready when the test says so.
final class OldAirshipCoordinator: NSObject, InAppMessageDisplayCoordinator, @unchecked Sendable {
    // Guarded by `lock`.
    private let lock = NSLock()
    private var ready = false
    private var lines: [String] = []

    var calls: [String] { lock.withLock { lines } }

    var isReady: Bool {
        lock.withLock {
            lines.append("isReady")
            return ready
        }
    }

    func setReady(_ isReady: Bool) {
        willChangeValue(forKey: "isReady")
        lock.withLock { ready = isReady }
        didChangeValue(forKey: "isReady")
    }

    func didBeginDisplaying(_ message: InAppMessage) { lock.withLock { lines.append("didBegin") } }
    func didFinishDisplaying(_ message: InAppMessage) { lock.withLock { lines.append("didFinish") } }
}

/// An Airship delegate as an app might have written it, which records every call and its thread.
final class OldAirshipDelegate: NSObject, InAppMessagingDelegate, @unchecked Sendable {
    // Guarded by `lock`: the SDK calls from two threads.
    private let lock = NSLock()
    private var lines: [String] = []
    private var change: (@Sendable (InAppMessage) -> InAppMessage)?
    private var chosen: OldAirshipCoordinator?
    private var ready = true
    private var given: [InAppMessageResolution] = []

    var calls: [String] { lock.withLock { lines } }
    var resolutions: [InAppMessageResolution] { lock.withLock { given } }
    func change(_ change: @escaping @Sendable (InAppMessage) -> InAppMessage) {
        lock.withLock { self.change = change }
    }
    func choose(_ coordinator: OldAirshipCoordinator) { lock.withLock { chosen = coordinator } }
    func setReady(_ isReady: Bool) { lock.withLock { ready = isReady } }

    private func write(_ call: String, _ message: InAppMessage) {
        let thread = MainThread.isCurrent ? "main" : "background"
        lock.withLock { lines.append("\(call) \(message.name ?? "?") \(thread)") }
    }

    func extend(_ message: InAppMessage) -> InAppMessage {
        write("extend", message)
        return lock.withLock { change }?(message) ?? message
    }

    func displayCoordinator(for message: InAppMessage) -> (any InAppMessageDisplayCoordinator)? {
        write("displayCoordinator", message)
        return lock.withLock { chosen }
    }

    func isMessageReady(forDisplay message: InAppMessage) -> Bool {
        write("isMessageReady", message)
        return lock.withLock { ready }
    }

    func messageWillBeDisplayed(_ message: InAppMessage, scheduleID: String) {
        write("willBeDisplayed(\(scheduleID))", message)
    }

    func messageFinishedDisplaying(
        _ message: InAppMessage, scheduleID: String, resolution: InAppMessageResolution
    ) {
        lock.withLock { given.append(resolution) }
        write("finished(\(scheduleID), \(resolution.type))", message)
    }
}
