import BrazeBridge
import HeadlessStage
import InAppCompat
import Testing

@testable import InAppContracts

/// Clicks without an effect, in traces.
@Suite(.timeLimit(.minutes(20))) struct SwallowedClickTests {
    /// A view of the app that ignores taps.
    private struct Card {}
    private struct Banner {}

    private static let mend = DelegateContract.Mend("X-1", "true.")
    private static let clicks = DelegateContract.Habits.SwallowedClicks(
        refusal: .delegate("shouldProcess", answer: "false"), method: "method(_:)", link: ("link", "none"),
        mend,
        view: DelegateContract.Mend("X-2", "a reaction."))

    @Test(
        "BZ-086 A refused link that nobody opens is swallowed",
        arguments: [
            (["delegate shouldProcess a false with link url"], true),
            (["delegate shouldProcess a false with link url", "user tap", "app openedURL"], true),
            (["delegate shouldProcess a false with link url", "page post"], true),
            (
                [
                    "delegate shouldProcess a false with link url", "sdk openedURL", "user tap",
                    "delegate shouldProcess a false with link url",
                ], true
            ),
            (["delegate shouldProcess a false with link url", "app openedURL"], false),
            (
                ["delegate shouldProcess a false with link url", "delegate didDismiss a", "sdk openedURL"],
                false
            ),
            (["delegate shouldProcess a false with link none", "user tap"], false),
            (["delegate shouldProcess a true with link url", "user tap"], false),
            (["listener shouldProcess a false with link url"], false), ([], false),
        ] as [([String], Bool)])
    func refused(lines: [String], isSwallowed: Bool) {
        #expect(Self.clicks.isSwallowed(in: Trace(short: lines)) == isSwallowed)
    }

    private func found(_ views: [DeadView], _ lines: [String]) -> [String] {
        Self.clicks.findings(about: views, in: Trace(short: lines), on: .braze).map(\.explanation)
    }

    private func text(_ view: String) -> String {
        "\(view), a view of the app, showed a message that can be clicked, but nothing in it reacts to a tap: the user "
            + "tapped, and nothing happened."
    }

    private static let tap = "stage Nothing_on_the_screen_takes_this:_tap"

    @Test("BZ-072 Views in which a tap has no effect are found while they are displayed, each type once")
    func views() {
        let card = DeadView(Card.self, message: "a", taps: ["tap", "tap 1"])
        let shown = ["delegate didPresent a", Self.tap]
        #expect(found([card], shown) == [text("Card")])
        #expect(found([card], ["delegate willDismiss a"] + shown) == [text("Card")])
        #expect(found([card], ["delegate didPresent a", Self.tap + "_1"]) == [text("Card")])
        #expect(
            found([card], ["delegate didPresent a", "delegate willDismiss b", Self.tap]) == [text("Card")])
        let banner = DeadView(Banner.self, message: "a", taps: ["tap"])
        #expect(found([card, banner, card], shown) == [text("Banner"), text("Card")])
    }

    @Test(
        "BZ-072 A tap elsewhere, before or after the display, or on another target is not the view's fault",
        arguments: [
            [tap, "delegate didPresent a"], ["delegate didPresent b", tap],
            ["delegate willPresent a", tap], ["listener didPresent a", tap],
            ["delegate didPresent a", "delegate willDismiss a", tap],
            ["delegate didPresent a", tap + "_2"], ["delegate didPresent a", "stage tap"],
            ["delegate didPresent a", "user Nothing_on_the_screen_takes_this:_tap"],
            ["delegate didPresent a"],
        ])
    func noViews(lines: [String]) {
        let card = DeadView(Card.self, message: "a", taps: ["tap", "tap 1"])
        #expect(found([card], lines) == [])
    }
}
