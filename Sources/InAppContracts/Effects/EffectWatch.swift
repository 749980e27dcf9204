import HeadlessStage
import InAppCompat
import PlatformStandIns

/// Watches one run of a story and collects its effects.
@MainActor final class EffectWatch {
    private let stage: HeadlessStage
    private let recorder: TraceRecorder
    private let bridge: (any MessageBridge)?
    private let object: AnyObject?
    private let source: TraceEvent.Source
    private var rests: [(rest: PlayedEffects.Rest, eventCount: Int)] = []
    private let said: Locked<[Diagnostic]>
    private var stored = StoredValues()
    private var windows: Set<String> = []
    private var used: Set<String> = []
    /// The callbacks that were called since the delegate's stored values were last read.
    private let pending = Locked<Set<String>>([])

    /// Watches from now on. The watch gets the bridge's diagnostics and passes them on to the previous closure.
    /// - Parameters:
    ///   - recorder: records the trace.
    ///   - bridge: the bridge that drives an adopted delegate or a handler; nil for a delegate under its own SDK.
    ///   - object: the app's delegate or handler; nil for a delegate that answers yes and does nothing.
    ///   - source: the source under which its calls are traced.
    ///   - heard: the bridge's diagnostics so far.
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

    /// Records that a callback is called. At this moment the changes by earlier callbacks are known. The properties of
    /// an app's object are read only on the main thread.
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

    /// Records the state of the screen. Called when the stage is idle.
    func rest() {
        readStored()
        let shown = bridge?.engine.visibleMessages ?? []
        let contents = shown.compactMap { message -> (String, MessageContent)? in
            guard let bridge else { return nil }
            return (message.id, bridge.content(of: message))
        }
        let contentsOfWindows = stage.windowContents
        windows.formUnion(contentsOfWindows)
        var screen = stage.visibleSurfaces.sorted()
        if screen.isEmpty, !contentsOfWindows.isEmpty,
            let message = recorder.trace.lastMessage(toldTo: source)
        {
            screen = [message]
        }
        let rest = PlayedEffects.Rest(
            screen: screen, contents: Dictionary(contents) { $1 }, saidCount: said.current.count)
        rests.append((rest, recorder.trace.events.count))
    }

    /// The effects of the run.
    /// - Parameter host: the shape of the SDK.
    /// - Throws: `ScenarioError` if the shape takes no part in stories.
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
            // A gesture that nothing on the screen handles is not part of the comparison.
            rest.trace = Trace(part.events.filter { $0.source != .stage || $0["kind"] == nil })
            return rest
        }
        effects.opened = seen.events.filter { $0.name == "openedURL" }.compactMap { $0["url"] }
        effects.counted = trace.events.count { $0.source == .sdk && $0["kind"] == "analytics" }
        effects.calls = seen.events(from: source == .adopted ? .delegate : source)
        effects.windows = windows
        effects.leftOut = recorder.leftOut
        effects.used = used
        effects.stored = stored
        effects.diagnostics = said.current
        return effects
    }
}
