import AdobeAndroid3Model
import HeadlessStage
import ModelTesting
import PlatformStandIns
import Testing

@Suite("Links and gestures", .timeLimit(.minutes(20))) @MainActor struct LinkTests {
    private let dismissed = [
        "main E(dismiss)", "main H(dismiss|)", "main D.onDismiss(msg-1 detached)", "main container removed",
    ]

    /// A message whose swipe down opens this text, so that any text can be tested as a URL.
    private func world(_ url: String) throws -> TestWorld {
        let escaped = url.replacingOccurrences(of: "\"", with: "\\\"")
        let world = TestWorld()
        try world.trigger(
            Payloads.proposition(
                data: Payloads.data(mobile: "{ \"gestures\": { \"swipeUp\": \"\(escaped)\" } }")))
        _ = world.takeTrace()
        return world
    }

    /// The effects of a URL, without the dismissal that a mapped gesture posts first (A3-071).
    private func followed(_ url: String) throws -> [String] {
        let world = try world(url)
        world.stage.user.swipe(.up)
        return world.takeTrace()
    }

    nonisolated static let vectors: [(String, [String])] = [
        (
            "https://example.org/",
            ["main open https://example.org/", "main D.onContentLoaded(https://example.org/)"]
        ),
        ("", ["main D.onContentLoaded()"]), ("  ", ["main D.onContentLoaded(  )"]),
        ("{bad}", ["main D.onContentLoaded({bad})"]),
        (
            "adbinapp://dismiss",
            ["main could not open adbinapp://dismiss", "main page navigates to adbinapp://dismiss"]
        ),
        ("adbinapp://dismiss?q=1", ["main D.onContentLoaded(adbinapp://dismiss?q=1)"]),
        ("adbinapp://dismiss?", ["main D.onContentLoaded(adbinapp://dismiss?)"]),
        ("adbinapp://cancel?q=1", ["main D.onContentLoaded(adbinapp://cancel?q=1)"]),
        (
            "adbinapp://dismiss?interaction=ok",
            [
                "main E(interact ok)", "main H(interact|ok)",
                "main D.onContentLoaded(adbinapp://dismiss?interaction=ok)",
            ]
        ),
        (
            "adbinapp://dismiss?interaction=a+b",
            [
                "main E(interact a b)", "main H(interact|a b)",
                "main D.onContentLoaded(adbinapp://dismiss?interaction=a+b)",
            ]
        ),
        (
            "adbinapp://other?link=https%3A%2F%2Fe.org",
            ["main open https://e.org", "main D.onContentLoaded(adbinapp://other?link=https%3A%2F%2Fe.org)"]
        ),
        (
            "adbinapp://dismiss?animate=left&link=https%3A%2F%2Fe.org%3Fa%3D1",
            [
                "main open https://e.org?a=1&animate=left",
                "main D.onContentLoaded(adbinapp://dismiss?animate=left&link=https%3A%2F%2Fe.org%3Fa%3D1)",
            ]
        ),
        (
            "adbinapp://x?link=scheme%3A%2F%2Fparameters%3Fparam1%3Dvalue1%26param2%3Dvalue2",
            [
                "main open scheme://parameters?param1=value1&param2=value2",
                "main D.onContentLoaded("
                    + "adbinapp://x?link=scheme%3A%2F%2Fparameters%3Fparam1%3Dvalue1%26param2%3Dvalue2)",
            ]
        ),
        (
            "adbinapp://x?interaction=a&interaction=&=b&c&interaction=d=e",
            [
                "main E(interact d=e)", "main H(interact|d=e)",
                "main D.onContentLoaded(adbinapp://x?interaction=a&interaction=&=b&c&interaction=d=e)",
            ]
        ),
        (
            "adbinapp://dismiss?interaction=50%25",
            ["main error The link has an illegal escape: adbinapp://dismiss?interaction=50%25"]
        ),
        (
            "adbinapp:///x?interaction=y",
            [
                "main E(interact y)", "main H(interact|y)",
                "main error The link has no host: adbinapp:///x?interaction=y",
            ]
        ),
        (
            "ADBINAPP://dismiss?q=1",
            ["main open ADBINAPP://dismiss?q=1", "main D.onContentLoaded(ADBINAPP://dismiss?q=1)"]
        ),
        ("adbinapp://dismiss?a=%", ["main D.onContentLoaded(adbinapp://dismiss?a=%)"]),
    ]

    @Test("A3-080 to A3-090 the effects of each link", arguments: vectors)
    func link(_ url: String, _ expected: [String]) throws {
        #expect(try followed(url) == expected)
    }

    nonisolated static let dismissals = [
        ("adbinapp://dismiss?q=1", true), ("adbinapp://cancel?q=1", true), ("adbinapp://dismiss?", true),
        ("adbinapp://dismiss", false), ("adbinapp://other?q=1", false), ("https://example.org/", false),
    ]

    @Test("A3-085, A3-086 which links dismiss", arguments: dismissals)
    func dismissal(_ text: String, _ dismisses: Bool) throws {
        let world = TestWorld()
        try world.trigger()
        let (presentable, _) = try world.lastMessage()
        let url = try #require(URL(string: text))
        let trace = world.trace { world.stage.user.openLink(url) }
        #expect(presentable.getState() == (dismisses ? .detached : .visible))
        #expect(trace.filter { $0 == "main E(dismiss)" }.count == (dismisses ? 1 : 0))
    }

    @Test("A3-126 other parameters are appended to a URL and never to a script") func scriptWithOthers()
        throws
    {
        let world = TestWorld()
        try world.trigger()
        _ = world.takeTrace()
        let url = "adbinapp://x?animate=left&link=js%3Da()&interaction=ok&y=1"
        #expect(
            world.trace { world.host.navigatePage(to: url) } == [
                "main E(interact ok)", "main H(interact|ok)", "main D.onContentLoaded(\(url))",
                "main evaluate js=a()",
            ])
    }

    @Test(
        "A3-082 a page's request for blank text is ignored",
        arguments: [nil, "", " ", "\n", "\u{A0}", "\u{1C}"])
    func blank(_ text: String?) throws {
        let world = TestWorld()
        let message = try world.createMessage(.init(), MessageListener(handling: [""]))
        _ = world.trace { message.show() }
        #expect(world.trace { world.host.navigatePage(to: text) } == [])
        _ = world.trace { message.dismiss() }
        #expect(
            world.trace { world.host.navigatePage(to: text) } == [
                "main error No page on the screen can navigate"
            ])
    }

    @Test(
        "A3-082 control characters and NEL are not blank in Kotlin, although they are in Java or Swift",
        arguments: ["\u{1}", "\u{85}"])
    func notBlank(_ text: String) throws {
        let world = TestWorld()
        let message = try world.createMessage(.init(), MessageListener(handling: [text]))
        _ = world.trace { message.show() }
        #expect(
            world.trace { world.host.navigatePage(to: text) } == [
                "main L.onUrlLoading(\(text))", "main D.onContentLoaded(\(text))",
            ])
    }

    @Test(
        "A3-083 nothing is opened for blank text",
        arguments: [(" ", true), ("\u{1C}", true), ("\u{85}", false)])
    func blankForOpener(_ text: String, _ isBlank: Bool) throws {
        let world = TestWorld()
        let trace = world.trace {
            #expect(ServiceProvider.getInstance().uriService.openUri(text) == !isBlank)
        }
        #expect(trace == (isBlank ? [] : ["main open \(text)"]))
    }

    @Test(
        "A3-129 a gesture that is mapped to the empty string reaches the listener", arguments: [true, false])
    func emptyGesture(_ isHandled: Bool) throws {
        let world = TestWorld()
        let message = try world.createMessage(
            .init().gestureMap(["swipeUp": ""]), MessageListener(handling: isHandled ? [""] : []))
        _ = world.trace { message.show() }
        let asked = ["main L.onUrlLoading()"]
        let told = isHandled ? ["main D.onContentLoaded()"] : ["main page navigates to "]
        #expect(
            world.trace { world.stage.user.swipe(.up) }
                == asked + told + [
                    "main L.onDismiss(detached)", "main D.onDismiss(message detached)",
                    "main container removed",
                ])
    }

    @Test("A3-083 the app's handler decides what a URI opens") func uriHandler() throws {
        final class Handler: URIHandler {
            func getURIDestination(_ uri: String) -> Intent? {
                uri.hasPrefix("app:") ? Intent(uri: "mapped-\(uri)") : nil
            }
        }
        let world = TestWorld()
        try world.trigger()
        _ = world.takeTrace()
        let trace = world.trace {
            let service = ServiceProvider.getInstance().uriService
            service.setUriHandler(Handler())
            #expect(service.openUri("app:x"))
            #expect(!service.openUri(" "))
            world.host.navigatePage(to: "app:y")
            world.host.navigatePage(to: "adbinapp://z?link=other:z")
        }
        #expect(
            trace == [
                "main open mapped-app:x", "main open mapped-app:y", "main D.onContentLoaded(app:y)",
                "main open other:z", "main D.onContentLoaded(adbinapp://z?link=other:z)",
            ])
    }

    @Test("A3-086 interactions are tracked without auto-track") func autoTrackOff() throws {
        // Values are decoded twice (A3-087).
        let link = "adbinapp://dismiss?interaction=a%2520b%253Dc%252Bd"
        let world = TestWorld()
        try world.trigger(Payloads.proposition(data: Payloads.data(content: "<a href='\(link)'>Go</a>")))
        let (_, message) = try world.lastMessage()
        message.setAutoTrack(false)
        #expect(
            world.trace { world.stage.user.tapButton("Go") }.prefix(2)
                == ["main E(interact a b=c+d)", "main H(interact|a b=c+d)"])
    }

    @Test("A3-091 an unknown message") func forgotten() throws {
        let world = TestWorld()
        try world.trigger()
        let (presentable, _) = try world.lastMessage()
        world.host.forgetMessages()
        #expect(MessagingUtils.getMessageForPresentable(presentable) == nil)
        let text = "adbinapp://dismiss?interaction=a&link=https%3A%2F%2Fe.org"
        let url = try #require(URL(string: text))
        #expect(
            world.trace { world.stage.user.openLink(url) }
                == ["main open https://e.org", "main D.onContentLoaded(\(text))"])
        #expect(presentable.getState() == .visible)
    }

    @Test("A3-071, A3-073 a mapped gesture dismisses before its link is followed") func gesture() throws {
        let world = TestWorld()
        try world.trigger()
        let trace = world.trace { world.stage.user.swipe(.down) }
        #expect(
            trace == [
                "main E(interact swiped)", "main H(interact|swiped)",
                "main D.onContentLoaded(adbinapp://dismiss?interaction=swiped)",
            ] + dismissed.dropLast() + ["main H(suppressDisplay|)", "main container removed"])
    }

    @Test("A3-071 unmapped gestures and backdrops do nothing") func unmapped() throws {
        let world = TestWorld()
        try world.trigger()
        let (presentable, _) = try world.lastMessage()
        #expect(
            world.trace { world.stage.user.swipe(.left) }
                == ["main error Nothing on the screen takes this: swipe left"])
        #expect(presentable.getState() == .visible)
        let mapped = world.trace { world.stage.user.tapOutside() }
        #expect(mapped.first == "main open https://example.org/back")
        let plain = try world.createMessage(
            .init().gestureMap(["tapBackground": "https://e.org", "odd": "x"]))
        _ = world.trace { plain.show() }
        _ = world.trace { world.stage.user.tapOutside() }
        #expect(plain.getState() == .visible)
    }

    nonisolated static let drags: [(Double, Double, Double, Bool)] = [
        (0, 401, 301, true), (100, 401, 301, true), (0, 400, 301, false), (0, 401, 300, false),
        (500, 401, 301, false), (0, -401, 301, false),
    ]

    @Test("A3-072 the smallest swipe", arguments: drags)
    func threshold(_ x: Double, _ y: Double, _ velocity: Double, _ isSwipeDown: Bool) throws {
        let world = TestWorld()
        try world.trigger()
        let (presentable, _) = try world.lastMessage()
        _ = world.trace { world.host.drag(x: x, y: y, velocity: velocity) }
        #expect((presentable.getState() == .detached) == isSwipeDown)
    }

    @Test("A3-080 the listener of a message is asked first") func listener() throws {
        let world = TestWorld()
        let message = try world.createMessage(.init(), MessageListener(handling: ["https://mine.org"]))
        _ = world.trace { message.show() }
        let url = try #require(URL(string: "https://mine.org"))
        #expect(
            world.trace { world.stage.user.openLink(url) }
                == ["main L.onUrlLoading(https://mine.org)", "main D.onContentLoaded(https://mine.org)"])
        #expect(world.trace { world.host.pressBack() }.first == "main L.onBackPressed")
    }
}
