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

/// Takes every message away as it appears.
@MainActor private final class ImpatientDelegate: BrazeInAppMessageUIDelegate {
    func inAppMessage(
        _ ui: BrazeInAppMessageUI, willPresent message: Braze.InAppMessage, view: any InAppMessageView
    ) {
        ui.dismiss()
    }
}

/// Campaigns and scenarios that an app supplies for the verification of its delegate.
@MainActor @Suite(.timeLimit(.minutes(20))) struct BrazeOwnStoriesTests {
    private let campaign = Data(
        #"""
        {"type": "MODAL", "trigger_id": "special", "message": "Special", "extras": {"look": "special"},
         "btns": [{"id": 1, "text": "Look", "click_action": "URI", "uri": "https://shop.example/look"},
                  {"id": 0, "text": "Close", "click_action": "NONE"}]}
        """#.utf8)

    private func isSpecial(_ context: BrazeInAppMessageUI.PresentationContext) -> Bool {
        context.message.extras["look"] as? String == "special"
    }

    @Test("A campaign is closed by the user, clicked at each button, and dismissed by the app")
    func played() throws {
        let report = BrazeContract.verify(campaigns: [campaign], only: [], gateLimit: 5) { BrazeDouble() }
        #expect(report.isSuccess, "\(report.details)")
        #expect(
            report.traces.keys.sorted() == [
                "campaign 1 closed by the user", "campaign 1 dismissed by the app",
                "campaign 1 tap on button 0", "campaign 1 tap on button 1",
            ])
        #expect(report.interruptions.isEmpty)
        let closed = try #require(report.traces["campaign 1 closed by the user"])
        #expect(closed.filtered(to: [.user]).calls == ["user close"])
        let clicked = try #require(report.traces["campaign 1 tap on button 1"])
        #expect(clicked.events(from: .delegate).contains { $0.name == "shouldProcess" })
        let dismissed = try #require(report.traces["campaign 1 dismissed by the app"])
        #expect(dismissed.filtered(to: [.app]).calls.first == "app dismiss")
        #expect(dismissed.events(from: .delegate).last?.name == "didDismiss")
    }

    @Test(
        "BZ-070 a campaign that takes its message away at once is no mistake of the delegate",
        arguments: [(6, false, []), (6_000, false, []), (6_000, true, [.dismissedTooEarly])]
            as [(Int, Bool, [DelegateFinding.Kind])])
    func closesItself(milliseconds: Int, isImpatient: Bool, kinds: [DelegateFinding.Kind]) {
        let campaign = Data(
            """
            {"type": "SLIDEUP", "trigger_id": "s", "message": "Short", "message_close": "AUTO_DISMISS",
             "duration": \(milliseconds)}
            """.utf8)
        let report = BrazeContract.verify(campaigns: [campaign], only: [], gateLimit: 5) {
            () -> any BrazeInAppMessageUIDelegate in
            isImpatient ? ImpatientDelegate() : BrazeDouble()
        }
        #expect(report.findings.map(\.kind) == kinds, "\(report.details)")
        #expect(!report.traces.isEmpty)
    }

    @Test("KIT A name that no standard scenario has fails the verification, even beside one that is played")
    func unknownName() {
        let report = BrazeContract.verify(only: ["single-mesage", "single-message"], gateLimit: 5) {
            BrazeDouble()
        }
        #expect(!report.isSuccess)
        #expect(report.findings.map(\.kind) == [.unreadable])
        #expect(
            report.findings.first?.explanation
                == "There is no standard scenario single-mesage of braze. Did you mean single-message?")
        #expect(report.traces.keys.sorted() == ["single-message"])
    }

    @Test("KIT If nothing was played, the verification fails, and the report says so")
    func nothingPlayed() {
        let report = BrazeContract.verify(only: []) { BrazeDouble() }
        #expect(!report.isSuccess)
        #expect(report.findings == [])
        let words = "No scenario was played, so nothing is known about the delegate."
        #expect(report.description.hasPrefix(words))
        #expect(report.details.hasPrefix(words))
    }

    @Test("KIT An own scenario that cannot be played to its end is no success")
    func ownNotPlayed() {
        func found(_ scenario: String) -> [String] {
            let report = BrazeContract.verify(
                scenarios: [scenario], only: ["single-message"], gateLimit: 5
            ) { BrazeDouble() }
            #expect(!report.isSuccess && report.interruptions.isEmpty)
            return report.findings.map(\.description)
        }
        let expected = " Expected: steps that can be done with this delegate."
        #expect(
            found(
                #"{"name": "odd", "shape": "braze", "payloads": {"a": "no campaign"}, "steps": [{"trigger": "a"}]}"#
            )
                == [
                    "[braze] notPlayed: The scenario was not played to its end: steps[0]: The payload is \"no campaign\", "
                        + "expected an object." + expected
                ])
        #expect(
            found(
                #"{"name": "slow", "shape": "braze", "time": "real", "payloads": {"a": {"type": "MODAL"}}, "steps": [{"trigger": "a"}]}"#
            ) == [
                "[braze] notPlayed: The scenario was not played to its end: it uses real time, in which delegates are not "
                    + "verified." + expected
            ])
    }

    @Test("BZ-072 Code for a campaign's key runs, and its custom view that never leaves is found")
    func stuck() {
        let make = { @MainActor in
            BrazeDouble(prepare: { context in
                guard self.isSpecial(context) else { return }
                context.customView = ViewDouble(leave: ViewDouble.nothing)
            })
        }
        #expect(BrazeContract.verify(gateLimit: 5, make).isSuccess)
        let report = BrazeContract.verify(campaigns: [campaign], only: [], gateLimit: 5, make)
        #expect(Set(report.findings.map(\.kind)) == [.neverEnds])
        #expect(report.occurrences.first?.scenarios.contains("campaign 1 dismissed by the app") == true)
    }

    @Test("A delegate that logs clicks that the SDK logs itself is found")
    func extraClick() {
        final class Logging: BrazeInAppMessageUIDelegate {
            func inAppMessage(
                _ ui: BrazeInAppMessageUI, shouldProcess clickAction: Braze.InAppMessage.ClickAction,
                buttonId: String?, message: Braze.InAppMessage, view: any InAppMessageView
            ) -> Bool {
                message.context?.logClick(buttonId: buttonId)
                return true
            }
        }
        let report = BrazeContract.verify(campaigns: [campaign], gateLimit: 5) { Logging() }
        #expect(!report.isSuccess)
        #expect(report.findings.map(\.kind) == [.extraInteraction])
        let scenarios = report.occurrences.first?.scenarios ?? []
        #expect(Set(scenarios).isSuperset(of: ["button-tapped", "campaign 1 tap on button 1"]))
        #expect(
            report.findings.map(\.explanation) == [
                "More clicks are recorded than the user made: shouldProcess logs clicks that the SDK logs by itself."
            ])
    }

    @Test("A delegate that logs impressions that the SDK logs itself is found")
    func extraImpression() {
        final class Logging: BrazeInAppMessageUIDelegate {
            func inAppMessage(
                _ ui: BrazeInAppMessageUI, didPresent message: Braze.InAppMessage, view: any InAppMessageView
            ) {
                message.context?.logImpression()
            }
        }
        let report = BrazeContract.verify(campaigns: [campaign], only: ["single-message"], gateLimit: 5) {
            Logging()
        }
        #expect(
            report.findings.map(\.description) == [
                "[braze] wrongImpression (BZ-074): An impression was logged a second time (extraLogImpression): the delegate "
                    + "or its view logs an impression that is already logged. It was inside didPresent. Expected: one "
                    + "impression for each message that is displayed."
            ])
    }

    @Test("A custom view that logs clicks and no impression is found")
    func missingImpression() {
        let report = BrazeContract.verify(campaigns: [campaign], only: [], gateLimit: 5) {
            BrazeDouble(prepare: { context in
                context.customView = ViewDouble(enter: { view, done in
                    view.willPresent()
                    view.logClick(buttonId: "1")
                    done?()
                    view.didPresent()
                })
            })
        }
        #expect(Set(report.findings.map(\.kind)) == [.wrongImpression, .extraInteraction])
        #expect(report.details.contains("(noLogImpression)"))
    }

    @Test("A scenario of the app's own is played, with steps that the app defines")
    func scenario() throws {
        let text = #"""
            {"name": "after the checkout", "shape": "braze",
             "payloads": {"a": {"type": "SLIDEUP", "trigger_id": "a", "message": "A"}},
             "steps": [{"trigger": "a"}, {"app": "checkoutEnds"}, {"app": "presentNext"}, {"trigger": "a"}]}
            """#
        let report = BrazeContract.verify(
            scenarios: [text],
            appSteps: ["checkoutEnds": { delegate in (delegate as? BrazeDouble)?.gate = { _ in .now } }],
            only: [],
            gateLimit: 5
        ) {
            BrazeDouble(gate: { _ in .reenqueue })
        }
        #expect(report.isSuccess, "\(report.details)")
        let trace = try #require(report.traces["own: after the checkout"])
        let calls = trace.filtered(to: [.app, .delegate]).calls
        #expect(calls.first == "delegate displayChoiceForMessage(message: a) -> reenqueue")
        #expect(calls.contains("app checkoutEnds"))
        #expect(calls.contains { $0.hasPrefix("delegate didPresent") })
    }

    @Test("A campaign or scenario that cannot be read is a finding, and the others are played")
    func unreadable() {
        let report = BrazeContract.verify(
            campaigns: [Data("no json".utf8), campaign],
            scenarios: [#"{"name": "n", "shape": "braze", "steps": [{"app": "checkoutEnd"}]}"#],
            appSteps: ["checkoutEnds": { _ in }], only: [], gateLimit: 5
        ) { BrazeDouble() }
        #expect(!report.isSuccess)
        #expect(report.findings.map(\.kind) == [.unreadable, .unreadable])
        #expect(report.occurrences.map(\.scenarios) == [["scenario 1"], ["campaign 1"]])
        #expect(report.findings[0].explanation.hasSuffix("Did you mean checkoutEnds?"))
        #expect(report.traces.count == 4)
    }
}
