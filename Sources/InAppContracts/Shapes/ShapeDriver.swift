public import Foundation
public import HeadlessStage
public import InAppCompat
import PlatformStandIns

/// The interface between scenarios and a shape: it makes the shape's host, attaches a delegate or a handler to it, and
/// makes the calls of an app. A shape's `ShapeKit` names its driver.
///
/// Sendable. A driver belongs to one run on one stage.
public protocol ShapeDriver: AnyObject, Sendable {
    /// The shape.
    static var shape: SDKShape { get }
    /// The names of the delegate's callbacks, as traces print them.
    static var callbacks: [String] { get }
    /// The calls that an app, or the test on the host, can make besides triggering. If two have the same name, the
    /// first is used.
    static var calls: [CallSignature] { get }
    /// The call with this name; nil if there is none. By default looks it up in `calls`.
    static func call(named name: String) -> CallSignature?

    /// Sets the SDK up on the recorder's stage.
    /// - Parameters:
    ///   - recorder: records the calls.
    ///   - payload: the text of a payload by its name; nil for an unknown name.
    @MainActor init(_ recorder: TraceRecorder, payload: @escaping @Sendable (String) -> Data?)
    /// The host, which plays the campaign side of the SDK.
    var host: any HeadlessHost { get }
    /// Attaches a recording delegate with a script to the SDK.
    @MainActor func attach(_ script: DelegateScript)
    /// Attaches a recording delegate that forwards to `delegate` to the SDK.
    /// - Throws: `ScenarioError.Code.wrongDelegate` if `delegate` is not a delegate of this shape.
    @MainActor func attach(delegate: AnyObject) throws
    /// Attaches a handler to the SDK through the shape's bridge, with a recording delegate around the bridge.
    @MainActor func attach(handler: any InAppMessageHandler) -> any MessageBridge
    /// The SDK's current delegate; nil if it has none. Setting it registers a delegate as an app does. By default it is
    /// nil and setting it does nothing; an app's set-up (`AppParts`) cannot be verified then.
    @MainActor var registeredDelegate: AnyObject? { get set }
    /// Runs an app's set-up and wraps the objects that it gives the SDK besides its delegate in checks. By default
    /// there is nothing to check.
    /// - Parameters:
    ///   - delegate: the wrapper that checks the app's delegate.
    ///   - setUp: the app's set-up.
    /// - Throws: any error that `setUp` throws.
    @MainActor func checkParts(of delegate: AnyObject, during setUp: () throws -> Void) throws
    /// Makes a call of the app. Any thread, because a reaction runs on the thread on which the SDK calls its delegate.
    /// - Throws: `ScenarioError.Code.stepFailed` or an error of the SDK's model.
    func perform(_ call: ShapeCall) throws
}

extension ShapeDriver {
    public var registeredDelegate: AnyObject? {
        get { nil }
        set {}
    }

    public func checkParts(of delegate: AnyObject, during setUp: () throws -> Void) throws { try setUp() }

    /// The first of `calls` with this name; nil if there is none.
    public static func call(named name: String) -> CallSignature? { calls.first { $0.name == name } }

    /// The error for a call that cannot be made.
    public static func failure(_ explanation: String) -> ScenarioError {
        ScenarioError(.stepFailed, at: "", explanation)
    }

    /// The error for an object that is not a delegate of this shape.
    /// - Parameters:
    ///   - delegate: the object.
    ///   - wanted: the protocol that it would have to conform to.
    public static func wrongDelegate(_ delegate: AnyObject, _ wanted: String) -> ScenarioError {
        .wrongDelegate(delegate, wanted)
    }
}

extension TraceRecorder {
    /// Runs a closure on the main thread and waits for it. An app has to do so if it uses a web view in a gate that is
    /// called on another thread. Any thread.
    /// - Throws: `ScenarioError.Code.stepFailed` if the main thread does not answer.
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

/// A driver that always attaches the same kind of recording delegate to its SDK. The recording delegate forwards to a
/// script, to an app's own delegate, or to the shape's bridge with a handler.
public protocol RecordingDriver: TableDriver {
    /// The vendor's delegate protocol: `any …`.
    associatedtype Delegate

    /// Records the callbacks.
    var recorder: TraceRecorder { get }
    /// Attaches a recording delegate to the SDK, and retains it.
    /// - Parameters:
    ///   - script: the answers, if there is no inner delegate.
    ///   - inner: the delegate to forward to.
    @MainActor func attach(script: DelegateScript, inner: Delegate?)
    /// Makes the shape's bridge and attaches it to the SDK of the current stage.
    @MainActor func attachBridge(for handler: any InAppMessageHandler) -> any MessageBridge
}

extension RecordingDriver {
    /// Attaches a recording delegate with a script to the SDK.
    @MainActor public func attach(_ script: DelegateScript) { attach(script: script, inner: nil) }

