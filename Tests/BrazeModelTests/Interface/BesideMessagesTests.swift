import HeadlessStage
import Testing

#if canImport(BrazeUI)
    import BrazeKit
    import BrazeUI
#else
    import BrazeModel
#endif

/// Members that apps use in the same class as the delegate: they exist, and their calls are recorded.
@MainActor @Suite("1.8 Features other than messages", .timeLimit(.minutes(20)))
struct BesideMessagesTests {
    let stage = HeadlessStage()

    @Test("1.8 calls of other features are in the stage's log, and their results are empty")
    func calls() {
        let braze = made()
        braze.set(sdkAuthenticationSignature: "secret")
        braze.set(adTrackingEnabled: true)
        braze.requestImmediateDataFlush()
        var called = 0
        let subscriptions = [
            braze.notifications.subscribeToUpdates { _ in called += 1 },
            braze.contentCards.subscribeToUpdates { _ in called += 1 },
            braze.featureFlags.subscribeToUpdates { _ in called += 1 },
        ]
        #expect(braze.featureFlags.featureFlag(id: "new")?.enabled == nil)
        #expect(Braze.Notifications.categories.isEmpty)
        stage.runUntilIdle()
        #expect(called == 0 && subscriptions.count == 3)
        #expect(
            stage.log.entries.map(\.description) == [
                "Braze note sdkAuthenticationSignature", "Braze note adTrackingEnabled value=true",
                "Braze note requestImmediateDataFlush", "Braze note notifications.subscribeToUpdates",
                "Braze note contentCards.subscribeToUpdates", "Braze note featureFlags.subscribeToUpdates",
                "Braze note featureFlags.featureFlag id=new",
            ])
    }

    #if !canImport(UserNotifications)
        @Test("1.8 the user's notifications are passed to Braze, which does not handle them")
        func notifications() {
            let braze = made()
            var isDone = false
            let isTaken = braze.notifications.handleUserNotification(response: UNNotificationResponse()) {
                isDone = true
            }
            braze.notifications.handleForegroundNotification(notification: UNNotification())
            #expect(!isTaken && !isDone)
            #expect(
                stage.log.entries.map(\.name) == ["handleUserNotification", "handleForegroundNotification"])
        }
    #endif

    @Test("1.8 the configuration stores the settings for the servers; push automation is one object")
    func configuration() {
        let configuration = Braze.Configuration(apiKey: "key", endpoint: "endpoint")
        configuration.api.sdkAuthentication = true
        configuration.api.flushInterval = 60
        configuration.api.requestPolicy = .manual
        #expect(configuration.api.key == "key" && configuration.api.endpoint == "endpoint")
        #expect(configuration.api.sdkAuthentication && configuration.api.flushInterval == 60)
        #expect(configuration.api.requestPolicy == .manual)
        let automation = configuration.push.automation
        automation.automaticSetup = true
        #expect(configuration.push.automation.automaticSetup && configuration.push.automation === automation)
    }

    @Test("1.8 UIUtils is not isolated, and knows the app on the main thread only")
    func utilities() {
        let main = stage.run { NotIsolated.topmost() }
        #expect(main != nil)
        let found = Trace()
        stage.onBackground { found.note(NotIsolated.topmost() == nil ? "nothing" : "something") }
        stage.runUntilIdle()
        #expect(found.lines == ["background: nothing"])
    }

    @Test("1.8 an event without properties reports none")
    func eventWithoutProperties() {
        final class Listener: BrazeDelegate {
            var events: [String] = []
            func braze(_ braze: Braze, noMatchingTriggerForEvent event: Braze.TriggerEvent) {
                guard case .customEvent(let name, let properties) = event else { return }
                events.append("\(name) \(properties?.count ?? -1)")
            }
        }
        let braze = made()
        let listener = Listener()
        braze.delegate = listener
        braze.logCustomEvent(name: "a")
        braze.logCustomEvent(name: "b", properties: ["k": 1])
        stage.runUntilIdle()
        #expect(listener.events == ["a -1", "b 1"])
    }

    @Test("1.8 the handlers of a page serve a custom web view")
    func ownWebView() throws {
        let braze = made()
        let trace = Trace()
        let handler = Braze.WebViewBridge.ScriptMessageHandler(
            channel: .inAppMessage, logClick: { trace.note("click \($0 ?? "body")") },
            logError: { trace.note("error \($0)") }, closeMessage: { trace.note("close") }, braze: braze)
        let web = stage.run {
            HeadlessWebView.make { configuration in
                configuration.userContentController.add(
                    handler, name: Braze.WebViewBridge.ScriptMessageHandler.name)
                configuration.userContentController.addUserScript(
                    Braze.WebViewBridge.ScriptMessageHandler.script)
            }
        }
        let name = Braze.WebViewBridge.ScriptMessageHandler.name
        web.post(name: name, body: ["function": "logClick", "arguments": ["1"]])
        web.post(name: name, body: ["function": "logCustomEvent", "arguments": ["opened"]])
        web.post(name: name, body: ["function": "closeMessage"])
        web.post(name: name, body: 1)
        let scheme = Braze.WebViewBridge.SchemeHandler(
            logError: { trace.note("error \($0)") }, closeMessage: { trace.note("close") })
        let query = Braze.WebViewBridge.QueryHandler(logError: { trace.note("error \($0)") })
        #expect(scheme.process(url: try #require(URL(string: "appboy://close"))))
        _ = query.process(url: try #require(URL(string: "https://example.com?abButtonId=x")))
        #expect(
            trace.lines == [
                "click 1", "close", "error brazeBridge expects the name of a function, found 1", "close",
                "error The button id x is neither 0 nor 1",
            ])
        #expect(stage.log.entries(of: .analytics).map(\.name) == ["customEvent"])
        withExtendedLifetime(handler) {}
    }

    private func made() -> Braze {
        stage.run { Braze(configuration: .init(apiKey: "key", endpoint: "endpoint")) }
    }
}

/// Code that is not isolated to the main actor.
private enum NotIsolated {
    static func topmost() -> UIViewController? { Braze.UIUtils.activeTopmostViewController }
}
