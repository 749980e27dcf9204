import HeadlessStage
import InAppCompat
import PlatformStandIns

/// Watches one playing of a story, and says what it came to.
@MainActor final class EffectWatch {
    private let stage: HeadlessStage
    private let recorder: TraceRecorder
    private let bridge: (any MessageBridge)?
    private let object: AnyObject?
    private let source: TraceEvent.Source
    private var rests: [(rest: PlayedEffects.Rest, eventCount: Int)] = []
    private let said: Locked<[Diagnostic]>
    private var stored = StoredValues()
    private var used: Set<String> = []
    /// The callbacks that have come since what the delegate stores was read.
    private let pending = Locked<Set<String>>([])

    /// Watches from here on. The bridge's diagnostics come here, and go on to who has heard them.
    /// - Parameters:
    ///   - recorder: what writes the trace.
    ///   - bridge: what drives an adopted delegate or a handler; nil where a delegate is its own SDK's.
    ///   - object: the app's delegate or handler; nil for one that says yes and does nothing.
    ///   - source: as what its calls are traced.
    ///   - heard: what the bridge has said before.
    init(
        _ recorder: TraceRecorder, _ bridge: (any MessageBridge)?, _ object: AnyObject?,
        tracedAs source: TraceEvent.Source = .adopted, after heard: [Diagnostic] = []
    ) {
        self.recorder = recorder
        self.bridge = bridge
        self.object = object
        self.source = source
        stage = recorder.stage
        if let object {
            recorder.watch(object)
            stored = StoredValues(of: object)
        }
        said = Locked(heard)
        let (earlier, said) = (bridge?.diagnostics, said)
        bridge?.diagnostics = { line in
            said.withLock { $0.append(line) }
            earlier?(line)
        }
        let reaction = recorder.reaction
        recorder.reaction = { [weak self] event in
            self?.note(event)
            reaction?(event)
        }
    }

    /// A callback comes: what those before it have changed is known now. What an app's object stores is read on the main
    /// thread only.
    private nonisolated func note(_ event: TraceEvent) {
        guard event.source == source else { return }
        if MainThread.isCurrent { MainThread.assume { self.readStored() } }
        pending.withLock { _ = $0.insert(event.name) }
    }

    private func readStored() {
        guard let object else { return }
        let now = StoredValues(of: object)
        let callbacks = pending.withLock { callbacks in
            defer { callbacks = [] }
            return callbacks
        }
        if now != stored { used.formUnion(callbacks) }
        stored = now
    }

    /// The stage is at rest.
    func rest() {
        readStored()
        let shown = bridge?.engine.visibleMessages ?? []
        let contents = shown.compactMap { message -> (String, MessageContent)? in
            guard let bridge else { return nil }
            return (message.id, bridge.content(of: message))
        }
        let rest = PlayedEffects.Rest(
            screen: stage.visibleSurfaces.sorted(), contents: Dictionary(contents) { $1 })
        rests.append((rest, recorder.trace.events.count))
    }

    /// What the playing came to.
    /// - Parameter host: the shape of the SDK.
    /// - Throws: `ScenarioError` where that takes no part in stories.
    func effects(on host: ShapeKit) throws -> PlayedEffects {
        let trace = recorder.trace
        let room = try host.storyRoom.host
        let seen = trace.asSeen(by: source, on: room)
        var effects = PlayedEffects()
        effects.rests = rests.indices.map { place in
            var rest = rests[place].rest
            let start = place == 0 ? 0 : rests[place - 1].eventCount
            let part = Trace(Array(trace.events[start..<rests[place].eventCount])).asSeen(
                by: source, on: room)
            // A gesture that nothing takes is no part of what happens.
            rest.trace = Trace(part.events.filter { $0.source != .stage || $0["kind"] == nil })
            return rest
        }
        effects.opened = seen.events.filter { $0.name == "openedURL" }.compactMap { $0["url"] }
        effects.counted = trace.events.count { $0.source == .sdk && $0["kind"] == "analytics" }
        effects.calls = seen.events(from: source == .adopted ? .delegate : source)
        effects.leftOut = recorder.leftOut
        effects.used = used
        effects.stored = stored
        effects.diagnostics = said.current
        return effects
    }
}
