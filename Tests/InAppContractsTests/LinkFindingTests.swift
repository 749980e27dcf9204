import AdobeIOSBridge
import InAppCompat
import Testing

@testable import InAppContracts

/// Links that are opened twice, and calls of pages that nobody receives.
@Suite(.timeLimit(.minutes(20))) struct LinkFindingTests {
    typealias Habits = DelegateContract.Habits

    // MARK: Links

    private func opened(_ play: (TracePlayer) -> Void) -> [String] {
        TracePlayer.findings(Habits(), play).map(\.explanation)
    }

    @Test("AI-099 A link that the SDK and the delegate open is found, whoever is first, with the callback")
    func twice() {
        let last = opened { player in
            player.act(.user)
            player.open("shop://cart", by: .sdk)
            player.callback("urlLoaded") { player.open("shop://cart", by: .app) }
        }
        #expect(last == ["urlLoaded opens a link, which the SDK also opens."])
        let first = opened { player in
            player.act(.user)
            player.callback("urlLoaded") { player.open("shop://cart", by: .app) }
            player.act(.page)
            player.open("shop://cart", by: .sdk)
        }
        #expect(first == last)
        let outside = opened { player in
            player.open("shop://cart", by: .app)
            player.open("shop://cart", by: .sdk)
        }
        #expect(outside == ["The delegate opens a link, which the SDK also opens."])
    }

    @Test(
        "AI-099 A link that a callback makes the SDK open once more is found; the SDK alone may open it twice"
    )
    func again() {
        let text = ["urlLoaded makes the SDK open a link, which it also opens by itself."]
        let last = opened { player in
            player.open("shop://cart", by: .sdk)
            player.callback("urlLoaded") { player.open("shop://cart", by: .sdk) }
        }
        #expect(last == text)
        let first = opened { player in
            player.callback("urlLoaded") { player.open("shop://cart", by: .sdk) }
            player.open("shop://cart", by: .sdk)
        }
        #expect(first == text)
        let alone = opened { player in
            player.open("shop://cart", by: .sdk)
            player.open("shop://cart", by: .sdk)
        }
        #expect(alone == [])
    }

    @Test("AI-099 Other links, other actions, and a link that only one of them opens are no finding")
    func once() {
        let found = opened { player in
            player.open("shop://cart", by: .sdk)
            player.open("shop://sale", by: .app)
            player.open("shop://sale", by: .app)
            player.act(.user)
            player.callback("urlLoaded") { player.open("shop://cart", by: .app) }
            player.act(.campaign)
            player.open("shop://cart", by: .sdk)
            player.act(.user)
            player.callback("urlLoaded") { player.open("shop://cart", by: .sdk) }
            player.recorder.note(.sdk, "other", [TraceEvent.Argument("url", "shop://cart")])
        }
        #expect(found == [])
    }

    // MARK: Pages

    private static let pages = Habits(
        pageCalls: DelegateContract.PageCalls(
            from: "", to: ".run(", DelegateContract.Mend("X-1", "a handler."),
            whileLoading: DelegateContract.PageCalls.WhileLoading(
                before: "onShow", DelegateContract.Mend("X-2", "an early handler.")
            ) { message, name in ShapeCall(.app, "postFromView", ["name": .string(name)]) }))

    private func lost(_ lines: [String], isOwn: Bool = true) -> [String?] {
        Self.pages.findings(in: Trace(short: lines), on: .adobeIOS, isOwn: isOwn).flatMap {
            [$0.rule, $0.explanation]
        }
    }

    @Test("AI-121 In a story of the app each call of a page that nothing takes is found")
    func lostCalls() {
        let calls = [
            "stage Nothing_on_the_screen_takes_this:_page_posted_shop", "stage advance",
            "stage Nothing_on_the_screen_takes_this:_tap",
            "user Nothing_on_the_screen_takes_this:_page_posted_sale",
            "stage Nothing_on_the_screen_takes_this:_page_posted_cart",
        ]
        #expect(
            lost(calls) == [
                "X-1", "The page posted shop, and no handler received it.", "X-1",
                "The page posted cart, and no handler received it.",
            ])
        #expect(lost(calls, isOwn: false) == [])
    }

    @Test("AI-030 A call while the page loads is found, unless the scenario's app makes pages post")
    func lostWhileLoading() {
        let calls = ["page unheard with name shop", "page heard with name cart", "sdk unheard"]
        let text = "The page posted shop while it loaded, before onShow, and no handler received it."
        #expect(lost(calls) == ["X-2", text])
        #expect(lost(["app other"] + calls) == ["X-2", text])
        #expect(lost(["user postFromView"] + calls) == ["X-2", text])
        #expect(lost(["app postFromView"] + calls) == [])
        #expect(lost(calls, isOwn: false) == [])
    }
}
