import BrazeBridge
import BrazeContracts
import Foundation
import HeadlessStage
import InAppCompat
import InAppContracts
import PlatformStandIns
import Testing

#if canImport(BrazeUI)
    import BrazeKit
    import BrazeUI
#else
    import BrazeModel
#endif

/// Braze delegates that are correct, and some that are broken on purpose.
@MainActor @Suite(.timeLimit(.minutes(20))) struct BrazeDelegateContractTests {
    private func view(
        _ enter: @escaping ViewDouble.Act = ViewDouble.enterWell,
        _ leave: @escaping ViewDouble.Act = ViewDouble.leaveWell
    ) -> DelegateReport {
        BrazeContract.verify(gateLimit: 5) {
            BrazeDouble(prepare: { $0.customView = ViewDouble(enter: enter, leave: leave) })
        }
    }

    private func kinds(_ report: DelegateReport) -> [String] {
        Set(report.findings.map(\.kind.name)).sorted()
    }

    // MARK: Correct delegates

    @Test("A delegate that implements nothing has no findings, and every scenario is played")
    func empty() {
        final class Empty: BrazeInAppMessageUIDelegate {}
        let report = BrazeContract.verify(gateLimit: 5) { Empty() }
        #expect(report.isSuccess, "\(report)")
        let played = [
            "single-message", "unreachable-assets", "button-tapped", "control-message", "every-kind",
            "overlapping-messages", "every-view-leaves", "asked-to-leave-twice",
        ]
        #expect(played.filter { report.traces[$0] == nil } == [])
        #expect(report.description.hasPrefix("No findings in \(report.traces.count) scenarios.\n"))
        #expect(report.interruptions.allSatisfy { !$0.reason.isEmpty })
    }

    @Test("Delegates that hold, discard, edit or provide a view have no findings")
    func right() {
        let delegates: [@MainActor () -> BrazeDouble] = [
            { BrazeDouble(gate: { _ in .reenqueue }) }, { BrazeDouble(gate: { _ in .discard }) },
            { BrazeDouble(prepare: { $0.message.extras["seen"] = "yes" }) },
            { BrazeDouble(prepare: { $0.customView = ViewDouble() }) },
            {
                BrazeDouble(prepare: { context in
                    let stage = HeadlessStage.current
                    context.customView = ViewDouble(
                        enter: { view, done in
                            view.willPresent()
                            stage.animate(seconds: 1) {
                                view.logImpression()
                                done?()
                                view.didPresent()
                            }
                        },
                        leave: { view, done in
                            view.willDismiss()
                            stage.animate(seconds: 1) {
                                done?()
                                view.didDismiss()
                            }
                        })
                })
            },
        ]
        for make in delegates {
            let report = BrazeContract.verify(gateLimit: 5, make)
            #expect(report.isSuccess, "\(report)")
        }
    }

    @Test(
        "A scenario that cannot continue because of the delegate is listed with the reason, and is no failure"
    )
    func interruption() throws {
        let report = BrazeContract.verify(gateLimit: 5) { BrazeDouble(gate: { _ in .discard }) }
        let interruption = try #require(report.interruptions.first { $0.scenario == "every-kind" })
        #expect(interruption.reason == "steps[2]: no message is visible.")
        #expect(
            report.details.contains(
                "\nnot played to its end: every-kind: steps[2]: no message is visible.\n"))
        let trace = try #require(report.traces["every-kind"])
        #expect(trace.calls.contains("delegate displayChoiceForMessage(message: slideup) -> discard"))
        #expect(report.isSuccess)
    }

    // MARK: Gates and edits

    @Test("A gate that blocks the main thread is slow")
    func slowGate() {
        let report = BrazeContract.verify(gateLimit: 0.001) {
            BrazeDouble(gate: { _ in
                _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 0.002)
                return .now
            })
        }
        #expect(
            report.findings.map(\.description) == [
                "[braze] slowGate: displayChoiceForMessage took more than 0.001 s. It is called on the main thread, so the app "
                    + "was blocked. Expected: an answer from what is already known; otherwise hold the message and show it later."
            ])
        #expect(!report.isSuccess)
    }

    @Test("BZ-045 BZ-046 Edits that come too late are found")
    func late() {
        let report = BrazeContract.verify(gateLimit: 5) {
            BrazeDouble(prepare: { context in
                context.message.data.messageClose = .auto(after: 3)
                context.message.data.orientation = .portrait
            })
        }
        #expect(kinds(report) == ["editTooLate"])
        #expect(report.findings.map(\.rule) == ["BZ-045", "BZ-046"])
        #expect(
            report.findings.map(\.explanation) == [
                "messageClose was changed in prepareWith, where it has no effect.",
                "orientation was changed in prepareWith, after it was checked; the change affects only "
                    + "rotations.",
            ])
    }

    @Test("BZ-042 BZ-048 Edits that keep a message from appearing are found")
    func away() {
        let report = BrazeContract.verify(gateLimit: 5) {
            BrazeDouble(prepare: { context in
                context.message.data.context = nil
                context.attributes = nil
            })
        }
        #expect(kinds(report) == ["keepsMessageAway"])
        #expect(Set(report.findings.map(\.rule)) == ["BZ-048", "BZ-042"])
        #expect(
            report.findings.contains {
                $0.explanation
                    == "prepareWith left a message and attributes of different kinds, so the message is lost."
            })
    }

    // MARK: Views of the app's own

    @Test("BZ-072 A custom view that reports nothing never ends")
    func inert() {
        let report = view(ViewDouble.nothing, ViewDouble.nothing)
        #expect(
            report.findings.map(\.explanation) == [
                "A custom view was dismissed and never reported didDismiss, so its window stays and every "
                    + "later message is parked."
            ])
        #expect(report.occurrences.first?.scenarios.contains("every-view-leaves") == true)
    }

    @Test("BZ-072 A custom view that reports that it leaves but not that it has left never ends")
    func stays() {
        #expect(kinds(view(ViewDouble.enterWell, { view, _ in view.willDismiss() })) == ["neverEnds"])
    }

    @Test("BZ-070 A custom view that does not complete its entry is found: it misses an early dismissal")
    func noCompletion() {
        let report = view({ view, _ in
            view.willPresent()
            view.logImpression()
            view.didPresent()
        })
        #expect(kinds(report) == ["neverEnds"])
        #expect(report.occurrences.first?.scenarios.contains("dismissed-before-appearance") == true)
    }

    @Test("BZ-072 A custom view that reports twice or out of order is found")
    func disorder() {
        let enters: [ViewDouble.Act] = [
            { view, done in
                view.willPresent()
                view.willPresent()
                done?()
                view.didPresent()
            },
            { view, done in
                view.willPresent()
                done?()
                view.didPresent()
                view.didPresent()
            },
            { view, done in
                done?()
                view.didPresent()
            },
        ]
        let names = ["willPresent", "didPresent", "didPresent"]
        for (enter, name) in zip(enters, names) {
            #expect(
                view(enter).findings.map(\.explanation).contains(
                    "A custom view reported \(name) out of order."))
        }
        let leaves: [ViewDouble.Act] = [
            { view, done in
                view.willDismiss()
                view.willDismiss()
                view.willDismiss()
                done?()
                view.didDismiss()
            },
            { view, done in
                done?()
                view.didDismiss()
            },
        ]
        for (leave, name) in zip(leaves, ["willDismiss", "didDismiss"]) {
            let report = view(ViewDouble.enterWell, leave)
            #expect(kinds(report) == ["disorder"])
            #expect(report.findings.map(\.explanation) == ["A custom view reported \(name) out of order."])
            #expect(report.findings.map(\.rule) == ["BZ-072"])
        }
    }

    @Test("BZ-072 A completion that is called twice is found, at the entry and at the exit")
    func completions() {
        let entry = view({ view, done in
            view.willPresent()
            done?()
            done?()
            view.didPresent()
        })
        #expect(
            entry.findings.map(\.explanation).contains(
                "A custom view called the completion of present twice."))
        let exit = view(
            ViewDouble.enterWell,
            { view, done in
                view.willDismiss()
                done?()
                done?()
                view.didDismiss()
            })
        #expect(
            exit.findings.map(\.explanation) == ["A custom view called the completion of dismiss twice."])
        #expect(kinds(exit) == ["doubleCompletion"])
    }

    // MARK: While an app runs

    @Test("BZ-003 While an app runs, a delegate that is not retained is found, once")
    func notRetained() throws {
        let found = Locked<[DelegateFinding]>([])
        let stage = HeadlessStage()
        let host = BrazeHost(stage: stage)
        var delegate: BrazeDouble? = BrazeDouble(gate: { _ in .discard })
        let checked = BrazeContract.checked(try #require(delegate)) { finding in
            found.withLock { $0.append(finding) }
        }
        host.ui.delegate = checked
        try host.trigger(json: Data(#"{"type": "SLIDEUP", "trigger_id": "a", "message": "x"}"#.utf8))
        stage.runUntilIdle()
        #expect(host.ui.messageView == nil)
        #expect(found.current.isEmpty)
        delegate = nil
        try host.trigger(json: Data(#"{"type": "SLIDEUP", "trigger_id": "b", "message": "x"}"#.utf8))
        stage.runUntilIdle()
        #expect(host.ui.messageView != nil)
        #expect(
            found.current.map(\.description) == [
                "[braze] notRetained (BZ-003): The delegate was deallocated, so the SDK acts as if none were set. Expected: the "
                    + "app retains its delegate, because the SDK holds it weakly."
            ])
    }

    @Test("While an app runs, a view that completes twice is found as it happens")
    func checkedView() throws {
        let found = Locked<[DelegateFinding]>([])
        let stage = HeadlessStage()
        let host = BrazeHost(stage: stage)
        let delegate = BrazeDouble(prepare: {
            $0.customView = ViewDouble(
                leave: { view, done in
                    view.willDismiss()
                    done?()
                    done?()
                    done?()
                    view.didDismiss()
                })
        })
        let checked = BrazeContract.checked(delegate) { finding in found.withLock { $0.append(finding) } }
        host.ui.delegate = checked
        try host.trigger(json: Data(#"{"type": "SLIDEUP", "trigger_id": "a", "message": "x"}"#.utf8))
        stage.runUntilIdle()
        var completions = 0
        host.ui.dismiss { completions += 1 }
        stage.runUntilIdle()
        #expect(completions == 3)
        #expect(found.current.map(\.kind) == [.doubleCompletion])
        #expect(host.ui.messageView == nil)
    }
}
