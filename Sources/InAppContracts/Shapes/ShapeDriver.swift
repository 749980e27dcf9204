public import Foundation
public import HeadlessStage
public import InAppCompat
import PlatformStandIns

/// What scenarios need to know of a shape: how to make its host, put a delegate or a handler on it, and do
/// what an app does. A shape's `ShapeKit` names its driver.
///
/// Sendable. A driver belongs to one run on one stage.
public protocol ShapeDriver: AnyObject, Sendable {
    /// The shape.
    static var shape: SDKShape { get }
    /// The names of the delegate's callbacks, as traces print them.
    static var callbacks: [String] { get }
    /// What an app, or the test on the host, can do beside triggering. Of two with the same name the first counts.
    static var calls: [CallSignature] { get }
    /// One of the calls; nil for a name that is none of theirs. Looks through `calls` unless it is implemented.
    static func call(named name: String) -> CallSignature?

    /// Sets the SDK up on the recorder's stage.
    /// - Parameter payload: the text of a payload by its name; nil for a name that there is not.
    @MainActor init(_ recorder: TraceRecorder, payload: @escaping @Sendable (String) -> Data?)
    /// The campaign side of the SDK.
    var host: any HeadlessHost { get }
    /// Puts a recording delegate with a script on the SDK.
    @MainActor func attach(_ script: DelegateScript)
    /// Puts a recording delegate on the SDK that forwards to `delegate`.
    /// - Throws: `ScenarioError.Code.wrongDelegate` when it is not a delegate of this shape.
    @MainActor func attach(delegate: AnyObject) throws
    /// Puts a handler on the SDK through the shape's bridge, with a recording delegate around the bridge.
    @MainActor func attach(handler: any InAppMessageHandler) -> any MessageBridge
    /// Does what an app does. Any thread, as a reaction may run on the one that the SDK calls its delegate on.
    /// - Throws: `ScenarioError.Code.stepFailed` or an error of the SDK's model.
    func perform(_ call: ShapeCall) throws
}

extension ShapeDriver {
    /// The first of `calls` with a name; nil for a name that is none of theirs.
    public static func call(named name: String) -> CallSignature? { calls.first { $0.name == name } }

    /// The error for a call that cannot be done.
    public static func failure(_ explanation: String) -> ScenarioError {
        ScenarioError(.stepFailed, at: "", explanation)
    }

    /// The error for a delegate that is none of this shape.
    /// - Parameter wanted: the protocol that it would have to conform to.
    public static func wrongDelegate(_ delegate: AnyObject, _ wanted: String) -> ScenarioError {
        .wrongDelegate(delegate, wanted)
    }
}

extension TraceRecorder {
    /// Does something on the main thread, and waits for it, as an app has to that touches a web view in a gate
    /// which is asked elsewhere. Any thread.
    /// - Throws: `ScenarioError.Code.stepFailed` when the main thread does not answer.
    public func onMain(_ action: @escaping @MainActor @Sendable () -> Void) throws {
        let answer = MainThread.ask(timeout: stage.patience) {
            action()
            return true
        }
        guard answer == true else {
            throw ScenarioError(.stepFailed, at: "", "the main thread did not answer.")
        }
    }
}
