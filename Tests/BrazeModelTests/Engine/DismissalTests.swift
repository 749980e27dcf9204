import HeadlessStage
import Testing

#if canImport(BrazeUI)
    import BrazeKit
    import BrazeUI
#else
    import BrazeModel
#endif

/// When each call reaches a view, and what retains what.
@MainActor @Suite("BZ-140 BZ-148 to BZ-150 BZ-153: how a dismissal works", .timeLimit(.minutes(20)))
struct DismissalTests {
    let fixture = Fixture()

    @Test("BZ-140 BZ-148 a custom view is told immediately to leave, then to enter, then to leave again")
    func toldAtOnce() throws {
        let view = present { AskedView($0) }
        fixture.ui.dismiss { [trace = fixture.trace] in trace.note("completion") }
        #expect(fixture.lines == ["dismiss"])
        view.leave()
        #expect(fixture.lines == ["dismiss", "completion"])
        fixture.stage.runUntilIdle()
        #expect(fixture.lines == ["dismiss", "completion", "present"])
        view.enter()
        #expect(
            fixture.lines == [
                "dismiss", "completion", "present", "willPresent(S)", "impression(S)", "dismiss",
                "didPresent(S)",
            ])
        view.leave()
        #expect(fixture.lines.last == "didDismiss(S)")
        #expect(fixture.ui.messageView == nil)
    }

    @Test("BZ-148 a view that leaves late ends the message before it has entered")
    func leavesBeforeItEntered() {
        let view = present { AskedView($0) }
        fixture.ui.dismiss()
        fixture.stage.runUntilIdle()
        view.willPresent()
        view.leave()
        #expect(fixture.lines == ["dismiss", "present", "willPresent(S)", "didDismiss(S)"])
        fixture.trace.removeAll()
        view.enter()
        #expect(fixture.lines == ["dismiss"])
    }

    @Test(
        "BZ-153 each end of an entry dismisses again, even after didDismiss, but only if a dismissal was requested"
    )
    func dismissesAgain() {
        let view = present { AskedView($0) }
        fixture.stage.runUntilIdle()
        view.enter()
        view.enter()
        #expect(!fixture.lines.contains("dismiss"))
        fixture.ui.dismiss()
        view.leave()
        fixture.trace.removeAll()
        for _ in 0..<2 { view.enter() }
        #expect(fixture.lines == ["dismiss", "dismiss"])
    }

    @Test(
        "BZ-153 the impression is logged even if the app releases the user interface while the view enters")
    func logsWithoutUI() throws {
        let trace = fixture.trace
        weak var dropped: BrazeInAppMessageUI?
        var view: AskedView?
        do {
            let ui = fixture.stage.run { BrazeInAppMessageUI() }
            ui.delegate = fixture.delegate
            fixture.delegate.prepare = { context in
                let made = AskedView(trace)
                view = made
                context.customView = made
            }
            ui.present(message: fixture.spied(.slideup("S")))
            fixture.stage.runUntilIdle()
            dropped = ui
        }
        #expect(dropped == nil && fixture.stage.visibleSurfaces == [])
        trace.removeAll()
        try #require(view).enter()
        #expect(fixture.lines == ["impression(S)"])
    }

    @Test("BZ-153 the completion of an entry retains nothing when the process has ended")
    func endOfProcess() {
        weak var seen: UIView?
        weak var stage: HeadlessStage?
        do {
            let fixture = Fixture()
            fixture.delegate.prepare = { [trace = fixture.trace] in $0.customView = AskedView(trace) }
            fixture.show(fixture.spied(.slideup("S")))
            (seen, stage) = (fixture.ui.messageView, fixture.stage)
        }
        #expect(seen == nil && stage == nil)
    }

    @Test("BZ-150 a click is over if its message leaves during the click: the next message but one is parked")
    func clickIsOver() {
        var data = Braze.InAppMessage.Data()
        data.animateOut = false
        fixture.show(fixture.spied(.slideup("M", data)))
        fixture.delegate.onShouldProcess = { [ui = fixture.ui] in
            ui.dismiss()
            return true
        }
        fixture.trace.removeAll()
        fixture.stage.user.tapMessage()
        #expect(
            fixture.lines == [
                "click(body, M)", "shouldProcess(none, body, M)", "willDismiss(M)", "didDismiss(M)",
                "process(none, M)",
            ])
        for id in ["A", "B"] { fixture.show(.slideup(id)) }
        #expect(fixture.stackIds == ["B"])
        fixture.ui.dismiss()
        fixture.stage.runUntilIdle()
        #expect(fixture.ui.messageView == nil && fixture.stackIds == ["B"])
    }

    @Test("BZ-150 BZ-132 a click with its own target continues although the message has left")
    func clickWithTargetGoesOn() {
        var data = Braze.InAppMessage.Data()
        data.animateOut = false
        fixture.show(fixture.spied(.slideup("M", data)))
        fixture.delegate.onShouldProcess = { [ui = fixture.ui] in
            ui.dismiss()
            return true
        }
        fixture.ui.messageView?.process(clickAction: .none, target: UIViewController())
        for id in ["A", "B"] { fixture.show(.slideup(id)) }
        #expect(fixture.stackIds == [])
        fixture.ui.dismiss()
        fixture.stage.runUntilIdle()
        #expect(fixture.ui.messageView?.slideup?.message.id == "B")
    }

    @Test(
        "BZ-070 BZ-157 a modal dismissed before it appeared still enters, and receives touches until it leaves"
    )
    func modalDismissedEarly() {
        fixture.ui.present(message: fixture.spied(.modal("M")))
        fixture.ui.dismiss()
        var touches: [Bool?] = []
        fixture.delegate.onWillPresent = { touches.append($0.isUserInteractionEnabled) }
        fixture.delegate.onWillDismiss = { touches.append($0.isUserInteractionEnabled) }
        fixture.stage.runUntilIdle()
        #expect(touches == [true, false])
        #expect(fixture.lines.suffix(3) == ["willDismiss(M)", "didPresent(M)", "didDismiss(M)"])
    }

    /// Presents a message with an app's own view, and clears the trace.
    private func present(_ make: @escaping (Trace) -> AskedView) -> AskedView {
        let view = fixture.stage.run { make(fixture.trace) }
        fixture.delegate.prepare = { $0.customView = view }
        fixture.ui.present(message: fixture.spied(.slideup("S")))
        fixture.trace.removeAll()
        return view
    }
}

/// An app's own view that records its calls, and enters and leaves when the test wants.
private final class AskedView: UIView, InAppMessageView {
    private(set) var presented = false
    private let trace: Trace
    private var entered: (() -> Void)?
    private var left: [() -> Void] = []

    init(_ trace: Trace) {
        self.trace = trace
        super.init(frame: .zero)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func present(completion: (() -> Void)?) {
        trace.note("present")
        entered = completion
    }

    func dismiss(completion: (() -> Void)?) {
        trace.note("dismiss")
        left.append { completion?() }
    }

    func enter() {
        if !presented { willPresent() }
        presented = true
        logImpressionOnce()
        entered?()
        didPresent()
    }

    func leave() {
        let all = left
        left = []
        for completion in all { completion() }
        didDismiss()
    }

    private var hasLogged = false

    private func logImpressionOnce() {
        guard !hasLogged else { return }
        hasLogged = true
        logImpression()
    }
}
