import AdobeAndroid2Bridge
import AdobeAndroid2Model
import Foundation
import HeadlessStage
import InAppCompat
import PlatformStandIns
import Testing

/// Which messages a delegate has forgotten, or kept, at the end of a test (A2-020, A2-051).
@MainActor @Suite(.timeLimit(.minutes(20))) struct CheckedHoldTests {
    /// Answers as a test says, and counts the questions.
    private final class Answering: MessagingDelegate, Sendable {
        let answer = Locked(false)
        let calls = Locked<[String]>([])

        func shouldShowMessage(_ message: any FullscreenMessage) -> Bool {
            calls.withLock { $0.append("asked") }
            return answer.current
        }
        func onShow(_ message: any FullscreenMessage) { calls.withLock { $0.append("onShow") } }
        func onDismiss(_ message: any FullscreenMessage) { calls.withLock { $0.append("onDismiss") } }
        func urlLoaded(_ url: String, _ message: any FullscreenMessage) {
            calls.withLock { $0.append("urlLoaded \(url)") }
        }
    }

    /// The delegate's calls and the findings when a test ends after some steps with a message that still exists.
    private func ended(_ steps: [String]) throws -> [String] {
        let stage = HeadlessStage()
        let host = AdobeAndroid2Host(stage: stage)
        let (delegate, found) = (Answering(), Locked<[String]>([]))
        let checked = CheckedAdobeAndroid2Delegate(delegate, gateLimit: 5) { finding in
            guard finding.kind != .refusesForeignScreen else { return }
            found.withLock { $0.append("\(finding.kind) \(finding.rule ?? "")") }
        }
        let message = try stage.run {
            try #require(
                ServiceProvider.getInstance().getUIService().createFullscreenMessage(
                    "<p>Sale</p>", SilentListener(), false, MessageSettings()))
        }
        for step in steps {
            switch step {
            case "yes", "no":
                delegate.answer.withLock { $0 = step == "yes" }
                #expect(checked.shouldShowMessage(message) == (step == "yes"))
            case "step": checked.appStepEnded()
            case "ready": delegate.answer.withLock { $0 = true }
            case "show": checked.onShow(message)
            case "link": checked.urlLoaded("app://x", message)
            default: checked.onDismiss(message)
            }
        }
        stage.run { checked.end() }
        stage.runUntilIdle()
        checked.afterwards()
        withExtendedLifetime((host, message)) {}
        return delegate.calls.current + found.current
    }

    @Test(
        "A2-020 a held message is asked about at the end if a step of the app's has ended and it was not shown since",
        arguments: [
            (["no", "step", "ready"], ["asked", "asked", "waitsForEver A2-020"]),
            (["no", "step"], ["asked", "asked"]),
            (["no", "ready"], ["asked"]),
            (["step", "no", "ready"], ["asked"]),
            (["no", "step", "yes"], ["asked", "asked"]),
            (["no", "step", "ready", "show"], ["asked", "onShow"]),
            (["yes", "step"], ["asked"]),
        ])
    func held(steps: [String], expected: [String]) throws { #expect(try ended(steps) == expected) }

    @Test(
        "A2-051 a message that has gone and still exists is found, unless it was shown again",
        arguments: [
            (["yes", "show"], ["asked", "onShow"]),
            (["yes", "show", "link"], ["asked", "onShow", "urlLoaded app://x"]),
            (["show", "dismiss"], ["onShow", "onDismiss", "keptForEver A2-051"]),
            (["show", "dismiss", "show"], ["onShow", "onDismiss", "onShow"]),
        ])
    func kept(steps: [String], expected: [String]) throws { #expect(try ended(steps) == expected) }
}
