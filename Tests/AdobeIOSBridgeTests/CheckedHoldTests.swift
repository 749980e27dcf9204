import AdobeIOSBridge
import AdobeIOSModel
import Foundation
import HeadlessStage
import InAppCompat
import OldDelegates
import PlatformStandIns
import Testing

/// Which messages a delegate has forgotten, or kept, at the end of a test (AI-050, AI-014).
@MainActor @Suite(.timeLimit(.minutes(20))) struct CheckedHoldTests {
    /// The delegate's calls and the findings when a test ends after some steps with a message that still exists.
    private func ended(_ steps: [String]) -> [String] {
        let stage = HeadlessStage()
        defer { stage.endProcess() }
        let host = AdobeIOSHost(stage: stage)
        let answer = Locked(false)
        var delegate: OldAdobeDelegate? = OldAdobeDelegate()
        let found = Locked<[String]>([])
        var calls: [String] = []
        let message = stage.run {
            ServiceProvider.shared.uiService.createFullscreenMessage(
                payload: "<p>Sale</p>", listener: nil, isLocalImageUsed: false)
        }
        guard let checked = delegate.map({ check($0, found) }) else { return [] }
        delegate?.answer { answer.current }
        stage.run {
            for step in steps {
                switch step {
                case "yes", "no":
                    answer.withLock { $0 = step == "yes" }
                    #expect(checked.shouldShowMessage(message: message) == (step == "yes"))
                case "step": checked.appStepEnded()
                case "ready": answer.withLock { $0 = true }
                case "show": checked.onShow(message: message)
                case "gone":
                    calls = delegate?.calls ?? []
                    delegate = nil
                default: checked.onDismiss(message: message)
                }
            }
            checked.end()
        }
        stage.runUntilIdle()
        checked.afterwards()
        withExtendedLifetime((host, message)) {}
        return (delegate?.calls ?? calls).map { String($0.prefix { $0 != " " }) } + found.current
    }

    private func check(
        _ delegate: OldAdobeDelegate, _ found: Locked<[String]>
    ) -> CheckedAdobeIOSDelegate {
        CheckedAdobeIOSDelegate(delegate, gateLimit: 5) { finding in
            guard finding.kind != .refusesForeignScreen else { return }
            found.withLock { $0.append("\(finding.kind) \(finding.rule ?? "")") }
        }
    }

    @Test(
        "AI-050 a held message is asked about at the end if a step of the app's has ended and it was not shown since",
        arguments: [
            (["no", "step", "ready"], ["shouldShow", "shouldShow", "waitsForEver AI-050"]),
            (["no", "step"], ["shouldShow", "shouldShow"]),
            (["no", "ready"], ["shouldShow"]),
            (["step", "no", "ready"], ["shouldShow"]),
            (["no", "step", "ready", "show"], ["shouldShow", "onShow"]),
            (["yes", "step"], ["shouldShow"]),
            (["no", "step", "gone"], ["shouldShow", "notRetained AI-001"]),
        ])
    func held(steps: [String], expected: [String]) { #expect(ended(steps) == expected) }

    @Test(
        "AI-014 a message that has gone and still exists is found, unless it was shown again",
        arguments: [
            (["yes", "show"], ["shouldShow", "onShow"]),
            (["show", "dismiss"], ["onShow", "onDismiss", "keptForEver AI-014"]),
            (["show", "dismiss", "show"], ["onShow", "onDismiss", "onShow"]),
        ])
    func kept(steps: [String], expected: [String]) { #expect(ended(steps) == expected) }
}
