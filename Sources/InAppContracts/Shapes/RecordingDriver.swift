public import InAppCompat

/// A driver that puts one kind of recording delegate on its SDK, whoever answers behind it: a script, an app's own
/// delegate, or the shape's bridge with a handler.
public protocol RecordingDriver: TableDriver {
    /// The vendor's delegate protocol: `any …`.
    associatedtype Delegate

    /// Where callbacks are written.
    var recorder: TraceRecorder { get }
    /// Puts a recording delegate on the SDK, and keeps it.
    /// - Parameters:
    ///   - script: the answers, where there is no inner delegate.
    ///   - inner: the delegate to forward to.
    @MainActor func attach(script: DelegateScript, inner: Delegate?)
    /// Makes the shape's bridge and attaches it to the SDK of the current stage.
    @MainActor func attachBridge(for handler: any InAppMessageHandler) -> any MessageBridge
}

extension RecordingDriver {
    /// Puts a recording delegate with a script on the SDK.
    @MainActor public func attach(_ script: DelegateScript) { attach(script: script, inner: nil) }

    /// Puts an app's own delegate on the SDK, behind a recording one.
    /// - Throws: `ScenarioError.Code.wrongDelegate` when it is not a delegate of this shape.
    @MainActor public func attach(delegate: AnyObject) throws {
        let inner: Delegate = try vendorDelegate(delegate)
        attach(script: DelegateScript(), inner: inner)
    }

    /// Puts a handler on the SDK: the bridge, and a recording delegate around it.
    @MainActor public func attach(handler: any InAppMessageHandler) -> any MessageBridge {
        let bridge = recorder.stage.run { attachBridge(for: handler) }
        attach(script: DelegateScript(), inner: bridge as? Delegate)
        return bridge
    }
}
