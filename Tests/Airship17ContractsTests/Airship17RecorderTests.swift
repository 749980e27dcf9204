import Airship17Contracts
import Airship17Model
import Foundation
import InAppContracts
import PlatformStandIns
import RuleTesting
import Testing

/// Recorders in front of an app's own delegate for Airship's SDK, the driver's calls, and the scenarios that no single
/// rule names.
@Suite("Airship recorders", .timeLimit(.minutes(20))) @MainActor struct Airship17RecorderTests {
    /// `@unchecked Sendable` is sound: the mutable state is behind a lock.
    private final class OwnDelegate: NSObject, InAppMessagingDelegate, @unchecked Sendable {
        let calls = Locked<[String]>([])
        private let isReady: Bool

        init(isReady: Bool) { self.isReady = isReady }

        func extend(_ message: InAppMessage) -> InAppMessage {
            note("extend")
            return message.extend { $0.displayBehavior = "immediate" } ?? message
        }

        func displayCoordinator(for message: InAppMessage) -> (any InAppMessageDisplayCoordinator)? {
            note("coordinator \(message.displayBehavior)")
            return nil
        }

        func isMessageReady(forDisplay message: InAppMessage) -> Bool {
            note("ready \(message.name ?? "none")")
            return isReady
        }

        func messageWillBeDisplayed(_ message: InAppMessage, scheduleID: String) {
            note("will \(scheduleID)")
        }

        func messageFinishedDisplaying(
            _ message: InAppMessage, scheduleID: String, resolution: InAppMessageResolution
        ) {
            note("finished \(scheduleID) \(resolution.buttonInfo?.identifier ?? "none")")
        }

        private func note(_ call: String) {
            calls.withLock { $0.append("\(MainThread.isCurrent ? "main" : "bg") \(call)") }
        }
    }

    @Test("AS-010 AS-013 a recorder forwards every callback to the app's delegate, on its thread")
    func forwards() throws {
        let own = OwnDelegate(isReady: true)
        let result = try ScenarioRunner.run(
            RuleSheet.airship17.files.load("airship-02-banner-button", for: [.airship17]),
            subject: .delegate(own))
        #expect(
            own.calls.current == [
                "bg extend", "bg coordinator immediate", "main ready spring", "main will spring",
                "main finished spring ok",
            ])
        #expect(
            result.delegateTrace.events.map(\.name) == [
                "extend", "displayCoordinator", "isMessageReady", "messageWillBeDisplayed",
                "messageFinishedDisplaying",
            ])
        #expect(
            result.delegateTrace.events.map { $0["behavior"] } == [
                "default", "immediate", "immediate", "immediate", "immediate",
            ])
    }

    @Test("AS-026 the app's delegate answers, not the script") func answers() throws {
        let own = OwnDelegate(isReady: false)
        let result = try ScenarioRunner.run(
            RuleSheet.airship17.files.load("airship-02-banner-button", for: [.airship17]),
            subject: .delegate(own))
        #expect(own.calls.current == ["bg extend", "bg coordinator immediate", "main ready spring"])
        #expect(result.delegateTrace.calls.last == "delegate isMessageReady(message: spring) -> false")
    }

    @Test("A delegate of another shape is refused, with an explanation") func wrongDelegate() throws {
        let scenario = try RuleSheet.airship17.files.load("airship-01-shown", for: [.airship17])
        let error = #expect(throws: ScenarioError.self) {
            try ScenarioRunner.run(scenario, subject: .delegate(NSObject()))
        }
        #expect(error?.code == .wrongDelegate)
        #expect(error?.explanation == "NSObject does not conform to InAppMessagingDelegate.")
    }

    @Test(
        "A call that cannot be performed fails with an explanation, at its step",
        arguments: [
            (#"{"app": "complete", "message": "spring", "resolution": "timed_out"}"#, "was not displayed"),
            (#"{"app": "answerPrepare", "message": "spring", "result": "success"}"#, "nothing was prepared"),
            (#"{"app": "setFactory", "type": "popup"}"#, "there is no such display type."),
            (#"{"app": "setDisplayInterval", "seconds": "soon"}"#, "seconds is not a number."),
            (#"{"host": "send", "event": "earthquake"}"#, "there is no such event."),
            (#"{"host": "disconnectScene", "scene": "a"}"#, "there is no such scene."),
        ])
    func failures(step: String, words: String) throws {
        let scenario = try Scenario(
            json: Data(#"{"name": "n", "shape": "airship17", "payloads": {}, "steps": [\#(step)]}"#.utf8),
            for: [.airship17])
        #expect {
            try ScenarioRunner.run(scenario)
        } throws: {
            let error = $0 as? ScenarioError
            return error?.code == .stepFailed && error?.keyPath == "steps[0]"
                && error?.explanation.contains(words) == true
        }
    }

    // MARK: Scenarios of every trace

    private func calls(_ name: String, of sources: TraceEvent.Source...) throws -> [String] {
        let trace = try #require(HostTraces.of(.airship17)[name])
        return trace.filtered(to: Set(sources)).calls
    }

    @Test("AS-001 calls from inside every callback change nothing in its order")
    func reentrant() throws {
        #expect(
            try calls("re-entrant", of: .delegate) == [
                "delegate extend(message: spring)", "delegate displayCoordinator(message: spring)",
                "delegate extend(message: b)", "delegate displayCoordinator(message: b)",
                "delegate isMessageReady(message: spring) -> true",
                "delegate messageWillBeDisplayed(message: spring, scheduleID: spring)",
                "delegate messageFinishedDisplaying(message: spring, scheduleID: spring, "
                    + "resolution: user_dismissed)",
                "delegate extend(message: c)", "delegate displayCoordinator(message: c)",
                "delegate isMessageReady(message: c) -> true",
                "delegate messageWillBeDisplayed(message: c, scheduleID: c)",
                "delegate messageFinishedDisplaying(message: c, scheduleID: c, resolution: user_dismissed)",
            ])
        #expect(
            try calls("re-entrant", of: .sdk) == [
                "sdk in_app_display(kind: analytics, scheduleID: spring)",
                "sdk in_app_resolution(kind: analytics, scheduleID: spring, type: user_dismissed)",
                "sdk not set off(kind: note, scheduleID: spring)",
                "sdk in_app_display(kind: analytics, scheduleID: c)",
                "sdk in_app_resolution(kind: analytics, scheduleID: c, type: user_dismissed)",
            ])
    }

    @Test("A page that is not allowed to use the SDK stays on screen, and its call is ignored")
    func pageNotTrusted() throws {
        #expect(
            try calls("page-not-trusted", of: .delegate) == [
                "delegate extend(message: spring)", "delegate displayCoordinator(message: spring)",
                "delegate isMessageReady(message: spring) -> true",
                "delegate messageWillBeDisplayed(message: spring, scheduleID: spring)",
            ])
    }

    @Test("AS-080 a standard message is a banner that disappears after 15 seconds") func standardMessage()
        throws
    {
        let trace = try #require(HostTraces.of(.airship17)["standard-message"])
        #expect(
            trace.events(from: .delegate).map { "\($0.name) \($0["type"] ?? "")" } == [
                "extend banner", "displayCoordinator banner", "isMessageReady banner",
                "messageWillBeDisplayed banner", "messageFinishedDisplaying banner",
            ])
        let last = try #require(trace.events(from: .delegate).last)
        #expect(last["resolution"] == "timed_out" && abs(last.time - 15.3) < 0.01)
    }
}
