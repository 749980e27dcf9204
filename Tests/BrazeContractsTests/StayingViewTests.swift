import BrazeBridge
import BrazeContracts
import Foundation
import HeadlessStage
import InAppContracts
import PlatformStandIns
import Testing

#if canImport(BrazeUI)
    import BrazeKit
    import BrazeUI
#else
    import BrazeModel
#endif

/// The app's own views that do not leave, detected while an app runs: there `end()` is not called.
@MainActor @Suite(.timeLimit(.minutes(20))) struct StayingViewTests {
    let stage = HeadlessStage()
    let host: BrazeHost
    private let found = Locked<[DelegateFinding]>([])

    init() { host = BrazeHost(stage: stage) }

    private func show(
        enter: @escaping ViewDouble.Act = ViewDouble.enterWell, leave: @escaping ViewDouble.Act,
        timeToLeave: TimeInterval? = nil
    ) throws -> [AnyObject] {
        let delegate = BrazeDouble(prepare: { $0.customView = ViewDouble(enter: enter, leave: leave) })
        let checked = BrazeContract.checked(delegate) { [found] finding in
            found.withLock { $0.append(finding) }
        }
        if let timeToLeave { checked.timeToLeave = timeToLeave }
        host.ui.delegate = checked
        try host.trigger(json: Data(#"{"type": "SLIDEUP", "trigger_id": "a", "message": "x"}"#.utf8))
        stage.runUntilIdle()
        return [delegate, checked]
    }

    private func after(_ seconds: TimeInterval) -> [String] {
        stage.advance(seconds: seconds)
        return found.current.map(\.description)
    }

    private static let stays =
        "[braze] neverEnds (BZ-072): A custom view was dismissed and never reported didDismiss, so its window stays "
        + "and every later message is parked. Expected: when it has left, the view calls the completion and then "
        + "didDismiss()."

    @Test("BZ-072 a view that stays is found ten seconds after it was told to leave, once")
    func stays() throws {
        let kept = try show(leave: ViewDouble.nothing)
        #expect(after(3600) == [])
        host.ui.dismiss()
        #expect(after(9.9) == [])
        #expect(after(0.2) == [Self.stays])
        host.ui.dismiss()
        #expect(after(3600) == [Self.stays])
        withExtendedLifetime(kept) {}
    }

    @Test(
        "BZ-072 a view that only reports that it leaves, also of its own accord, and an inert view are found too"
    )
    func saysThatItLeaves() throws {
        var kept = try show(leave: { view, _ in view.willDismiss() })
        host.ui.messageView?.willDismiss()
        #expect(after(11) == [Self.stays])
        found.withLock { $0 = [] }
        host.ui.messageView?.didDismiss()
        kept += try show(enter: ViewDouble.nothing, leave: ViewDouble.nothing)
        host.ui.dismiss()
        #expect(after(11) == [Self.stays])
        withExtendedLifetime(kept) {}
    }

    @Test("BZ-072 a view that leaves within the time is not found, nor is a message that follows it")
    func leavesLate() throws {
        let stage = stage
        let leave: ViewDouble.Act = { view, done in
            view.willDismiss()
            stage.animate(seconds: 9) {
                done?()
                view.didDismiss()
            }
        }
        var kept = try show(leave: leave)
        host.ui.dismiss()
        #expect(after(9.5) == [])
        kept += try show(leave: leave)
        #expect(after(3600) == [])
        #expect(host.ui.messageView?.presented == true)
        withExtendedLifetime(kept) {}
    }

    @Test("BZ-133 a view that is told again while it enters gets the full time again")
    func toldAgain() throws {
        let stage = stage
        let hasEntered = Locked(false)
        let kept = try show(
            enter: { view, done in
                view.willPresent()
                _ = stage.after(8) {
                    hasEntered.withLock { $0 = true }
                    done?()
                    view.didPresent()
                }
            },
            leave: { view, done in
                guard hasEntered.current else { return }
                view.willDismiss()
                _ = stage.after(8) {
                    done?()
                    view.didDismiss()
                }
            })
        host.ui.dismiss()
        #expect(after(15.9) == [])
        #expect(host.ui.messageView != nil)
        #expect(after(20) == [])
        #expect(host.ui.messageView == nil)
        withExtendedLifetime(kept) {}
    }

    @Test("BZ-070, BZ-072 a view that has appeared and reports it again while it leaves is found")
    func appearsAgain() throws {
        let kept = try show(leave: { view, done in
            view.willDismiss()
            view.didPresent()
            done?()
            view.didDismiss()
        })
        host.ui.dismiss()
        #expect(
            after(60) == [
                "[braze] disorder (BZ-072): A custom view reported didPresent out of order. Expected: didPresent is called "
                    + "once, after willPresent."
            ])
        withExtendedLifetime(kept) {}
    }

    @Test("BZ-072 the time can be set")
    func chosenTime() throws {
        let kept = try show(leave: ViewDouble.nothing, timeToLeave: 1)
        host.ui.dismiss()
        #expect(after(0.9) == [])
        #expect(after(0.2) == [Self.stays])
        withExtendedLifetime(kept) {}
    }

    @Test("INV-7 a pending check retains neither the delegate nor the view")
    func keepsNothing() throws {
        weak var view: UIView?
        weak var checked: AnyObject?
        try autoreleased {
            let kept = try show(leave: ViewDouble.nothing)
            checked = kept[1]
            view = host.ui.messageView
            host.ui.dismiss()
        }
        #expect(checked == nil)
        #expect(view != nil)
        #expect(after(60) == [])
    }

    private func autoreleased(_ body: () throws -> Void) rethrows { try body() }
}
