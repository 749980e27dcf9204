import BrazeModel
import HeadlessStage
import Testing

/// Records its calls.
@MainActor private final class Recorder: BrazeDelegate, BrazeInAppMessagePresenter {
    var events: [String] = []
    var opens = true

    /// Every callback is on the main thread; any other is marked.
    private func note(_ event: String) {
        events.append(MainThread.isCurrent ? event : "background: " + event)
    }

    func braze(_ braze: Braze, shouldOpenURL context: Braze.URLContext) -> Bool {
        note(
            "shouldOpenURL \(context.url) \(context.channel) \(context.extras["k"] ?? "-") \(context.useWebView)"
        )
        context.url = URL(string: context.url.absoluteString + "?changed")!
        return opens
    }

    func braze(_ braze: Braze, willPresentModalWithContext context: Braze.ModalContext) {
        note("willPresentModal \(context.channel)")
    }

    func braze(_ braze: Braze, noMatchingTriggerForEvent event: Braze.TriggerEvent) {
        note("noMatchingTrigger \(event.identifier ?? "-")")
    }

    func present(message: Braze.InAppMessage) {
        note("present \(message.id ?? "-")")
    }

    func dismiss(reason: Braze.InAppMessage.DismissalReason) {
        note("dismiss \(reason) \(MainThread.isCurrent) \(HeadlessStage.current === stage)")
    }

    let stage = HeadlessStage()
    let braze: Braze

    init() {
        braze = stage.run { Braze(configuration: Braze.Configuration(apiKey: "key", endpoint: "endpoint")) }
    }
}

@Suite("Braze and its delegate (section 1.8)", .timeLimit(.minutes(20)))
@MainActor struct BrazeTests {
    private let recorder = Recorder()
    private let url = URL(string: "https://example.com")!

    private func context() -> Braze.InAppMessage.Context {
        var message: Braze.InAppMessage = .slideup(.init(data: .init(extras: ["k": "v"]), message: "m"))
        message.id = "id"
        return .init(message: message, using: recorder.braze)
    }

