import Foundation
import HeadlessStage
import InAppCompat

/// Rewrites scenarios with one vendor's campaigns for another vendor's SDK. The payloads are translated, and the user
/// makes the same gestures on the messages.
///
/// Calls of the app on the old SDK cannot be translated; the app's own steps, which use the delegate, are kept.
@MainActor struct ScenarioPorter {
    /// The shape that the scenarios are for.
    let source: ShapeKit
    /// The shape that they are written for.
    let target: ShapeKit

    /// A message of a campaign, and its translation.
    private struct Ported {
        let campaign: String
        let id: String
        let content: MessageContent
        let buttons: [String]
        let payload: ContentValue
    }

    /// The same scenario for the other shape, with the same number of steps that settle.
    /// - Throws: `ScenarioError` for a campaign of which the other shape cannot make a message, and for a call of the
    ///   old SDK.
    func ported(_ scenario: Scenario) throws -> Scenario {
        guard source != target else { return scenario }
        var messages: [Ported] = []
        for name in scenario.payloads.keys.sorted() { messages += try read(name, of: scenario) }
        var result = scenario
        result.kits = [target]
        result.payloads = Dictionary(messages.map { ($0.id, $0.payload) }) { first, _ in first }
        var shown: [Ported] = []
        result.steps = try scenario.steps.enumerated().flatMap { place, step in
            let steps = try actions(step.action, at: "steps[\(place)]", messages, &shown)
            return steps.enumerated().map { number, action in
                ScenarioStep(action, settles: step.settles && number == steps.count - 1)
            }
        }
        result.reactions = try scenario.reactions.enumerated().map { place, reaction in
            var reaction = reaction
            reaction.actions = try reaction.actions.flatMap {
                try actions($0, at: "reactions[\(place)]", messages, &shown)
            }
            return reaction
        }
        return result
    }

    /// The ids of the messages in the ported scenario, by their original ids.
    func ids(in scenario: Scenario) throws -> [String: String] {
        guard source != target else { return [:] }
        let messages = try scenario.payloads.keys.sorted().flatMap { try contents(of: $0, in: scenario) }
        return Dictionary(messages.map { ($0.id, $0.name) }) { first, _ in first }
    }

    /// Calls in the pages of the scenario's campaigns that the other SDK does not answer, in sentences.
    func foreignCalls(in scenario: Scenario) throws -> [String] {
        guard source != target else { return [] }
        return try scenario.payloads.keys.sorted().flatMap { try contents(of: $0, in: scenario) }.compactMap {
            let calls = source.foreignPageCalls(in: $0.content, on: target)
            guard !calls.isEmpty else { return nil }
            return
                "The page of “\($0.name)” calls \(calls.joined(separator: ", ")), which \(target) does not answer."
        }
    }

    // MARK: Campaigns

    /// The messages of a campaign, each with the name that its own SDK uses in callbacks and on the screen.
    private func contents(
        of name: String, in scenario: Scenario
    ) throws -> [(name: String, id: String, content: MessageContent)] {
        guard let payload = scenario.payload(name, for: source.shape) else { return [] }
        let messages = try source.port.messages(of: payload)
        guard !messages.isEmpty else {
            throw ScenarioError(.invalidValue, at: "payloads.\(name)", "the payload has no messages.")
        }
        let names = try self.names(in: name, of: scenario)
        return messages.enumerated().map { place, message in
            (names.count == messages.count ? names[place] : message.id, message.id, message.content)
        }
    }

    /// The names that a campaign's messages have in the callbacks of a delegate that does nothing.
    private func names(in payload: String, of scenario: Scenario) throws -> [String] {
        let trial = Scenario(
            name: scenario.name, kits: [source], payloads: scenario.payloads,
            steps: [
                ScenarioStep(.trigger(payload: payload)), ScenarioStep(.advance(seconds: StoryRun.epilogue)),
            ])
        let run = try ScenarioRun(trial, on: source, subject: .ownDelegate(nil, of: source))
        try run.play()
        return run.result.trace.events(from: .adopted).compactMap { $0["message"] }.unique
    }

    private func read(_ name: String, of scenario: Scenario) throws -> [Ported] {
        try contents(of: name, in: scenario).map { id, _, content in
            let payload = try target.payload(porting: content, from: source, id: id)
            return Ported(
                campaign: name, id: id, content: content,
                buttons: try target.port.messages(of: payload).first?.content.buttons.map(\.id) ?? [],
                payload: try ContentValue(jsonText: payload))
        }
    }

    // MARK: Steps

    private func actions(
        _ action: ScenarioAction, at path: String, _ messages: [Ported], _ shown: inout [Ported]
    ) throws -> [ScenarioAction] {
        switch action {
        case .trigger(let name):
            let triggered = messages.filter { $0.campaign == name }
            shown += triggered
            return triggered.map { .trigger(payload: $0.id) }
        case .user(let gesture): return [.user(self.gesture(gesture, shown))]
        case .together(let actions):
            return [.together(try actions.flatMap { try self.actions($0, at: path, messages, &shown) })]
        // The expected calls are those under the delegate's own SDK.
        case .expect: return [.runUntilIdle]
        case .call(let call):
            throw ScenarioError(
                .wrongShape, at: path,
                "\(call.name) is a call of \(source)’s SDK, which is not available under \(target): let the delegate do it, in a "
                    + "step of the app (appSteps).")
        case .handler:
            throw ScenarioError(.wrongShape, at: path, "a call of a handler, but a delegate is played.")
        default: return [action]
        }
    }

    /// The user's gesture on the message that the other SDK displays. A gesture is on the latest message that has the
    /// button, or otherwise on the latest message.
    private func gesture(_ gesture: UserGesture, _ shown: [Ported]) -> UserGesture {
        guard case .tapButton(let id) = gesture else { return written(gesture, shown.last) }
        let message = shown.last { $0.content.buttons.contains { $0.id == id } }
        guard let message, let place = message.content.buttons.firstIndex(where: { $0.id == id }),
            message.buttons.indices.contains(place)
        else { return written(gesture, message ?? shown.last) }
        return .tapButton(message.buttons[place])
    }

    private func written(_ gesture: UserGesture, _ message: Ported?) -> UserGesture {
        guard let message, let writer = target.writer else { return gesture }
        return writer.gesture(gesture, message.content)
    }
}
