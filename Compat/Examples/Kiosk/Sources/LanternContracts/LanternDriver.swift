public import Foundation
public import HeadlessStage
public import InAppCompat
public import InAppContracts
import LanternBridge
public import LanternModel

/// Plays scenarios on Lantern's SDK. Sendable: mutable state is protected by locks.
public final class LanternDriver: RecordingDriver {
    public static let shape = SDKShape.lantern
    public static let callbacks = ["vetoes", "didPresent", "didDismiss"]
    public static let table = byName([
        DriverCall(.app, "show", .message, about: "LanternCard.show()") { try $0.seen($1).show() },
        DriverCall(.app, "close", .message, about: "LanternCard.close()") { try $0.seen($1).close() },
        DriverCall(.app, "release", about: "the app releases its delegate") { driver, _ in
            driver.delegates.release()
        },
    ])

    public let recorder: TraceRecorder
    private let lantern: LanternHost
    private let seen = SeenMessages<LanternCard>()
    private let delegates = KeptObjects()

    public init(_ recorder: TraceRecorder, payload: @escaping @Sendable (String) -> Data?) {
        self.recorder = recorder
        lantern = LanternHost(stage: recorder.stage)
    }

    public var host: any HeadlessHost { lantern }

    public func attach(script: DelegateScript, inner: (any LanternDelegate)?) {
        let delegate = RecordingLanternDelegate(recorder, script, inner: inner, seen: seen)
        delegates.keep(delegate)
        lantern.lantern.delegate = delegate
    }

    public func attachBridge(for handler: any InAppMessageHandler) -> any MessageBridge {
        LanternBridge(handler).attach()
    }
}
