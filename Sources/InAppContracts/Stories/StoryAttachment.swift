import HeadlessStage
import InAppCompat

/// How the delegate or the handler of a story is attached to its SDK. The app may detach it, and attach it again.
@MainActor final class StoryAttachment {
    /// The bridge that drives an adopted delegate or a handler; nil for a delegate under its own SDK.
    private(set) var bridge: (any MessageBridge)?
    /// The sink for diagnostics that is not used at present.
    private var unheard: DiagnosticSink?
    private let driver: any ShapeDriver
    private let stage: HeadlessStage
    private let makeBridge: @MainActor () throws -> (any MessageBridge)?

    /// Attaches a delegate or a handler.
    /// - Parameter makeBridge: attaches it, and returns its bridge if there is one.
    /// - Throws: any error that `makeBridge` throws.
    init(
        _ driver: any ShapeDriver, _ stage: HeadlessStage,
        by makeBridge: @escaping @MainActor () throws -> (any MessageBridge)?
    ) throws {
        self.driver = driver
        self.stage = stage
        self.makeBridge = makeBridge
        bridge = try makeBridge()
    }

    /// The app detaches its delegate or its bridge. The SDK has no delegate afterwards.
    func detach() {
        stage.run {
            guard let bridge else { return driver.registeredDelegate = nil }
            bridge.detach()
        }
    }

    /// The app listens to the bridge's diagnostics again, or nobody does any more.
    func hear(_ isHeard: Bool) {
        guard let bridge else { return }
        if !isHeard { unheard = bridge.diagnostics }
        bridge.diagnostics = isHeard ? unheard : nil
    }

    /// The app attaches its delegate or handler once more, a handler through a new bridge. If the previous bridge is
    /// still attached, the new one replaces it.
    func attach() throws {
        let listener = bridge?.diagnostics
        bridge = try makeBridge()
        bridge?.diagnostics = listener
    }
}

extension HeadlessStage {
    /// Attaches a delegate to an SDK through a bridge.
    /// - Parameter adopt: how the app adopts it; nil adopts it as its shape does in stories.
    @MainActor func adopt(
        _ delegate: any StoryDelegate, on kit: ShapeKit, _ driver: any ShapeDriver,
        _ recorder: TraceRecorder, by adopt: AppParts<AnyObject>.Adoption? = nil
    ) throws -> any MessageBridge {
        try attach(handler(for: delegate, recorder, by: adopt), on: kit, driver)
    }

    /// A handler that drives an adopted delegate, and records it.
    @MainActor func handler(
        for delegate: any StoryDelegate, _ recorder: TraceRecorder, by adopt: AppParts<AnyObject>.Adoption?
    ) throws -> RecordingHandler {
        let handler = try run { try adopt.map { try delegate.adopted(by: $0) } ?? delegate.adopted() }
        return RecordingHandler(recorder, inner: handler)
    }

    /// Attaches a handler to an SDK through a bridge.
    /// - Parameter isPlain: without a recording delegate around the bridge, which another bridge would not recognise.
    @MainActor func attach(
        _ handler: RecordingHandler, on kit: ShapeKit, _ driver: any ShapeDriver,
        plainly isPlain: Bool = false
    ) -> any MessageBridge {
        let bridge: any MessageBridge
        if isPlain, kit.setUp == nil, let driver = driver as? any RecordingDriver {
            bridge = run { driver.attachBridge(for: handler) }
        } else {
            bridge = kit.attach(handler, to: driver)
            if isPlain, driver.registeredDelegate !== bridge { driver.registeredDelegate = bridge }
        }
        // On a busy machine an SDK that does not wait for the answer would play another story.
        if mode == .realTime, let bridge = bridge as? any BackgroundGateBridge {
            bridge.gatePolicy.timeout = patience
        }
        return bridge
    }
}
