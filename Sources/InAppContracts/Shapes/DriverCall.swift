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
