/// What a rule is about.
public enum RuleConcern: Sendable {
    /// A delegate can notice it by what it sees and does. The clauses are what it may rely on under every host.
    case promise([Whenever])
    /// It concerns the SDK alone, or what an app does with the SDK outside its delegate; the value says which matter.
    case sdkAlone(SDKMatter)
}

/// The matter of a rule that a delegate cannot notice, neither by its callbacks nor by what it does in them.
///
/// Extensible: compare with the well-known values, expect others. Sendable; a value.
public struct SDKMatter: Sendable, Hashable, CustomStringConvertible {
    /// The word.
    public let description: String
    /// What the matter covers, in a sentence.
    public let explanation: String

    /// Names a matter.
    public init(_ word: String, _ explanation: String) {
        description = word
        self.explanation = explanation
    }

    /// What the SDK counts and sends.
    public static let records = SDKMatter("records", "What the SDK counts, sends and keeps of a message.")
    /// What the SDK's servers send.
    public static let payload = SDKMatter("payload", "How the SDK interprets what its servers send.")
    /// Which object is the delegate, and who retains it.
    public static let setUp = SDKMatter(
        "set-up", "Which object is the delegate, and how long it is retained.")
    /// Errors, log lines, and listeners other than the delegate.
    public static let log = SDKMatter(
        "log", "What is logged, or reported to objects other than the delegate.")
    /// Screens that belong to no campaign, such as alerts and the app's own screens.
    public static let foreign = SDKMatter(
        "others", "Screens that belong to no campaign, of the app or of others.")
    /// How the SDK's own views look and are operated.
    public static let views = SDKMatter(
        "views", "How the SDK's own views are made, how they look, and how they are used.")
    /// What happens inside a message's page.
    public static let page = SDKMatter("page", "What happens between a page, its scripts and the SDK.")
    /// When campaigns qualify, and how often.
    public static let schedule = SDKMatter(
        "schedule", "When, in which order and how often campaigns qualify.")
    /// The device, its windows, activities and network.
    public static let device = SDKMatter(
        "device", "What concerns the device, its windows or its network.")
    /// What is stored and outlives the process.
    public static let process = SDKMatter("process", "What is stored, and how a new process uses it.")
    /// Adapters, factories and other objects that an app gives the SDK besides its delegate.
    public static let parts = SDKMatter("parts", "Parts that an app gives to the SDK besides its delegate.")
    /// Files that are fetched before a message is shown.
    public static let assets = SDKMatter("assets", "What is fetched for a message before it is shown.")
    /// Settings that turn the SDK on and off as a whole.
    public static let switches = SDKMatter(
        "switches", "What turns the SDK off or pauses it as a whole.")
    /// Other versions and other languages.
    public static let versions = SDKMatter(
        "versions", "Versions or languages other than those that these rules describe.")
    /// The order of the SDK's internal work, between callbacks.
    public static let inside = SDKMatter(
        "inside", "The order of the SDK's internal work between callbacks.")
}

extension Rule {
    /// What the delegate is promised; nil for a rule that concerns the SDK alone or has no concern.
    public var promise: [Whenever]? {
        if case .promise(let clauses) = concern { clauses } else { nil }
    }
}

extension [Rule] {
    /// The rules with their concerns, by id: the promise if there is one, otherwise the matter of the SDK.
    public func concerning(
        promises: [String: [Whenever]], sdkAlone: KeyValuePairs<SDKMatter, [String]>
    ) -> [Rule] {
        let matters = sdkAlone.flatMap { matter, ids in ids.map { ($0, matter) } }
        let matterByRule = Dictionary(matters) { first, _ in first }
        return map { rule in
            var rule = rule
            rule.concern =
                promises[rule.id].map(RuleConcern.promise) ?? matterByRule[rule.id].map(RuleConcern.sdkAlone)
            return rule
        }
    }
}