    @Test("BZ-089 the delegate is asked, may change the URL, and the URL that it allows is opened")
    func opensURL() {
        recorder.braze.delegate = recorder
        context().processClickAction(.url(url, useWebView: false))
        #expect(recorder.events == ["shouldOpenURL https://example.com inAppMessage v false"])
        #expect(recorder.stage.log.openedURLs.map(\.absoluteString) == ["https://example.com?changed"])
        #expect(
            recorder.stage.log.entries.map(\.name) == ["processClickAction", "https://example.com?changed"])
    }

    @Test("BZ-089 a URL that the delegate refuses is not opened")
    func refusesURL() {
        recorder.braze.delegate = recorder
        recorder.opens = false
        context().processClickAction(.url(url, useWebView: true))
        #expect(recorder.events == ["shouldOpenURL https://example.com inAppMessage v true"])
        #expect(recorder.stage.log.openedURLs.isEmpty)
    }

    @Test("1.8 a page in the app is announced with the controller that presents it")
    func presentsModal() {
        recorder.braze.delegate = recorder
        context().processClickAction(.url(url, useWebView: true), target: UIViewController())
        recorder.stage.app.hasRootViewController = false
        context().processClickAction(.url(url, useWebView: true))
        let ask = "shouldOpenURL https://example.com inAppMessage v true"
        #expect(
            recorder.events == [
                // The second one has no controller to be presented from, so no delegate is told (1.8).
                ask, "willPresentModal inAppMessage", ask,
            ])
    }

    @Test("BZ-089 without a delegate, a URL is opened; without a URL, nothing is")
    func noDelegate() {
        context().processClickAction(.none)
        context().processClickAction(.url(url, useWebView: false))
        #expect(recorder.events.isEmpty)
        #expect(recorder.stage.log.openedURLs == [url])
    }

    @Test("BZ-110 messages are dismissed when the user really changes, and when data is wiped")
    func changeUser() {
        let braze = recorder.braze
        braze.inAppMessagePresenter = recorder
        #expect(braze.user.id == nil)
        braze.changeUser(userId: "a")
        braze.changeUser(userId: "a")
        braze.changeUser(userId: "")
        #expect(braze.user.id == "a")
        braze.user.id = "b"
        braze.wipeData()
        #expect(braze.user.id == nil)
        #expect(
            recorder.events == [
                "dismiss changeUser true true", "dismiss changeUser true true", "dismiss wipeData true true",
            ])
        #expect(recorder.stage.log.entries(of: .error).count == 1)
    }

    @Test("BZ-110 after a call on a background thread, the dismissal is called on the main thread")
    func changeUserInBackground() {
        let (braze, stage) = (recorder.braze, recorder.stage)
        braze.inAppMessagePresenter = recorder
        stage.onBackground { braze.changeUser(userId: "a") }
        stage.runUntilIdle()
        #expect(recorder.events == ["dismiss changeUser true true"])
    }

    @Test("BZ-120 the presenter is held strongly, the delegate weakly")
    func ownership() {
        final class Delegate: BrazeDelegate {}
        final class Presenter: BrazeInAppMessagePresenter {
            func present(message: Braze.InAppMessage) {}
        }
        var delegate: Delegate? = Delegate()
        var presenter: Presenter? = Presenter()
        recorder.braze.delegate = delegate
        recorder.braze.inAppMessagePresenter = presenter
        weak let weakPresenter = presenter
        delegate = nil
        presenter = nil
        #expect(recorder.braze.delegate == nil)
        #expect(weakPresenter != nil)
        recorder.braze.inAppMessagePresenter = nil
        #expect(weakPresenter == nil)
    }

    @Test("1.8 an event that triggers nothing is reported to the delegate, later")
    func noMatchingTrigger() {
        recorder.braze.delegate = recorder
        recorder.braze.logCustomEvent(name: "opened", properties: ["n": 1])
        #expect(recorder.events.isEmpty)
        recorder.stage.runUntilIdle()
        #expect(recorder.events == ["noMatchingTrigger opened"])
        #expect(recorder.stage.log.entries(of: .analytics).map(\.name) == ["customEvent"])
    }

    @Test("1.8 two SDKs on two stages are independent")
    func twoStages() {
        let other = Recorder()
        recorder.braze.inAppMessagePresenter = recorder
        recorder.braze.delegate = recorder
        other.braze.inAppMessagePresenter = other
        other.braze.changeUser(userId: "x")
        context().processClickAction(.url(url, useWebView: false))
        context().logImpression()
        #expect(other.events == ["dismiss changeUser true true"])
        #expect(recorder.events == ["shouldOpenURL https://example.com inAppMessage v false"])
        #expect(recorder.braze.user.id == nil)
        #expect(other.stage.log.entries.isEmpty)
        #expect(recorder.stage.log.entries.map(\.name).last == "impression")
    }

    @Test("1.8 configuration defaults")
    func configuration() {
        let configuration = Braze.Configuration(apiKey: "k", endpoint: "e")
        #expect(configuration.triggerMinimumTimeInterval == 30)
        configuration.triggerMinimumTimeInterval = 5
        configuration.logger.level = .debug
        #expect(configuration.triggerMinimumTimeInterval == 5 && configuration.logger.level == .debug)
    }

    @Test("1.8 UIUtils answers from the current stage")
    func utilities() {
        let stage = HeadlessStage()
        stage.run {
            #expect(Braze.UIUtils.activeRootViewController === Braze.UIUtils.activeTopmostViewController)
            #expect(Braze.UIUtils.activeRootViewController != nil)
            stage.screen.orientation = .landscapeLeft
            #expect(Braze.UIUtils.interfaceOrientation == .landscapeLeft)
            stage.app.hasRootViewController = false
            #expect(Braze.UIUtils.activeRootViewController == nil)
            #expect(Braze.UIUtils.preferredFont(textStyle: .body, weight: .bold).pointSize > 0)
        }
    }

    @Test("1.8 an error as text")
    func errorString() {
        let error = Braze.ErrorString(Braze.InAppMessage.Context.Error.noLogImpression)
        #expect(error.logDescription == "noLogImpression")
        #expect(Braze.ErrorString(error) == error)
        #expect(Braze.ErrorString("x").logDescription == "x")
    }
}
