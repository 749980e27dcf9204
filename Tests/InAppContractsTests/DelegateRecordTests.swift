import InAppCompat
import Testing

@testable import InAppContracts

/// Records that a delegate writes although the SDK writes them by itself, in traces that are recorded by hand.
@Suite(.timeLimit(.minutes(20))) struct DelegateRecordTests {
    typealias Habits = DelegateContract.Habits

    private static let records = Habits(
        records: Habits.Records(
            interaction: .sdk("interact"), displays: [.sdk("display")],
            known: [Habits.Records.Known(.sdk("end"), "a dismissal")], rule: "X-1"))
    private static let clicks = Habits(clickRecords: [.sdk("click"), .sdk("extraClick")])

    private func found(_ habits: Habits, _ play: (TracePlayer) -> Void) -> [String] {
        TracePlayer.findings(habits, play).map(\.explanation)
    }

    // MARK: Displays

    private static func display(_ callback: String?) -> String {
        callback.map { "\($0) records a display that the SDK records by itself." }
            ?? "The delegate records a display, outside its callbacks, that the SDK records by itself."
    }

    @Test(
        "AI-110 Each callback that records a display as well is named, in order, and the records outside last"
    )
    func displays() {
        let found = found(Self.records) { player in
            player.act(.campaign)
            for (name, message) in [("onShow", "a"), ("onDismiss", "b"), ("gate", "c")] {
                player.automatic("display", message)
                player.callback(name) { player.write("display", message) }
            }
            player.automatic("display", "d")
            player.write("display", "d")
        }
        #expect(found == ["gate", "onDismiss", "onShow", nil].map(Self.display))
    }

    @Test("AI-110 A display that the delegate records before the SDK does is found too")
    func earlierDisplay() {
        let found = found(Self.records) { player in
            player.callback("gate") { player.write("display") }
            player.automatic("display")
        }
        #expect(found == [Self.display("gate")])
    }

    @Test("AI-110 One record of each display is no finding, whoever writes it, and neither is the scenario's")
    func singleDisplays() {
        let found = found(Self.records) { player in
            player.act(.campaign)
            player.automatic("display")
            player.callback("onShow") { player.write("display", "b") }
            player.scenario { player.write("display") }
            // A trigger starts afresh.
            player.act(.campaign)
            player.callback("onShow") { player.write("display") }
            player.act(.campaign)
            player.automatic("display", "b")
        }
        #expect(found == [])
    }

    // MARK: Interactions

    private static func interaction(_ who: String) -> [String] {
        [
            "Two interactions were recorded for one action of the user: \(who) tracks what the SDK tracks by itself."
        ]
    }

    @Test("AI-110 Of two callbacks that record an interaction, the first is named; the SDK's own is left out")
    func interactions() {
        let both = found(Self.records) { player in
            player.act(.user)
            player.callback("urlLoaded") { player.write("interact") }
            player.callback("onDismiss") { player.write("interact") }
        }
        #expect(both == Self.interaction("urlLoaded"))
        let second = found(Self.records) { player in
            player.act(.page)
            player.write("interact")
            player.callback("onDismiss") { player.write("interact") }
        }
        #expect(second == Self.interaction("onDismiss"))
        let outside = found(Self.records) { player in
            player.act(.user)
            player.write("interact")
            player.write("interact")
        }
        #expect(outside == Self.interaction("the delegate"))
    }

    @Test("AI-110 Interactions of several messages, actions or times, and those of the app, are no finding")
    func singleInteractions() {
        let found = found(Self.records) { player in
            player.callback("gate") { player.write("interact") }
            player.callback("onShow") { player.write("interact") }
            player.act(.user)
            player.write("interact")
            player.write("interact", "b")
            player.scenario { player.write("interact") }
            player.write("interact")
            player.write("interact")
            player.act(.campaign)
            player.write("interact")
            player.write("interact")
            player.act(.user)
            player.write("interact")
            player.act(.user)
            player.write("interact")
            player.recorder.stage.advance(seconds: 1)
            player.write("interact")
        }
        #expect(found == [])
    }

    // MARK: Other records

    @Test("AI-110 What the SDK has recorded is found with the callbacks that record it again, in order")
    func repeats() {
        let found = found(Self.records) { player in
            player.automatic("end")
            player.write("end")
            player.callback("onShow") { player.write("end") }
            player.callback("onDismiss") { player.write("end") }
        }
        #expect(
            found == [
                "onDismiss records a dismissal that the SDK has recorded by itself.",
                "onShow records a dismissal that the SDK has recorded by itself.",
                "The delegate records a dismissal, outside its callbacks, that the SDK has recorded by itself.",
            ])
    }

    @Test(
        "AI-110 A record before the SDK's, of another message, after a trigger, or of the scenario is no repeat"
    )
    func noRepeats() {
        let found = found(Self.records) { player in
            player.callback("onShow") { player.write("end") }
            player.automatic("end")
            player.callback("onShow") { player.write("end", "b") }
            player.scenario { player.write("end") }
            player.act(.campaign)
            player.callback("onShow") { player.write("end") }
        }
        #expect(found == [])
    }

    // MARK: Clicks

    private static func click(_ who: String) -> String {
        "More clicks are recorded than the user made: \(who) logs clicks that the SDK logs by itself."
    }

    @Test("BZ-080 More clicks than the user made are found, with the first callback that recorded one")
    func extraClicks() {
        let inside = found(Self.clicks) { player in
            player.act(.user)
            player.write("click")
            player.callback("didDismiss") { player.write("extraClick") }
            player.callback("other") { player.write("click") }
        }
        #expect(inside == [Self.click("didDismiss")])
        let twice = found(Self.clicks) { player in
            player.act(.user)
            player.callback("shouldProcess") { player.write("click") }
            player.callback("didDismiss") { player.write("click") }
        }
        #expect(twice == [Self.click("shouldProcess")])
        let outside = found(Self.clicks) { player in
            player.act(.user)
            player.act(.user)
            for _ in 1...3 { player.write("click") }
        }
        #expect(outside == [Self.click("the delegate")])
    }

    @Test(
        "BZ-080 As many clicks as the user made, or clicks after a call of the page or the app, are no finding"
    )
    func enoughClicks() {
        for source in [TraceEvent.Source.page, .app] {
            let found = found(Self.clicks) { player in
                player.act(.user)
                player.act(.user)
                player.write("click")
                player.write("extraClick")
                player.write("impression")
                player.act(source)
                player.write("click")
            }
            #expect(found == [], "\(source)")
        }
    }
}
