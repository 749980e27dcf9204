import Foundation
import HeadlessStage
import PlatformStandIns
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Records the callbacks of a web view.
@MainActor private final class Navigator: NSObject, WKNavigationDelegate, WKUIDelegate {
    var lines: [String] = []
    var policy = WKNavigationActionPolicy.allow

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) {
        let frame = navigationAction.targetFrame.map { $0.isMainFrame ? "main" : "inner" } ?? "window"
        lines.append("decide \(frame)")
        decisionHandler(policy)
    }

    func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView? {
        lines.append("window \(navigationAction.request.url?.absoluteString ?? "-")")
        return nil
    }

    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
        lines.append(webView.isLoading ? "commit" : "commit late")
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        lines.append(webView.isLoading ? "finish early" : "finish")
    }

    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
        lines.append("fail")
    }

    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
        withError error: any Error
    ) {
        lines.append("fail provisional")
    }
}

/// Records navigations, decides by preferences, and implements no other callback.
@MainActor private final class PreferringNavigator: NSObject, WKNavigationDelegate {
    var started: [WKNavigation] = []
    var types: [WKNavigationType] = []

    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
        started.append(navigation)
    }

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        preferences: WKWebpagePreferences,
        decisionHandler:
            @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) ->
            Void
    ) {
        types.append(navigationAction.navigationType)
        decisionHandler(.cancel, preferences)
    }
}

/// Records the messages that a page posts.
@MainActor private final class Listener: NSObject, WKScriptMessageHandler {
    var lines: [String] = []

    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) {
        let frame = message.frameInfo.isMainFrame ? "main" : "inner"
        lines.append("\(message.name) \(message.body) \(frame) \(message.webView?.url?.host ?? "-")")
    }
}

/// Replies to the messages that a page posts.
@MainActor private final class Replier: NSObject, WKScriptMessageHandlerWithReply {
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
        replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void
    ) {
        guard let number = message.body as? Int else { return replyHandler(nil, "no number") }
        replyHandler(number * 2, nil)
    }
}

private struct Failure: Error {}

