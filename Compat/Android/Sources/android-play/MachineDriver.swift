import AdobeAndroidOnJava
import Foundation
import HeadlessStage
import InAppCompat
import InAppCompatAndroid
import InAppContracts

/// Plays scenarios on the headless model like its own driver, but a handler is reached through the machine: the model
/// calls Java's delegate, which calls the bridge on the machine, and the bridge's actions return in the same way.
///
/// Sendable: its properties are Sendable.
final class MachineDriver<Played: Generation>: ShapeDriver {
    static var shape: SDKShape { Played.Model.shape }
    static var callbacks: [String] { Played.Model.callbacks }
    static var calls: [CallSignature] { Played.Model.calls }
    private let model: Played.Model

    init(_ recorder: TraceRecorder, payload: @escaping @Sendable (String) -> Data?) {
        model = Played.Model(recorder, payload: payload)
    }

    static func call(named name: String) -> CallSignature? { Played.Model.call(named: name) }

    var host: any HeadlessHost { model.host }
    func attach(_ script: DelegateScript) { model.attach(script) }
    func attach(delegate: AnyObject) throws { try model.attach(delegate: delegate) }
    func perform(_ call: ShapeCall) throws { try model.perform(call) }

    func attach(handler: any InAppMessageHandler) -> any MessageBridge {
        let bridge = model.recorder.stage.run { AndroidLibrary.attach(handler) }
        // The model gets Java's delegate; here the delegate that records the trace is put in front of it.
        if let delegate = (Worlds.current as? Played.World)?.delegate {
            model.attach(script: DelegateScript(), inner: delegate)
        }
        return bridge
    }
}
