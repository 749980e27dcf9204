import Foundation
import HeadlessStage
import InAppCompat
import Testing

@MainActor @Suite("The destinations of clicks", .timeLimit(.minutes(20))) struct MessageLinkTests {
    private let dialect = LinkDialect(
        scheme: "own", dismissals: ["dismiss"], interaction: "interaction", destinations: ["link", "target"])

    private func link(_ text: String) throws -> MessageLink {
        MessageLink(try #require(URL(string: text)), dialect: dialect)
    }

    @Test(
        "INV-5 a link of the SDK's own scheme names its interaction and its destination; others are their own destination"
    )
    func read() throws {
        let full = try link("own://dismiss?interaction=buy&link=https%3A%2F%2Fe.org%3Fa%3D1%26b%3D2")
        #expect(full.interaction == "buy" && full.dismisses && !full.isPlainDismissal)
        #expect(full.destination?.absoluteString == "https://e.org?a=1&b=2")
        #expect(try link("own://dismiss").isPlainDismissal)
        #expect(try link("own://dismiss?interaction=").isPlainDismissal)
        #expect(try !link("own://dismiss?interaction=x").isPlainDismissal)
        #expect(try !link("own://open?target=app%3A%2F%2Fa").dismisses)
        #expect(try link("own://open?target=app%3A%2F%2Fa").destination?.absoluteString == "app://a")
        #expect(try link("own://dismiss?link=js_alert()").destination == nil)
        #expect(try link("https://e.org").destination?.absoluteString == "https://e.org")
        #expect(try link("https://e.org").interaction == nil)
    }

    @Test("INV-5 a shape's own dialect says how its links are read")
    func ownDialect() throws {
        let url = try #require(
            URL(string: "own://open?interaction=buy&link=https%3A%2F%2Fe.org%3Fa%3D1%2526b&c=2"))
        #expect(MessageLink(url, dialect: dialect).destination?.absoluteString == "https://e.org?a=1&b")
        var own = dialect
        own.reading = .decodesFirst
        #expect(MessageLink(url, dialect: own).destination?.absoluteString == "https://e.org?a=1%26b")
        own.appendsRest = true
        #expect(MessageLink(url, dialect: own).destination?.absoluteString == "https://e.org?a=1%26b&c=2")
        own.scriptPrefix = "https"
        #expect(MessageLink(url, dialect: own).destination == nil)
        own.scriptPrefix = nil
        own.reading = .decodesTwiceFirst
        #expect(MessageLink(url, dialect: own).destination?.absoluteString == "https://e.org?a=1&c=2")
    }

    @Test(
        "INV-5 a link inside a link is decoded exactly once more; an interaction is decoded once",
        arguments: [
            ("own://dismiss?link=https%253A%252F%252Fe.org", nil, "https://e.org"),
            // Encoded once: `https://e.org/?q=a%2Fb`, whose own escapes are decoded once more.
            ("own://dismiss?link=https%3A%2F%2Fe.org%2F%3Fq%3Da%252Fb", nil, "https://e.org/?q=a/b"),
            // Encoded twice: its own escapes stay.
            ("own://dismiss?link=https%253A%252F%252Fe.org%252F100%252525", nil, "https://e.org/100%25"),
            ("own://dismiss?link=https%253A%252F%252Fe.org%252Fa%25252Fb", nil, "https://e.org/a%2Fb"),
            ("own://dismiss?interaction=100%25", "100%", nil),
            ("own://dismiss?interaction=100%2525", "100%25", nil),
            ("own://dismiss?interaction=a%252Fb", "a%2Fb", nil),
            ("own://dismiss?interaction=0", "0", nil),
        ] as [(String, String?, String?)])
    func decoding(text: String, interaction: String?, destination: String?) throws {
        let link = try link(text)
        #expect(link.interaction == interaction)
        #expect(link.destination?.absoluteString == destination)
        #expect(link.dismisses && !link.isPlainDismissal)
    }

    @Test(
        "INV-5 of several parameters with one name the last counts, and of several names for the URL the first"
    )
    func severalParameters() throws {
        let repeated = try link(
            "own://dismiss?interaction=a&link=app%3A%2F%2F1&interaction=b&link=app%3A%2F%2F2")
        #expect(repeated.interaction == "b" && repeated.destination?.absoluteString == "app://2")
        let both = try link("own://dismiss?target=app%3A%2F%2F1&link=app%3A%2F%2F2")
        #expect(both.destination?.absoluteString == "app://2")
    }

    @Test("INV-2 a router receives one destination per click, whatever the shape reports")
    func router() throws {
        let bench = Bench(EngineTraits(links: dialect))
        var routed: [String] = []
        var takesOver = false
        let router = DestinationRouter(bench.handler) { choice in
            routed.append("\(choice.url) \(choice.message.id)\(choice.isPerformed ? " performed" : "")")
            return takesOver
        }
        bench.engine.handler = router
        let url = try #require(URL(string: "own://dismiss?link=app%3A%2F%2Fa"))
        func show(_ id: String) -> CompatMessage {
            let message = bench.message(id)
            bench.run {
                bench.ask(message)
                bench.engine.didPresent(message)
            }
            return message
        }
        let asked = show("A")
        bench.run {
            let action = MessageAction(source: .body, effect: .open(url, inWebView: false))
            #expect(bench.engine.shouldPerform(action, of: asked))
            takesOver = true
            #expect(!bench.engine.shouldPerform(action, of: asked))
            bench.engine.didDismiss(asked)
        }
        let told = show("B")
        bench.run {
            bench.engine.didLoad(url, in: told, dismisses: true)
            bench.engine.didDismiss(told)
        }
        bench.driver.contents["C"] = {
            var content = MessageContent(layout: .modal)
            content.buttons = [ButtonContent(id: "go", text: "Go", effect: .open(url, inWebView: false))]
            return content
        }()
        let ended = show("C")
        bench.run { bench.engine.didDismiss(ended, cause: .buttonClick(id: "go")) }
        #expect(routed == ["app://a A", "app://a A", "app://a B performed", "app://a C performed"])
    }
}

