import Foundation
import HeadlessStage
import InAppCompat
import Testing

/// Three engines of different shapes on one stage, whose fake SDKs behave as the test specifies.
@MainActor final class ManyBench {
    /// One SDK.
    @MainActor final class Lane {
        let engine: LifecycleEngine
        let driver: FakeDriver

        init(_ name: String, _ traits: EngineTraits, _ trace: TestTrace, keepsDiscarded: Bool = true) {
            let capabilities = CapabilityTable(SDKShape(name)) { capability in
                capability == .discardOnce && !keepsDiscarded
                    ? .unavailable("It deletes the campaign.") : .native
            }
            engine = LifecycleEngine(capabilities: capabilities, traits: traits, handler: nil)
            driver = FakeDriver(engine, trace)
            driver.isSynchronous = true
            engine.diagnostics = { line in
                // The events have the discard as well.
                if line.code != .discardedByPolicy { trace.add("! \(line.code) \(line.messageID ?? "-")") }
            }
        }
    }

    let stage = HeadlessStage()
    let trace = TestTrace()
    let handler: RecordingHandler
    let braze: Lane
    let adobe: Lane
    let airship: Lane
    var lanes: [Lane] { [braze, adobe, airship] }

    /// - Parameter airshipKeepsDiscarded: false for an SDK that deletes the campaign of a discarded message.
    init(airshipKeepsDiscarded: Bool = true, _ policy: (RecordingHandler) -> any InAppMessageHandler) {
        handler = RecordingHandler(trace)
        braze = Lane("one", EngineTraits(approvalLimit: 1), trace)
        adobe = Lane("two", EngineTraits(dismissalWaitsForPresentation: true), trace)
        airship = Lane(
            "three", EngineTraits(queuesDisplays: true), trace, keepsDiscarded: airshipKeepsDiscarded)
        let policy = policy(handler)
        for lane in lanes { lane.engine.handler = policy }
    }

    func run(_ body: () throws -> Void) rethrows {
        try stage.run(body)
        stage.runUntilIdle()
    }

    /// A campaign qualifies; the SDK shows the message if it is allowed to.
    @discardableResult
    func offer(_ id: String, on lane: Lane) -> CompatMessage {
        let message = stage.run { lane.engine.makeMessage(id: id, native: id) }
        run {
            guard lane.engine.decide(message) == .show else { return }
            lane.engine.willPresent(message)
            lane.engine.didPresent(message)
        }
        return message
    }

    func close(_ message: CompatMessage) {
        guard let lane = lanes.first(where: { $0.engine.shape == message.shape }) else { return }
        run { lane.engine.didDismiss(message, cause: .userDismissed) }
    }

    /// The messages on the screen, of all SDKs.
    var visible: [String] { lanes.flatMap { $0.engine.visibleMessages.map(\.id) } }
    var held: [String] { lanes.flatMap { $0.engine.heldMessages.map(\.id) } }
    /// The appearances and ends since the last call.
    func lines() -> [String] {
        trace.take().filter {
            !$0.hasPrefix(">") && !$0.hasPrefix("willDismiss") && !$0.hasPrefix("willPresent")
        }
    }
}
