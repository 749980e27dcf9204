import BrazeContracts
import Foundation
import InAppCompat
import InAppContracts
import Testing

#if canImport(BrazeUI)
    import BrazeKit
    import BrazeUI
#else
    import BrazeModel
#endif

/// A Braze delegate that implements every callback. Main actor, as its protocol.
private final class Full: BrazeInAppMessageUIDelegate {
    private let choice: BrazeInAppMessageUI.DisplayChoice

    init(_ choice: BrazeInAppMessageUI.DisplayChoice = .now) { self.choice = choice }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, displayChoiceForMessage message: Braze.InAppMessage
    ) -> BrazeInAppMessageUI.DisplayChoice { choice }
    func inAppMessage(
        _ ui: BrazeInAppMessageUI, prepareWith context: inout BrazeInAppMessageUI.PresentationContext
    ) {}
    func inAppMessage(
        _ ui: BrazeInAppMessageUI, willPresent message: Braze.InAppMessage, view: any InAppMessageView
    ) {}
    func inAppMessage(
        _ ui: BrazeInAppMessageUI, didPresent message: Braze.InAppMessage, view: any InAppMessageView
    ) {}
    func inAppMessage(
        _ ui: BrazeInAppMessageUI, willDismiss message: Braze.InAppMessage, view: any InAppMessageView
    ) {}
    func inAppMessage(
        _ ui: BrazeInAppMessageUI, didDismiss message: Braze.InAppMessage, view: any InAppMessageView
    ) {}
    func inAppMessage(
        _ ui: BrazeInAppMessageUI, shouldProcess clickAction: Braze.InAppMessage.ClickAction,
        buttonId: String?,
        message: Braze.InAppMessage, view: any InAppMessageView
    ) -> Bool { true }
}

/// The reports about delegates, and that they fit on a screen.
@MainActor @Suite(.timeLimit(.minutes(20))) struct BrazeVerifyReportTests {
    private func lines(_ report: DelegateReport) -> [String] {
        report.description.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    private func expectScreenful(_ report: DelegateReport) {
        let lines = lines(report)
        #expect(lines.count <= 40, "\(report)")
        #expect(lines.allSatisfy { $0.count <= 80 }, "\(report)")
    }

    @Test("For a delegate without findings, the report says which callbacks were called, and their answers")
    func fine() throws {
        let report = BrazeContract.verify(gateLimit: 5) { Full() }
        #expect(report.isSuccess)
        expectScreenful(report)
        let lines = lines(report)
        #expect(lines[0] == "No findings in \(report.traces.count) scenarios.")
        #expect(lines[1] == "Callbacks, how often they were called, and what they answered:")
        #expect(
            report.callbacks.map(\.name) == [
                "displayChoiceForMessage", "prepareWith", "willPresent", "didPresent", "shouldProcess",
                "willDismiss", "didDismiss",
            ])
        let gate = try #require(report.callbacks.first)
        #expect(gate.answers.keys.sorted().contains("now"))
        #expect(gate.times == gate.answers.values.reduce(0, +))
        let events = report.traces.values.flatMap { $0.events(from: .delegate) }
        #expect(report.callbacks.map(\.times).reduce(0, +) == events.count)
        #expect(report.contract.results.allSatisfy { $0.status == .passed })
        #expect(
            lines.contains("All \(report.contract.results.count) promises to the delegate were exercised."))
    }

    @Test("For a delegate that always holds, the report says what was not exercised, and what to do about it")
    func alwaysHolds() throws {
        let report = BrazeContract.verify(gateLimit: 5) { Full(.reenqueue) }
        #expect(report.isSuccess)
        expectScreenful(report)
        let gate = try #require(report.callbacks.first)
        #expect(gate.name == "displayChoiceForMessage")
        #expect(Set(gate.answers.keys) == ["reenqueue"])
        let idle = report.contract.results.filter { $0.status == .notExercised }.map(\.id)
        #expect(idle == ["BZ-080", "BZ-088"])
        let text = report.description.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(
            text.contains(
                "Of \(report.contract.results.count) promises to the delegate, these were not exercised:"))
        #expect(text.contains("BZ-080 "))
        #expect(text.contains("This delegate always answered displayChoiceForMessage reenqueue."))
        #expect(text.contains("Verify a second factory"))
        #expect(text.contains("change the delegate's state"))
    }

    @Test("A callback that the delegate does not implement is not counted, nor is a promise about it")
    func notImplemented() throws {
        let report = BrazeContract.verify(gateLimit: 5) { BrazeDouble() }
        #expect(report.isSuccess)
        for use in report.callbacks {
            let isThere = ["displayChoiceForMessage", "prepareWith"].contains(use.name)
            #expect(use.isImplemented == isThere && (use.times > 0) == isThere, "\(use.name)")
        }
        #expect(lines(report).contains("    shouldProcess            not implemented"))
        let idle = report.contract.results.filter { $0.status == .notExercised }.map(\.id)
        #expect(idle.contains("BZ-080") && !idle.contains("BZ-041"), "\(idle)")
        let unknown = DelegateContract(.braze, only: ["mismatched-attributes"]).report(unchecked: {
            BrazeDouble()
        }
        )
        #expect(unknown.callbacks.allSatisfy { $0.isImplemented == nil })
    }

    @Test("For a broken delegate, the report says first what is broken, and how much it leaves out")
    func broken() {
        let report = BrazeContract.verify(gateLimit: 5) {
            BrazeDouble(prepare: { context in
                context.message.data.messageClose = .auto(after: 3)
                context.message.data.orientation = .portrait
                context.customView = ViewDouble(
                    enter: { view, done in
                        done?()
                        done?()
                        view.didPresent()
                        view.willPresent()
                    },
                    leave: { view, done in
                        done?()
                        done?()
                        view.didDismiss()
                    })
            })
        }
        #expect(!report.isSuccess)
        expectScreenful(report)
        let lines = lines(report)
        let count = report.findings.count + report.contract.results.filter { $0.status == .failed }.count
        #expect(count > 5)
        #expect(lines[0] == "\(count) findings in \(report.traces.count) scenarios.")
        #expect(lines[1].hasPrefix("[braze] \(report.findings[0].kind)"))
        #expect(lines.contains { $0.hasSuffix(" more: see the report's details.") })
        #expect(report.findings.allSatisfy { report.details.contains($0.explanation) })
    }

    @Test("What the rules say about the host is not in the report of a delegate")
    func hostRules() {
        let report = BrazeContract.verify(gateLimit: 5) { BrazeDouble() }
        let promises = ShapeKit.braze.rules.filter { $0.check?.everywhere.isEmpty == false }.map(\.id)
        #expect(report.contract.results.map(\.id) == promises)
        #expect(report.contract.results.allSatisfy { $0.rule.check?.parts.isEmpty == true })
    }
}
