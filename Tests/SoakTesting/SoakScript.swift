import InAppCompat
import InAppContracts
import ModelTesting

/// The script of a session: the messages whose campaigns qualify, their kinds, and the delegate's answers.
struct SoakScript: Sendable {
    /// The last message of a session: it has to appear, whatever happened in the session.
    static let probe = "probe"

    /// The messages, in the order in which their campaigns qualify.
    let ids: [String]
    /// Their roles, and the delegate's answers about them.
    let story: Story

    /// - Parameters:
    ///   - count: the number of messages beside the last one.
    init(_ host: StoryHost, count: Int, _ random: inout SplitMix64) {
        // A message of a control group is not visible, so its result cannot be determined.
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
