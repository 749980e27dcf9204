import AdobeAndroid2Model
import HeadlessStage
import ModelTesting
import Testing

@Suite("Links, gestures and scripts", .timeLimit(.minutes(20))) @MainActor struct LinkTests {
    /// One link and what it does.
    struct Vector: Sendable, CustomStringConvertible {
        let url: String?
        var isHandled = true
        var interaction: String?
        var dismisses = false
        var opened: String?
        var failure = false
        var isLost = false

        var description: String { url ?? "nil" }
    }

    nonisolated static let vectors = [
        // The table from the rules.
        Vector(url: "https://example.org/", isHandled: false),
        Vector(url: ""), Vector(url: nil), Vector(url: "{bad}"),
        Vector(url: "adbinapp://dismiss", dismisses: true),
        Vector(url: "adbinapp://dismiss?interaction=ok", interaction: "ok", dismisses: true),
        Vector(
            url: "adbinapp://other?interaction=ok&link=https%3A%2F%2Fe.org", interaction: "ok",
            opened: "https://e.org"),
        Vector(
            url: "adbinapp://dismiss?link=https%3A%2F%2Fe.org%3Fa%3D1&animate=left", dismisses: true,
            opened: "https://e.org?a=1&animate=left"),
        Vector(url: "adbinapp://dismiss?interaction=", dismisses: true),
        // A2-073
        Vector(url: "ADBINAPP://dismiss", isHandled: false, isLost: true), Vector(url: "a b"),
        Vector(url: "a%zz"),
        Vector(url: "relative/path", isHandled: false), Vector(url: "adbinapp:"), Vector(url: "adbinapp://"),
        // A2-076
        Vector(
            url: "adbinapp://x?link=scheme%3A%2F%2Fparameters%3Fparam1%3Dvalue1%26param2%3Dvalue2",
            opened: "scheme://parameters?param1=value1&param2=value2"),
        Vector(url: "adbinapp://x?interaction=a&interaction=b%20c", interaction: "b c"),
        // A2-078
        Vector(url: "adbinapp://cancel?interaction=no", interaction: "no"),
        // A2-080
        Vector(url: "adbinapp:x", failure: true),
        Vector(url: "adbinapp:///x?interaction=ok", interaction: "ok", failure: true),
    ]

    @Test("A2-070 to A2-080 what a link does", arguments: vectors) func vector(_ vector: Vector) throws {
        let (world, message) = try TestWorld.shown()
        message.parent?.setAutoTrack(false)
        let webView = try #require(message.getWebView())
        let trace = world.trace { #expect(webView.navigate(to: vector.url) == vector.isHandled) }
        var expected: [String] = []
        if let interaction = vector.interaction { expected.append("ui T(interact \(interaction))") }
        if let opened = vector.opened { expected.append("ui open \(opened)") }
        if vector.isLost, let url = vector.url {
            expected.append("ui Nothing handles the page's link \(url) (A2-072)")
        }
        if vector.failure { expected.append("ui error NullPointerException: a link without a host") }
        if vector.isHandled, let url = vector.url, !url.isEmpty { expected.append("ui D.urlLoaded(\(url))") }
        if vector.dismisses { expected += ["ui D.onDismiss(msg-1)", "ui fragment dismissed"] }
        #expect(trace == expected)
    }

    @Test("A2-072 urlLoaded follows a listener that returns true", arguments: [true, false])
    func listener(_ isHandling: Bool) throws {
        let world = TestWorld()
        let message = try world.makeMessage(listener: RecordingListener(isHandling: isHandling))
        _ = world.trace { message.show() }
        let trace = world.trace { message.getWebView()?.navigate(to: "https://e.org") }
        let told = isHandling ? ["ui D.urlLoaded(https://e.org)"] : []
        #expect(trace == ["ui L.overrideUrlLoad(https://e.org)"] + told)
    }

    @Test("A2-085 a mapped swipe runs its behaviour after the view has moved away, without urlLoaded")
    func mappedSwipe() throws {
        let (world, _) = try TestWorld.shown()
        #expect(
            world.trace { world.stage.user.swipe(.up) } == [
                "ui T(interact up)", "ui T(dismiss)", "ui D.onDismiss(msg-1)", "ui fragment dismissed",
            ])
    }

    @Test("A2-085 a swipe in any other direction dismisses") func otherSwipe() throws {
        let (world, _) = try TestWorld.shown()
        #expect(
            world.trace { world.stage.user.swipe(.down) } == [
                "ui T(dismiss)", "ui D.onDismiss(msg-1)", "ui fragment dismissed",
            ])
    }

    @Test("A2-088 an unknown gesture alone enables swipes; an empty map does not") func gestureMaps() throws {
        let (world, _) = try TestWorld.shown(
            Payloads.proposition(mobile: #"{ "gestures": { "wave": "adbinapp://dismiss" } }"#))
        #expect(world.trace { world.stage.user.swipe(.left) }.contains("ui D.onDismiss(msg-1)"))
        let (other, _) = try TestWorld.shown(Payloads.proposition(mobile: nil))
        #expect(
            other.trace { other.stage.user.swipe(.left) } == [
                "ui error Nothing on the screen takes this: swipe left"
            ])
    }

    @Test("A2-217 a swipe that is mapped to empty text dismisses") func emptyBehaviour() throws {
        let (world, _) = try TestWorld.shown(
            Payloads.proposition(mobile: #"{ "gestures": { "swipeUp": "", "swipeLeft": "x:y" } }"#))
        let dismissed = ["ui T(dismiss)", "ui D.onDismiss(msg-1)", "ui fragment dismissed"]
        #expect(world.trace { world.stage.user.swipe(.up) } == dismissed)
        let (other, _) = try TestWorld.shown(
            Payloads.proposition(mobile: #"{ "gestures": { "swipeUp": "" } }"#))
        #expect(other.trace { other.stage.user.swipeAway() } == dismissed)
    }

    @Test("A2-086 A2-087 a tap outside the message performs only its mapped action") func backdrop() throws {
        let (world, _) = try TestWorld.shown()
        #expect(
            world.trace { world.stage.user.tapOutside() } == [
                "ui T(interact beside)", "ui T(dismiss)", "ui D.onDismiss(msg-1)", "ui fragment dismissed",
            ])
        let (unmapped, _) = try TestWorld.shown(Payloads.proposition(mobile: nil))
        #expect(unmapped.trace { unmapped.stage.user.tapOutside() } == [])
        let (open, _) = try TestWorld.shown(Payloads.proposition(mobile: #"{ "uiTakeover": false }"#))
        #expect(
            open.trace { open.stage.user.tapOutside() } == [
                "ui error Nothing on the screen takes this: tap outside the message"
            ])
    }

    @Test("A2-090 A2-091 the page calls back; the first registration of a name wins") func handler() throws {
        let (world, message) = try TestWorld.shown()
        let parent = try #require(message.parent)
        let stage = world.stage
        let trace = world.trace {
            parent.handleJavascriptMessage("") { _ in }
            parent.handleJavascriptMessage("say") { stage.log.record(.note, from: "J", $0 ?? "nil") }
            stage.runUntilIdle()
            parent.handleJavascriptMessage("say") { _ in }
            stage.runUntilIdle()
            stage.page.post("say", json: "\"hello\"")
        }
        #expect(trace == ["bg J.hello"])
        #expect(world.trace { stage.page.post("say.run", json: "\"hello\"") } == ["bg J.hello"])
        #expect(message.getWebView()?.javascriptInterfaces == ["say"])
    }

    @Test("A2-090 A2-093 without a web view a registration is lost; a registration ends with its web view")
    func lost()
        throws
    {
        let world = TestWorld()
        let parent = try #require(try world.host.messages(in: Data(Payloads.proposition().utf8)).first)
        _ = world.trace { parent.handleJavascriptMessage("early") { _ in } }
        _ = world.trace { parent.show() }
        #expect(parent.getWebView()?.javascriptInterfaces == [])
        _ = world.trace { parent.handleJavascriptMessage("late") { _ in } }
        #expect(parent.getWebView()?.javascriptInterfaces == ["late"])
        let view = try #require(world.delegate.messages.first)
        _ = world.trace { parent.dismiss(true) }
        _ = world.trace { parent.show() }
        #expect(view.getWebView()?.javascriptInterfaces == [])
    }

    @Test("A2-092 if a name is registered twice in one turn, the later registration counts") func together()
        throws
    {
        let (world, message) = try TestWorld.shown()
        let stage = world.stage
        let trace = world.trace {
            for name in ["first", "second"] {
                message.parent?.handleJavascriptMessage("say") { _ in
                    stage.log.record(.note, from: "J", name)
                }
            }
            stage.runUntilIdle()
            stage.page.post("say")
        }
        #expect(trace == ["bg J.second"])
    }

    @Test("A2-094 a script runs once for each registered function, and not without one") func script() throws
    {
        let (world, message) = try TestWorld.shown()
        let parent = try #require(message.parent)
        let webView = try #require(parent.getWebView())
        let stage = world.stage
        _ = world.trace { parent.evaluateJavascript("a()") }
        #expect(webView.evaluatedScripts == [])
        for name in ["one", "two"] {
            parent.handleJavascriptMessage(name) { stage.log.record(.note, from: name, $0 ?? "nil") }
        }
        stage.runUntilIdle()
        webView.answerScripts { "<\($0)>" }
        let trace = world.trace {
            parent.evaluateJavascript("")
            parent.evaluateJavascript("a%28%29")
        }
        #expect(webView.evaluatedScripts == ["a()", "a()"])
        #expect(trace == ["ui one.<a()>", "ui two.<a()>"])
    }

    @Test("A2-095 a link that begins with js is run as a script as a whole") func scriptLink() throws {
        let (world, message) = try TestWorld.shown()
        let webView = try #require(message.parent?.getWebView())
        message.parent?.handleJavascriptMessage("say") { _ in }
        world.stage.runUntilIdle()
        _ = world.trace { webView.navigate(to: "adbinapp://x?link=js%3Da()") }
        _ = world.trace { webView.navigate(to: "adbinapp://x?link=jsapp%3A%2F%2Fe") }
        #expect(webView.evaluatedScripts == ["js=a()", "jsapp://e"])
        #expect(world.stage.log.openedURLs == [])
    }

    @Test("A2-214 other parameters are appended to a URL and never to a script") func scriptWithOthers()
        throws
    {
        let (world, message) = try TestWorld.shown()
        let webView = try #require(message.parent?.getWebView())
        message.parent?.handleJavascriptMessage("say") { _ in }
        world.stage.runUntilIdle()
        let url = "adbinapp://dismiss?animate=left&link=js%3Da()&interaction=ok&x=1"
        #expect(
            world.trace { webView.navigate(to: url) } == [
                "ui T(interact ok)", "ui D.urlLoaded(\(url))", "ui T(dismiss)", "ui D.onDismiss(msg-1)",
                "ui fragment dismissed",
            ])
        #expect(webView.evaluatedScripts == ["js=a()"])
    }

    @Test("A2-094 a script that is not URL-encoded is an error in the log") func undecodable() throws {
        let (world, message) = try TestWorld.shown()
        let parent = try #require(message.parent)
        parent.handleJavascriptMessage("say") { _ in }
        world.stage.runUntilIdle()
        #expect(
            world.trace { parent.evaluateJavascript("5%") } == [
                "ui error Not evaluated: illegal escape in 5%"
            ])
        #expect(parent.getWebView()?.evaluatedScripts == [])
    }

    @Test("A2-100 A2-101 without automatic tracking only interactions are tracked") func noAutoTrack() throws
    {
        let (world, message) = try TestWorld.shown()
        let parent = try #require(message.parent)
        parent.setAutoTrack(false)
        #expect(!parent.getAutoTrack())
        #expect(world.trace { parent.dismiss(false) } == ["ui D.onDismiss(msg-1)", "ui fragment dismissed"])
        parent.setAutoTrack(true)
        #expect(world.trace { parent.dismiss(false) } == ["ui T(dismiss)"])
    }

    @Test("A2-102 A2-103 the content of an event") func event() throws {
        let (world, message) = try TestWorld.shown()
        let parent = try #require(message.parent)
        #expect(world.trace { parent.track("x", nil) } == [])
        parent.track("x", .inAppInteract)
        let entry = try #require(world.stage.log.entries.last)
        #expect(entry.name == "Messaging interaction event")
        #expect(entry.source == "AdobeAndroid2")
        #expect(
            entry.details == [
                "eventType": "decisioning.propositionInteract", "propositionEventType": "interact",
                "messageId": "msg-1", "propositionId": "prop-1", "scope": "mobileapp://com.example.app",
                "activityId": "campaign#package", "action": "x", "propositionActionId": "x",
                "propositionActionLabel": "x",
            ])
    }
}