@MainActor @Suite("Clicks that a handler takes over", .timeLimit(.minutes(20))) struct TakenClickTests {
    @Test("INV-2 a click that the inner handler took over is not routed when the message ends, each time")
    func takenOver() throws {
        let bench = Bench()
        let url = try #require(URL(string: "app://a"))
        var routed: [String] = []
        bench.handler.isLeftToSDK = false
        bench.engine.handler = DestinationRouter(bench.handler) { choice in
            routed.append(choice.message.id)
            return true
        }
        for id in ["A", "B"] {
            bench.driver.contents[id] = {
                var content = MessageContent(layout: .modal)
                content.buttons = [
                    ButtonContent(id: "go", text: "Go", effect: .open(url, inWebView: false))
                ]
                return content
            }()
            let message = bench.message(id)
            bench.run {
                bench.ask(message)
                bench.engine.didPresent(message)
                let action = MessageAction(source: .button(id: "go"), effect: .open(url, inWebView: false))
                #expect(!bench.engine.shouldPerform(action, of: message))
                bench.engine.didDismiss(message, cause: .buttonClick(id: "go"))
            }
        }
        #expect(routed.isEmpty)
    }
}

@MainActor @Suite("Clicks on two messages on screen", .timeLimit(.minutes(20)))
struct TwoMessagesRouterTests {
    private let go = URL(string: "app://go")

    /// A router, and the destinations that it routes; each message has a button with a
    /// destination, and is on the screen.
    private func world(_ ids: String...) throws -> (Bench, @MainActor () -> [String], [CompatMessage]) {
        let bench = Bench(EngineTraits(queuesDisplays: true))
        let url = try #require(go)
        var routed: [String] = []
        bench.engine.handler = DestinationRouter(bench.handler) { choice in
            routed.append("\(choice.message.id)\(choice.isPerformed ? " performed" : "")")
            return false
        }
        var content = MessageContent(layout: .modal)
        content.buttons = [ButtonContent(id: "go", text: "Go", effect: .open(url, inWebView: false))]
        let messages = ids.map { id in
            bench.driver.contents[id] = content
            return bench.shown(id)
        }
        return (bench, { routed }, messages)
    }

