import AdobeAndroid2Model
import HeadlessStage
import ModelTesting
import PlatformStandIns
import Testing

@Suite("UI service", .timeLimit(.minutes(20))) @MainActor struct UIServiceTests {
    private final class Handler: URIHandler {
        func getURIDestination(_ uri: String) -> Intent? {
            uri.hasPrefix("app:") ? Intent(uri: "mapped:\(uri)") : nil
        }
    }

    private func service(_ world: TestWorld) -> any UIService {
        world.stage.run { ServiceProvider.getInstance().getUIService() }
    }

    @Test("1.6 URLs are opened outside the app, unless a handler maps them") func urls() throws {
        let world = TestWorld()
        let service = service(world)
        #expect(service.showUrl("https://e.org"))
        #expect(!service.showUrl(""))
        service.setURIHandler(Handler())
        #expect(service.getIntentWithURI("app:x")?.getDataString() == "mapped:app:x")
        let message = try world.makeMessage()
        message.openUrl("app:y")
        message.openUrl("other:z")
        world.stage.app.hasRootViewController = false
        #expect(!service.showUrl("https://e.org"))
        #expect(world.takeTrace() == ["ui open https://e.org", "ui open mapped:app:y", "ui open other:z"])
    }

    @Test("1.6 without a listener no message is created") func noListener() {
        #expect(service(TestWorld()).createFullscreenMessage("<html></html>", nil, false, nil) == nil)
    }

    @Test("1.4 settings and local assets apply from the next show on") func setters() throws {
        let world = TestWorld()
        let listener = RecordingListener()
        let message = try #require(
            service(world).createFullscreenMessage("<html></html>", listener, true, nil))
        #expect(message.getMessageSettings() == nil)
        let settings = MessageSettings.centered()
        settings.setDisplayAnimation(.fade)
        message.setMessageSetting(settings)
        message.setLocalAssetsMap(["https://e.org/a.png": "/cache/a"])
        _ = world.trace { message.show() }
        #expect(message.getMessageSettings() === settings)
        #expect(message.getWebView()?.localAssets == ["https://e.org/a.png": "/cache/a"])
    }

    @Test("A2-218 a blank URL is not opened", arguments: ["", " ", "\t\n"]) func blank(_ url: String) {
        let world = TestWorld()
        #expect(!service(world).showUrl(url))
        #expect(world.takeTrace() == [])
    }

    @Test(
        "A2-104 A2-216 local assets apply whatever isLocalImageUsed is; nil and an empty map keep them",
        arguments: [true, false])
    func assets(_ isLocalImageUsed: Bool) throws {
        let world = TestWorld()
        let message = try #require(
            service(world).createFullscreenMessage(
                "<html></html>", RecordingListener(), isLocalImageUsed, .centered()))
        message.setLocalAssetsMap(["a": "b"])
        message.setLocalAssetsMap(nil)
        _ = world.trace { message.show() }
        #expect(message.getWebView()?.localAssets == ["a": "b"])
        #expect(message.getWebView()?.loadedHTML == "<html></html>")
        _ = world.trace { message.dismiss() }
        message.setLocalAssetsMap([:])
        _ = world.trace { message.show() }
        #expect(message.getWebView()?.localAssets == ["a": "b"])
    }

    @Test("1.8 the web view runs scripts on the main thread only, and posts to it") func webView() throws {
        let (world, message) = try TestWorld.shown()
        let webView = try #require(message.getWebView())
        let stage = world.stage
        let trace = world.trace {
            webView.post { stage.log.record(.note, from: "P", "posted") }
            webView.evaluateJavascript("a()") { stage.log.record(.note, from: "P", $0 ?? "nil") }
            let carried = Carried(webView)
            stage.onBackground { carried.value.evaluateJavascript("b()", nil) }
        }
        #expect(trace == ["ui P.posted", "ui P.null", "bg error A web view was used off the main thread"])
        #expect(webView.evaluatedScripts == ["a()"])
    }

    @Test("A2-040 without an activity an alert is only logged") func alertWithoutActivity() {
        let world = TestWorld()
        world.stage.app.hasRootViewController = false
        let service = service(world)
        let trace = world.trace {
            service.showAlert(.build("t", nil, nil, nil), RecordingAlertListener())
        }
        #expect(trace == ["ui error An alert needs an activity"])
    }
}