    /// Attaches an app's own delegate to the SDK, behind a recording delegate.
    /// - Throws: `ScenarioError.Code.wrongDelegate` if it is not a delegate of this shape.
    @MainActor public func attach(delegate: AnyObject) throws {
        let inner: Delegate = try vendorDelegate(delegate)
        attach(script: DelegateScript(), inner: inner)
    }

    /// Attaches a handler to the SDK: the bridge, and a recording delegate around it.
    @MainActor public func attach(handler: any InAppMessageHandler) -> any MessageBridge {
        let bridge = recorder.stage.run { attachBridge(for: handler) }
        attach(script: DelegateScript(), inner: bridge as? Delegate)
        return bridge
    }
}

/// A call that an app makes on a vendor's SDK, or that a test makes on the host: its signature and its action.
/// Sendable; a value.
public struct DriverCall<Driver: ShapeDriver>: Sendable {
    /// Makes the call. Any thread.
    public typealias Action = @Sendable (Driver, ShapeCall) throws -> Void

    /// The call's name and parameters in scenarios.
    public let signature: CallSignature
    /// What the call does.
    public let action: Action

    /// Makes a call.
    public init(_ signature: CallSignature, _ action: @escaping Action) {
        self.signature = signature
        self.action = action
    }

    /// Makes a call from the parts of its signature.
    public init(
        _ origin: CallSignature.Origin, _ name: String, _ parameters: CallSignature.Parameter...,
        about: String, _ action: @escaping Action
    ) {
        self.init(CallSignature(origin, name, parameters: parameters, about: about), action)
    }
}

/// A driver whose calls are listed in a table, each with its signature and its action.
public protocol TableDriver: ShapeDriver {
    /// The calls, by name.
    static var table: [String: DriverCall<Self>] { get }
}

extension TableDriver {
    /// The signatures of the table.
    public static var calls: [CallSignature] { table.values.map(\.signature) }

    /// The signature of a call in the table; nil for a name that is not in it.
    public static func call(named name: String) -> CallSignature? { table[name]?.signature }

    /// The calls by name. If two have the same name, the first is used.
    public static func byName(_ calls: [DriverCall<Self>]) -> [String: DriverCall<Self>] {
        Dictionary(calls.map { ($0.signature.name, $0) }) { first, _ in first }
    }

    /// Makes a call from the table.
    public func perform(_ call: ShapeCall) throws {
        guard let known = Self.table[call.name] else {
            throw Self.failure("\(call.name) is not a call of \(Self.shape).")
        }
        try known.action(self, call)
    }
}

extension CallSignature.Parameter {
    /// The message that the call is about.
    public static let message = CallSignature.Parameter("message", .message)
    /// The value of a setting.
    public static let value = CallSignature.Parameter("value", .flag)
    /// A URL.
    public static let url = CallSignature.Parameter("url", .string)
    /// The payload of the campaign that the call is about.
    public static let payload = CallSignature.Parameter("payload", .payload)
}

/// Numbers objects in the order in which they are first passed. It retains them, so that no number is used twice.
///
/// Sendable; any thread: only the identity of the objects is used.
public final class MetObjects: Sendable {
    private let objects = Locked<[AnyObject]>([])

    /// Makes a list without objects.
    public init() {}

    /// The number of objects so far.
    public var count: Int { objects.withLock { $0.count } }

    /// The number of an object, starting at 1; a new object gets the next number.
    public func number(of object: AnyObject) -> Int {
        objects.withLock { objects in
            if let place = objects.firstIndex(where: { $0 === object }) { return place + 1 }
            objects.append(object)
            return objects.count
        }
    }
}

/// An app's own delegate, cast to the vendor's protocol.
/// - Throws: `ScenarioError.Code.wrongDelegate` if it does not conform; the error names the vendor's protocol.
func vendorDelegate<Delegate>(_ object: AnyObject) throws -> Delegate {
    if let delegate = object as? Delegate { return delegate }
    let name = "\(Delegate.self)"
    let wanted = name.hasPrefix("any ") ? String(name.dropFirst(4)) : name
    throw ScenarioError.wrongDelegate(object, wanted)
}

extension ScenarioError {
    /// The error for an object that is not a delegate of a shape.
    /// - Parameter wanted: the protocol that it would have to conform to.
    static func wrongDelegate(_ delegate: AnyObject, _ wanted: String) -> ScenarioError {
        ScenarioError(.wrongDelegate, at: "", "\(type(of: delegate)) does not conform to \(wanted).")
    }
}
