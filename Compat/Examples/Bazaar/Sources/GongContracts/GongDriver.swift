public import Foundation
import GongBridge
public import GongModel
public import HeadlessStage
public import InAppCompat
public import InAppContracts

/// Plays scenarios on Gong's SDK. Sendable: mutable state is protected by locks, or of the main actor.
public final class GongDriver: ListenerDriver {
    public typealias Delegate = any GongListener

    public static let shape = SDKShape.gong
    public static let callbacks = ["didShow", "didClick", "didClose"]
    public static let table = byName([
        DriverCall(.app, "pause", about: "Gong.isPaused = true") { driver, _ in driver.gong.isPaused = true },
        DriverCall(.app, "resume", about: "Gong.isPaused = false") { driver, _ in
            driver.gong.isPaused = false
        },
        DriverCall(.app, "ring", .init("event", .string), about: "Gong.ring(_:)") {
            $0.gong.ring($1.string("event") ?? "")
        },
        DriverCall(.app, "close", .message, about: "Gong.close(_:)") { try $0.gong.close($0.seen($1)) },
        DriverCall(.app, "listenToo", about: "the app adds a second listener") { driver, _ in
            let second = RecordingGongListener(driver.recorder, as: .listener)
            driver.kept.keep(second)
            driver.gong.addListener(second)
        },
        DriverCall(.app, "release", about: "the app releases its listeners") { driver, _ in
            driver.kept.release()
        },
        DriverCall(.host, "store", .payload, about: "a campaign arrives, and waits for its event") {
            if let json = $0.payload($1.string("payload") ?? "") { try $0.store(json) }
        },
    ])

    public let recorder: TraceRecorder
    private let gongHost: GongHost
    private let payload: @Sendable (String) -> Data?
    private let seen = SeenMessages<GongNote>()
    private let kept = KeptObjects()
    @MainActor public weak var recording: (any GongListener)?

    public init(_ recorder: TraceRecorder, payload: @escaping @Sendable (String) -> Data?) {
        self.recorder = recorder
        self.payload = payload
        gongHost = GongHost(stage: recorder.stage)
    }

    public var host: any HeadlessHost { gongHost }
    private var gong: Gong { gongHost.gong }
    private func store(_ json: Data) throws { try gongHost.store(json: json) }

    public var listeners: [any GongListener] { gong.listeners }
    public func add(_ listener: any GongListener) { gong.addListener(listener) }
    public func remove(_ listener: any GongListener) { gong.removeListener(listener) }

    public func makeRecording(script: DelegateScript, inner: (any GongListener)?) -> any GongListener {
        let made = RecordingGongListener(recorder, inner: inner, seen: seen)
        kept.keep(made)
        return made
    }

    public func attachBridge(for handler: any InAppMessageHandler) -> any MessageBridge {
        GongBridge(handler).attach()
    }
}
