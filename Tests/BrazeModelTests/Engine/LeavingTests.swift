import HeadlessStage
import Testing

#if canImport(BrazeUI)
    import BrazeKit
    import BrazeUI
#else
    import BrazeModel
#endif

@MainActor @Suite("BZ-130 BZ-133: while a message enters or leaves", .timeLimit(.minutes(20)))
struct LeavingTests {
    let fixture = Fixture()

    @Test(
        "BZ-130 every view except a slideup receives no touches while it leaves",
        arguments: [DrawnKind.modal, .modalImage, .full, .fullImage])
    func takesNoTouches(kind: DrawnKind) {
        let id = kind.rawValue
        show(fixture.spied(kind.message))
        for _ in 0..<2 {
            fixture.stage.user.tapMessage()
            fixture.stage.user.close()
        }
        fixture.stage.runUntilIdle()
        #expect(
            fixture.lines == [
                "click(body, \(id))", "shouldProcess(none, body, \(id))", "process(none, \(id))",
                "willDismiss(\(id))", "didDismiss(\(id))",
            ])
        #expect(fixture.stage.log.entries(of: .error).count == 3)
    }

    @Test("BZ-130 a second tap on a button has no effect; code still dismisses again")
    func buttonTwice() {
        show(fixture.spied(.modal("M", buttons: [0, 1])))
        for id in ["0", "0", "1"] { fixture.stage.user.tapButton(id) }
        fixture.ui.dismiss()
        fixture.stage.runUntilIdle()
        #expect(
            fixture.lines == [
                "click(0, M)", "shouldProcess(\(site), 0, M)", "process(\(site), M)", "willDismiss(M)",
                "willDismiss(M)", "didDismiss(M)",
            ])
    }

    @Test("BZ-130 a second tap on a link has no effect, but scripts of the page do")
    func linkTwice() {
        fixture.show(fixture.spied(.html("H")))
        fixture.stage.page.finishLoading()
        fixture.stage.runUntilIdle()
        fixture.trace.removeAll()
        for _ in 0..<2 { fixture.stage.user.openLink(site) }
        fixture.stage.page.post("brazeBridge.logClick", json: "\"1\"")
        fixture.stage.runUntilIdle()
        #expect(
            fixture.lines == [
                "shouldProcess(\(site), body, H)", "process(\(site), H)", "willDismiss(H)", "click(1, H)",
                "didDismiss(H)",
            ])
    }

    @Test("BZ-130 a slideup receives a second tap while it leaves")
    func slideupTwice() {
        show(fixture.spied(.slideup("S")))
        for _ in 0..<2 { fixture.stage.user.tapMessage() }
        fixture.stage.runUntilIdle()
        let rest = ["shouldProcess(none, body, S)", "process(none, S)", "willDismiss(S)"]
        #expect(
            fixture.lines == ["click(body, S)"] + rest + ["error(extraLogClick)"] + rest + ["didDismiss(S)"])
    }

    @Test(
        "BZ-133 a built-in view that is told to leave while it enters is told again",
        arguments: [true, false])
    func leavesWhileEntering(isAnimatedOut: Bool) {
        fixture.ui.present(message: fixture.spied(.modal("M", .init(animateOut: isAnimatedOut))))
        fixture.stage.advance(seconds: 0.1)
        fixture.ui.dismiss { [trace = fixture.trace] in trace.note("completion") }
        fixture.stage.runUntilIdle()
        let entry = ["willPresent(M)", "willDismiss(M)"]
        let end =
            isAnimatedOut
            ? ["impression(M)", "willDismiss(M)", "didPresent(M)", "completion", "didDismiss(M)"]
            : ["completion", "didDismiss(M)"]
        #expect(Array(fixture.lines.dropFirst(3)) == entry + end)
    }

    @Test("BZ-133 BZ-153 a custom view is told again each time that it reports that it has entered")
    func ownViewIsToldAgain() throws {
        fixture.delegate.prepare = { $0.customView = SlowView() }
        fixture.show(fixture.spied(.slideup("S")))
        let view = try #require(fixture.ui.messageView as? SlowView)
        for _ in 0..<2 { fixture.ui.dismiss() }
        #expect(view.requests == ["present", "dismiss", "dismiss"])
        view.completion?()
        view.completion?()
        #expect(view.requests == ["present", "dismiss", "dismiss", "dismiss", "dismiss"])
        fixture.ui.dismiss()
        #expect(view.requests.count == 6)
    }

    private func show(_ message: Braze.InAppMessage) {
        fixture.show(message)
        fixture.trace.removeAll()
    }
}

/// A view of the app's own whose entry ends when the test wants.
private final class SlowView: UIView, InAppMessageView {
    var presented = false
    var requests: [String] = []
    var completion: (() -> Void)?

    func present(completion: (() -> Void)?) {
        requests.append("present")
        self.completion = completion
    }

    func dismiss(completion: (() -> Void)?) {
        requests.append("dismiss")
    }
}
