import Foundation
import InAppCompat
import InAppContracts

/// A scenario for a handler behind the whole stack of policies: a cap, spacing, an expiry, a priority, one screen and a
/// pause. It is played on the model alone and through the machine.
@MainActor struct PolicyPlay {
    private let handler = Listener()
    private let policies: PolicyStack
    private let scenario: Scenario
    private let kit: ShapeKit

    /// - Parameters:
    ///   - kit: the shape that it is played on.
    ///   - campaigns: the shape whose campaigns trigger.
    init(on kit: ShapeKit, campaigns: ShapeKit) throws {
        self.kit = kit
        policies = PolicyStack(around: handler) {
            $0.caps = [.session(3)]
            $0.spacing = 30
            $0.expiry = 600
            $0.priority = { $0.id == "urgent" ? 1 : 0 }
        }
        let news = String(decoding: campaigns.campaigns.news, as: UTF8.self)
        let names = ["first", "plain", "urgent", "late", "fourth"]
        let payloads = names.map { ($0, news.replacing("msg-100", with: $0)) }
        let (_, text) = ScenarioText.scenario(
            "policies", "Campaigns qualify behind the whole stack of policies.", on: campaigns.shape,
            payloads: Dictionary(payloads) { first, _ in first }, gate: nil, reactions: [],
            steps: Self.steps)
        scenario = try Scenario(
            json: Data(text.utf8), for: [campaigns], appSteps: ["pause", "resume", "dismiss"])
    }

    private static let steps = [
        // The first message takes the screen; waiting messages follow by priority, after the spacing.
        #"{ "trigger": "first" }"#, #"{ "app": "dismiss" }"#, #"{ "advance": 1 }"#,
        #"{ "trigger": "plain" }"#, #"{ "trigger": "urgent" }"#, #"{ "advance": 28 }"#,
        #"{ "advance": 5 }"#, #"{ "app": "dismiss" }"#,
        // A pause holds new messages, and those that wait for the screen.
        #"{ "app": "pause" }"#, #"{ "advance": 60 }"#, #"{ "trigger": "late" }"#, #"{ "advance": 700 }"#,
        // Messages that were held too long have expired; the last one exceeds the cap.
        #"{ "app": "resume" }"#, #"{ "advance": 60 }"#, #"{ "trigger": "first" }"#, #"{ "advance": 1 }"#,
        #"{ "app": "dismiss" }"#, #"{ "advance": 60 }"#, #"{ "trigger": "fourth" }"#, #"{ "advance": 1 }"#,
    ]

    /// The trace, and the handler's calls.
    func lines() throws -> [String] {
        let result = try ScenarioRunner.run(
            scenario, on: kit, subject: .handler(policies.handler),
            appSteps: [
                "pause": { policies.pauseGate.pause("checkout") },
                "resume": { policies.pauseGate.resume("checkout") },
                "dismiss": { try handler.visible?.dismiss() },
            ])
        return result.trace.events.map(\.description) + handler.lines
    }

    /// Records its calls.
    private final class Listener: InAppMessageHandler {
        private(set) var lines: [String] = []
        private(set) var visible: CompatMessage?

        func decideDisplay(of message: CompatMessage) -> DisplayDecision {
            lines.append("decide \(message.id)")
            return .show
        }

        func didPresent(_ message: CompatMessage) {
            visible = message
            lines.append("didPresent \(message.id)")
        }

        func didDismiss(_ message: CompatMessage, resolution: MessageResolution) {
            visible = nil
            lines.append("didDismiss \(message.id) \(resolution)")
        }
    }
}
