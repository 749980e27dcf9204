import BrazeBridge
import BrazeModel
public import Foundation
public import HeadlessStage
public import InAppCompat
public import InAppContracts
import PlatformStandIns

/// Plays scenarios on Braze's SDK. Sendable: mutable state is behind a lock.
public final class BrazeDriver: TableDriver {
    /// The shape that is played.
    public static let shape = SDKShape.braze
    /// The callbacks of the delegate, and of `BrazeDelegate`.
    public static let callbacks = RecordingBrazeDelegate.callbacks + RecordingBrazeSDKDelegate.callbacks
    /// The actions of an app, and of the test on the host.
    public static let table = byName(BrazeCalls.all)

    let braze: BrazeHost
    private let presenter: Locked<BrazeInAppMessageUI>
    let recorder: TraceRecorder
    let payload: @Sendable (String) -> Data?
    let delegate = Locked<RecordingBrazeDelegate?>(nil)
    /// The objects that the app retains in addition to its delegate, because the SDK holds them weakly.
    let kept = KeptObjects()
    /// The default attributes of slideups, as they were before the scenario changed them (BZ-126).
    let lookBefore = Locked<BrazeInAppMessageUI.SlideupView.Attributes?>(nil)

    /// Sets Braze's SDK up on the recorder's stage.
    public init(_ recorder: TraceRecorder, payload: @escaping @Sendable (String) -> Data?) {
        self.recorder = recorder
        self.payload = payload
        braze = BrazeHost(stage: recorder.stage)
        presenter = Locked(braze.ui)
    }

    /// The user interface, which an app may replace with its own.
    var ui: BrazeInAppMessageUI { presenter.current }

    /// The campaign side of the SDK.
    public var host: any HeadlessHost { braze }

    /// Sets a recording `BrazeInAppMessageUIDelegate` with a script on the SDK.
    public func attach(_ script: DelegateScript) {
        attach(RecordingBrazeDelegate(recorder, script: script))
    }

    /// Sets an app's own `BrazeInAppMessageUIDelegate` on the SDK, behind a recording one.
    public func attach(delegate: AnyObject) throws {
        guard let delegate = delegate as? any BrazeInAppMessageUIDelegate else {
            throw Self.wrongDelegate(delegate, "BrazeInAppMessageUIDelegate")
        }
        attach(RecordingBrazeDelegate(recorder, inner: delegate))
    }

    /// Attaches a handler to the SDK: with a bridge, and a recording delegate around it.
    public func attach(handler: any InAppMessageHandler) -> any MessageBridge {
        let bridge = BrazeBridge(handler).attach(to: ui)
        attach(RecordingBrazeDelegate(recorder, inner: bridge))
        return bridge
    }

    public var registeredDelegate: AnyObject? {
        get { ui.delegate }
        set { ui.delegate = newValue as? any BrazeInAppMessageUIDelegate }
    }

    /// The app may make its own user interface.
    public func checkParts(of delegate: AnyObject, during setUp: () throws -> Void) throws {
        try setUp()
        presenter.withLock { $0 = braze.ui }
    }

    @MainActor private func attach(_ delegate: RecordingBrazeDelegate) {
        self.delegate.withLock { $0 = delegate }
        ui.delegate = delegate
    }

    /// The default attributes are global to the process, so they are restored after the scenario.
    deinit {
        if let look = lookBefore.current { BrazeInAppMessageUI.SlideupView.Attributes.defaults = look }
    }
}
