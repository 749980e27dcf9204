import Foundation
import InAppCompat
import InAppContracts

/// A scenario for a handler that uses all capabilities of its bridge: it changes the content, tracks, runs scripts
/// and listens to them, hides, shows later, and closes a message automatically. It is played on the model alone and
/// through the machine.
@MainActor struct CapabilityPlay {
    private let handler = BusyHandler()
    private let scenario: Scenario
    private let kit: ShapeKit

    /// - Parameters:
    ///   - kit: the shape that it is played on.
    ///   - campaigns: the shape whose campaigns trigger.
    init(on kit: ShapeKit, campaigns: ShapeKit) throws {
        self.kit = kit
        let news = String(decoding: campaigns.campaigns.news, as: UTF8.self)
        let payloads = ["busy", "held", "closing", "unwanted"].map {
            ($0, news.replacing("msg-100", with: $0))
        }
        let (_, text) = ScenarioText.scenario(
            "capabilities", "Campaigns qualify for a handler that uses everything.", on: campaigns.shape,
            payloads: Dictionary(payloads) { first, _ in first }, gate: nil, reactions: [],
            steps: Self.steps)
        scenario = try Scenario(
            json: Data(text.utf8), for: [campaigns], appSteps: ["hide", "show", "dismiss", "script"])
    }

    /// `inspect` is a call of both generations: it records the SDK's current state in the trace.
    private static let steps = [
        #"{ "trigger": "busy" }"#, #"{ "app": "inspect", "message": "busy" }"#, #"{ "app": "script" }"#,
        #"{ "page": "post", "name": "hello", "body": "there \ud83d\ude00" }"#,
        #"{ "app": "hide" }"#, #"{ "app": "show" }"#,
        #"{ "user": "openLink", "url": "adbinapp://x?interaction=look&link=shop%3A%2F%2Fcart" }"#,
        #"{ "user": "openLink", "url": "adbinapp://dismiss?interaction=done" }"#, #"{ "advance": 2 }"#,
        #"{ "app": "script" }"#,
        #"{ "trigger": "held" }"#, #"{ "app": "show" }"#, #"{ "advance": 1 }"#, #"{ "app": "dismiss" }"#,
        #"{ "advance": 2 }"#, #"{ "trigger": "closing" }"#, #"{ "advance": 20 }"#,
        #"{ "trigger": "unwanted" }"#, #"{ "advance": 20 }"#,
    ]

    /// The trace, and the handler's calls.
    func lines() throws -> [String] {
        let handler = handler
        let result = try ScenarioRunner.run(
            scenario, on: kit, subject: .handler(handler),
            appSteps: [
                "hide": { handler.attempt("hide") { try $0.hide() } },
                "show": { handler.attempt("show") { try $0.show() } },
                "dismiss": { handler.attempt("dismiss") { try $0.dismiss() } },
                "script": { handler.runScripts() },
            ])
        return result.trace.events.map(\.description) + handler.lines
    }

    /// Records its calls, and the results of its requests.
    private final class BusyHandler: InAppMessageHandler {
        private(set) var lines: [String] = []
        private var last: CompatMessage?

        func decideDisplay(of message: CompatMessage) -> DisplayDecision {
            last = message
            lines.append("decide \(message.id): \(json(message.content))")
            return ["held": .hold, "unwanted": .discard][message.id] ?? .show
        }

        func prepare(_ plan: inout PresentationPlan, for message: CompatMessage) {
            if message.id == "closing" { plan.autoClose = 5 }
            plan.content.frame?.width = 70
            plan.content.frame?.verticalInset = 5
            plan.content.frame?.cornerRadius = 12.5
            plan.content.frame?.backdropColor = "102030"
            plan.content.frame?.gestures = ["swipeUp": URL(string: "adbinapp://dismiss")].compactMapValues(
                \.self)
            plan.content.motion.exit = "fade"
        }

        func didPresent(_ message: CompatMessage) {
            lines.append("didPresent \(message.id): \(json(message.content))")
            let interactions: [TrackedInteraction] = [
                .impression, .click(buttonID: "buy"), .click(buttonID: nil), .custom("a \u{1F600}"),
                .dismissal,
            ]
            for interaction in interactions { attempt("track") { try $0.track(interaction) } }
            for _ in 0..<2 {
                attempt("listen") { message in
                    try message.onScriptMessage("hello") { [weak self] in
                        self?.lines.append("script message \(String(describing: $0))")
                    }
                }
            }
        }

        func didHide(_ message: CompatMessage) { lines.append("didHide \(message.id)") }

        func didLoad(_ url: URL, in message: CompatMessage) { lines.append("didLoad \(url)") }

        func didDismiss(_ message: CompatMessage, resolution: MessageResolution) {
            lines.append("didDismiss \(message.id) \(resolution)")
        }

        func didFail(_ message: CompatMessage, failure: MessageFailure) {
            lines.append("didFail \(message.id) \(failure)")
        }

        func runScripts() {
            attempt("evaluate") { message in
                try message.evaluateJavaScript("document.title") { [weak self] in
                    self?.lines.append("script result \($0)")
                }
            }
        }

        /// Performs an action on the message that was offered last.
        func attempt(_ what: String, _ body: (CompatMessage) throws -> Void) {
            guard let last else { return lines.append("\(what): no message") }
            do {
                try body(last)
                lines.append("\(what) \(last.id): \(last.phase)")
            } catch {
                lines.append("\(what) \(last.id): \(error)")
            }
        }

        private func json(_ content: MessageContent) -> String {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            let data = try? encoder.encode(content)
            return data.map { String(decoding: $0, as: UTF8.self) } ?? "no content"
        }
    }
}
