public import InAppCompat

/// A call of a scenario on the SDK of a shape or on its host.
public struct ShapeCall: Sendable, Hashable {
    /// Who makes the call.
    public let origin: CallSignature.Origin
    /// The call's name.
    public let name: String
    /// What is passed, by the parameter's name: strings and flags.
    public let arguments: [String: ContentValue]

    /// Makes a call.
    public init(_ origin: CallSignature.Origin, _ name: String, _ arguments: [String: ContentValue] = [:]) {
        self.origin = origin
        self.name = name
        self.arguments = arguments
    }

    /// A text that was passed; nil where there is none.
    public func string(_ name: String) -> String? {
        arguments[name]?.string
    }

    /// A flag that was passed; false where it was left out.
    public func flag(_ name: String) -> Bool {
        if case .bool(let value) = arguments[name] { value } else { false }
    }

    init(_ origin: CallSignature.Origin, _ node: ScenarioNode, _ words: ScenarioVocabulary) throws {
        let signature = try words.call(node.required(origin.rawValue, "the name of a call"), by: origin)
        try node.allow(only: Set(signature.parameters.map(\.name) + [origin.rawValue]))
        var arguments: [String: ContentValue] = [:]
        for parameter in signature.parameters {
            let value =
                parameter.isRequired
                ? try node.required(parameter.name, "a \(parameter.kind.rawValue)")
                : try node.optional(parameter.name)
            arguments[parameter.name] = try value.map { try Self.read($0, parameter.kind, words) }
        }
        self.init(origin, signature.name, arguments)
    }

    private static func read(
        _ node: ScenarioNode, _ kind: CallSignature.Kind, _ words: ScenarioVocabulary
    ) throws -> ContentValue {
        switch kind {
        case .flag: .bool(try node.bool())
        case .string, .message: .string(try node.string())
        case .payload: .string(try words.payload(node))
        }
    }

    var json: ContentValue {
        var members = arguments
        members[origin.rawValue] = .string(name)
        return .object(members)
    }

    var traceArguments: [TraceEvent.Argument] {
        arguments.sorted { $0.key < $1.key }.map { name, value in
            TraceEvent.Argument(name, value.string ?? value.jsonText)
        }
    }
}
