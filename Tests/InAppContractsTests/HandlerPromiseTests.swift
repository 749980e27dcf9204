import InAppCompat
import Testing

@testable import InAppContracts

/// Which traces keep and which break the promises to a handler.
@MainActor @Suite("Promises to a handler", .timeLimit(.minutes(20))) struct HandlerPromiseTests {
    /// The ids of the promises that a trace breaks on an SDK that lacks some capabilities.
    private func broken(_ lines: [String], lacking: Set<Capability> = [], on thread: Int? = nil) -> [String] {
        let host = CapabilityTable(SDKShape("host")) {
            lacking.contains($0) ? .unavailable("Not there.") : .native
        }
        var trace = Trace(short: lines)
        if let thread { trace.events[thread].thread = .background }
        return StoryContract.brokenPromises(in: ["one": trace], on: host).map(\.id).unique
    }

    private nonisolated static let asked = ["campaign qualifies a", "handler decideDisplay a show"]
    private nonisolated static let shown = asked + ["handler willPresent a", "handler didPresent a"]
    private nonisolated static let gone = ["handler willDismiss a", "handler didDismiss a"]
    private nonisolated static let held = ["campaign qualifies a", "handler decideDisplay a hold"]
    private nonisolated static let up = ["handler willPresent a", "handler didPresent a"]
    private nonisolated static let other = (shown + gone).map {
        $0.replacingOccurrences(of: " a", with: " b")
    }

    @Test(
        "INV-1 A trace keeps every promise",
        arguments: [
            [], shown, shown + ["user closes a"] + gone + ["app sees a", "stage ends"], asked + asked,
            held + ["app shows a"] + up, held + ["app asksAgain a"] + up, held + ["app allowsAll a"] + up,
            held + ["campaign qualifies a"] + up, held + ["user closes a"], held + other,
            shown + gone + ["campaign qualifies a"] + up + gone, shown + other + ["user closes a"],
            shown + ["handler shouldPerform a true", "handler didLoad a", "handler didHide a"] + gone,
            asked + ["handler didFail a"], asked + ["handler willPresent a", "app dismisses a"],
            shown + ["app dismisses a", "app returned a"] + gone,
            shown + ["app sees a", "app dismisses a"] + gone + ["app returned a"],
            shown + gone + ["stage ends", "app sees a with phase held"],
            shown + gone + ["app sees a with phase dismissed", "stage ends"],
            shown + gone + ["user taps a", "campaign qualifies a", "handler decideDisplay a show"],
        ])
    func kept(lines: [String]) { #expect(broken(lines) == []) }

    @Test(
        "INV-1 A trace breaks promises",
        arguments: [
            (asked + ["handler decideDisplay a show"], ["INV-1"]),
            (["campaign qualifies a"] + up, ["INV-2"]), (held + up, ["INV-2"]),
            (shown + ["handler didPresent a"], ["INV-2"]),
            (asked + ["handler shouldPerform a true"], ["INV-2"]), (asked + ["handler didLoad a"], ["INV-2"]),
            (asked + ["handler didHide a"], ["INV-2"]), (asked + gone, ["INV-2"]),
            (shown + ["handler willDismiss a", "handler didHide a"], ["INV-2"]),
            (shown + ["handler didDismiss a"], ["INV-2", "INV-5"]),
            (shown + gone + ["handler didDismiss a"], ["INV-2", "INV-3", "INV-8"]),
            (shown + gone + ["handler didFail a"], ["INV-3", "INV-8"]),
            (shown + ["handler didFail a"] + gone, ["INV-3"]), (shown + ["user closes a"], ["INV-3"]),
            (asked + ["handler willPresent a"], ["INV-5"]),
            (shown + ["app dismisses a"] + gone + ["app returned a"], ["INV-6"]),
            (shown + ["app dismisses a", "app returned a"], ["INV-6"]),
            (shown + gone + ["stage ends", "app sees a with phase dismissed"], ["INV-7"]),
            (
                shown + ["handler willDismiss a", "user taps a", "handler shouldPerform a true"],
                ["INV-2", "INV-8"]
            ),
            (shown + ["handler willDismiss a", "user taps a", "handler didLoad a"], ["INV-2", "INV-8"]),
            (shown + gone + ["handler prepare a"], ["INV-8"]),
        ] as [([String], [String])])
    func broken(lines: [String], ids: [String]) { #expect(broken(lines) == ids) }

    @Test("INV-4 Each call to the handler is on the main thread, and what others do may be on any")
    func threads() {
        let lines = Self.shown + Self.gone
        #expect(lines.indices.filter { broken(lines, on: $0) == ["INV-4"] } == Array(1..<lines.count))
        #expect(broken(lines, on: 0) == [])
    }

    @Test("INV-5 What an SDK cannot tell a handler is absent, and is not promised")
    func absent() {
        let up = ["campaign qualifies a"] + Self.up
        #expect(broken(up, lacking: [.gate]) == [])
        #expect(broken(Self.shown, lacking: [.gate]) == ["INV-5"])
        for (capability, call) in [
            (Capability.didHide, "didHide a"), (.shouldPerform, "shouldPerform a true"),
        ] {
            #expect(broken(Self.shown + ["handler \(call)"], lacking: [capability]) == ["INV-5"], "\(call)")
            #expect(broken(Self.shown, lacking: [capability]) == [])
        }
        let loads = Self.shown + ["handler didLoad a"]
        #expect(broken(loads, lacking: [.didLoad, .webLinks]) == ["INV-5"])
        #expect(broken(loads, lacking: [.didLoad]) == [] && broken(loads, lacking: [.webLinks]) == [])
        let dismissed = Self.shown + ["app dismisses a", "app returned a"]
        #expect(broken(dismissed, lacking: [.dismissBuiltIn]) == [])
    }
}
