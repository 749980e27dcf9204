import AdobeAndroid3Model
import HeadlessStage
import ModelTesting
import PlatformStandIns
import Testing

@Suite("JavaScript", .timeLimit(.minutes(20))) @MainActor struct ScriptTests {
    private func handle(_ message: InAppMessage, _ name: String, as label: String) {
        message.eventHandler.handleJavascriptMessage(name) { note("\(label)(\($0 ?? "nil"))", from: "js") }
    }

    @Test("A3-110 to A3-113, A3-134 the last handler wins, receives no null, and survives a new page")
    func handlers() throws {
        let world = TestWorld()
        let presentable = try world.createMessage()
        let message = presentable.getPresentation()
        #expect(message.eventHandler === message.eventHandler)
        handle(message, "app", as: "first")
        handle(message, "app", as: "second")
        _ = world.trace { presentable.show() }
        #expect(world.trace { world.stage.page.post("app", json: #""hi""#) } == ["bg js.second(hi)"])
        #expect(world.trace { world.stage.page.post("app.run", json: #""hi""#) } == ["bg js.second(hi)"])
        _ = world.trace { self.handle(message, "app", as: "third") }
        #expect(
            world.trace {
                world.stage.page.post("app", json: "1")
                world.stage.page.post("app", json: "null")
            } == ["main app.run(null) reaches nobody", "bg js.third(1)"])
        _ = world.trace { presentable.hide() }
        _ = world.trace { presentable.show() }
        #expect(world.trace { world.stage.page.post("app", json: #""x""#) } == ["bg js.third(x)"])
        #expect(world.trace { world.stage.page.post("other") }.first?.hasPrefix("main error") == true)
    }

    @Test("A3-114, A3-115 evaluating needs a script and a page") func evaluate() throws {
        let world = TestWorld()
        world.delegate.inOnShow = { presentable in
            let message = presentable.getPresentation() as? InAppMessage
            message?.eventHandler.evaluateJavascript("tooEarly()") { _ in note("never", from: "js") }
        }
        world.host.setScriptResult { "<\($0)>" }
        let presentable = try world.createMessage()
        let handler = presentable.getPresentation().eventHandler
        handler.evaluateJavascript("before()") { _ in note("never", from: "js") }
        #expect(!world.trace { presentable.show() }.contains { $0.contains("js") || $0.contains("evaluate") })
        #expect(world.trace { handler.evaluateJavascript("") { _ in note("never", from: "js") } } == [])
        #expect(
            world.trace { handler.evaluateJavascript("a+%3D+1") { note($0 ?? "nil", from: "js") } }
                == ["main evaluate a = 1", "main js.<a = 1>"])
        #expect(
            world.trace { handler.evaluateJavascript("5%") { _ in } }
                == ["main error Not evaluated: illegal escape in 5%"])
        _ = world.trace { presentable.dismiss() }
        #expect(world.trace { handler.evaluateJavascript("after()") { _ in } } == [])
    }

    @Test("A3-131 a script that results in null calls no callback") func nullResult() throws {
        let world = TestWorld()
        let presentable = try world.createMessage()
        _ = world.trace { presentable.show() }
        world.host.setScriptResult { $0 == "none" ? nil : "null" }
        let handler = presentable.getPresentation().eventHandler
        let trace = world.trace {
            handler.evaluateJavascript("none") { _ in note("never", from: "js") }
            handler.evaluateJavascript("some") { note($0 ?? "nil", from: "js") }
        }
        #expect(trace == ["main evaluate none", "main evaluate some", "main js.null"])
    }

    @Test("A3-116 the height handler is the SDK's own") func height() throws {
        let world = TestWorld()
        let plain = try world.createMessage()
        _ = world.trace { plain.show() }
        #expect(world.trace { world.stage.page.post("inAppContentHeightHandler", json: #""9""#) } == [])
        _ = world.trace { plain.dismiss() }
        let fitting = try world.createMessage(.init().shouldFitToContent(true))
        _ = world.trace { fitting.show() }
        #expect(
            world.trace { world.stage.page.post("inAppContentHeightHandler", json: #""320""#) }
                == ["main content height 320"])
        #expect(world.trace { world.stage.page.post("inAppContentHeightHandler", json: #""x""#) } == [])
    }

    @Test("A3-086, A3-117 a link that begins with js is a script") func scriptLink() throws {
        let world = TestWorld()
        try world.trigger()
        let url = try #require(URL(string: "adbinapp://x?link=jsapp://go"))
        #expect(
            world.trace { world.stage.user.openLink(url) }
                == ["main D.onContentLoaded(adbinapp://x?link=jsapp://go)", "main evaluate jsapp://go"])
    }

    @Test("1.4 the handler before the presentable is created") func early() {
        let stage = HeadlessStage()
        let message = InAppMessage(InAppMessageSettings.Builder().build(), MessageListener())
        stage.run { message.eventHandler.evaluateJavascript("x") { _ in } }
        #expect(stage.log.entries(of: .error).count == 1)
    }
}
