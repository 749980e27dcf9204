public import InAppCompat

/// What becomes of every member of a vendor's API when an app moves: one entry for members with the same fate, each
/// member by its name in the symbol graph, such as `Example.Message.show(at:)`.
///
/// Sendable; a value.
public struct Ledger: Sendable, Hashable {
    /// What of the shape's messages is a page of HTML only, in one sentence; nil where they have parts to read.
    public let pagesOnly: String?
    /// The modules of the vendor's SDK that a delegate's file imports, and the model.
    public let modules: [String]
    /// The entries, in the order of the document.
    public let entries: [LedgerEntry]
    /// What the vendor's people call what a capability is for. Documents begin a sentence about the capability with it.
    public let speech: [LedgerName]
    private let places: [String: Int]

    /// Lists entries. Of two that name the same member the first counts.
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

    /// The entry of a member; nil where it has none.
    public subscript(_ member: String) -> LedgerEntry? { places[member].map { entries[$0] } }
}

/// The members by which a delegate, or the app around it, has what some capabilities are for.
///
/// Sendable; a value.
public struct LedgerName: Sendable, Hashable {
    /// The capabilities.
    public let capabilities: [Capability]
    /// The members, by their names in the symbol graph, the main one first.
    public let members: [String]

    /// Names members.
    /// - Parameters:
    ///   - capabilities: what they are for.
    ///   - members: their names, with spaces between them, the main one first.
    public init(_ capabilities: [Capability], _ members: String) {
        self.capabilities = capabilities
        self.members = members.split(separator: " ").map(String.init)
    }
}

/// What becomes of some members of a vendor's API, which all have the same fate.
///
/// Sendable; a value.
public struct LedgerEntry: Sendable, Hashable {
    /// What a member is to an app.
    public enum Role: String, Sendable, Hashable, CaseIterable {
        /// The SDK calls it.
        case callback
        /// The app answers with it.
        case answer
        /// The app reads what a message contains.
        case content
        /// The app acts on a message or on what is displayed.
        case action
        /// The app sets the SDK up with it, or it has nothing to do with in-app messages.
        case setUp
        /// A name that says nothing alone: types, constructors, protocols.
        case vocabulary
        /// It is the model's own: no vendor has it.
        case modelOnly
    }

    /// The members, by their names in the symbol graph.
    public let members: [String]
    /// What they are to an app.
    public let role: Role
    /// What does the same in the neutral API; nil for nothing.
    public let counterpart: String?
    /// How a handler writes it: `$base` stands for what it is a member of, `$1` for the first parameter or argument. nil
    /// where a person has to decide.
    public let code: String?
    /// What the other SDK has to be capable of, the main one first: without that there is nothing of the kind, without
    /// another it is different there. Empty where nothing depends on it.
    public let needs: [Capability]
    /// The rules that say how the vendor's SDK treats them.
    public let rules: [String]
    /// What to do, in one sentence.
    public let advice: String

    /// Says what becomes of members.
    /// - Parameters:
    ///   - role: what they are to an app.
    ///   - counterpart: what does the same in the neutral API; nil for nothing.
    ///   - code: how a handler writes it; nil where a person has to decide.
    ///   - needs: what the other SDK has to be capable of, the main one first.
    ///   - rules: the rules that say how the vendor's SDK treats them.
    ///   - advice: what to do, in one sentence.
    ///   - members: their names, with spaces or line breaks between them.
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
