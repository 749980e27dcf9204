import AdobeAndroid2Contracts
import AdobeAndroid2Model
import InAppContracts
import PlatformStandIns
import RuleTesting
import Testing

/// Recorders in front of an app's own delegate for Adobe's SDK for Android 2, and the driver's calls.
@Suite("Adobe Android 2 recorders", .timeLimit(.minutes(20))) @MainActor struct AdobeAndroid2RecorderTests {
    private final class OwnDelegate: MessagingDelegate, Sendable {
        let calls = Locked<[String]>([])
        private let answer: Bool

        init(answer: Bool) { self.answer = answer }

        func shouldShowMessage(_ message: any FullscreenMessage) -> Bool {
            note("gate \(message.parent?.getId() ?? "none")")
            return answer
        }
        func onShow(_ message: any FullscreenMessage) { note("onShow") }
        func onDismiss(_ message: any FullscreenMessage) { note("onDismiss") }
        func urlLoaded(_ url: String, _ message: any FullscreenMessage) { note("url \(url)") }

        private func note(_ call: String) { calls.withLock { $0.append(call) } }
    }

    @Test("A2-034 A2-072 a recorder forwards every callback to the app's delegate, on its thread")
    func forwards() throws {
        let own = OwnDelegate(answer: true)
        let result = try ScenarioRunner.run(
            RuleSheet.adobeAndroid2.files.load("adobe-android-2-06-link", for: [.adobeAndroid2]),
            subject: .delegate(own))
        #expect(
            own.calls.current == [
                "gate spring", "onShow", "url adbinapp://dismiss?interaction=a", "onDismiss",
            ])
        #expect(
            result.delegateTrace.events.map(\.name) == [
                "shouldShowMessage", "onShow", "urlLoaded", "onDismiss",
            ])
        #expect(result.delegateTrace.events.map(\.thread) == [.background, .main, .main, .main])
    }

    @Test("A2-032 the app's delegate answers, not the script") func answers() throws {
        let own = OwnDelegate(answer: false)
        let result = try ScenarioRunner.run(
            RuleSheet.adobeAndroid2.files.load("adobe-android-2-01-shown", for: [.adobeAndroid2]),
            subject: .delegate(own))
        #expect(own.calls.current == ["gate spring"])
        #expect(result.delegateTrace.calls == ["delegate shouldShowMessage(message: spring) -> false"])
    }

    @Test("A delegate of another shape is refused with an explanation") func wrongDelegate() throws {
        let scenario = try RuleSheet.adobeAndroid2.files.load(
            "adobe-android-2-01-shown", for: [.adobeAndroid2])
        let error = #expect(throws: ScenarioError.self) {
            try ScenarioRunner.run(scenario, subject: .delegate(RecordingNothing()))
        }
        #expect(error?.code == .wrongDelegate)
        #expect(error?.explanation == "RecordingNothing does not conform to MessagingDelegate.")
    }

    private final class RecordingNothing {}
}
