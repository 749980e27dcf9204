import AdobeAndroid3Bridge
import AdobeAndroid3Model
import Foundation
import HeadlessStage
import InAppCompat
import PlatformStandIns
import Testing

/// Which messages a delegate has forgotten, or kept, at the end of a test (A3-034, A3-001).
@MainActor @Suite(.timeLimit(.minutes(20))) struct CheckedHoldTests {
    /// The delegate's calls and the findings when a test ends after some steps with a presentable that still exists.
    private func ended(_ steps: [String]) throws -> [String] {
        let world = AdobeAndroid3World()
        let (delegate, found) = (OldAndroid3Delegate(), Locked<[String]>([]))
        let checked = CheckedAdobeAndroid3Delegate(delegate, gateLimit: 5) { finding in
            guard finding.kind != .refusesForeignScreen else { return }
            found.withLock { $0.append("\(finding.kind) \(finding.rule ?? "")") }
        }
        let alert = try world.alert()
        // Answers that nobody has asked for are those at the end.
        var atEnd = [false]
        world.stage.run {
            for step in steps {
                switch step {
                case "yes", "no":
                    delegate.answers = [step == "yes"]
                    #expect(checked.canShow(alert) == (step == "yes"))
                case "step": checked.appStepEnded()
                case "ready": atEnd = [true]
                case "show": checked.onShow(alert)
                case "hide": checked.onHide(alert)
                default: checked.onDismiss(alert)
                }
            }
            delegate.answers = atEnd
            checked.end()
        }
        world.stage.runUntilIdle()
        checked.afterwards()
        withExtendedLifetime(alert) {}
        let calls = delegate.calls.map { String($0.prefix { $0 != " " }) }
        return calls + found.current
    }

    @Test(
        "A3-034 a held message is asked about at the end if a step of the app's has ended and it was not let through since",
        arguments: [
            (["no", "step", "ready"], ["canShow=false", "canShow=true", "waitsForEver A3-034"]),
            (["no", "step"], ["canShow=false", "canShow=false"]),
            (["no", "ready"], ["canShow=false"]),
            (["step", "no", "ready"], ["canShow=false"]),
            (["no", "step", "yes"], ["canShow=false", "canShow=true"]),
            (["yes", "step"], ["canShow=true"]),
        ])
    func held(steps: [String], expected: [String]) throws { #expect(try ended(steps) == expected) }

    @Test(
        "A3-001 a presentable that has gone and still exists is found, unless it was shown again",
        arguments: [
            (["yes", "show", "hide"], ["canShow=true", "onShow", "onHide"]),
            (["show", "dismiss"], ["onShow", "onDismiss", "keptForEver A3-001"]),
            (["show", "dismiss", "show"], ["onShow", "onDismiss", "onShow"]),
        ])
    func kept(steps: [String], expected: [String]) throws { #expect(try ended(steps) == expected) }
}
