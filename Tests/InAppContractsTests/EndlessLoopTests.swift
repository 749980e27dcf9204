import AdobeIOSBridge
import InAppCompat
import Testing

@testable import InAppContracts

/// Which callback is named when a delegate and the SDK call each other without end.
@Suite(.timeLimit(.minutes(20))) struct EndlessLoopTests {
    private static let habits = DelegateContract.Habits(loops: [
        "onShow": DelegateContract.Mend("X-1", "no show in onShow.")
    ])
    private static let plain = "callbacks that end: no callback may immediately cause itself again."

    private func loop(_ lines: [String]) -> EndlessLoop { EndlessLoop(in: Trace(short: lines), Self.habits) }

    private func text(_ lines: [String]) -> [String?] {
        let finding = loop(lines).finding(on: .adobeIOS)
        return [finding.rule, finding.explanation, finding.expected]
    }

    private func jobs(after callback: String? = nil) -> [String?] {
        let last = callback.map { " The last callback before them was \($0)." } ?? ""
        return [
            nil, "Jobs or timers of the delegate schedule themselves again without end.\(last)",
            "a timer or job that ends, at the latest when the message has disappeared.",
        ]
    }

    private func callback(_ name: String, rule: String? = nil, _ expected: String = plain) -> [String?] {
        [rule, "\(name) is called without end, because of what the delegate does in it.", expected]
    }

    private func calls(_ name: String, _ count: Int) -> [String] {
        [String](repeating: "delegate \(name) a", count: count)
    }

    @Test("More than 30 calls of a callback at one time are a loop, with the rule for it")
    func plain() {
        #expect(loop(calls("onShow", 31)).isPlain)
        #expect(text(calls("onShow", 31)) == callback("onShow", rule: "X-1", "no show in onShow."))
        #expect(text(calls("gate", 31)) == callback("gate"))
        #expect(!loop(calls("onShow", 30)).isPlain)
        #expect(text(calls("onShow", 30)) == jobs(after: "onShow"))
    }

    @Test("More than 30 calls since the last step are a loop too, whatever their times")
    func sinceStep() {
        let spread = (1...31).map { "\($0) delegate gate a" }
        #expect(!loop(spread).isPlain)
        #expect(text(spread + ["sdk record a"]) == callback("gate"))
        #expect(text(Array(spread.dropLast())) == jobs(after: "gate"))
        #expect(text(Array(spread.dropLast()) + ["user tap"] + ["99 delegate gate a"]) == jobs(after: "gate"))
        // Time that the stage moves is no step.
        #expect(text(spread + ["stage advance"]) == callback("gate"))
    }

    @Test("Of several callbacks the one that was called most often is named, then the first by name")
    func most() {
        #expect(text(calls("gate", 40) + calls("onShow", 39)) == callback("gate"))
        #expect(text(calls("zoom", 40) + calls("gate", 40)) == callback("gate"))
        // Only the last hundred calls count.
        #expect(text(calls("gate", 60) + calls("zoom", 60)) == callback("zoom"))
        #expect(text(calls("gate", 20) + calls("onShow", 19)) == jobs(after: "onShow"))
    }

    @Test("Calls of others are no callbacks of the delegate")
    func others() {
        let listener = [String](repeating: "listener heard a", count: 40)
        #expect(text(listener) == jobs())
        #expect(text(listener + calls("gate", 1)) == jobs(after: "gate"))
    }

    @Test("A part that is never ready explains a loop, and no other finding does")
    func explained() {
        #expect(EndlessLoop.isExplained(by: [.blocked, .neverReady]))
        #expect(!EndlessLoop.isExplained(by: [.blocked, .keptForEver]))
    }
}
