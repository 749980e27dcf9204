import BuiltInShapes
import Foundation
import InAppContracts
import RuleTesting
import Testing

#if canImport(AEPMessaging)
    import AEPMessaging
    import AEPServices
#else
    import AdobeIOSModel
#endif
#if canImport(BrazeUI)
    import BrazeKit
    import BrazeUI
#else
    import BrazeModel
#endif

/// Recorders in front of an app's own delegates.
@MainActor @Suite(.timeLimit(.minutes(20))) struct RecorderTests {
    private final class OwnBrazeDelegate: BrazeInAppMessageUIDelegate {
        var titles: [String] = []

        func inAppMessage(
            _ ui: BrazeInAppMessageUI, displayChoiceForMessage message: Braze.InAppMessage
        ) -> BrazeInAppMessageUI.DisplayChoice {
            titles.append("choice")
            return .now
        }

        func inAppMessage(
            _ ui: BrazeInAppMessageUI, prepareWith context: inout BrazeInAppMessageUI.PresentationContext
        ) {
            context.message.extras["seen"] = true
        }

        func inAppMessage(
            _ ui: BrazeInAppMessageUI, didPresent message: Braze.InAppMessage, view: any InAppMessageView
        ) {
            titles.append("presented, seen \(message.extras["seen"] as? Bool ?? false)")
        }

        func inAppMessage(
            _ ui: BrazeInAppMessageUI, shouldProcess clickAction: Braze.InAppMessage.ClickAction,
            buttonId: String?, message: Braze.InAppMessage, view: any InAppMessageView
        ) -> Bool {
            titles.append("click \(buttonId ?? "")")
            return false
        }
    }

    private final class OwnAdobeDelegate: NSObject, MessagingDelegate, @unchecked Sendable {
        // Written by one callback at a time, which the virtual stage guarantees.
        var calls: [String] = []

        func onShow(message: any Showable) { calls.append("onShow") }
        func onDismiss(message: any Showable) { calls.append("onDismiss") }
        func urlLoaded(_ url: URL, byMessage message: any Showable) { calls.append("url \(url)") }
        func shouldShowMessage(message: any Showable) -> Bool {
            calls.append("gate")
            return (message as? FullscreenMessage)?.parent?.id == "spring"
        }
    }

    @Test("BZ-044 BZ-086 a recorder forwards to the app's delegate, whose answers and edits count")
    func braze() throws {
        let own = OwnBrazeDelegate()
        let result = try ScenarioRunner.run(
            ScenarioFiles(of: "BrazeContractsTests").load("braze-01-button", for: .builtIn),
            subject: .delegate(own))
        #expect(own.titles == ["choice", "presented, seen true", "click 1"])
        #expect(result.trace.events.last { $0.name == "shouldProcess" }?.answer == "false")
        #expect(!result.trace.events.contains { $0.name == "openedURL" })
    }

    @Test("AI-032 a recorder forwards to the app's delegate, whose answer counts")
    func adobe() throws {
        let own = OwnAdobeDelegate()
        let result = try ScenarioRunner.run(
            ScenarioFiles(of: "AdobeIOSContractsTests").load("adobe-05-link", for: .builtIn),
            subject: .delegate(own))
        #expect(
            own.calls == [
                "gate", "onShow", "url adbinapp://dismiss?interaction=a&link=https%3A%2F%2Fe.org",
                "onDismiss",
            ])
        #expect(
            result.delegateTrace.events.map(\.name) == [
                "shouldShowMessage", "onShow", "urlLoaded", "onDismiss",
            ])
        #expect(result.delegateTrace.events.map(\.thread) == [.background, .background, .main, .main])
    }

    @Test("A delegate of another shape is refused")
    func wrongDelegate() throws {
        let scenario = try ScenarioFiles(of: "BrazeContractsTests").load("braze-01-button", for: .builtIn)
        let error = #expect(throws: ScenarioError.self) {
            try ScenarioRunner.run(scenario, subject: .delegate(OwnAdobeDelegate()))
        }
        #expect(error?.code == .wrongDelegate)
    }

    @Test("A trace keeps order, threads and answers as JSON and as lines")
    func traceText() throws {
        let trace = try ScenarioRunner.run(
            ScenarioFiles(of: "AdobeIOSContractsTests").load("adobe-01-shown", for: .builtIn)
        ).trace
        #expect(try Trace(json: trace.json()) == trace)
        #expect(trace.lines[0] == "  0.00 main campaign trigger(payload: spring)")
        #expect(
            trace.lines[3]
                == "  0.00 bg   delegate shouldShowMessage(message: spring) -> true [view: present]")
    }

    @Test("Nested calls follow the call in which they were made, which still gets its answer")
    func nesting() {
        let stage = HeadlessStage()
        let recorder = TraceRecorder(stage: stage)
        stage.log.record(.note, from: "Braze", "before")
        let answer = recorder.call(.delegate, "outer", [], describe: { (number: Int) in "\(number)" }) {
            recorder.call(.handler, "inner", [])
            stage.log.record(.note, from: "Braze", "inside")
            return 7
        }
        stage.log.record(.note, from: "stage", "after")
        #expect(answer == 7)
        #expect(
            recorder.trace.calls == [
                "sdk before(kind: note)", "delegate outer -> 7", "handler inner",
                "sdk inside(kind: note)", "stage after(kind: note)",
            ])
    }
}
