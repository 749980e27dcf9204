import Foundation
import HeadlessStage
import InAppContracts
import ModelTesting
import PlatformStandIns

/// The objects of a session, for any thread: the stage, the host, the delegates and the random numbers.
///
/// Sendable: the mutable state is behind locks.
final class SoakWorld: Sendable {
    private struct State: Sendable {
        var random: SplitMix64
        var next = 0
        var delegates: [any StoryDelegate] = []
        var isReacting = true
    }

    let pair: SoakPair
    let stage: HeadlessStage
    let recorder: TraceRecorder
    let driver: any ShapeDriver
    let room: StoryRoom
    let script: SoakScript
    private let state: Locked<State>

    @MainActor init(_ pair: SoakPair, _ mode: HeadlessStage.Mode, count: Int, seed: UInt64) throws {
        guard let room = pair.host.stories else {
            throw ScenarioError(.wrongShape, at: "", "\(pair.host) takes no part in neutral stories.")
        }
        var random = SplitMix64(seed: seed)
        let script = SoakScript(room.host, count: count, &random)
        let stage = HeadlessStage(mode)
        let recorder = TraceRecorder(stage: stage)
        self.pair = pair
        self.stage = stage
        self.recorder = recorder
        self.room = room
        self.script = script
        state = Locked(State(random: random))
        let driver = stage.run { pair.host.driver.init(recorder) { _ in nil } }
        self.driver = driver
        for (id, role) in script.story.messages { room.host.arrange(role, id, driver) }
    }

    // An SDK may retain a delegate for the lifetime of the process, and a delegate that writes
    // a trace retains the stage.
    deinit { stage.endProcess() }

    /// A result from the random numbers.
    func roll<Result>(_ body: (inout SplitMix64) -> Result) -> Result {
        state.withLock { body(&$0.random) }
    }

    /// Whether actions are performed inside callbacks.
    var isReacting: Bool {
        get { state.withLock { $0.isReacting } }
        set { state.withLock { $0.isReacting = newValue } }
    }

    // MARK: Campaigns

    /// Whether every campaign has qualified.
    var isOver: Bool { state.withLock { $0.next >= script.ids.count } }
    /// The number of campaigns that have qualified.
    var triggered: Int { state.withLock { $0.next } }

    /// Triggers the next campaign. Any thread.
    func trigger() {
        let id = state.withLock { state -> String? in
            guard state.next < script.ids.count else { return nil }
            defer { state.next += 1 }
            return script.ids[state.next]
        }
        if let id { trigger(id) }
    }

    func trigger(_ id: String) {
        recorder.note(.campaign, "qualifies", [TraceEvent.Argument("message", id)])
        let payload = script.story.messages[id].flatMap { room.host.campaign($0, id) } ?? ""
        do {
            try driver.host.trigger(json: payload)
        } catch {
            recorder.note(.stage, "failed: \(error)")
        }
    }

    // MARK: The delegate's own API

    /// Creates one more delegate, and the handler that drives it.
    @MainActor func makeDelegate() throws -> any StoryDelegate {
        guard let room = pair.delegate.stories else {
            throw ScenarioError(.wrongShape, at: "", "\(pair.delegate) takes no part in neutral stories.")
        }
        let delegate = try stage.run { try room.delegate(recorder, script.story, nil) }
        state.withLock { state in
            // Two at most: a replaced delegate may act once more, and is released then.
            state.delegates = state.delegates.suffix(1) + [delegate]
        }
        return delegate
    }

    /// The app performs an action through the API of its delegate's SDK. Any thread.
    func actAsDelegate() {
        let (delegates, count) = state.withLock { ($0.delegates, $0.next) }
        guard count > 0, let delegate = roll({ $0.once(in: 4) ? delegates.first : delegates.last }) else {
            return
        }
        // A change of the user invalidates every earlier message.
        let acts = StoryAct.allCases.filter { ![.runsScript, .listens].contains($0) }
        let (act, id) = roll { (acts[$0.below(acts.count)], script.ids[$0.below(count)]) }
        perform(act, on: id, delegate)
    }

    private func perform(_ act: StoryAct, on id: String, _ delegate: any StoryDelegate) {
        guard let action = delegate.action(act, on: id) else { return }
        recorder.note(.app, act.rawValue, [TraceEvent.Argument("message", id)])
        do {
            try stage.run(action)
        } catch {
            recorder.note(.app, "threw \(error)")
        }
        recorder.note(.app, "returned", [TraceEvent.Argument("message", id)])
    }

    /// Makes every delegate accept messages from now on.
    func becomeFree() {
        for delegate in state.withLock({ $0.delegates }) {
            perform(.becomesFree, on: SoakScript.probe, delegate)
        }
    }

    /// Releases the delegates.
    func forgetDelegates() {
        let delegates = state.withLock { state in
            defer { state.delegates = [] }
            return state.delegates
        }
        withExtendedLifetime(delegates) {}
    }
}
