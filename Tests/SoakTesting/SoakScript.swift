import InAppCompat
import InAppContracts
import ModelTesting

/// What a session is about: the messages whose campaigns qualify, what kind each is, and what the delegate answers.
struct SoakScript: Sendable {
    /// The last message of a session: it has to appear, however the session went.
    static let probe = "probe"

    /// The messages, in the order in which their campaigns qualify.
    let ids: [String]
    /// Their roles, and what the delegate answers about them.
    let story: Story

    /// - Parameters:
    ///   - count: how many messages there are beside the last one.
    init(_ host: StoryHost, count: Int, _ random: inout SplitMix64) {
        // Nobody sees a message of a control group: what became of it cannot be told.
        let roles = StoryRole.allCases.filter { $0 != .control && host.campaign($0, "m") != nil }
        ids = (1...count).map { "m\($0)" }
        var messages = [Self.probe: StoryRole.modal]
        var gate: [String: [DisplayDecision]] = [:]
        for id in ids {
            messages[id] = random.pick(roles)
            if random.once(in: 2) { gate[id] = Self.answers(&random) }
        }
        story = Story(
            "soak", "Whatever may happen.", of: messages, gate: gate, perform: !random.once(in: 4),
            isRealTime: false)
    }

    private static func answers(_ random: inout SplitMix64) -> [DisplayDecision] {
        (0..<(1 + random.below(3))).map { _ in random.pick([.show, .show, .hold, .hold, .discard]) }
    }
}
