// The Android 3.x side of Compat/Migration, compiled and run. See ArticleSnippets.swift.
import AdobeAndroid3Model
import HeadlessStage
import OldDelegates
import PlatformStandIns
import Testing

import class AdobeAndroid3Model.Alert

// snippet: Android 3 delegate
final class CheckoutPresentationDelegate: PresentationDelegate {
    var isCheckingOut = false
    var saved: (any Message)?
    var lines: [String] = []

    // shouldShowMessage: on the main thread now, and once for every show(). Alerts are not asked about.
    func canShow(_ presentable: any Presentable) -> Bool {
        guard let message = presentable as? any Presentable<InAppMessage>,
            let campaign = MessagingUtils.getMessageForPresentable(message)
        else { return true }
        guard !isCheckingOut else {
            saved = campaign
            return false
        }
        // Kept for every page that the message will have; the last function of a name wins.
        let page = message.getPresentation().eventHandler
        page.handleJavascriptMessage("shop") { [weak page] in
            self.lines.append("page says \($0 ?? "")")
            // There is no web view, and nobody but the page says when a script can run.
            page?.evaluateJavascript("showPrices()") { self.lines.append("prices \($0 ?? "")") }
        }
        return true
    }

    // onShow: of alerts and buttons, too. No page is there yet that a script could run in.
    func onShow(_ presentable: any Presentable) {
        guard presentable.getPresentation() is InAppMessage else { return }
        lines.append("shown")
    }

    // New: presentable.hide() takes a message off the screen until show().
    func onHide(_ presentable: any Presentable) { lines.append("hidden") }

    func onDismiss(_ presentable: any Presentable) {
        guard presentable.getPresentation() is InAppMessage else { return }
        lines.append("gone")
    }

    // urlLoaded: of web links as well, which open outside now.
    func onContentLoaded(_ presentable: any Presentable, _ presentationContent: PresentationContent?) {
        guard let content = presentationContent as? UrlContent else { return }
        lines.append("link \(content.url)")
    }

    func checkoutEnded() {
        isCheckingOut = false  // first, because show() asks canShow again
        saved?.show()
    }
}
// end snippet

func registerOn3(_ delegate: CheckoutPresentationDelegate) {
    // snippet: register on Android 3
    // Before the first message can be triggered: each keeps the delegate that it was made with.
    ServiceProvider.getInstance().uiService.setPresentationDelegate(delegate)
    // end snippet
}

extension CheckoutPresentationDelegate: CheckoutDelegate {}

