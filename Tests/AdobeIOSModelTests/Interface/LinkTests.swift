import HeadlessStage
import ModelTesting
import PlatformStandIns
import Testing

#if canImport(AEPMessaging)
    import AEPCore
    import AEPMessaging
    import AEPServices
#else
    import AdobeIOSModel
#endif

@Suite("Links and navigation", .timeLimit(.minutes(20))) @MainActor struct LinkTests {
    private func shown() throws -> (TestWorld, Message) {
        let world = TestWorld()
        try world.trigger(Payloads.proposition())
        _ = world.takeTrace()
        return (world, try #require(world.delegate.messages.first?.parent))
    }

    /// One link and what it does.
    struct Vector: Sendable, CustomStringConvertible {
        let url: String?
        var isAllowed = false
        var interaction: String?
        var dismisses = false
        var animation = MessageAnimation.bottom
        var opened: String?

        var description: String { url ?? "nil" }
    }

    nonisolated static let vectors = [
        // The table from the rules.
        Vector(url: "https://example.org/", isAllowed: true),
        Vector(url: nil, isAllowed: true),
        Vector(url: "adbinapp://dismiss", dismisses: true),
        Vector(url: "adbinapp://dismiss?interaction=ok", interaction: "ok", dismisses: true),
        Vector(url: "adbinapp://dismiss?animate=left", dismisses: true, animation: .left),
        Vector(url: "adbinapp://dismiss?animate=", dismisses: true, animation: .none),
        Vector(url: "adbinapp://dismiss?animate=bogus", dismisses: true, animation: .none),
        Vector(url: "adbinapp://other?interaction=ok", interaction: "ok"),
        Vector(
            url: "adbinapp://dismiss?interaction=&link=https%3A%2F%2Fe.org", dismisses: true,
            opened: "https://e.org"),
        Vector(url: "ADBINAPP://dismiss", isAllowed: true),
        // AI-093
        Vector(url: "", isAllowed: true),
        Vector(url: "not a url at all", isAllowed: true),
        Vector(url: "%%%", isAllowed: true),
        // AI-095
        Vector(
            url: "adbinapp://cancel?interaction=no&link=https%3A%2F%2Fe.org", interaction: "no",
            opened: "https://e.org"),
        // AI-096
        Vector(url: "adbinapp://x?interaction=a+b", interaction: "a+b"),
        Vector(url: "adbinapp://x?interaction=a%20b%26c", interaction: "a b&c"),
        Vector(url: "adbinapp://x?interaction=a&interaction=b", interaction: "b"),
        Vector(url: "adbinapp://x?interaction"),
        Vector(url: "adbinapp://dismiss?animate", dismisses: true, animation: .none),
        // AI-097
        Vector(url: "adbinapp://dismiss?link=https%3A%2F%2Fa.com%3Fq%3D100%25", dismisses: true),
        Vector(
            url: "adbinapp://dismiss?link=https%3A%2F%2Fa.com%3Fx%3D1%26y%3D2", dismisses: true,
            opened: "https://a.com?x=1&y=2"),
        Vector(url: "adbinapp://dismiss?link=", dismisses: true),
        // AI-098
        Vector(url: "adbinapp:dismiss?interaction=ok", interaction: "ok"),
        Vector(url: "adbinapp:///dismiss?interaction=ok", interaction: "ok"),
    ]

    @Test("AI-093 to AI-098 what a link does", arguments: vectors) func vector(_ vector: Vector) throws {
        let (world, message) = try shown()
        message.autoTrack = false
        let view = try #require(message.presentable)
        let trace = world.trace {
            #expect(message.overrideUrlLoad(message: view, url: vector.url) == vector.isAllowed)
        }
        var expected: [String] = []
        if let interaction = vector.interaction {
            expected += ["main E(Interact \(interaction))", "main H(interact|\(interaction))"]
        }
        if let opened = vector.opened { expected.append("main open \(opened)") }
        if vector.dismisses {
            expected += ["main view removed", "main H(dismiss|)", "main D.onDismiss(msg-1)"]
        }
        #expect(trace == expected)
        #expect(view.settings?.dismissAnimation == vector.animation)
    }

    @Test("AI-090 true allows the navigation, and the listener is asked about the first load too")
    func navigation() throws {
        let world = TestWorld()
        let listener = RecordingListener(swallowing: "https://swallowed.org/")
        let message = try world.makeMessage(listener: listener)
        #expect(world.trace { message.show() }.first == "main L.overrideUrlLoad(bundle)")
        let view = try headlessPage(message.webView)
        let answers = Locked<[WKNavigationActionPolicy]>([])
        let trace = try world.trace {
            for address in ["https://free.org/", "https://swallowed.org/"] {
                view.navigate(to: try #require(URL(string: address))) { answer in
                    answers.withLock { $0.append(answer) }
                    HeadlessStage.current.log.record(.note, from: "page", "decided")
                }
            }
        }
        #expect(answers.current == [.allow, .cancel])
        #expect(
            trace == [
                "main L.overrideUrlLoad(https://free.org/)", "main page.decided",
                "main L.overrideUrlLoad(https://swallowed.org/)", "main D.urlLoaded(https://swallowed.org/)",
                "main page.decided",
            ])
    }

    @Test("AI-092 without a listener everything is allowed and the delegate is not notified")
    func noListener()
        throws
    {
        let world = TestWorld()
        let message = try world.makeMessage(listener: nil)
        _ = world.trace { message.show() }
        let link = try #require(URL(string: "adbinapp://dismiss?interaction=ok"))
        #expect(world.trace { world.stage.user.openLink(link) } == [])
        #expect(world.stage.visibleSurfaces.count == 1)
    }

    @Test("AI-095 links to other hosts are handled and reported to the delegate") func otherHost() throws {
        let (world, _) = try shown()
        let link = try #require(URL(string: "adbinapp://cancel"))
        #expect(world.trace { world.stage.user.openLink(link) } == ["main D.urlLoaded(adbinapp://cancel)"])
    }

    @Test("AI-100 an animation of a link stays in the settings") func animationStays() throws {
        let (world, message) = try shown()
        let link = try #require(URL(string: "adbinapp://dismiss?animate=none"))
        world.stage.user.openLink(link)
        #expect(message.presentable?.settings?.dismissAnimation == MessageAnimation.none)
    }

    @Test("AI-126 a mapped swipe follows its link, others are not recognised") func gestures() throws {
        let (world, _) = try shown()
        #expect(
            world.trace { world.stage.user.swipe(.up) } == [
                "main E(Interact raised)", "main H(interact|raised)",
                "main D.urlLoaded(adbinapp://other?interaction=raised)",
            ])
        #expect(
            world.trace { world.stage.user.swipe(.left) } == [
                "main error Nothing on the screen takes this: swipe left"
            ])
        #expect(
            world.trace { world.stage.user.swipeAway() }.prefix(3) == [
                "main E(Interact swiped)", "main H(interact|swiped)",
                "main D.urlLoaded(adbinapp://dismiss?interaction=swiped)",
            ])
        #expect(world.stage.visibleSurfaces == [])
    }

    @Test("AI-126 a map of gestures replaces scrolling") func scrolling() throws {
        let (world, message) = try shown()
        #expect(world.stage.visibleSurfaces == ["msg-1"])
        #expect((message.view as? WKWebView)?.scrollView.isScrollEnabled == false)
        let plain = TestWorld()
        try plain.trigger(Payloads.proposition(mobile: #"{ "gestures": {} }"#))
        #expect((plain.delegate.messages.first?.webView as? WKWebView)?.scrollView.isScrollEnabled == true)
    }

    /// A page with links that can be found by id, by title and by their interaction, and a button that calls the app.
    private static let page =
        "<a id='later' href='adbinapp://dismiss?interaction=one'>Not now</a>"
        + "<a href='adbinapp://dismiss?interaction=yes%20%26%20no&amp;link=https%3A%2F%2Fe.org'><b>Yes</b> and no</a>"
        + "<button onclick='webkit.messageHandlers.shop.postMessage(7)'>Call</button>"

    @Test(
        "AI-091 a user taps what is in the page: by id, by title, or by the interaction that it reports",
        arguments: [
            ("later", "one", nil), ("Not now", "one", nil),
            ("Yes and no", "yes & no", "https://e.org"), ("yes & no", "yes & no", "https://e.org"),
        ])
    func elements(name: String, interaction: String, opened: String?) throws {
        let world = TestWorld()
        try world.trigger(Payloads.proposition(content: Self.page))
        _ = world.takeTrace()
        let trace = world.trace { world.stage.user.tapButton(name) }
        #expect(trace.prefix(2) == ["main E(Interact \(interaction))", "main H(interact|\(interaction))"])
        let opens = trace.filter { $0.hasPrefix("main open") }
        #expect(opens == [opened].compactMap { $0.map { "main open \($0)" } })
        #expect(world.stage.visibleSurfaces == [])
    }

    @Test("AI-101 a button of the page calls the app's handler; one that does not exist takes no tap")
    func scriptButton() throws {
        let world = TestWorld()
        try world.trigger(Payloads.proposition(content: Self.page))
        let heard = Locked<[String]>([])
        let message = try #require(world.delegate.messages.first?.parent)
        world.stage.run {
            message.handleJavascriptMessage("shop") { body in heard.withLock { $0.append("\(body ?? "nil")") }
            }
        }
        world.stage.runUntilIdle()
        _ = world.trace { world.stage.user.tapButton("Call") }
        #expect(heard.current == ["7"])
        #expect(
            world.trace { world.stage.user.tapButton("Buy") }.last?
                .contains("Nothing on the screen takes this: tap on button Buy") == true)
        #expect(world.stage.visibleSurfaces == ["msg-1"])
    }

    @Test("the close box is a link of the page") func closeBox() throws {
        let (other, _) = try shown()
        #expect(other.trace { other.stage.user.close() }.first == "main D.urlLoaded(adbinapp://dismiss)")
        #expect(other.stage.visibleSurfaces == [])
        #expect(other.trace { other.stage.user.close() }.first?.contains("error") == true)
    }

    @Test(
        "AI-091 a link of the page that nothing handles is reported with its rule; one that a web view opens is not"
    )
    func lostLink() throws {
        let lost = "Nothing handles the page's link shop://cart (AI-091)"
        for (link, isLost) in [("shop://cart", true), ("https://e.org", false)] {
            let (world, _) = try shown()
            let url = try #require(URL(string: link))
            let trace = world.trace { world.stage.user.openLink(url) }
            #expect(
                trace.filter { $0.contains("Nothing handles") }.map { $0.contains(lost) }
                    == (isLost ? [true] : []))
        }
    }

    @Test("a page without such a link refuses a tap on close")
    func noCloseButton() throws {
        let world = TestWorld()
        try world.trigger(Payloads.proposition(content: Self.page))
        #expect(
            world.trace { world.stage.user.tapButton("close") }.last?
                .contains("Nothing on the screen takes this: tap on button close") == true)
        #expect(world.stage.visibleSurfaces == ["msg-1"])
    }
}
