import AdobeAndroid3Contracts
import AdobeAndroid3Model
import Foundation
import HeadlessStage
import InAppContracts
import PlatformStandIns
import RuleTesting
import Testing

/// Recorders in front of an app's own delegate for Adobe's SDK for Android 3.
@Suite("Adobe Android 3 recorders", .timeLimit(.minutes(20))) @MainActor struct AdobeAndroid3RecorderTests {
    private final class OwnDelegate: PresentationDelegate, Sendable {
        let calls = Locked<[String]>([])
        private let answer: Bool

        init(answer: Bool) { self.answer = answer }

        func canShow(_ presentable: any Presentable) -> Bool {
            note("canShow", presentable)
            return answer
        }
        func onShow(_ presentable: any Presentable) { note("onShow", presentable) }
        func onHide(_ presentable: any Presentable) { note("onHide", presentable) }
        func onDismiss(_ presentable: any Presentable) { note("onDismiss", presentable) }
        func onContentLoaded(_ presentable: any Presentable, _ content: PresentationContent?) {
            note("onContentLoaded \((content as? UrlContent)?.url ?? "none")", presentable)
        }

        private func note(_ call: String, _ presentable: any Presentable) {
            let message = MessagingUtils.getMessageForPresentable(
                presentable as? any Presentable<InAppMessage>)
            calls.withLock { $0.append("\(call) \(message?.getId() ?? "none") \(presentable.getState())") }
        }
    }

    @Test("A3-012 A3-022 a recorder forwards every callback to the app's delegate, on the main thread")
    func forwards() throws {
        let own = OwnDelegate(answer: true)
        let hidden = try ScenarioRunner.run(
            RuleSheet.adobeAndroid3.files.load("adobe-android-3-05-hide", for: [.adobeAndroid3]),
            subject: .delegate(own))
        #expect(
            own.calls.current == [
                "canShow spring detached", "onShow spring visible", "onHide spring hidden",
                "canShow spring hidden", "onShow spring visible", "onDismiss spring detached",
            ])
        #expect(
            hidden.delegateTrace.events.map(\.name) == [
                "canShow", "onShow", "onHide", "canShow", "onShow", "onDismiss",
            ])
        #expect(hidden.delegateTrace.events.allSatisfy { $0.thread == .main })
        let other = OwnDelegate(answer: true)
        _ = try ScenarioRunner.run(
            RuleSheet.adobeAndroid3.files.load("adobe-android-3-06-link", for: [.adobeAndroid3]),
            subject: .delegate(other))
        #expect(
            other.calls.current.contains("onContentLoaded adbinapp://dismiss?interaction=a spring visible"))
    }

    @Test("A3-040 the app's delegate answers, not the script") func answers() throws {
        let own = OwnDelegate(answer: false)
        let result = try ScenarioRunner.run(
            RuleSheet.adobeAndroid3.files.load("adobe-android-3-01-shown", for: [.adobeAndroid3]),
            subject: .delegate(own))
        #expect(own.calls.current == ["canShow spring detached"])
        #expect(result.delegateTrace.calls == ["delegate canShow(message: spring) -> false"])
    }

    @Test("A standalone recorder keeps the presentables that it saw, under the message's id") func keeps()
        throws
    {
        let recorder = TraceRecorder(stage: HeadlessStage())
        let delegate = RecordingAdobeAndroid3Delegate(recorder, script: DelegateScript(gate: [.hold]))
        let campaign = """
            { "id": "spring", "type": "schema", "detail": { "id": "spring",
              "schema": "https://ns.adobe.com/personalization/message/in-app",
              "data": { "contentType": "text/html", "content": "<html></html>" } } }
            """
        try recorder.stage.run {
            ServiceProvider.getInstance().uiService.setPresentationDelegate(delegate)
            try AdobeAndroid3Host(stage: recorder.stage).trigger(json: Data(campaign.utf8))
            recorder.stage.runUntilIdle()
        }
        #expect(delegate.presentable("spring")?.getState() == .detached)
        #expect(delegate.presentable("summer") == nil)
        #expect(delegate.inner == nil)
        #expect(
            recorder.trace.filtered(to: [.delegate]).calls == ["delegate canShow(message: spring) -> false"])
    }

    @Test("A delegate of another shape is refused with an explanation") func wrongDelegate() throws {
        let scenario = try RuleSheet.adobeAndroid3.files.load(
            "adobe-android-3-01-shown", for: [.adobeAndroid3])
        let error = #expect(throws: ScenarioError.self) {
            try ScenarioRunner.run(scenario, subject: .delegate(RecordingNothing()))
        }
        #expect(error?.code == .wrongDelegate)
        #expect(error?.explanation == "RecordingNothing does not conform to PresentationDelegate.")
    }

    private final class RecordingNothing {}
}
