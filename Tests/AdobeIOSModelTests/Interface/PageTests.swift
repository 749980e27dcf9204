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

@Suite("Pages", .timeLimit(.minutes(20))) @MainActor struct PageTests {
    private func handler(_ name: String) -> (Any?) -> Void {
        { body in
            HeadlessStage.current.log.record(.note, from: name, "\(body ?? "nil")")
        }
    }

    @Test("AI-120 AI-121 AI-122 the first handler of a name gets the page's messages, on main")
    func handlers() throws {
        let world = TestWorld()
        let message = try world.makeMessage(listener: nil)
        let trace = world.trace {
            message.handleJavascriptMessage("early", withHandler: handler("first"))
            message.handleJavascriptMessage("early", withHandler: handler("second"))
            message.show()
        }
        #expect(trace.last == "main view inserted")
        let view = try headlessPage(message.webView)
        #expect(view.handlerNames == ["early"])
        #expect(world.trace { world.stage.page.post("early", json: "\"hi\"") } == ["main first.hi"])

        _ = world.trace { message.handleJavascriptMessage("late", withHandler: handler("late")) }
        #expect(view.handlerNames == ["early", "late"])
        #expect(world.trace { view.post(name: "late", body: 7) } == ["main late.7"])
        #expect(!view.post(name: "unknown", body: 7))
        #expect(
            world.trace { world.stage.page.post("unknown") }.first?.contains("error") == true)
    }

    @Test("AI-122 a page's call is posted as the page writes it, or by the handler's name")
    func asWritten() throws {
        let world = TestWorld()
        let message = try world.makeMessage(listener: nil)
        _ = world.trace {
            message.handleJavascriptMessage("shop", withHandler: handler("JS"))
            message.show()
        }
        let calls = [
            "shop", "webkit.messageHandlers.shop.postMessage",
            "window.webkit.messageHandlers.shop.postMessage",
        ]
        for call in calls {
            #expect(world.trace { world.stage.page.post(call, json: "\"hi\"") } == ["main JS.hi"])
        }
    }

    @Test(
        "AI-122 bodies keep their types; what is not JSON is not delivered",
        arguments: [
            ("null", "null"), ("true", "1"), ("15.0", "15"), ("1.5", "1.5"), ("[1]", "[1]"), ("\"s\"", "s"),
        ]) func bodies(_ json: String, _ expected: String) throws
    {
        let world = TestWorld()
        let message = try world.makeMessage(listener: nil)
        _ = world.trace {
            message.handleJavascriptMessage("name", withHandler: handler("JS"))
            message.show()
        }
        let trace = world.trace { world.stage.page.post("name", json: json) }
        #expect(trace.first?.hasPrefix("main JS.") == true)
        #expect(trace.first?.contains(expected) == true)
        #expect(world.trace { world.stage.page.post("name", json: "{{") }.first?.contains("error") == true)
    }

    @Test("AI-122 a number is any kind of number, as on a device") func numbers() throws {
        let world = TestWorld()
        let message = try world.makeMessage(listener: nil)
        let seen = Locked<[String]>([])
        _ = world.trace {
            message.handleJavascriptMessage("n") { body in
                seen.withLock {
                    $0.append("\(String(describing: body as? Int)) \(String(describing: body as? Double))")
                }
            }
            message.handleJavascriptMessage("o") { body in
                let object = body as? [String: Any]
                seen.withLock {
                    $0.append("\(object?["a"] as? String ?? "-") \(object?["b"] as? Bool ?? false)")
                }
            }
            message.show()
        }
        world.stage.page.post("n", json: "15")
        world.stage.page.post("o", json: #"{ "a": "x", "b": true }"#)
        #expect(seen.current == ["Optional(15) Optional(15.0)", "x true"])
    }

    @Test("AI-123 handlers survive hiding") func survive() throws {
        let world = TestWorld()
        let message = try world.makeMessage(listener: nil)
        _ = world.trace {
            message.handleJavascriptMessage("name", withHandler: handler("JS"))
            message.show()
        }
        _ = world.trace { message.hide() }
        _ = world.trace { message.show() }
        #expect(world.trace { world.stage.page.post("name", json: "1") } == ["main JS.1"])
    }

    @Test("AI-124 the page sets its height if it may") func contentHeight() throws {
        let world = TestWorld()
        let settings = MessageSettings().setFitToContent(true).setVerticalAlign(.top)
        let message = try world.makeMessage(listener: nil, settings: settings)
        _ = world.trace { message.show() }
        let view = try #require(message.webView)
        for body in ["\"0\"", "\"-5\"", "120", "null", "\"tall\""] {
            world.stage.page.post("inAppContentHeightHandler", json: body)
            #expect(view.frame.height == 844)
        }
        world.stage.page.post("inAppContentHeightHandler", json: "\"120.5\"")
        #expect(view.frame == CGRect(x: 0, y: 0, width: 390, height: 120.5))
        world.stage.page.post("inAppContentHeightHandler", json: "\"1e9\"")
        #expect(view.frame.height == 844)
    }

    @Test("AI-155 AI-171 infinity and nan are heights, and a height stays in effect") func oddHeights()
        throws
    {
        let world = TestWorld()
        let settings = MessageSettings().setFitToContent(true).setVerticalAlign(.top)
        let message = try world.makeMessage(listener: nil, settings: settings)
        _ = world.trace { message.show() }
        let view = try #require(message.webView)
        world.stage.page.post("inAppContentHeightHandler", json: "\"120\"")
        settings.setFitToContent(false).setHeight(10)
        world.stage.screen.size = CGSize(width: 300, height: 500)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 300, height: 120))
        world.stage.page.post("inAppContentHeightHandler", json: "\"Infinity\"")
        #expect(view.frame.height == 500)
        // While it is off the screen, the height is applied at once.
        _ = world.trace { message.hide() }
        let page = try headlessPage(view)
        page.post(name: "inAppContentHeightHandler", body: "130")
        #expect(view.superview == nil && view.frame.height == 130)
        let trace = world.trace { page.post(name: "inAppContentHeightHandler", body: "nan") }
        #expect(trace == ["main error The page's height is not a number: a device raises an exception"])
        #if !canImport(UIKit)
            #expect(view.frame.height.isNaN)
        #endif
    }

    @Test("AI-124 the app may register the reserved name first") func reservedName() throws {
        let world = TestWorld()
        let message = try world.makeMessage(listener: nil, settings: MessageSettings().setFitToContent(true))
        _ = world.trace {
            message.handleJavascriptMessage("inAppContentHeightHandler", withHandler: handler("mine"))
            message.show()
        }
        #expect(
            world.trace { world.stage.page.post("inAppContentHeightHandler", json: "\"9\"") } == [
                "main mine.9"
            ])
        #expect(message.webView?.frame.height == 844)
    }

    @Test("AI-125 scripts go straight to the web view") func evaluate() throws {
        let world = TestWorld()
        let message = try world.makeMessage(listener: nil)
        _ = world.trace { message.show() }
        let view = try headlessPage(message.webView)
        view.evaluateJavaScript("document.title") { _, _ in }
        #expect(view.evaluatedScripts == ["document.title"])
    }

    @Test("AI-130 assets replace parts of the page where local images are used") func assets() throws {
        let html = "<img src='https://e.org/a.png'><img src='https://e.org/b.png'>"
        let map = ["https://e.org/a.png": "file:///a", "https://e.org/b.png": "file:///b"]
        func loaded(_ isLocal: Bool, _ maps: [String: String]?...) throws -> String? {
            let world = TestWorld()
            let message = try world.makeMessage(html, listener: nil, isLocalImageUsed: isLocal)
            _ = world.trace {
                for map in maps { message.setAssetMap(map) }
                message.show()
            }
            return try headlessPage(message.webView).loadedHTML
        }
        #expect(try loaded(true, map) == "<img src='file:///a'><img src='file:///b'>")
        #expect(try loaded(false, map) == html)
        #expect(try loaded(true) == html)
        #expect(try loaded(true, map, nil) == html)
        #expect(try loaded(true, map, [:]) == html)
    }

    @Test("1.3 the listener is notified once that the page has loaded") func finishedLoading() throws {
        let world = TestWorld()
        let message = try world.makeMessage(listener: RecordingListener())
        _ = world.trace { message.show() }
        #expect(world.trace { world.stage.page.finishLoading() } == ["main L.webViewDidFinishInitialLoading"])
        #expect(world.trace { world.stage.page.finishLoading() }.first?.contains("error") == true)
        _ = world.trace { message.dismiss() }
        _ = world.trace { message.show() }
        #expect(world.trace { world.stage.page.failLoading() } == [])
        #expect(world.trace { world.stage.page.finishLoading() }.first?.contains("error") == true)
    }
}
