import HeadlessStage
import Testing

#if canImport(BrazeUI)
    import BrazeKit
    import BrazeUI
#else
    import BrazeModel
#endif

@MainActor @Suite("BZ-080 to BZ-095: clicks", .timeLimit(.minutes(20)))
struct ClickTests {
    let fixture = Fixture()

    @Test("BZ-080 BZ-085 BZ-088 a button: click, shouldProcess, process, then dismissal")
    func button() {
        show(.modal("A", buttons: [1]))
        fixture.stage.user.tapButton("1")
        fixture.stage.runUntilIdle()
        #expect(
            fixture.lines == [
                "click(1, A)", "shouldProcess(\(site), 1, A)", "process(\(site), A)", "willDismiss(A)",
                "didDismiss(A)",
            ])
    }

    @Test("BZ-085 a button's id is not its position")
    func buttonIdIsNoPosition() {
        show(.modal("A", buttons: [7, 1]))
        fixture.stage.user.tapButton("0")
        #expect(fixture.lines == [])
        #expect(fixture.stage.log.entries.last?.source == "stage")
        fixture.stage.user.tapButton("7")
        #expect(fixture.lines.first == "click(7, A)")
    }

    @Test("BZ-081 a tap on the body of a message without buttons is a click", arguments: DrawnKind.allCases)
    func body(kind: DrawnKind) {
        let id = kind.rawValue
        show(kind.message)
        fixture.stage.user.tapMessage()
        fixture.stage.runUntilIdle()
        #expect(
            fixture.lines == [
                "click(body, \(id))", "shouldProcess(none, body, \(id))", "process(none, \(id))",
                "willDismiss(\(id))", "didDismiss(\(id))",
            ])
    }

    @Test("BZ-081 a tap on the body of a message with buttons does nothing")
    func bodyWithButtons() {
        show(.modal("A", buttons: [0]))
        fixture.stage.user.tapMessage()
        fixture.stage.runUntilIdle()
        #expect(fixture.lines == [])
        #expect(fixture.ui.messageView != nil)
    }

    @Test("BZ-082 BZ-083 a slideup's tap runs the whole chain, even for .none")
    func slideup() {
        show(.slideup("A", .init(clickAction: .url(site, useWebView: true))))
        fixture.stage.user.tapMessage()
        fixture.stage.runUntilIdle()
        #expect(
            fixture.lines == [
                "click(body, A)", "shouldProcess(\(site), body, A)", "process(\(site), A)", "willDismiss(A)",
                "didDismiss(A)",
            ])
    }

    @Test("BZ-083 a recogniser that the app disabled takes no tap")
    func disabledRecogniser() {
        fixture.delegate.onDidPresent = { view in
            view.slideup?.pressGesture.isEnabled = false
            view.modal?.tapGesture.isEnabled = false
        }
        show(.slideup("A"))
        fixture.stage.user.tapMessage()
        #expect(fixture.lines == [])
    }

    @Test("BZ-084 close, backdrop and swipe only dismiss")
    func dismissalOnly() {
        fixture.delegate.prepare = { $0.attributes?.modal?.dismissOnBackgroundTap = true }
        let gestures: [(Braze.InAppMessage, UserGesture)] = [
            (.modal("A"), .close), (.modal("A"), .tapOutside), (.slideup("A"), .swipeAway),
            (.slideup("A"), .swipe(.down)), (DrawnKind.full.message.named("A"), .close),
            (DrawnKind.fullImage.message.named("A"), .close),
        ]
        for (message, gesture) in gestures {
            show(message)
            fixture.stage.user.perform(gesture)
            fixture.stage.runUntilIdle()
            #expect(fixture.lines == ["willDismiss(A)", "didDismiss(A)"], "\(gesture)")
        }
    }

    @Test("BZ-084 a backdrop and a slideup that may not dismiss do not")
    func noDismissal() {
        fixture.delegate.prepare = { $0.attributes?.slideup?.dismissible = false }
        show(.slideup("A"))
        for gesture in [UserGesture.swipeAway, .swipe(.down), .swipe(.up), .close, .tapOutside] {
            fixture.stage.user.perform(gesture)
        }
        #expect(fixture.lines == [])
        fixture.ui.dismiss()
        fixture.stage.runUntilIdle()
        show(.modal("B"))
        fixture.stage.user.tapOutside()
        #expect(fixture.lines == [])
    }

    @Test("BZ-086 false suppresses the processing, but neither the click nor the dismissal")
    func vetoed() {
        fixture.delegate.onShouldProcess = { false }
        show(.modal("A", buttons: [0]))
        fixture.stage.user.tapButton("0")
        fixture.stage.runUntilIdle()
        #expect(
            fixture.lines == [
                "click(0, A)", "shouldProcess(\(site), 0, A)", "willDismiss(A)", "didDismiss(A)",
            ])
    }

    @Test("BZ-087 a local message opens nothing, and BrazeDelegate is not asked")
    func localOpensNothing() {
        fixture.show(.slideup("A", .init(clickAction: .url(site, useWebView: false))))
        fixture.stage.user.tapMessage()
        fixture.stage.runUntilIdle()
        #expect(fixture.errors.last == "noContextProcessClickAction")
        #expect(fixture.stage.log.openedURLs == [])
        #expect(
            fixture.lines.suffix(3) == ["shouldProcess(\(site), body, A)", "willDismiss(A)", "didDismiss(A)"])
    }

    @Test(
        "BZ-089 both gates must return true, the message's delegate first", arguments: [true, false],
        [true, false])
    func bothGates(first: Bool, second: Bool) {
        let urls = URLDelegate(fixture.trace, second)
        let host = BrazeHost(stage: fixture.stage)
        host.braze.inAppMessagePresenter = fixture.ui
        host.braze.delegate = urls
        fixture.delegate.onShouldProcess = { first }
        host.trigger(.slideup("A", .init(clickAction: .url(site, useWebView: false))))
        fixture.stage.runUntilIdle()
        fixture.trace.removeAll()
        fixture.stage.user.tapMessage()
        let secondGate = first ? ["shouldOpenURL(\(site))"] : []
        let expected = ["shouldProcess(\(site), body, A)"] + secondGate + ["willDismiss(A)"]
        #expect(fixture.lines == expected)
        #expect(fixture.stage.log.openedURLs == (first && second ? [site] : []))
    }

    @Test(
        "BZ-090 if a click is not processed, a message that is presented before the end is parked",
        arguments: [true, false])
    func flagNeedsProcessing(isLocal: Bool) {
        fixture.delegate.onShouldProcess = { isLocal }
        fixture.delegate.onWillDismiss = { [ui = fixture.ui] _ in ui.present(message: .slideup("A")) }
        fixture.show(isLocal ? .slideup("M") : fixture.spied(.slideup("M")))
        fixture.stage.user.tapMessage()
        fixture.stage.runUntilIdle()
        #expect(fixture.stackIds == ["A"])
        #expect(fixture.lines.last == "didDismiss(M)")
    }

    @Test("BZ-095 there is no limit to the number of buttons")
    func manyButtons() {
        show(.modal("A", buttons: [0, 1, 2, 3]))
        fixture.stage.user.tapButton("3")
        #expect(fixture.lines.first == "click(3, A)")
    }

    /// Shows a message with a spying context, then forgets the callbacks.
    private func show(_ message: Braze.InAppMessage) {
        fixture.show(fixture.spied(message))
        fixture.trace.removeAll()
    }
}

/// Gives a fixed answer to whether URLs may be opened.
@MainActor private final class URLDelegate: BrazeDelegate {
    let trace: Trace
    let answer: Bool

    init(_ trace: Trace, _ answer: Bool) {
        self.trace = trace
        self.answer = answer
    }

    func braze(_ braze: Braze, shouldOpenURL context: Braze.URLContext) -> Bool {
        trace.note("shouldOpenURL(\(context.url))")
        return answer
    }
}
