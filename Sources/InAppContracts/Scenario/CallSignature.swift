/// A call that an app can make on the SDK of a shape, or a switch of its headless host, by the name that
/// scenarios use.
public struct CallSignature: Sendable, Hashable {
    /// Who makes the call.
    public enum Origin: String, Sendable, Hashable, CaseIterable {
        /// App code, on the vendor's API.
        case app
        /// The test, on the headless host.
        case host
    }

    /// What a parameter is.
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
        /// What it is.
        public let kind: Kind
        /// Whether it has to be there.
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
    /// What is passed, in order.
    public let parameters: [Parameter]
    /// What it does, in a sentence.
    public let about: String

    /// Describes a call.
    public init(_ origin: Origin, _ name: String, _ parameters: Parameter..., about: String) {
        self.init(origin, name, parameters: parameters, about: about)
    }

    /// Describes a call whose parameters are at hand.
    public init(_ origin: Origin, _ name: String, parameters: [Parameter], about: String) {
        self.name = name
        self.origin = origin
        self.parameters = parameters
        self.about = about
    }
}