/// The differences that matter to apps, each with its counterpart in `AndroidMigrationFrom2Tests`.
@MainActor @Suite(.timeLimit(.minutes(20))) struct AndroidMigrationTo3Tests: AndroidMigrationSuite {
    let stage = HeadlessStage()
    let host: AdobeAndroid3Host
    let delegate = CheckoutPresentationDelegate()

    init() {
        host = AdobeAndroid3Host(stage: stage)
        stage.run { registerOn3(delegate) }
    }

    static func payload(_ id: String, _ parameters: String) -> String {
        """
        {"id": "\(id)", "type": "schema", "detail": {"id": "\(id)",
          "schema": "https://ns.adobe.com/personalization/message/in-app",
          "data": {"contentType": "text/html", "content": "<p>Hello</p>",
            "mobileParameters": \(parameters)}}}
        """
    }

    /// The events sent to Adobe, without those that only the device's history keeps.
    private var records: [String] {
        stage.log.entries(of: .analytics).compactMap { $0.details["eventType"] }.filter {
            $0.hasPrefix("decisioning.")
        }
    }

    /// The presentable of a message that is on the screen.
    /// - Parameter inOnShow: is called with its event handler in `onShow`.
    private func presentable(
        _ inOnShow: @escaping (any InAppMessageEventHandler) -> Void = { _ in }
    ) throws -> any Presentable<InAppMessage> {
        let spy = PresentableSpy(delegate, inOnShow)
        stage.run { ServiceProvider.getInstance().uiService.setPresentationDelegate(spy) }
        try trigger("spied")
        return try #require(spy.seen)
    }

    @Test("A3-041, A3-043 show() of a stored message asks canShow again, and the suppression was recorded")
    func showLater() throws {
        delegate.isCheckingOut = true
        try trigger()
        run { delegate.saved?.show() }
        #expect(delegate.lines == [])
        run { delegate.checkoutEnded() }
        #expect(delegate.lines == ["shown"])
        #expect(
            records == [
                "decisioning.propositionTrigger", "decisioning.propositionSuppressDisplay",
                "decisioning.propositionSuppressDisplay", "decisioning.propositionDisplay",
            ])
    }

    @Test("A3-002, A3-003 a delegate that is registered later gets no callbacks about messages seen before")
    func replaced() throws {
        try trigger()
        stage.user.close()
        stage.runUntilIdle()
        let second = CheckoutPresentationDelegate()
        stage.run { registerOn3(second) }
        try trigger()
        #expect(delegate.lines == ["shown", "link adbinapp://dismiss?action=close", "gone", "shown"])
        #expect(second.lines == [])
    }

    @Test("A3-046, A3-115 no page exists in onShow: a script there is never answered, a later one is")
    func noWebView() throws {
        _ = try presentable { $0.evaluateJavascript("early()") { _ in delegate.lines.append("early") } }
        #expect(delegate.lines == ["shown"])
        run { stage.page.post("shop", json: #""ready""#) }
        #expect(delegate.lines == ["shown", "page says ready", "prices null"])
    }

    @Test("A3-111, A3-112 the last function with a name is called, also after hiding and showing again")
    func functions() throws {
        let message = try presentable { page in
            page.handleJavascriptMessage("other") { _ in delegate.lines.append("first") }
            page.handleJavascriptMessage("other") { _ in delegate.lines.append("last") }
        }
        run { stage.page.post("other", json: "1") }
        run { message.hide() }
        run { message.show() }
        run { stage.page.post("shop", json: #""again""#) }
        #expect(
            delegate.lines == ["shown", "last", "hidden", "shown", "page says again", "prices null"])
    }

    @Test("A3-050 hide() is new: canShow is asked again before a hidden message returns")
    func hide() throws {
        let message = try presentable()
        run { message.hide() }
        delegate.isCheckingOut = true
        run { message.show() }
        #expect(message.getState() == .hidden)
        run { delegate.checkoutEnded() }
        #expect(message.getState() == .visible)
        #expect(delegate.lines == ["shown", "hidden", "shown"])
    }

    @Test("A3-101 dismiss() is tracked once")
    func dismissOnce() throws {
        try saveAndShow()
        run { delegate.saved?.dismiss() }
        #expect(records.filter { $0 == "decisioning.propositionDismiss" }.count == 1)
        #expect(delegate.lines == ["shown", "gone"])
    }

    @Test("A3-085 a bare dismiss link does not dismiss, one with a query does")
    func bareDismissal() throws {
        try trigger()
        try open("adbinapp://dismiss")
        #expect(delegate.lines == ["shown"])
        #expect(stage.visibleSurfaces == ["m1"])
        try open("adbinapp://dismiss?interaction=close")
        #expect(delegate.lines == ["shown", "link adbinapp://dismiss?interaction=close", "gone"])
    }

    @Test("A3-081 a web link opens outside of the page, and the delegate is told")
    func webLink() throws {
        try trigger()
        try open("https://e.org/")
        #expect(delegate.lines == ["shown", "link https://e.org/"])
        #expect(stage.log.openedURLs.map(\.absoluteString) == ["https://e.org/"])
    }

    @Test("A3-086 the host cancel dismisses")
    func cancel() throws {
        try trigger()
        try open("adbinapp://cancel?a=b")
        #expect(delegate.lines == ["shown", "link adbinapp://cancel?a=b", "gone"])
    }

    @Test("A3-071 only a mapped swipe dismisses, and its link is reported")
    func swipes() throws {
        try trigger("m1", #"{"gestures": {"swipeUp": "adbinapp://dismiss?interaction=up"}}"#)
        run { stage.user.swipe(.down) }
        #expect(delegate.lines == ["shown"])
        run { stage.user.swipe(.up) }
        #expect(delegate.lines == ["shown", "link adbinapp://dismiss?interaction=up", "gone"])
    }

    @Test("A3-023 onDismiss is called before the exit animation")
    func exitAnimation() throws {
        delegate.isCheckingOut = true
        try trigger("m1", #"{"dismissAnimation": "fade"}"#)
        run { delegate.checkoutEnded() }
        try stage.run { try #require(delegate.saved).dismiss() }
        stage.advance(by: .milliseconds(100))
        #expect(delegate.lines == ["shown", "gone"])
        #expect(stage.visibleSurfaces == ["m1"])
        stage.advance(by: .milliseconds(900))
        #expect(stage.visibleSurfaces == [])
    }

    @Test("A3-012 the gate is asked on the main thread")
    func thread() throws {
        let spy = PresentableSpy(delegate)
        stage.run { ServiceProvider.getInstance().uiService.setPresentationDelegate(spy) }
        try trigger()
        #expect(spy.askedOnMain == [true])
    }

    @Test("A3-005 alerts reach the delegate, but not its gate")
    func alerts() throws {
        let spy = PresentableSpy(delegate)
        let alert = try stage.run {
            let service = ServiceProvider.getInstance().uiService
            service.setPresentationDelegate(spy)
            let settings = try AlertSettings.Builder().positiveButtonText("yes").build()
            return try service.create(Alert(settings, QuietAlert()), host.utilityProvider)
        }
        run { alert.show() }
        run { alert.dismiss() }
        #expect(spy.askedOnMain == [])
        #expect(spy.heard == ["Alert shown", "Alert gone"])
        #expect(delegate.lines == [])
    }
}

/// Forwards every call, and keeps the presentable.
private final class PresentableSpy: PresentationDelegate {
    private let delegate: CheckoutPresentationDelegate
    private(set) var seen: (any Presentable<InAppMessage>)?
    private(set) var askedOnMain: [Bool] = []
    private(set) var heard: [String] = []

    private let inOnShow: (any InAppMessageEventHandler) -> Void

    init(
        _ delegate: CheckoutPresentationDelegate,
        _ inOnShow: @escaping (any InAppMessageEventHandler) -> Void = { _ in }
    ) {
        self.delegate = delegate
        self.inOnShow = inOnShow
    }

    func canShow(_ presentable: any Presentable) -> Bool {
        askedOnMain.append(MainThread.isCurrent)
        seen = presentable as? any Presentable<InAppMessage>
        return delegate.canShow(presentable)
    }

    func onShow(_ presentable: any Presentable) {
        heard.append("\(type(of: presentable.getPresentation())) shown")
        delegate.onShow(presentable)
        (presentable.getPresentation() as? InAppMessage).map { inOnShow($0.eventHandler) }
    }

    func onHide(_ presentable: any Presentable) { delegate.onHide(presentable) }

    func onDismiss(_ presentable: any Presentable) {
        heard.append("\(type(of: presentable.getPresentation())) gone")
        delegate.onDismiss(presentable)
    }

    func onContentLoaded(_ presentable: any Presentable, _ presentationContent: PresentationContent?) {
        delegate.onContentLoaded(presentable, presentationContent)
    }
}
