import BrazeBridge
import BrazeModel
public import Foundation
public import HeadlessStage
public import InAppCompat
public import InAppContracts
import PlatformStandIns

/// Plays scenarios on Braze's SDK. Sendable: what changes is behind a lock.
public final class BrazeDriver: TableDriver {
    /// The shape that is played.
    public static let shape = SDKShape.braze
    /// The callbacks of the delegate, and of `BrazeDelegate`.
    public static let callbacks = RecordingBrazeDelegate.callbacks + RecordingBrazeSDKDelegate.callbacks
    /// What an app, or the test on the host, can do.
    public static let table = byName(BrazeCalls.all)

    let braze: BrazeHost
    private let presenter: Locked<BrazeInAppMessageUI>
    let recorder: TraceRecorder
    let payload: @Sendable (String) -> Data?
    let delegate = Locked<RecordingBrazeDelegate?>(nil)
    /// What the app keeps beside its delegate: the SDK holds it weakly.
    let kept = KeptObjects()
    /// The look that slideups start from, as it was before the scenario changed it (BZ-126).
    let lookBefore = Locked<BrazeInAppMessageUI.SlideupView.Attributes?>(nil)

    /// Sets Braze's SDK up on the recorder's stage.
    public init(_ recorder: TraceRecorder, payload: @escaping @Sendable (String) -> Data?) {
        self.recorder = recorder
        self.payload = payload
        braze = BrazeHost(stage: recorder.stage)
        presenter = Locked(braze.ui)
    }

    /// The user interface, which an app may replace by one of its own.
    var ui: BrazeInAppMessageUI { presenter.current }

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

    public var registeredDelegate: AnyObject? {
        get { ui.delegate }
        set { ui.delegate = newValue as? any BrazeInAppMessageUIDelegate }
    }

    /// The app may make a user interface of its own.
    public func checkParts(of delegate: AnyObject, during setUp: () throws -> Void) throws {
        try setUp()
        presenter.withLock { $0 = braze.ui }
    }

    @MainActor private func attach(_ delegate: RecordingBrazeDelegate) {
        self.delegate.withLock { $0 = delegate }
        ui.delegate = delegate
    }

    /// The look belongs to the process, so that it must not outlast the scenario.
    deinit {
        if let look = lookBefore.current { BrazeInAppMessageUI.SlideupView.Attributes.defaults = look }
    }
}
