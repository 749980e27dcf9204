public import InAppCompat

/// A call of a scenario on the SDK of a shape or on its host.
public struct ShapeCall: Sendable, Hashable {
    /// Who makes the call.
    public let origin: CallSignature.Origin
    /// The call's name.
    public let name: String
    /// The arguments, by the parameter's name: strings and flags.
    public let arguments: [String: ContentValue]

    /// Makes a call.
    public init(_ origin: CallSignature.Origin, _ name: String, _ arguments: [String: ContentValue] = [:]) {
        self.origin = origin
        self.name = name
        self.arguments = arguments
    }

    /// A text argument; nil if there is none.
    public func string(_ name: String) -> String? {
        arguments[name]?.string
    }

    /// A flag; false if it was left out.
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

/// A call that an app can make on the SDK of a shape, or on its headless host, under the name that scenarios use.
public struct CallSignature: Sendable, Hashable {
    /// Who makes the call.
    public enum Origin: String, Sendable, Hashable, CaseIterable {
        /// App code, on the vendor's API.
        case app
        /// The test, on the headless host.
        case host
    }

    /// The kind of a parameter.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// Any text.
        case string
        /// True or false; false if it is left out.
        case flag
        /// The id of a message that the delegate has seen.
        case message
        /// The name of one of the scenario's payloads.
        case payload
    }

    /// A parameter of a call.
    public struct Parameter: Sendable, Hashable {
        /// The key in the scenario.
        public let name: String
        /// The kind of its value.
        public let kind: Kind
        /// Whether it is required.
        public let isRequired: Bool

        /// Describes a parameter.
        public init(_ name: String, _ kind: Kind, isRequired: Bool = true) {
            self.name = name
            self.kind = kind
            self.isRequired = isRequired
        }
    }

    /// The name.
    public let name: String
    /// Who makes the call.
    public let origin: Origin
    /// The parameters, in order.
    public let parameters: [Parameter]
    /// What it does, in a sentence.
    public let about: String

    /// Describes a call.
    public init(_ origin: Origin, _ name: String, _ parameters: Parameter..., about: String) {
        self.init(origin, name, parameters: parameters, about: about)
    }

    /// Describes a call with a list of parameters.
    public init(_ origin: Origin, _ name: String, parameters: [Parameter], about: String) {
        self.name = name
        self.origin = origin
        self.parameters = parameters
        self.about = about
    }
}

/// The names that a scenario can use. They are looked up on use, because most scenarios use few of them.
struct ScenarioVocabulary {
    private let drivers: [any ShapeDriver.Type]
    /// The names of the payloads.
    private let payloads: Set<String>
    /// The names of the steps that the app defines.
    let appSteps: Set<String>

    init(kits: [ShapeKit], payloads: Set<String>, appSteps: Set<String>) {
        drivers = kits.map(\.driver)
        self.payloads = payloads
        self.appSteps = appSteps
    }

    /// The callbacks of the shapes' delegates and of the handler.
    var callbacks: Set<String> { Set(drivers.flatMap { $0.callbacks } + RecordingHandler.callbacks) }

    /// The signature of a call that all shapes of the scenario have.
    func call(_ node: ScenarioNode, by origin: CallSignature.Origin) throws -> CallSignature {
        if let known = call(try node.string(), by: origin) { return known }
        let steps = origin == .app ? appSteps : []
        let calls = (drivers.first?.calls ?? []).map(\.name).filter { call($0, by: origin) != nil }
        let names = steps.union(calls)
        guard !names.isEmpty else {
            throw node.error(
                .invalidValue,
                "found \(node.value.summary), but there is no call with \"\(origin.rawValue)\" that the "
                    + "scenario's shapes all know.")
        }
        throw node.unexpected(outOf: names)
    }

    /// The call that all shapes have under a name, with the same parameters; nil if a shape lacks it.
    private func call(_ name: String, by origin: CallSignature.Origin) -> CallSignature? {
        guard let call = drivers.first?.call(named: name), call.origin == origin else { return nil }
        let isEverywhere = drivers.dropFirst().allSatisfy { driver in
            let other = driver.call(named: name)
            return other?.origin == origin && other?.parameters == call.parameters
        }
        return isEverywhere ? call : nil
    }

    /// The name of an existing payload.
    func payload(_ node: ScenarioNode) throws -> String {
        try node.word(
            Dictionary(uniqueKeysWithValues: payloads.map { ($0, $0) }),
            lack: "the scenario has no payloads: \"payloads\" is missing or empty")
    }
}

/// Finds the known word that is nearest to a misspelt one.
package enum NearestWord {
    /// The nearest known word; nil if none is near enough. A word is near enough if at most a quarter of its letters
    /// differ, or one letter of a short word.
    package static func of(_ word: String, among known: some Collection<String>) -> String? {
        let letters = Array(word.lowercased())
        let limit = word.count < 3 ? 0 : max(1, word.count / 4)
        let ranked = known.compactMap { known in
            EditDistance.between(letters, Array(known.lowercased()), atMost: limit).map { (known, $0) }
        }
        return ranked.min { ($0.1, $0.0) < ($1.1, $1.0) }?.0
    }

    /// A sentence that asks whether the nearest word was meant, with a leading space; empty if no word is near enough.
    package static func hint(for word: String, among known: some Collection<String>) -> String {
        of(word, among: known).map { " Did you mean \($0)?" } ?? ""
    }
}
