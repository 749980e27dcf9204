// The Android 2.x side of Compat/Migration, compiled and run. See ArticleSnippets.swift.
import AdobeAndroid2Model
import HeadlessStage
import PlatformStandIns
import Testing

// snippet: Android 2 delegate
final class CheckoutMessagingDelegate: MessagingDelegate {
    var isCheckingOut = false
    var saved: (any Message)?
    var lines: [String] = []

    func shouldShowMessage(_ message: any FullscreenMessage) -> Bool {
        guard let campaign = message.getParent() as? any Message else { return true }
        guard !isCheckingOut else {
            saved = campaign
            return false
        }
        campaign.handleJavascriptMessage("shop") { self.lines.append("page says \($0 ?? "")") }
        return true
    }

    func onShow(_ message: any FullscreenMessage) {
        lines.append("shown")
        message.getWebView()?.evaluateJavascript("showPrices()") { self.lines.append("prices \($0 ?? "")") }
    }

    func onDismiss(_ message: any FullscreenMessage) { lines.append("gone") }

    func urlLoaded(_ url: String, _ message: any FullscreenMessage) { lines.append("link \(url)") }

    func checkoutEnded() {
        saved?.show()  // nobody is asked
        isCheckingOut = false
    }
}
// end snippet

func registerOn2(_ delegate: CheckoutMessagingDelegate) {
    // snippet: register on Android 2
    MobileCore.setMessagingDelegate(delegate)
    // end snippet
}

extension CheckoutMessagingDelegate: CheckoutDelegate {}

/// The behaviour that the old delegate relies on, each with its counterpart in `AndroidMigrationTo3Tests`.
@MainActor @Suite(.timeLimit(.minutes(20))) struct AndroidMigrationFrom2Tests: AndroidMigrationSuite {
    let stage = HeadlessStage()
    let host: AdobeAndroid2Host
    let delegate = CheckoutMessagingDelegate()

    init() {
        host = AdobeAndroid2Host(stage: stage)
        stage.run { registerOn2(delegate) }
    }

    static func payload(_ id: String, _ parameters: String) -> String {
        """
        {"id": "\(id)", "type": "cjmiam",
         "detail": {"html": "<p>Hello</p>", "mobileParameters": \(parameters)}}
        """
    }

    private var records: [String] {
        stage.log.entries(of: .analytics).compactMap { $0.details["propositionEventType"] }
    }

    @Test("A2-020 show() of a stored message does not ask the gate, and the suppression was not recorded")
    func showLater() throws {
        try saveAndShow()
        #expect(delegate.lines == ["shown", "prices null"])
        #expect(stage.visibleSurfaces.count == 1)
        #expect(records == ["trigger", "display"])
    }

    @Test("A2-002, A2-010 a delegate that is registered later is asked about every later trigger")
    func replaced() throws {
        try trigger()
        stage.user.close()
        stage.runUntilIdle()
        let second = CheckoutMessagingDelegate()
        stage.run { registerOn2(second) }
        try trigger()
        #expect(
            delegate.lines == ["shown", "prices null", "link adbinapp://dismiss", "gone"])
        #expect(second.lines == ["shown", "prices null"])
    }

    @Test("A2-037 the web view exists in onShow, and answers")
    func webView() throws {
        try trigger()
        #expect(delegate.lines == ["shown", "prices null"])
    }

    @Test("A2-101 dismiss(false) is tracked twice, dismiss(true) once")
    func dismissTwice() throws {
        try saveAndShow()
        run { delegate.saved?.dismiss(false) }
        #expect(records == ["trigger", "display", "dismiss", "dismiss"])
        try saveAndShow()
        run { delegate.saved?.dismiss(true) }
        #expect(records.filter { $0 == "dismiss" }.count == 3)
    }

    @Test("A2-079 a bare dismiss link dismisses")
    func bareDismissal() throws {
        try trigger()
        try open("adbinapp://dismiss")
        #expect(delegate.lines == ["shown", "prices null", "link adbinapp://dismiss", "gone"])
    }

    @Test("A2-072 a web link opens in the page, and no callback is called")
    func webLink() throws {
        try trigger()
        try open("https://e.org/")
        #expect(delegate.lines == ["shown", "prices null"])
        #expect(stage.log.openedURLs.isEmpty)
    }

    @Test("A2-078 the host cancel does not dismiss")
    func cancel() throws {
        try trigger()
        try open("adbinapp://cancel?a=b")
        #expect(delegate.lines == ["shown", "prices null", "link adbinapp://cancel?a=b"])
        #expect(stage.visibleSurfaces.count == 1)
    }

    @Test("A2-085 with any gesture mapped, every swipe dismisses, and links of gestures are not reported")
    func swipes() throws {
        try trigger("m1", #"{"gestures": {"swipeUp": "adbinapp://dismiss?interaction=up"}}"#)
        run { stage.user.swipe(.down) }
        try trigger("m2", #"{"gestures": {"swipeUp": "adbinapp://dismiss?interaction=up"}}"#)
        run { stage.user.swipe(.up) }
        #expect(delegate.lines == ["shown", "prices null", "gone", "shown", "prices null", "gone"])
    }

    @Test("A2-051 onDismiss is called after the exit animation")
    func exitAnimation() throws {
        try saveAndShow()
        try stage.run { try #require(delegate.saved).dismiss(true) }
        stage.advance(by: .milliseconds(100))
        #expect(delegate.lines == ["shown", "prices null"])
        stage.advance(by: .milliseconds(900))
        #expect(delegate.lines == ["shown", "prices null", "gone"])
    }

    @Test("A2-090, A2-093 the first function with a name is called, and is lost with its web view")
    func functions() throws {
        try saveAndShow()
        run { delegate.saved?.handleJavascriptMessage("shop") { _ in self.delegate.lines.append("first") } }
        run { delegate.saved?.handleJavascriptMessage("shop") { _ in self.delegate.lines.append("last") } }
        run { stage.page.post("shop", json: #""hello""#) }
        run { delegate.saved?.dismiss(true) }
        run { delegate.saved?.show() }
        run { stage.page.post("shop", json: #""again""#) }
        #expect(delegate.lines == ["shown", "prices null", "first", "gone", "shown", "prices null"])
    }

    @Test("A2-005 alerts do not reach the delegate")
    func alerts() throws {
        run {
            ServiceProvider.getInstance().getUIService().showAlert(
                AlertSetting.build("t", "m", "yes", "no"), nil)
        }
        #expect(delegate.lines == [])
        #expect(stage.visibleSurfaces.count == 1)
    }

    @Test("A2-036 the gate is asked off the main thread")
    func thread() throws {
        let spy = ThreadSpy()
        stage.run { MobileCore.setMessagingDelegate(spy) }
        try trigger()
        #expect(spy.askedOnMain.current == [false])
    }
}

private final class ThreadSpy: MessagingDelegate {
    let askedOnMain = Locked<[Bool]>([])

    func shouldShowMessage(_ message: any FullscreenMessage) -> Bool {
        askedOnMain.withLock { $0.append(MainThread.isCurrent) }
        return true
    }
}
