public import InAppCompat

/// What becomes of every member of a vendor's API when an app moves to another SDK. Members with the same fate share
/// one entry. Each member is listed by its name in the symbol graph, such as `Example.Message.show(at:)`.
///
/// Sendable; a value.
public struct Ledger: Sendable, Hashable {
    /// A sentence about what is lost because the shape's messages are only HTML pages; nil if they have parts to read.
    public let pagesOnly: String?
    /// The modules that a delegate's file imports: the vendor's SDK and the model.
    public let modules: [String]
    /// The entries, in the order of the document.
    public let entries: [LedgerEntry]
    /// The vendor's members that serve the purpose of a capability. Documents begin a sentence about the capability
    /// with them.
    public let speech: [LedgerName]
    private let places: [String: Int]

    /// Makes a ledger. If two entries name the same member, the first is used.
    public init(
        pagesOnly: String? = nil, modules: [String] = [], speech: [LedgerName] = [], _ entries: [LedgerEntry]
    ) {
        self.pagesOnly = pagesOnly
        self.modules = modules
        self.speech = speech
        self.entries = entries
        let named = entries.indices.flatMap { place in entries[place].members.map { ($0, place) } }
        places = Dictionary(named) { first, _ in first }
    }

    /// The entry of a member; nil if it has none.
    public subscript(_ member: String) -> LedgerEntry? { places[member].map { entries[$0] } }
}

/// The members of a vendor's API that give a delegate, or the app around it, what some capabilities are for.
///
/// Sendable; a value.
public struct LedgerName: Sendable, Hashable {
    /// The capabilities.
    public let capabilities: [Capability]
    /// The members, by their names in the symbol graph, the main one first.
    public let members: [String]

    /// Makes a name.
    /// - Parameters:
    ///   - capabilities: the capabilities whose purpose the members serve.
    ///   - members: their names, separated by spaces, the main one first.
    public init(_ capabilities: [Capability], _ members: String) {
        self.capabilities = capabilities
        self.members = members.split(separator: " ").map(String.init)
    }
}

/// What becomes of some members of a vendor's API, all of which have the same fate.
///
/// Sendable; a value.
public struct LedgerEntry: Sendable, Hashable {
    /// What an app uses a member for.
    public enum Role: String, Sendable, Hashable, CaseIterable {
        /// The SDK calls it.
        case callback
        /// The app returns it from a callback.
        case answer
        /// The app reads what a message contains.
        case content
        /// The app acts on a message or on what is displayed.
        case action
        /// The app uses it to set the SDK up, or it has nothing to do with in-app messages.
        case setUp
        /// A name without a meaning of its own: types, initialisers, protocols.
        case vocabulary
        /// It exists only in the model; no vendor has it.
        case modelOnly
    }

    /// The members, by their names in the symbol graph.
    public let members: [String]
    /// What an app uses them for.
    public let role: Role
    /// The equivalent in the neutral API; nil if there is none.
    public let counterpart: String?
    /// The code of a handler in its place. `$base` stands for the expression before the member, `$1` for the first
    /// parameter or argument. nil if a person has to decide.
    public let code: String?
    /// The capabilities that the other SDK needs, the main one first. Without the main one there is no equivalent
    /// there; without another one the behaviour differs. Empty if it depends on no capability.
    public let needs: [Capability]
    /// The rules that say how the vendor's SDK treats them.
    public let rules: [String]
    /// What to do, in one sentence.
    public let advice: String

    /// Makes an entry.
    /// - Parameters:
    ///   - role: what an app uses the members for.
    ///   - counterpart: the equivalent in the neutral API; nil if there is none.
    ///   - code: the code of a handler in its place; nil if a person has to decide.
    ///   - needs: the capabilities that the other SDK needs, the main one first.
    ///   - rules: the rules that say how the vendor's SDK treats the members.
    ///   - advice: what to do, in one sentence.
    ///   - members: their names, separated by spaces or line breaks.
    public init(
        _ role: Role, counterpart: String? = nil, code: String? = nil, needs: [Capability] = [],
        rules: [String] = [], advice: String, members: String
    ) {
        self.role = role
        self.counterpart = counterpart
        self.code = code
        self.needs = needs
        self.rules = rules
        self.advice = advice
        self.members = members.split { $0 == " " || $0 == "\n" }.map(String.init)
    }
}
