import BrazeBridge
import BrazeModel
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import PlatformStandIns
import Testing

/// A view of the app's own that does only what a test tells it.
private final class StillView: UIView, InAppMessageView {
    var presented = true

    func present(completion: (() -> Void)?) {}
    func dismiss(completion: (() -> Void)?) {}
}

/// Gives each message the same view.
@MainActor private final class Giving: BrazeInAppMessageUIDelegate {
    private let view: StillView

    init(_ view: StillView) { self.view = view }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, prepareWith context: inout BrazeInAppMessageUI.PresentationContext
    ) { context.customView = view }
}

/// Forwards to a check, and keeps the model's reports of its requests from it: the real SDK has none.
@MainActor private final class AsOnADevice: BrazeInAppMessageUIDelegate {
    private let checked: CheckedBrazeDelegate

    init(_ checked: CheckedBrazeDelegate) { self.checked = checked }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, prepareWith context: inout BrazeInAppMessageUI.PresentationContext
    ) {
        checked.inAppMessage(ui, prepareWith: &context)
        ui.viewWatcher = nil
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, willPresent message: Braze.InAppMessage, view: any InAppMessageView
    ) { checked.inAppMessage(ui, willPresent: message, view: view) }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, didPresent message: Braze.InAppMessage, view: any InAppMessageView
    ) { checked.inAppMessage(ui, didPresent: message, view: view) }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, willDismiss message: Braze.InAppMessage, view: any InAppMessageView
    ) { checked.inAppMessage(ui, willDismiss: message, view: view) }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, didDismiss message: Braze.InAppMessage, view: any InAppMessageView
    ) { checked.inAppMessage(ui, didDismiss: message, view: view) }
}

/// What an app's own view reports, with and without the SDK's requests (BZ-072).
@MainActor @Suite(.timeLimit(.minutes(20))) struct CheckedViewTests {
    /// The findings when a view reports steps of its life, named as the delegate's methods.
    private func found(_ steps: [String], isOnDevice: Bool) throws -> [String] {
        let stage = HeadlessStage()
        defer { stage.endProcess() }
        let host = BrazeHost(stage: stage)
        let found = Locked<[String]>([])
        let view = StillView(frame: .zero)
        let checked = CheckedBrazeDelegate(Giving(view), isRetained: true) { finding in
            found.withLock { $0.append("\(finding.kind) \(finding.rule ?? ""): \(finding.explanation)") }
        }
        let device = AsOnADevice(checked)
        host.ui.delegate = isOnDevice ? device : checked
        try host.trigger(json: #"{"type": "SLIDEUP", "trigger_id": "m1", "message": "There"}"#)
        stage.runUntilIdle()
        for step in steps {
            stage.run {
                switch step {
                case "willPresent": view.willPresent()
                case "didPresent": view.didPresent()
                case "willDismiss": view.willDismiss()
                case "dismiss": host.ui.dismiss()
                default: view.didDismiss()
                }
            }
        }
        checked.end()
        withExtendedLifetime(device) {}
        return found.current
    }

    nonisolated private static func disorder(_ name: String) -> String {
        "disorder BZ-072: A custom view reported \(name) out of order."
    }
    nonisolated private static let stays =
        "neverEnds BZ-072: A custom view was dismissed and never reported didDismiss, so its window stays and every "
        + "later message is parked."

    @Test(
        "BZ-072 a view that leaves twice in a row is only found where the SDK's requests are known",
        arguments: [
            (1, false, []), (2, false, [disorder("willDismiss")]), (1, true, []), (2, true, []),
            (3, true, []),
        ])
    func leavesTwice(times: Int, isOnDevice: Bool, expected: [String]) throws {
        let leaving = Array(repeating: "willDismiss", count: times)
        let steps = ["willPresent", "didPresent"] + leaving + ["didDismiss"]
        #expect(try found(steps, isOnDevice: isOnDevice) == expected)
    }

    @Test(
        "BZ-072 BZ-133 each order of reports that the SDK's own views never produce is found, once for each report",
        arguments: [
            (["willPresent", "didPresent"], []),
            (["didPresent"], [disorder("didPresent")]),
            (["willPresent", "willPresent", "didPresent"], [disorder("willPresent")]),
            (["willPresent", "didPresent", "didPresent"], [disorder("didPresent")]),
            (["willPresent", "didPresent", "willPresent"], [disorder("willPresent")]),
            (["willPresent", "didPresent", "didDismiss"], [disorder("didDismiss")]),
            (["willPresent", "didDismiss"], [disorder("didDismiss")]),
            (["willPresent", "willDismiss", "didPresent", "didDismiss"], []),
            (["willPresent", "willDismiss", "willPresent", "didDismiss"], [disorder("willPresent")]),
            (["willDismiss", "didDismiss"], [disorder("willDismiss")]),
            (["willPresent", "didPresent", "willDismiss"], [stays]),
        ])
    func orders(steps: [String], expected: [String]) throws {
        for isOnDevice in [false, true] { #expect(try found(steps, isOnDevice: isOnDevice) == expected) }
    }

    @Test(
        "BZ-069 BZ-148 a view may report one departure for each request and one of its own, and none if it was told too early",
        arguments: [
            (["willPresent", "didPresent", "dismiss", "willDismiss", "willDismiss", "didDismiss"], []),
            (
                [
                    "willPresent", "didPresent", "dismiss", "willDismiss", "willDismiss", "willDismiss",
                    "didDismiss",
                ],
                [disorder("willDismiss")]
            ),
            (["dismiss", "didDismiss"], []),
            (["willPresent", "dismiss", "didDismiss"], [disorder("didDismiss")]),
            (["dismiss"], [stays]),
        ])
    func requests(steps: [String], expected: [String]) throws {
        #expect(try found(steps, isOnDevice: false) == expected)
    }
}
