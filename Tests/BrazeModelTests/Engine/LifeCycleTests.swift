import HeadlessStage
import Testing

#if canImport(BrazeUI)
    import BrazeKit
    import BrazeUI
#else
    import BrazeModel
#endif

@MainActor @Suite("BZ-060 to BZ-075: the life cycle", .timeLimit(.minutes(20)))
struct LifeCycleTests {
    let fixture = Fixture()

    @Test("BZ-060 BZ-061 the order of entry and exit", arguments: DrawnKind.allCases)
    func order(kind: DrawnKind) {
        let message = kind.message
        let (trace, id) = (fixture.trace, message.id ?? "-")
        fixture.delegate.prepare = { $0.attributes?.notePresent(in: trace) }
        fixture.show(fixture.spied(message))
        fixture.ui.dismiss { trace.note("completion") }
        fixture.stage.runUntilIdle()
        #expect(
            fixture.lines == [
                "displayChoice(\(id))", "withLocalAssets(\(id))", "prepareWith(\(id))", "willPresent(\(id))",
                "onPresent", "impression(\(id))", "didPresent(\(id))", "willDismiss(\(id))", "completion",
                "didDismiss(\(id))",
            ])
    }

    @Test("BZ-062 a control message has a whole life cycle as soon as it appears")
    func control() {
        fixture.ui.present(message: fixture.spied(.control("C")))
        #expect(fixture.lines == ["displayChoice(C)", "withLocalAssets(C)", "prepareWith(C)"])
        #expect(fixture.ui.messageView?.control != nil)
        fixture.stage.runUntilIdle()
        #expect(
            fixture.lines.suffix(5) == [
                "willPresent(C)", "impression(C)", "didPresent(C)", "willDismiss(C)", "didDismiss(C)",
            ])
    }

    @Test("BZ-063 an HTML message enters when its page has loaded")
    func htmlWaitsForPage() {
        let trace = fixture.trace
        fixture.delegate.prepare = { $0.attributes?.notePresent(in: trace) }
        fixture.show(fixture.spied(.html("H")))
        #expect(fixture.lines.suffix(2) == ["willPresent(H)", "onPresent"])
        #expect(fixture.ui.messageView?.controller?.prefersStatusBarHidden == true)
        #expect(fixture.ui.messageView?.html?.webView != nil)
        fixture.stage.page.finishLoading()
        fixture.stage.runUntilIdle()
        #expect(fixture.lines.suffix(2) == ["impression(H)", "didPresent(H)"])
    }

    @Test("BZ-064 an HTML message without base URL never enters")
    func htmlWithoutBase() {
        fixture.show(Braze.InAppMessage.html(.init(message: "<p/>")).named("H"))
        #expect(
            fixture.lines == [
                "displayChoice(H)", "prepareWith(H)", "willPresent(H)", "willDismiss(H)", "didDismiss(H)",
            ])
        #expect(fixture.errors == ["htmlNoBaseURL"])
    }

    @Test("BZ-064 an HTML message whose page fails never enters")
    func htmlFails() {
        fixture.show(fixture.spied(.html("H")))
        fixture.stage.page.failLoading("no network")
        #expect(
            fixture.lines.dropFirst(3) == [
                "willPresent(H)", "error(webViewNavigation(no network))", "willDismiss(H)", "didDismiss(H)",
            ])
    }

    @Test("BZ-065 the window is gone when didDismiss is called")
    func windowIsGone() {
        var seen: [Bool] = []
        fixture.delegate.onDidDismiss = { [ui = fixture.ui] view in
            seen = [ui.messageView == nil, view.superview == nil, view.controller == nil]
        }
        fixture.show(.slideup("A"))
        #expect(fixture.ui.messageView?.controller != nil)
        fixture.ui.dismiss()
        fixture.stage.runUntilIdle()
        #expect(seen == [true, true, true])
        #expect(fixture.stage.visibleSurfaces == [])
    }

    @Test("BZ-066 presenting in didDismiss shows a local message immediately")
    func presentsInDidDismiss() {
        let ui = fixture.ui
        var wasVisible = false
        fixture.delegate.onDidDismiss = { [fixture] _ in
            guard fixture.lines.last == "didDismiss(M)" else { return }
            ui.present(message: .slideup("L"))
            wasVisible = ui.messageView != nil
        }
        fixture.show(.slideup("M"))
        ui.dismiss()
        fixture.stage.runUntilIdle()
        #expect(wasVisible)
        #expect(
            fixture.lines.dropFirst(5) == [
                "didDismiss(M)", "displayChoice(L)", "prepareWith(L)", "willPresent(L)", "didPresent(L)",
            ])
    }

    @Test("BZ-066 presentNext in didDismiss drains the stack one by one")
    func presentsNextInDidDismiss() {
        fixture.delegate.onDidDismiss = { [ui = fixture.ui] _ in ui.presentNext() }
        fixture.show(.slideup("M"))
        for id in ["A", "B"] { fixture.show(.slideup(id)) }
        for _ in 0..<3 {
            fixture.ui.dismiss()
            fixture.stage.runUntilIdle()
        }
        #expect(
            fixture.lines.filter { $0.hasPrefix("didPresent") || $0.hasPrefix("didDismiss") } == [
                "didPresent(M)", "didDismiss(M)", "didPresent(B)", "didDismiss(B)", "didPresent(A)",
                "didDismiss(A)",
            ])
        #expect(fixture.stackIds == [])
    }

    @Test("BZ-066 a follow-up is parked if a message from didDismiss is visible")
    func followupIsParked() {
        let ui = fixture.ui
        fixture.onProcess = { ui.present(message: .slideup("F")) }
        fixture.delegate.onDidDismiss = { _ in ui.present(message: .slideup("L")) }
        fixture.show(fixture.spied(.slideup("M")))
        fixture.stage.user.tapMessage()
        fixture.stage.runUntilIdle()
        #expect(fixture.lines.last == "didPresent(L)")
        #expect(!fixture.lines.contains("displayChoice(F)"))
        #expect(fixture.stackIds == ["F"])
    }

    @Test("BZ-067 a message that is presented in willDismiss is parked")
    func parksInWillDismiss() {
        fixture.delegate.onWillDismiss = { [ui = fixture.ui] _ in ui.present(message: .slideup("A")) }
        fixture.show(.slideup("M"))
        fixture.ui.dismiss()
        fixture.stage.runUntilIdle()
        #expect(fixture.stackIds == ["A"])
        #expect(fixture.lines.last == "didDismiss(M)")
    }

    @Test("BZ-068 dismissing nothing completes immediately")
    func dismissesNothing() {
        var isComplete = false
        fixture.ui.dismiss { isComplete = true }
        #expect(isComplete)
        #expect(fixture.lines == [])
    }

    @Test("BZ-069 a second dismissal during the exit repeats willDismiss only")
    func dismissesTwice() {
        var completions = 0
        fixture.show(.slideup("A"))
        for _ in 0..<2 { fixture.ui.dismiss { completions += 1 } }
        fixture.stage.runUntilIdle()
        #expect(fixture.lines.suffix(3) == ["willDismiss(A)", "willDismiss(A)", "didDismiss(A)"])
        #expect(completions == 2)
    }

    @Test("BZ-070 a message dismissed before it appeared still appears and leaves")
    func dismissedEarly() {
        let trace = fixture.trace
        fixture.ui.present(message: fixture.spied(.slideup("A")))
        fixture.ui.dismiss { trace.note("completion") }
        fixture.stage.runUntilIdle()
        #expect(
            fixture.lines.dropFirst(3) == [
                "completion", "willPresent(A)", "impression(A)", "willDismiss(A)", "didPresent(A)",
                "didDismiss(A)",
            ])
    }

    @Test("BZ-070 a control message dismissed before it appeared skips didPresent")
    func controlDismissedEarly() {
        fixture.ui.present(message: fixture.spied(.control("C")))
        fixture.ui.dismiss()
        fixture.stage.runUntilIdle()
        #expect(
            fixture.lines.dropFirst(3) == [
                "willPresent(C)", "impression(C)", "willDismiss(C)", "didDismiss(C)",
            ])
    }

    @Test(
        "BZ-071 the durations of entry and exit",
        arguments: zip(DrawnKind.allCases, [0.3, 0.25, 0.25, 0.25, 0.25]))
    func durations(kind: DrawnKind, seconds: TimeInterval) {
        let message = kind.message
        fixture.ui.present(message: message)
        fixture.stage.advance(seconds: seconds - 0.01)
        #expect(fixture.lines.last == "willPresent(\(message.id ?? "-"))")
        fixture.stage.advance(seconds: 0.02)
        #expect(fixture.lines.last == "didPresent(\(message.id ?? "-"))")
        fixture.ui.dismiss()
        fixture.stage.advance(seconds: seconds - 0.01)
        #expect(fixture.lines.last == "willDismiss(\(message.id ?? "-"))")
        fixture.stage.advance(seconds: 0.02)
        #expect(fixture.lines.last == "didDismiss(\(message.id ?? "-"))")
    }

    @Test("BZ-071 HTML fades, or slides when it is legacy", arguments: zip([false, true], [0.25, 0.4]))
    func htmlDurations(isLegacy: Bool, seconds: TimeInterval) {
        fixture.show(.html("H", legacy: isLegacy))
        fixture.stage.page.finishLoading()
        fixture.stage.advance(seconds: seconds - 0.01)
        #expect(fixture.lines.last == "willPresent(H)")
        fixture.stage.advance(seconds: 0.02)
        #expect(fixture.lines.last == "didPresent(H)")
    }

    @Test("BZ-071 without animation entry and exit take no time", arguments: DrawnKind.allCases)
    func withoutAnimation(kind: DrawnKind) {
        var message = kind.message
        message.animateIn = false
        message.animateOut = false
        fixture.ui.present(message: message)
        fixture.stage.advance(seconds: 0)
        #expect(fixture.lines.last == "didPresent(\(message.id ?? "-"))")
        fixture.ui.dismiss()
        #expect(fixture.lines.last == "didDismiss(\(message.id ?? "-"))")
    }

    @Test("BZ-073 BZ-094 a view without controller reports nothing")
    func detachedView() {
        let view = fixture.stage.run { BrazeInAppMessageUI.ControlView(message: .init()) }
        view.willPresent()
        view.didPresent()
        view.willDismiss()
        view.didDismiss()
        view.process(clickAction: .none)
        #expect(fixture.stage.log.entries == [])
        fixture.stage.run {
            view.logClick(buttonId: "0")
            view.logImpression()
        }
        #expect(fixture.errors == ["noContextLogClick", "noContextLogImpression"])
        #expect(fixture.lines == [])
    }

    @Test("BZ-074 an HTML message dismissed before its page has loaded has no impression")
    func htmlDismissedEarly() {
        fixture.show(fixture.spied(.html("H")))
        fixture.ui.dismiss()
        fixture.stage.page.finishLoading()
        fixture.stage.runUntilIdle()
        #expect(fixture.lines.dropFirst(3) == ["willPresent(H)", "willDismiss(H)", "didDismiss(H)"])
    }

    @Test("BZ-069 dismissing in didPresent neither recurses nor reorders")
    func dismissesInDidPresent() {
        fixture.delegate.onDidPresent = { $0.controller?.dismissMessage() }
        fixture.show(fixture.spied(.slideup("A")))
        #expect(
            fixture.lines.dropFirst(3) == [
                "willPresent(A)", "impression(A)", "didPresent(A)", "willDismiss(A)", "didDismiss(A)",
            ])
    }
}

extension BrazeInAppMessageUI.ViewAttributes {
    /// Writes `onPresent` into a trace.
    mutating func notePresent(in trace: Trace) {
        slideup?.onPresent = { _ in trace.note("onPresent") }
        modal?.onPresent = { _ in trace.note("onPresent") }
        modalImage?.onPresent = { _ in trace.note("onPresent") }
        full?.onPresent = { _ in trace.note("onPresent") }
        fullImage?.onPresent = { _ in trace.note("onPresent") }
        html?.onPresent = { _ in trace.note("onPresent") }
    }
}
