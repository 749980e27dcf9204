import AdobeAndroid2Bridge
import AdobeAndroid2Contracts
import AdobeAndroid2Model
import Foundation
import HeadlessStage
import InAppCompat
import InAppContracts
import PlatformStandIns

/// Plays scenarios on version 2.0.0 of Adobe for Android 2, where the handler's bridge is the app's delegate
/// (A2-200). A scenario that registers an app's delegate registers the bridge again.
///
/// Sendable: mutable state is behind a lock.
final class FirstDriver: RecordingDriver {
    static let shape = AdobeAndroid2Driver.shape
    static let callbacks = AdobeAndroid2Driver.callbacks
    static let table = AdobeAndroid2Driver.table.mapValues { call in
        DriverCall<FirstDriver>(call.signature) { driver, made in
            if made.name == "registerFirstDelegate" {
                driver.register(refuses: made.flag("refuses"))
            } else {
                try call.action(driver.driver, made)
            }
        }
    }

    /// `@unchecked Sendable` is sound: the delegate is constant, and is called on the thread that the model chose.
    private struct Inner: @unchecked Sendable {
        let delegate: any FullscreenMessageDelegate
    }

    private let driver: AdobeAndroid2Driver
    private let inner = Locked<Inner?>(nil)

    init(_ recorder: TraceRecorder, payload: @escaping @Sendable (String) -> Data?) {
        driver = AdobeAndroid2Driver(recorder, payload: payload)
        (driver.host as? AdobeAndroid2Host)?.isFirstShape = true
    }

    var recorder: TraceRecorder { driver.recorder }
    var host: any HeadlessHost { driver.host }

    func attach(script: DelegateScript, inner: (any FullscreenMessageDelegate)?) {
        self.inner.set(\.self, inner.map(Inner.init))
        recorder.stage.run { register(refuses: false) }
    }

    func attachBridge(for handler: any InAppMessageHandler) -> any MessageBridge {
        AdobeAndroid2Bridge(handler, for: .first).attach()
    }

    private func register(refuses: Bool) {
        if let inner = inner.current { driver.attach(first: inner.delegate, refuses: refuses) }
    }
}
