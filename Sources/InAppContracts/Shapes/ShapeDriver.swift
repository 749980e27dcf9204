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
    /// - Parameters:
    ///   - recorder: what the calls are written into.
    ///   - payload: the text of a payload by its name; nil for a name that there is not.
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
    /// The delegate that the SDK has now; nil where it has none. Set, it is registered as an app registers its own. Default:
    /// nil, and nothing is registered: an app's set-up (`AppParts`) cannot be verified then.
    @MainActor var registeredDelegate: AnyObject? { get set }
    /// Puts checks around what an app's set-up gives the SDK beside its delegate. Default: there is nothing to check.
    /// - Parameters:
    ///   - delegate: the check around the app's delegate.
    ///   - setUp: the app's set-up.
    /// - Throws: what `setUp` throws.
    @MainActor func checkParts(of delegate: AnyObject, during setUp: () throws -> Void) throws
    /// Does what an app does. Any thread, as a reaction may run on the one that the SDK calls its delegate on.
    /// - Throws: `ScenarioError.Code.stepFailed` or an error of the SDK's model.
    func perform(_ call: ShapeCall) throws
}

extension ShapeDriver {
    public var registeredDelegate: AnyObject? {
        get { nil }
        set {}
    }

    public func checkParts(of delegate: AnyObject, during setUp: () throws -> Void) throws { try setUp() }

    /// The first of `calls` with a name; nil for a name that is none of theirs.
    public static func call(named name: String) -> CallSignature? { calls.first { $0.name == name } }

    /// The error for a call that cannot be done.
    public static func failure(_ explanation: String) -> ScenarioError {
        ScenarioError(.stepFailed, at: "", explanation)
    }

    /// The error for a delegate that is none of this shape.
    /// - Parameters:
    ///   - delegate: what was given.
    ///   - wanted: the protocol that it would have to conform to.
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

/// A driver that puts one kind of recording delegate on its SDK, whatever answers behind it: a script, an app's own
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

/// One thing that an app does with a vendor's SDK, or a switch of the host: its signature, and how it is done.
/// Sendable; a value.
public struct DriverCall<Driver: ShapeDriver>: Sendable {
    /// Does it. Any thread.
    public typealias Action = @Sendable (Driver, ShapeCall) throws -> Void

    /// How scenarios write it.
    public let signature: CallSignature
    /// How it is done.
    public let action: Action

    /// Describes a call.
    public init(_ signature: CallSignature, _ action: @escaping Action) {
        self.signature = signature
        self.action = action
    }

    /// Describes a call by the parts of its signature.
    public init(
        _ origin: CallSignature.Origin, _ name: String, _ parameters: CallSignature.Parameter...,
        about: String, _ action: @escaping Action
    ) {
        self.init(CallSignature(origin, name, parameters: parameters, about: about), action)
    }
}

/// A driver whose calls are a table: each with its signature and its action.
public protocol TableDriver: ShapeDriver {
    /// The calls, by name.
    static var table: [String: DriverCall<Self>] { get }
}

extension TableDriver {
    /// The signatures of the table.
    public static var calls: [CallSignature] { table.values.map(\.signature) }

    /// The signature of a call of the table; nil for a name that is not in it.
    public static func call(named name: String) -> CallSignature? { table[name]?.signature }

    /// The calls by their names.
    public static func byName(_ calls: [DriverCall<Self>]) -> [String: DriverCall<Self>] {
        Dictionary(calls.map { ($0.signature.name, $0) }) { first, _ in first }
    }

    /// Does what the table says.
    public func perform(_ call: ShapeCall) throws {
        guard let known = Self.table[call.name] else {
            throw Self.failure("\(call.name) is no call of \(Self.shape).")
        }
        try known.action(self, call)
    }
}

extension CallSignature.Parameter {
    /// The message that is meant.
    public static let message = CallSignature.Parameter("message", .message)
    /// A flag that is set.
    public static let value = CallSignature.Parameter("value", .flag)
    /// An address.
    public static let url = CallSignature.Parameter("url", .string)
    /// The campaign that is meant.
    public static let payload = CallSignature.Parameter("payload", .payload)
}

/// Numbers objects in the order in which they are met. It keeps them, so that no number is given twice.
///
/// Sendable; any thread: of the objects only the identity is looked at.
public final class MetObjects: Sendable {
    private let objects = Locked<[AnyObject]>([])

    /// Has met nothing.
    public init() {}

    /// How many objects it has met.
    public var count: Int { objects.withLock { $0.count } }

    /// The number of an object, from 1; a new one gets the next.
    public func number(of object: AnyObject) -> Int {
        objects.withLock { objects in
            if let place = objects.firstIndex(where: { $0 === object }) { return place + 1 }
            objects.append(object)
            return objects.count
        }
    }
}

/// An app's own delegate as the vendor's SDK takes it.
/// - Throws: `ScenarioError.Code.wrongDelegate` when it is not such a delegate; the error names the vendor's protocol.
func vendorDelegate<Delegate>(_ object: AnyObject) throws -> Delegate {
    if let delegate = object as? Delegate { return delegate }
    let name = "\(Delegate.self)"
    let wanted = name.hasPrefix("any ") ? String(name.dropFirst(4)) : name
    throw ScenarioError.wrongDelegate(object, wanted)
}

extension ScenarioError {
    /// The error for a delegate that is none of a shape.
    /// - Parameter wanted: the protocol that it would have to conform to.
    static func wrongDelegate(_ delegate: AnyObject, _ wanted: String) -> ScenarioError {
        ScenarioError(.wrongDelegate, at: "", "\(type(of: delegate)) does not conform to \(wanted).")
    }
}
