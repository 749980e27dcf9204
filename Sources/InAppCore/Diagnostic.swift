/// Something that a developer should know and that is no error: a callback that was absorbed, an answer that came too
/// late, a request that the SDK cannot fulfil.
public struct Diagnostic: Sendable, Hashable, CustomStringConvertible {
    /// The kind of diagnostic. Extensible: compare with the well-known values, expect others.
    public struct Code: Sendable, Hashable, CustomStringConvertible {
        /// The name of the code.
        public let name: String

        /// Names a code of your own.
        public init(_ name: String) {
            self.name = name
        }

        /// A callback of the SDK made no sense at this point and was absorbed (INV-8).
        public static let strayCallback = Code("strayCallback")
        /// A message appeared although the handler had never been asked, and nothing could stop it (INV-1).
        public static let shownUnasked = Code("shownUnasked")
        /// The gate's answer took too long; the fallback was given instead.
        public static let lateAnswer = Code("lateAnswer")
        /// Something that the presentation plan asks for cannot be done.
        public static let planNotApplied = Code("planNotApplied")
        /// The SDK passed something that is not one of its campaign messages; it was let through.
        public static let foreignMessage = Code("foreignMessage")
        /// A message that was waiting to be shown could not be shown.
        public static let showFailed = Code("showFailed")
        /// A bridge has replaced another one on its SDK; both report it.
        public static let bridgeReplaced = Code("bridgeReplaced")
        /// The SDK refused an action that the handler had asked for.
        public static let actionFailed = Code("actionFailed")

        /// A function of the handler, or a callback of an adopted delegate, is never called by this SDK.
        public static let neverCalled = Code("neverCalled")
        /// A message came that the handler is not asked about: the SDK treats it as a held or hidden one, or
        /// keeps it itself.
        public static let notAsked = Code("notAsked")
        /// A page calls a different vendor's SDK than the one that shows it; nothing receives these calls.
        public static let foreignPage = Code("foreignPage")
        /// A message was discarded, and this SDK deletes the campaign of a discarded message: the message does not
        /// come again.
        public static let campaignDeleted = Code("campaignDeleted")
        /// A policy holds a message instead of discarding it, because a discard would delete its campaign.
        public static let notDiscarded = Code("notDiscarded")
        /// A policy has discarded a message, for this reason. The message may come again when its campaign triggers.
        public static let discardedByPolicy = Code("discardedByPolicy")

        public var description: String { name }
    }

    /// The kind of diagnostic.
    public let code: Code
    /// The shape that it is about.
    public let shape: SDKShape
    /// The message that it is about, if there is one.
    public let messageID: String?
    /// What happened, in a sentence.
    public let explanation: String

    /// Describes something worth knowing.
    public init(_ code: Code, shape: SDKShape, messageID: String? = nil, _ explanation: String) {
        self.code = code
        self.shape = shape
        self.messageID = messageID
        self.explanation = explanation
    }

    public var description: String {
        let whom = messageID.map { " message \($0)" } ?? ""
        return "[\(shape)]\(whom) \(code): \(explanation)"
    }
}

/// Where diagnostics go. Called on the main actor; nothing is printed unless a sink prints it.
public typealias DiagnosticSink = @MainActor @Sendable (Diagnostic) -> Void