@MainActor @Suite("A headless web view", .timeLimit(.minutes(20))) struct HeadlessWebViewTests {
    let view = HeadlessWebView.make()
    private let navigator = Navigator()
    private let listener = Listener()

    private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

    private func attach() {
        (view.navigationDelegate, view.uiDelegate) = (navigator, navigator)
    }

    @Test("A request is recorded, and its page is loading until the stage finishes it") func load() throws {
        attach()
        let place = try url("https://e.org/offer")
        #expect(view.url == nil && !view.isLoading && view.title == nil)
        #expect(view.load(URLRequest(url: place)) != nil)
        #expect(view.loadedRequest?.url == place && view.url == place && view.loadedHTML == nil)
        #expect(view.isLoading && view.loadCount == 1 && navigator.lines == [])
        #expect(view.finishLoading())
        #expect(!view.isLoading && navigator.lines == ["commit", "finish"])
        #expect(!view.finishLoading() && !view.failLoading(Failure()))
        #expect(navigator.lines == ["commit", "finish"])
    }

    @Test("HTML is recorded with its base URL; without one the page is about:blank") func html() throws {
        let base = try url("https://e.org/")
        view.loadHTMLString("<p/>", baseURL: base)
        #expect(view.loadedHTML == "<p/>" && view.loadedBaseURL == base && view.url == base)
        view.loadHTMLString("<b/>", baseURL: nil)
        #expect(view.loadedHTML == "<b/>" && view.loadedBaseURL == nil)
        #expect(view.url?.absoluteString == "about:blank" && view.loadedRequest == nil)
    }

    @Test("Every way to load is recorded, and replaces the previous load") func waysToLoad() throws {
        let (place, file) = (try url("https://e.org/"), URL(fileURLWithPath: "/tmp/page.html"))
        let data = Data("<i/>".utf8)
        view.load(data, mimeType: "text/html", characterEncodingName: "utf-8", baseURL: place)
        #expect(view.loadedHTML == "<i/>" && view.loadedBaseURL == place)
        view.loadFileURL(file, allowingReadAccessTo: file)
        #expect(view.loadedHTML == nil && view.loadedRequest?.url == file && view.url == file)
        view.loadSimulatedRequest(URLRequest(url: place), responseHTML: "<u/>")
        #expect(view.loadedHTML == "<u/>" && view.loadedRequest?.url == place)
        view.loadFileRequest(URLRequest(url: file), allowingReadAccessTo: file)
        let response = URLResponse(
            url: place, mimeType: "text/html", expectedContentLength: 4, textEncodingName: nil)
        view.loadSimulatedRequest(URLRequest(url: place), response: response, responseData: data)
        #expect(view.loadedHTML == "<i/>" && view.url == place && view.loadCount == 5)
    }

    @Test("If a page is loaded twice in a row, the first load is not reported any more") func twice() throws {
        attach()
        #expect(view.reload() == nil && view.loadCount == 0)
        let first = view.loadHTMLString("<p/>", baseURL: nil)
        let second = view.reload()
        #expect(first != nil && second != nil && first !== second)
        #expect(view.loadCount == 2 && view.loadedHTML == "<p/>")
        view.finishLoading()
        view.reloadFromOrigin()
        view.finishLoading()
        #expect(navigator.lines == ["commit", "finish", "commit", "finish"] && view.loadCount == 3)
    }

    @Test("A load that is stopped is not reported") func stop() {
        attach()
        view.loadHTMLString("<p/>", baseURL: nil)
        view.stopLoading()
        #expect(!view.isLoading && !view.finishLoading() && navigator.lines == [])
    }

    @Test("The start of a load is reported inside the call that loads") func start() {
        let preferring = PreferringNavigator()
        view.navigationDelegate = preferring
        let started = view.loadHTMLString("<p/>", baseURL: nil)
        #expect(preferring.started == [started])
    }

    @Test("STAND-INS a page fails before or after its first content") func failures() {
        view.navigationDelegate = navigator
        view.loadHTMLString("", baseURL: nil)
        view.failLoading(CancellationError())
        view.loadHTMLString("", baseURL: nil)
        view.failLoading(CancellationError(), afterFirstContent: true)
        view.failLoading(CancellationError(), afterFirstContent: true)
        #expect(navigator.lines == ["fail provisional", "commit", "fail"])
    }

    @Test("STAND-INS the target of a link decides which delegate is asked") func links() throws {
        attach()
        let link = try url("https://example.com")
        for target in [HeadlessWebView.LinkTarget.mainFrame, .innerFrame, .newWindow] {
            view.navigate(to: link, target: target)
        }
        navigator.policy = .cancel
        view.navigate(to: link, target: .newWindow)
        #expect(
            navigator.lines == [
                "decide main", "decide inner", "decide window", "window https://example.com",
                "decide window",
            ])
    }

    @Test("A link is allowed or refused, and loads nothing either way") func decisions() throws {
        var decisions: [WKNavigationActionPolicy] = []
        let link = try url("https://e.org/")
        view.navigate(to: link) { decisions.append($0) }
        attach()
        for policy in [WKNavigationActionPolicy.allow, .cancel] {
            navigator.policy = policy
            view.navigate(to: link) { decisions.append($0) }
        }
        #expect(decisions == [.allow, .allow, .cancel])
        #expect(view.loadCount == 0 && view.url == nil)
    }

    @Test("A delegate that decides with preferences is asked with them, and gets the type of the navigation")
    func preferences() throws {
        let preferring = PreferringNavigator()
        view.navigationDelegate = preferring
        var decisions: [WKNavigationActionPolicy] = []
        for type in [WKNavigationType.linkActivated, .other] {
            view.navigate(to: try url("https://e.org/"), type: type) { decisions.append($0) }
        }
        #expect(preferring.types == [.linkActivated, .other] && decisions == [.cancel, .cancel])
    }

    @Test("A message of the page reaches the handler of its name, until the handler is removed")
    func messages()
        throws
    {
        let controller = view.configuration.userContentController
        controller.add(listener, name: "shop")
        view.load(URLRequest(url: try url("https://e.org/")))
        #expect(view.handlerNames == ["shop"])
        #expect(view.post(name: "shop", body: 7) && !view.post(name: "other", body: 7))
        controller.removeScriptMessageHandler(forName: "shop")
        #expect(!view.post(name: "shop", body: 7) && view.handlerNames == [])
        #expect(listener.lines == ["shop 7 main e.org"])
    }

    @Test("A handler's reply reaches the page, also if it is an error") func replies() {
        let controller = view.configuration.userContentController
        controller.addScriptMessageHandler(Replier(), contentWorld: .page, name: "double")
        var replies: [String] = []
        for body in [21, "text"] as [Any] {
            view.post(name: "double", body: body) { replies.append("\($0 ?? "-") \($1 ?? "-")") }
        }
        #expect(replies == ["42 -", "- no number"])
        #expect(view.post(name: "double", body: 1))
    }

    @Test("Content worlds are distinguished, and the page's own world comes first") func worlds() {
        let (controller, inner) = (view.configuration.userContentController, Listener())
        controller.add(inner, contentWorld: .defaultClient, name: "shop")
        view.post(name: "shop", body: 1)
        controller.add(listener, name: "shop")
        view.post(name: "shop", body: 2)
        #expect(inner.lines.count == 1 && listener.lines.count == 1 && view.handlerNames == ["shop"])
        controller.removeAllScriptMessageHandlers(from: .page)
        view.post(name: "shop", body: 3)
        #expect(inner.lines.count == 2)
        controller.removeAllScriptMessageHandlers()
        #expect(!view.post(name: "shop", body: 4))
    }

    @Test("Scripts are recorded and answered, with a completion handler and asynchronously") func scripts()
        async throws
    {
        var answers: [String] = []
        view.evaluateJavaScript("1") { answers.append("\($0 ?? "nil") \($1 == nil)") }
        view.scriptEvaluator = { $0 == "2" ? .success(2) : .failure(Failure()) }
        view.evaluateJavaScript("2") { answers.append("\($0 ?? "nil") \($1 == nil)") }
        view.evaluateJavaScript("3") { answers.append("\($0 ?? "nil") \($1 == nil)") }
        #expect(answers == ["nil true", "2 true", "nil false"])
        let two = try await view.evaluateJavaScript("2") as? Int
        #expect(two == 2)
        await #expect(throws: Failure.self) { _ = try await view.evaluateJavaScript("4") }
        #expect(view.evaluatedScripts == ["1", "2", "3", "2", "4"])
    }

    @Test("The app's user scripts are recorded, and none is run") func userScripts() {
        let script = WKUserScript(source: "1", injectionTime: .atDocumentEnd, forMainFrameOnly: true)
        view.configuration.userContentController.addUserScript(script)
        #expect(view.configuration.userContentController.userScripts == [script])
        #expect(view.evaluatedScripts == [])
    }

    @Test("The configuration is changed before the view is made") func configure() {
        let made = HeadlessWebView.make(frame: CGRect(x: 1, y: 2, width: 3, height: 4)) { configuration in
            configuration.applicationNameForUserAgent = "shop"
            configuration.userContentController.add(listener, name: "shop")
        }
        #expect(made.configuration.applicationNameForUserAgent == "shop" && made.frame.width == 3)
        #expect(made.handlerNames == ["shop"] && made.post(name: "shop", body: 1))
    }

    @Test("Two views are independent of each other") func twoViews() throws {
        let other = HeadlessWebView.make()
        attach()
        view.configuration.userContentController.add(listener, name: "shop")
        view.loadHTMLString("<p/>", baseURL: nil)
        other.load(URLRequest(url: try url("https://e.org/")))
        #expect(other.finishLoading() && navigator.lines == [] && view.isLoading)
        #expect(!other.post(name: "shop", body: 1) && other.handlerNames == [])
        other.evaluateJavaScript("1", completionHandler: nil)
        #expect(view.evaluatedScripts == [] && other.loadedHTML == nil && view.loadedRequest == nil)
    }

    @Test("A web view of the app is played with the stand-ins, and not played if it is Apple's")
    func ownView() throws {
        let own = WKWebView(frame: .zero)
        #if canImport(UIKit)
            #expect(PlayedPage(own) == nil)
        #else
            (own.navigationDelegate, own.uiDelegate) = (navigator, navigator)
            own.configuration.userContentController.add(listener, name: "shop")
            own.load(URLRequest(url: try url("https://e.org/")))
            let page = try #require(PlayedPage(own))
            #expect(page.finishLoading() && !page.failLoading(Failure()) && !own.isLoading)
            page.navigate(to: try url("https://e.org/"))
            #expect(page.post(name: "shop", body: 1) && !page.post(name: "other", body: 1))
            #expect(navigator.lines == ["commit", "finish", "decide main"])
            #expect(listener.lines == ["shop 1 main e.org"])
        #endif
        #expect(PlayedPage(nil) == nil)
    }
}
