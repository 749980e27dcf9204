import Airship18Bridge
import Airship18Model
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import ModelTesting
import PlatformStandIns
import Testing

/// A stage with Airship's SDK, and a handler that drives it.
@MainActor final class Airship18World {
    /// The calls for a message that is shown.
    static let shown = ["decide m1", "prepare m1", "willPresent m1", "didPresent m1"]

    let stage: HeadlessStage
    let host: Airship18Host
    let handler = RecordingHandler()
    let bridge: Airship18Bridge
    private(set) var diagnostics: [Diagnostic] = []

    init(
        _ version: Airship18Version = .v20, showingOwnViewsFor types: Set<CustomDisplayAdapterType> = [],
        showingPagesFor pageTypes: Set<CustomDisplayAdapterType> = [], attached isAttached: Bool = true,
        on stage: HeadlessStage = HeadlessStage()
    ) {
        self.stage = stage
        host = Airship18Host(stage: stage, version: version)
        bridge = Airship18Bridge(handler, showingOwnViewsFor: types, showingPagesFor: pageTypes)
        bridge.diagnostics = { [weak self] in self?.diagnostics.append($0) }
        if isAttached { run { bridge.attach() } }
    }

    deinit { stage.endProcess() }

    var automation: any InAppAutomation { stage.run { Airship.inAppAutomation } }
    var messaging: any InAppMessaging { automation.inAppMessaging }
    var calls: [String] { handler.calls }
    var findings: [String] { diagnostics.map { "\($0.code): \($0.explanation)" } }

    func trigger(_ json: String) throws {
        try host.trigger(json: Data(json.utf8))
        stage.runUntilIdle()
    }

    /// Runs an action on the stage, then runs until it is idle.
    func run(_ action: @MainActor () throws -> Void) rethrows {
        try stage.run { try action() }
        stage.runUntilIdle()
    }

    func notify() {
        run { messaging.notifyDisplayConditionsChanged() }
    }

    func close() {
        stage.user.close()
        stage.advance(by: .seconds(1))
    }

    func message(_ id: String = "m1") throws -> CompatMessage {
        try #require(handler.messages.last { $0.id == id })
    }

    func isStored(_ id: String = "m1") -> Bool {
        let found = Locked(false)
        let automation = automation
        stage.run {
            StageTask.start(on: stage) {
                let schedule = try? await automation.getSchedule(identifier: id)
                found.withLock { $0 = schedule != nil }
            }
        }
        stage.runUntilIdle()
        return found.current
    }

    // MARK: Payloads

    nonisolated static func schedule(
        _ id: String, _ message: String, limit: Int = 1, more: String = ""
    ) -> String {
        #"""
        {"id": "\#(id)", "type": "in_app_message", "limit": \#(limit),
         "triggers": [{"type": "custom_event_count", "goal": 1}], "message": \#(message)\#(more)}
        """#
    }

    nonisolated static func modal(
        _ id: String, display: String = "", message: String = "", limit: Int = 1, more: String = ""
    ) -> String {
        schedule(
            id,
            #"""
            {"name": "\#(id)", "display_type": "modal",
             "display": {"heading": {"text": "Hi"}, "body": {"text": "There"}\#(display)}\#(message)}
            """#, limit: limit, more: more)
    }

    nonisolated static func custom(_ id: String, limit: Int = 1, more: String = "") -> String {
        schedule(
            id, #"{"name": "\#(id)", "display_type": "custom", "display": {"custom": {"a": 1}}}"#,
            limit: limit,
            more: more)
    }

    nonisolated static let goButton = """
        , "buttons": [{"id": "go", "label": {"text": "Go"},
                       "actions": {"open_external_url_action": "https://e.org"}}]
        """
}

/// An app's own adapter, which displays until the test ends it.
@MainActor final class OldAdapter: Airship18DismissibleAdapter {
    private(set) var calls: [String] = []
    var ready = true
    private var gates: [CheckedContinuation<Void, Never>] = []
    private var ending: CheckedContinuation<Carried<CustomDisplayResolution>, Never>?

    nonisolated init() {}

    var isReady: Bool {
        calls.append("isReady")
        return ready
    }

    func waitForReady() async {
        calls.append("waits")
        await untilCancelled {
            await withCheckedContinuation { gates.append($0) }
        } giveUp: {
            self.openGates()
        }
    }

    func openGates() {
        ready = true
        let open = gates
        gates = []
        for gate in open { gate.resume() }
    }

    func display(scene: UIWindowScene) async -> CustomDisplayResolution {
        calls.append("display")
        let resolution = await untilCancelled {
            await withCheckedContinuation { ending = $0 }
        } giveUp: {
            self.end(.userDismissed)
        }
        return resolution.value
    }

    func end(_ resolution: CustomDisplayResolution) {
        ending?.resume(returning: Carried(resolution))
        ending = nil
    }

    func dismiss() {
        calls.append("dismiss")
        end(.userDismissed)
    }
}

/// An Airship delegate as an app might have written it, which records every call.
@MainActor final class OldDelegate: InAppMessageDisplayDelegate {
    private(set) var calls: [String] = []
    var ready = true

    nonisolated init() {}

    func isMessageReadyToDisplay(_ message: InAppMessage, scheduleID: String) -> Bool {
        calls.append("isReady \(scheduleID)")
        return ready
    }

    func messageWillDisplay(_ message: InAppMessage, scheduleID: String) {
        calls.append("will \(scheduleID)")
    }

    func messageFinishedDisplaying(_ message: InAppMessage, scheduleID: String) {
        calls.append("finished \(scheduleID)")
    }
}

/// The error of a store of schedules that is full.
struct StoreError: Error, CustomStringConvertible {
    let description = "The store is full."
}
