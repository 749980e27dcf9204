import AdobeIOSBridge
import Foundation
import InAppCompat
import Testing

@testable import InAppContracts

/// What the traces of a delegate must show for a finding, and what clears it.
@Suite(.timeLimit(.minutes(20))) struct HabitFindingTests {
    typealias Habits = DelegateContract.Habits

    // MARK: Removed without a callback

    private static var removals: Habits {
        var habits = Habits()
        habits.quietRemovals = Habits.QuietRemovals(
            "hide()", shown: "onShow", ended: "onDismiss", removed: .sdk("removed"), .anotherCall)
        return habits
    }

    @Test(
        "AI-080 A message that leaves as soon as it has appeared, without a callback, is found",
        arguments: [
            ["campaign trigger", "delegate onShow a", "sdk removed a"],
            ["campaign trigger", "delegate onShow a", "0.99 sdk removed a"],
            ["campaign trigger", "delegate onShow a", "delegate onShow b", "sdk removed a"],
            ["app hide", "campaign trigger", "delegate onShow a", "sdk removed a", "app hide"],
            ["campaign trigger", "delegate onShow a", "sdk removed a", "delegate onDismiss b"],
        ])
    func quietRemoval(lines: [String]) {
        #expect(Self.removals.kinds(in: lines) == [.dismissedTooEarly])
    }

    @Test(
        "AI-080 A message that something else removes, or that is seen, is no finding",
        arguments: [
            ["campaign trigger", "delegate onShow a"],
            ["campaign trigger", "delegate onShow a", "sdk removed b"],
            ["campaign trigger", "delegate onHide a", "sdk removed a"],
            ["campaign trigger", "listener onShow a", "sdk removed a"],
            ["campaign trigger", "delegate onShow a", "1 sdk removed a"],
            ["campaign trigger", "delegate onShow a", "user tap", "sdk removed a"],
            ["campaign trigger", "delegate onShow a", "stage advance", "sdk removed a"],
            ["campaign trigger", "delegate onShow a", "sdk note a with kind error", "sdk removed a"],
            ["campaign trigger", "delegate onShow a", "sdk removed a", "delegate onDismiss a"],
            ["campaign trigger", "delegate onShow a", "sdk removed a", "user tap", "delegate onShow a"],
            ["campaign trigger", "app show a", "delegate onShow a", "sdk removed a"],
            ["delegate onShow a", "sdk removed a"],
        ])
    func noQuietRemoval(lines: [String]) {
        #expect(Self.removals.kinds(in: lines) == [])
    }

    // MARK: Undone at once

    private static let reversals = Habits(
        reversals: Habits.Reversals(
            shown: "onShow", gone: ["onHide", "onDismiss"], question: "gate",
            taken: DelegateContract.Mend("X-2", "no dismissal."),
            back: DelegateContract.Mend("X-3", "no show."),
            unless: .delegate("onDismiss", ["view": "SDK"])))

    /// A message that appears, is dismissed by the user, and is shown again at once, some times.
    private static func returns(_ times: Int, after seconds: Double = 0) -> [String] {
        ["campaign trigger", "delegate onShow a"]
            + (1...times).flatMap { time in
                [
                    "\(time * 10) user dismiss", "delegate onDismiss a",
                    "\(Double(time * 10) + seconds) delegate onShow a",
                ]
            }
    }

    @Test(
        "AI-077 A message that comes back at once three times is found, and not one that comes back twice or later"
    )
    func comesBack() {
        #expect(Self.reversals.kinds(in: Self.returns(3)) == [.comesBack])
        #expect(Self.reversals.kinds(in: Self.returns(3, after: 0.99)) == [.comesBack])
        #expect(Self.reversals.kinds(in: Self.returns(2)) == [])
        #expect(Self.reversals.kinds(in: Self.returns(3, after: 1)) == [])
        // Two messages that come back twice each are not one that always comes back.
        let other = Self.returns(2).map { $0.replacingOccurrences(of: " a", with: " b") }
        #expect(Self.reversals.kinds(in: Self.returns(2) + other) == [])
    }

    @Test("AI-077 A message that has come back is known as long as it is displayed")
    func returned() throws {
        let reversals = try #require(Self.reversals.reversals)
        let back = Self.returns(1)
        #expect(reversals.returned(in: Trace(short: back)) == "a")
        #expect(reversals.returned(in: Trace(short: back + ["delegate onShow b"])) == "a")
        #expect(reversals.returned(in: Trace(short: back + ["user dismiss", "delegate onDismiss a"])) == nil)
        #expect(reversals.returned(in: Trace(short: Array(back.dropLast()))) == nil)
        #expect(
            reversals.returned(
                in: Trace(short: ["campaign trigger", "delegate onShow a", "delegate onHide a"])) == nil)
    }

    @Test(
        "AI-137 A message that is dismissed as soon as it has appeared is found",
        arguments: [
            ["campaign trigger", "delegate onShow a", "delegate onDismiss a"],
            ["campaign trigger", "delegate onShow a", "0.99 delegate onHide a"],
            [
                "app wait", "campaign trigger", "delegate onShow a", "delegate onShow b",
                "delegate onDismiss a",
            ],
            [
                "campaign trigger", "sdk dismiss()_was_called_inside_gate b", "delegate onShow a",
                "delegate onDismiss a",
            ],
        ])
    func takenAtOnce(lines: [String]) {
        #expect(Self.reversals.kinds(in: lines) == [.dismissedTooEarly])
    }

    @Test("AI-137 Of several messages that are dismissed at once, the first is told of")
    func firstTakenAtOnce() {
        let trace = Trace(short: [
            "campaign trigger", "delegate onShow a", "delegate onHide a", "campaign trigger",
            "delegate onShow b", "delegate onDismiss b",
        ])
        let found = Self.reversals.findings(in: trace, on: .adobeIOS, isOwn: false)
        #expect(
            found.map(\.explanation) == [
                "A message was dismissed as soon as it had appeared: onHide followed onShow, and only the delegate had acted. It "
                    + "counts as displayed, but the user has not seen it."
            ])
    }

    @Test(
        "AI-137 A dismissal with another cause, or of a message that is seen, is no finding",
        arguments: [
            ["campaign trigger", "delegate onShow a", "1 delegate onDismiss a"],
            ["campaign trigger", "delegate onShow a", "user dismiss", "delegate onDismiss a"],
            ["campaign trigger", "delegate onShow a", "stage advance", "delegate onDismiss a"],
            ["campaign trigger", "delegate onShow a", "sdk note a with kind error", "delegate onDismiss a"],
            ["campaign trigger", "delegate onShow a", "delegate onDismiss b"],
            ["campaign trigger", "delegate onShow a", "listener onDismiss a"],
            ["campaign trigger", "delegate onShow a", "delegate urlLoaded a"],
            ["campaign trigger", "delegate onShow a", "delegate onDismiss a with view SDK"],
            [
                "campaign trigger", "sdk dismiss()_was_called_inside_gate a", "delegate onShow a",
                "delegate onDismiss a",
            ],
            ["campaign trigger", "app show a", "delegate onShow a", "delegate onDismiss a"],
            ["delegate onShow a", "delegate onDismiss a"],
            [
                "campaign trigger", "delegate onShow a", "delegate onDismiss a", "user tap",
                "delegate onShow a",
            ],
            ["campaign trigger", "delegate onDismiss a", "delegate onDismiss a"],
        ])
    func notTakenAtOnce(lines: [String]) {
        #expect(Self.reversals.kinds(in: lines) == [])
    }

    @Test(
        "AI-137 Where a view may come after the end, only that is found of a dismissal at once, and a return still is"
    )
    func reversedBesideEarlyEnd() throws {
        let both = Habits(
            earlyEnd: Habits.EarlyEnd(
                question: "gate", shown: "onShow", ended: "onDismiss", rule: "X-1",
                inserted: .sdk("inserted"),
                consequence: "It stays."), reversals: Self.reversals.reversals)
        let taken = ["campaign trigger", "delegate onShow a", "delegate onDismiss a"]
        func rules(_ habits: Habits, _ lines: [String]) -> [String?] {
            habits.findings(in: Trace(short: lines), on: .adobeIOS, isOwn: false).map(\.rule)
        }
        #expect(rules(Self.reversals, taken) == ["X-2"])
        #expect(rules(both, taken) == [])
        #expect(rules(both, taken + ["sdk inserted a"]) == ["X-1"])
        #expect(rules(both, Self.returns(3)) == ["X-3"])
    }
}
