import BrazeBridge
import InAppCompat
import Testing

@testable import InAppContracts

/// Findings about messages that come or go beside others, or without the SDK's count: what traces must show for them.
@Suite(.timeLimit(.minutes(20))) struct ScreenFindingTests {
    typealias Habits = DelegateContract.Habits

    // MARK: Refused beside another

    private static let conflicts = Habits(
        conflictingShows: Habits.ConflictingShows(
            question: "gate", shown: "onShow", refusal: .sdk("refused"), .anotherCall))
    private static let held = ["campaign trigger", "delegate gate a false", "delegate gate b false"]

    @Test(
        "AI-037 A held message that is refused because of another held one, and never shown, is found",
        arguments: [
            ["app step", "delegate onShow a", "sdk refused b"],
            ["user tap", "delegate onShow a", "sdk refused b"],
            ["app step", "delegate onShow a", "sdk refused b", "delegate onShow a"],
            // Shown before the refusal, or by another: it is lost all the same.
            ["app step", "delegate onShow b", "1 user tap", "delegate onShow a", "sdk refused b"],
            ["app step", "delegate onShow a", "sdk refused b", "listener onShow b"],
            // The SDK may ask about a held message again when it is shown.
            ["app step", "delegate gate a true", "delegate onShow a", "sdk refused b"],
        ])
    func conflict(lines: [String]) {
        #expect(Self.conflicts.kinds(in: Self.held + lines) == [.shownInConflict])
    }

    @Test(
        "AI-037 A refusal that is not the delegate's doing, or is made good, is no finding",
        arguments: [
            ["app step", "delegate onShow a"],
            ["app step", "sdk refused b"],
            ["app step", "listener onShow a", "sdk refused b"],
            ["app step", "delegate onHide a", "sdk refused b"],
            ["app step", "delegate onShow c", "sdk refused b"],
            ["app step", "delegate onShow a", "1 sdk refused b"],
            ["app step", "delegate onShow b", "sdk refused b"],
            ["app step", "delegate gate b true", "delegate onShow a", "sdk refused b"],
            ["delegate onShow a", "sdk refused b"],
            ["app messageShow b", "delegate onShow a", "sdk refused b"],
            ["app step", "delegate onShow a", "sdk refused b", "delegate onShow b"],
        ])
    func noConflict(lines: [String]) {
        #expect(Self.conflicts.kinds(in: Self.held + lines) == [])
    }

    @Test("AI-037 A refusal before anybody has acted is no finding")
    func conflictOfNobody() {
        let lines = ["delegate onShow a", "sdk refused b"]
        #expect(Self.conflicts.kinds(in: Self.held.dropFirst() + lines) == [])
        #expect(Self.conflicts.kinds(in: Self.held.dropFirst() + ["user tap"] + lines) == [.shownInConflict])
    }

    // MARK: Dismissed before its view is there

    private static let earlyEnd = Habits(
        earlyEnd: Habits.EarlyEnd(
            question: "gate", shown: "onShow", ended: "onDismiss", rule: "X-1", inserted: .sdk("inserted"),
            consequence: "It stays."))

    @Test(
        "AI-137 A message whose view is added after its end is found",
        arguments: [
            ["campaign trigger", "delegate onShow a", "delegate onDismiss a", "sdk inserted a"],
            ["campaign trigger", "delegate onShow a", "0.99 delegate onDismiss a", "9 sdk inserted a"],
            [
                "user tap", "campaign trigger", "delegate onShow b", "delegate onShow a",
                "delegate onDismiss a", "sdk inserted b", "sdk inserted a",
            ],
            [
                "campaign trigger", "sdk dismiss()_was_called_inside_gate b", "delegate onShow a",
                "delegate onDismiss a", "sdk inserted a",
            ],
            // The first end is harmless, the second is not.
            [
                "campaign trigger", "delegate onShow a", "delegate onDismiss a", "delegate onShow a",
                "delegate onDismiss a", "sdk inserted a",
            ],
        ])
    func earlyEnd(lines: [String]) {
        #expect(Self.earlyEnd.kinds(in: lines) == [.dismissedTooEarly])
    }

    @Test(
        "AI-137 An end with another cause, or after the view was added, is no finding",
        arguments: [
            ["campaign trigger", "delegate onShow a", "sdk inserted a", "delegate onDismiss a"],
            ["campaign trigger", "delegate onShow a", "delegate onDismiss a", "sdk inserted b"],
            ["campaign trigger", "delegate onShow a", "delegate onDismiss a", "sdk removed a"],
            ["campaign trigger", "delegate onShow a", "delegate onDismiss b", "sdk inserted a"],
            ["campaign trigger", "delegate onShow a", "1 delegate onDismiss a", "sdk inserted a"],
            ["campaign trigger", "delegate onShow a", "user tap", "delegate onDismiss a", "sdk inserted a"],
            ["campaign trigger", "delegate onShow a", "page post", "delegate onDismiss a", "sdk inserted a"],
            [
                "campaign trigger", "delegate onShow a", "stage turn", "delegate onDismiss a",
                "sdk inserted a",
            ],
            ["campaign trigger", "delegate onShow a", "delegate onDismiss a", "app show", "sdk inserted a"],
            [
                "campaign trigger", "delegate onShow a", "delegate onDismiss a", "delegate onShow b",
                "sdk inserted a",
            ],
            ["app show", "delegate onShow a", "delegate onDismiss a", "sdk inserted a"],
            ["delegate onShow a", "delegate onDismiss a", "sdk inserted a"],
            [
                "campaign trigger", "sdk dismiss()_was_called_inside_gate a", "delegate onShow a",
                "delegate onDismiss a", "sdk inserted a",
            ],
        ])
    func noEarlyEnd(lines: [String]) {
        #expect(Self.earlyEnd.kinds(in: lines) == [])
    }

    // MARK: Dismissals of another

    private static let strays = Habits(
        strayDismissals: Habits.StrayDismissals(
            shown: "onShow", ended: "onDismiss", unless: ["messageDismiss"], .anotherCall))

    @Test(
        "A2-052 The end of a message that is not displayed, while another one is, is found",
        arguments: [
            (["delegate onShow a", "delegate onDismiss b"], [.dismissesAnother], true),
            (
                ["delegate onShow a", "delegate onShow b", "delegate onDismiss b", "delegate onDismiss b"],
                [.dismissesAnother], true
            ),
            (
                ["app messageDismiss a", "delegate onShow a", "delegate onDismiss b"], [.dismissesAnother],
                true
            ),
            (["app messageShow b", "delegate onShow a", "delegate onDismiss b"], [.dismissesAnother], true),
            (["app messageDismiss b", "delegate onShow a", "delegate onDismiss b"], [], true),
            (["delegate onShow a", "delegate onDismiss a", "delegate onDismiss a"], [], true),
            (["delegate onDismiss a"], [], true),
            (["delegate onShow a", "delegate onDismiss a"], [], false),
            (
                ["delegate onShow a", "delegate onShow a", "delegate onDismiss a", "delegate onDismiss a"],
                [],
                false
            ),
            (["delegate onShow a", "listener onDismiss b", "delegate onHide b"], [], false),
        ] as [([String], [DelegateFinding.Kind], Bool)])
    func strays(lines: [String], found: [DelegateFinding.Kind], isOutOfStep: Bool) {
        #expect(Self.strays.kinds(in: lines) == found)
        #expect(Self.strays.strayDismissals?.occur(in: Trace(short: lines)) == isOutOfStep)
    }

    // MARK: Displays that nobody counts

    private static let uncounted = Habits(
        uncounted: Habits.UncountedDisplays(
            shown: .delegate("shown"), record: .sdk("impression"), ownViews: ["Modal"],
            uncountable: "local", attempts: ["failedImpression"], .anotherCall))

    @Test(
        "BZ-072 The app's views that log no impression are found, each once",
        arguments: [
            (["delegate shown a with view Shop"], ["Shop"]),
            (["delegate shown a with view Shop", "sdk impression b"], ["Shop"]),
            (["delegate shown a with view Shop", "sdk click a", "user tap"], ["Shop"]),
            (["delegate shown a with view Shop", "stage Nothing_on_the_screen_takes_this:_tap"], ["Shop"]),
            (
                [
                    "delegate shown a with view Shop", "delegate shown b with view Cart",
                    "delegate shown c with view Shop",
                ],
                ["Cart", "Shop"]
            ),
            (["delegate shown a with view Shop", "sdk impression a"], []),
            (["delegate shown a with view Modal"], []), (["delegate shown local with view Shop"], []),
            (["delegate shown a"], []), (["delegate prepared a with view Shop"], []),
            (["delegate shown a with view Shop", "app dismiss"], []),
            (["delegate shown a with view Shop", "stage turn"], []),
            (["delegate shown a with view Shop", "sdk failedImpression b"], []),
        ] as [([String], [String])])
    func uncounted(lines: [String], views: [String]) {
        let found = Self.uncounted.findings(in: Trace(short: lines), on: .braze, isOwn: false)
        #expect(
            found.map(\.explanation)
                == views.map {
                    "\($0), a view of the app, showed a message and logged no impression, so the display is not counted."
                })
    }
}