    @Test("INV-2 each click is routed once, also if another message is clicked before the first one ends")
    func asked() throws {
        let (bench, routed, messages) = try world("A", "B")
        let action = MessageAction(
            source: .button(id: "go"), effect: .open(try #require(go), inWebView: false))
        for message in messages { bench.run { #expect(bench.engine.shouldPerform(action, of: message)) } }
        for message in messages {
            bench.run { bench.engine.didDismiss(message, cause: .buttonClick(id: "go")) }
        }
        #expect(routed() == ["A", "B"])
    }

    @Test(
        "INV-2 the same holds for reported links, and an unreported click on another message is routed by its end"
    )
    func told() throws {
        let (bench, routed, messages) = try world("A", "B", "C")
        let url = try #require(go)
        for message in messages.prefix(2) {
            bench.run { bench.engine.didLoad(url, in: message, dismisses: false) }
        }
        for message in messages {
            bench.run { bench.engine.didDismiss(message, cause: .buttonClick(id: "go")) }
        }
        #expect(routed() == ["A performed", "B performed", "C performed"])
    }

    @Test(
        "INV-2 the wrapped handler hears everything; a click is left to the SDK unless it or the closure takes it",
        arguments: [true, false], [true, false])
    func leftToSDK(isLeftByHandler: Bool, isRouted: Bool) throws {
        let bench = Bench()
        bench.handler.isLeftToSDK = isLeftByHandler
        var routed: [String] = []
        bench.engine.handler = DestinationRouter(bench.handler) { choice in
            routed.append(choice.url.absoluteString)
            return isRouted
        }
        let (url, message) = (try #require(go), bench.shown())
        let click = MessageAction(source: .body, effect: .open(url, inWebView: false))
        bench.run {
            #expect(bench.engine.shouldPerform(click, of: message) == (isLeftByHandler && !isRouted))
            #expect(
                bench.engine.shouldPerform(MessageAction(source: .body, effect: .none), of: message)
                    == isLeftByHandler)
            bench.engine.didLoad(url, in: message, dismisses: false)
            bench.engine.didDismiss(message, cause: .userDismissed)
        }
        #expect(routed.count == (isLeftByHandler ? 2 : 1))
        bench.expect(
            "shouldPerform A body -> \(url)", "shouldPerform A body", "didLoad A \(url)", "willDismiss A",
            "> release A", "didDismiss A dismissed by the user")
    }
}

@MainActor @Suite("Handlers around handlers", .timeLimit(.minutes(20))) struct HandlerDecoratorTests {
    @Test("INV-2 a decorator forwards everything, and changes only what it overrides")
    func passesOn() throws {
        final class Quiet: HandlerDecorator {
            override func willDismiss(_ message: CompatMessage) {}
        }
        let bench = Bench()
        bench.engine.handler = Quiet(bench.handler)
        let message = bench.message()
        try bench.run {
            bench.prepare(message)
            bench.engine.didPresent(message)
            bench.engine.didHide(message)
            try message.show()
            bench.engine.didPresent(message)
            bench.engine.willPresent(message)
            bench.engine.didPresent(message)
            _ = bench.engine.shouldPerform(MessageAction(source: .body, effect: .none), of: message)
            bench.engine.didLoad(try #require(URL(string: "https://e.org")), in: message, dismisses: false)
            bench.engine.didDismiss(message)
        }
        #expect(
            bench.trace.take().filter { !$0.hasPrefix("!") } == [
                "decide A", "answer show A", "prepare A", "willPresent A", "didPresent A", "didHide A",
                "> showLater A", "willPresent A", "didPresent A", "shouldPerform A body",
                "didLoad A https://e.org", "> release A", "didDismiss A message clicked (derived)",
            ])
        let failed = bench.message("B")
        bench.run { bench.engine.fail(failed, MessageFailure(.content, "It broke.")) }
        bench.expect("> release B", "didFail B content")
        #expect(HandlerDecorator().decideDisplay(of: failed) == .show)
    }

    @Test("INV-1 a handler behind decorators is asked once, and show() overrides its hold")
    func askedOnce() throws {
        let bench = Bench()
        bench.handler.decision = { _ in .hold }
        bench.engine.handler = HandlerDecorator(HandlerDecorator(bench.handler))
        let message = bench.message()
        try bench.run {
            bench.ask(message)
            try message.reconsider()
            #expect(message.phase == .held)
            try message.show()
        }
        bench.expect("decide A", "answer hold A", "> showLater A")
    }
}

@MainActor @Suite("Free-form values", .timeLimit(.minutes(20))) struct ContentValueReadingTests {
    @Test("INV-5 a value is read as its own type, and a number as another type if nothing is lost")
    func reading() {
        #expect(ContentValue.bool(true).bool == true && ContentValue.int(1).bool == nil)
        #expect(ContentValue.int(3).int == 3 && ContentValue.double(3).int == 3)
        #expect(ContentValue.double(3.5).int == nil && ContentValue.double(1e300).int == nil)
        #expect(ContentValue.double(3.5).double == 3.5 && ContentValue.int(3).double == 3)
        #expect(ContentValue.string("3").int == nil && ContentValue.string("3").double == nil)
        #expect(ContentValue.array([1]).array == [1] && ContentValue.object(["a": 1]).array == nil)
        #expect(ContentValue.object(["a": 1]).object == ["a": 1] && ContentValue.null.object == nil)
    }
}
