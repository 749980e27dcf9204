import BrazeBridge
import BrazeModel
public import Foundation
public import HeadlessStage
public import InAppCompat
import PlatformStandIns

/// Plays scenarios on Braze's SDK. Sendable: what changes is behind a lock.
public final class BrazeDriver: ShapeDriver {
    /// The shape that is played.
    public static let shape = Shape.braze
    /// The delegate's callbacks.
    public static let callbacks = RecordingBrazeDelegate.callbacks
    /// What an app, or the test on the host, can do.
    public static let calls: [CallSignature] = [
        CallSignature(.app, "presentNext", about: "BrazeInAppMessageUI.presentNext()"),
        CallSignature(
            .app, "dismiss", about: "BrazeInAppMessageUI.dismiss(), with a completion that is traced"),
        CallSignature(
            .app, "presentRaw", CallSignature.Parameter("payload", .payload),
            about: "BrazeInAppMessageUI.present(message:) with an untyped message without Context"),
        CallSignature(
            .app, "changeUser", CallSignature.Parameter("userId", .string), about: "Braze.changeUser(userId:)"
        ),
        CallSignature(.app, "wipeData", about: "Braze.wipeData()"),
        CallSignature(.app, "removeDelegate", about: "BrazeInAppMessageUI.delegate = nil"),
        CallSignature(.app, "releaseDelegate", about: "the app drops its last reference to the delegate"),
        CallSignature(
            .host, "attachesContext", CallSignature.Parameter("value", .flag),
            about: "whether triggered messages have a Context"),
    ]

    private let braze: BrazeHost
    private let ui: BrazeInAppMessageUI
    private let recorder: TraceRecorder
    private let payload: @Sendable (String) -> Data?
    private let delegate = Locked<RecordingBrazeDelegate?>(nil)

    /// Sets Braze's SDK up on the recorder's stage.
    public init(_ recorder: TraceRecorder, payload: @escaping @Sendable (String) -> Data?) {
        self.recorder = recorder
        self.payload = payload
        braze = BrazeHost(stage: recorder.stage)
        ui = braze.ui
    }

    /// The campaign side of the SDK.
    public var host: any HeadlessHost { braze }

    /// Puts a recording `BrazeInAppMessageUIDelegate` with a script on the SDK.
    public func attach(_ script: DelegateScript) {
        attach(RecordingBrazeDelegate(recorder, script: script))
    }

    /// Puts an app's own `BrazeInAppMessageUIDelegate` on the SDK, behind a recording one.
    public func attach(delegate: AnyObject) throws {
        guard let delegate = delegate as? any BrazeInAppMessageUIDelegate else {
            throw Self.wrongDelegate(delegate, "BrazeInAppMessageUIDelegate")
        }
        attach(RecordingBrazeDelegate(recorder, inner: delegate))
    }

    /// Puts a handler on the SDK: bridge, and a recording delegate around it.
    public func attach(handler: any InAppMessageHandler) -> any MessageBridge {
        let bridge = BrazeBridge(handler).attach(to: ui)
        attach(RecordingBrazeDelegate(recorder, inner: bridge))
        return bridge
    }

    @MainActor private func attach(_ delegate: RecordingBrazeDelegate) {
        self.delegate.withLock { $0 = delegate }
        ui.delegate = delegate
    }

    /// The SDK's calls belong on the main thread, which is where its callbacks come.
    public func perform(_ call: ShapeCall) throws {
        guard MainThread.isCurrent else {
            throw Self.failure("\(call.name) has to be called on the main thread.")
        }
        try MainThread.assume { Result { try self.performOnMain(call) } }.get()
    }

    @MainActor private func performOnMain(_ call: ShapeCall) throws {
        switch call.name {
        case "presentNext": ui.presentNext()
        case "dismiss": ui.dismiss { [recorder] in recorder.note(.app, "dismiss completion") }
        case "presentRaw": try presentRaw(call.string("payload") ?? "")
        case "changeUser": braze.braze.changeUser(userId: call.string("userId") ?? "")
        case "wipeData": braze.braze.wipeData()
        case "removeDelegate": ui.delegate = nil
        case "releaseDelegate": delegate.withLock { $0 = nil }
        case "attachesContext": braze.attachesContext = call.flag("value")
        default: throw Self.failure("\(call.name) is no call of \(Self.shape).")
        }
    }

    @MainActor private func presentRaw(_ name: String) throws {
        guard let raw = payload(name).flatMap({ Braze.InAppMessageRaw.decoding(json: $0) }) else {
            throw Self.failure("the payload \(name) is no untyped message.")
        }
        ui.present(message: raw)
    }
}
