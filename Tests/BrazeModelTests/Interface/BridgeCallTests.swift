import HeadlessStage
import Testing

#if canImport(BrazeUI)
    import BrazeKit
    import BrazeUI
#else
    import BrazeModel
#endif

@MainActor @Suite("BZ-091: a page's calls of brazeBridge", .timeLimit(.minutes(20)))
struct BridgeCallTests {
    let fixture = Fixture()

    private func show() {
        fixture.show(fixture.spied(.html("H")))
        fixture.stage.page.finishLoading()
        fixture.stage.runUntilIdle()
        fixture.trace.removeAll()
    }

    @Test(
        "BZ-091 brazeBridge.logClick and brazeBridge.closeMessage do not ask",
        arguments: zip(
            ["\"1\"", "null", "\"\"", "[\"0\"]", "[]"], ["1", "body", "body", "0", "body"]))
    func clickAndClose(json: String, id: String) {
        show()
        fixture.stage.page.post("brazeBridge.logClick", json: json)
        fixture.stage.page.post("window.brazeBridge.closeMessage")
        fixture.stage.runUntilIdle()
        #expect(fixture.lines == ["click(\(id), H)", "willDismiss(H)", "didDismiss(H)"])
    }

    @Test("BZ-091 a click with an argument that is not an id is an error")
    func badClick() {
        show()
        fixture.stage.page.post("brazeBridge.logClick", json: "{\"id\": 1}")
        #expect(fixture.lines.count == 1 && fixture.lines[0].hasPrefix("error(webViewScript"))
    }

    @Test("BZ-091 brazeBridge.logCustomEvent reaches Braze, and a call without effect is a note")
    func otherCalls() throws {
        let host = BrazeHost(stage: fixture.stage)
        host.trigger(.html("H"))
        fixture.stage.runUntilIdle()
        fixture.stage.page.finishLoading()
        fixture.stage.runUntilIdle()
        fixture.stage.log.removeAll()
        fixture.stage.page.post("brazeBridge.logCustomEvent", json: "[\"opened\", {\"place\": \"top\"}]")
        fixture.stage.page.post("brazeBridge.logCustomEvent", json: "1")
        fixture.stage.page.post("brazeBridge.requestImmediateDataFlush")
        #expect(
            fixture.stage.log.entries.map(\.description) == [
                "Braze analytics customEvent name=opened place=top",
                "Braze error webViewScript(logCustomEvent expects a name, found [1]) messageId=H",
                "Braze note brazeBridge.requestImmediateDataFlush arguments=[]",
            ])
    }

    @Test("BZ-137 after a dismissal that the SDK asks for, the page has no bridge and the view has no page")
    func detached() {
        var pages: [Bool] = []
        fixture.delegate.onWillDismiss = { pages.append($0.html?.webView == nil) }
        show()
        fixture.ui.dismiss(reason: .changeUser)
        fixture.stage.page.post("brazeBridge.logClick")
        fixture.stage.runUntilIdle()
        #expect(pages == [true])
        #expect(fixture.lines == ["willDismiss(H)", "didDismiss(H)"])
    }

    // On iOS a web view that the app has created is WebKit's, whose pages the stage does not play.
    #if !canImport(UIKit)
        @Test("BZ-072 a page in a custom view reaches the handlers that the app has installed")
        func ownPage() throws {
            fixture.delegate.prepare = { $0.customView = OwnPageView() }
            fixture.show(fixture.spied(.slideup("S")))
            fixture.stage.page.finishLoading()
            fixture.trace.removeAll()
            fixture.stage.page.post("brazeBridge.logClick", json: "\"7\"")
            fixture.stage.page.post("brazeBridge.closeMessage")
            #expect(fixture.lines == ["click(7, S)", "willDismiss(S)", "didDismiss(S)"])
        }
    #endif
}

#if !canImport(UIKit)
    /// A view of the app's own with a web page in it.
    private final class OwnPageView: UIView, InAppMessageView {
        var presented = false

        func present(completion: (() -> Void)?) {
            let configuration = WKWebViewConfiguration()
            configuration.userContentController.add(
                webViewScriptMessageHandler(), name: Braze.WebViewBridge.ScriptMessageHandler.name)
            let page = WKWebView(frame: bounds, configuration: configuration)
            page.loadHTMLString("<p/>", baseURL: nil)
            addSubview(page)
            willPresent()
            presented = true
            logImpression()
            completion?()
            didPresent()
        }

        func dismiss(completion: (() -> Void)?) {
            willDismiss()
            completion?()
            didDismiss()
        }
    }
#endif
