import AdobeAndroid3Contracts
import AdobeAndroid3OnJava
import Foundation
import HeadlessStage
import InAppCompat
import InAppCompatAndroid
import InAppContracts

/// Plays scenarios on the headless model like its own driver, but a handler is reached through the machine: the model
/// calls Java's delegate, which calls the bridge on the machine, and the bridge's actions return in the same way.
///
/// Sendable: its properties are Sendable.
final class MachineDriver: ShapeDriver {
    static let shape = AdobeAndroid3Driver.shape
    static let callbacks = AdobeAndroid3Driver.callbacks
    static let calls = AdobeAndroid3Driver.calls
    private let model: AdobeAndroid3Driver

    init(_ recorder: TraceRecorder, payload: @escaping @Sendable (String) -> Data?) {
        model = AdobeAndroid3Driver(recorder, payload: payload)
    }

    static func call(named name: String) -> CallSignature? { AdobeAndroid3Driver.call(named: name) }

    var host: any HeadlessHost { model.host }
    func attach(_ script: DelegateScript) { model.attach(script) }
    func attach(delegate: AnyObject) throws { try model.attach(delegate: delegate) }
    func perform(_ call: ShapeCall) throws { try model.perform(call) }

    func attach(handler: any InAppMessageHandler) -> any MessageBridge {
        let bridge = model.recorder.stage.run { AndroidLibrary.attach(handler) }
        // The model gets Java's delegate; here the delegate that records the trace is put in front of it.
        if let delegate = Play.world?.delegate { model.attach(script: DelegateScript(), inner: delegate) }
        return bridge
    }
}

extension ShapeKit {
    /// Adobe for Android 3, with handlers behind the machine.
    static let machine = ShapeKit(
        title: "Adobe for Android 3.x on a virtual machine", capabilities: adobeAndroid3.capabilities,
        driver: MachineDriver.self, adopt: adobeAndroid3.adopt, rules: adobeAndroid3.rules,
        scenarios: adobeAndroid3.scenarios, requirements: adobeAndroid3.requirements,
        payloadKeys: adobeAndroid3.payloadKeys, port: adobeAndroid3.port, campaigns: adobeAndroid3.campaigns,
        stories: adobeAndroid3.stories)
}
