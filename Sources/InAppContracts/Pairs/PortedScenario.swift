import Foundation
import HeadlessStage
import InAppCompat

/// Writes scenarios of one vendor's campaigns for another vendor's SDK: the payloads become that one's, and the user does the
/// same with what they show.
///
/// What an app does with the old SDK itself is not there under another one; what its delegate does, in steps of the app's, is.
@MainActor struct ScenarioPorter {
    /// The shape that the scenarios are for.
    let source: ShapeKit
    /// The shape that they are written for.
    let target: ShapeKit

    /// A message of a campaign, and what it has become.
    private struct Ported {
        let campaign: String
        let id: String
        let content: MessageContent
        let buttons: [String]
        let payload: ContentValue
    }

    /// The same scenario for the other shape: as many steps that settle, and what they do.
    /// - Throws: `ScenarioError` for a campaign that the other shape has no message for, and for a call of the old SDK.
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

    /// What the ids of the scenario's campaigns are in the ported ones, where they are others.
    func ids(in scenario: Scenario) throws -> [String: String] {
        guard source != target else { return [:] }
        let messages = try scenario.payloads.keys.sorted().flatMap { try contents(of: $0, in: scenario) }
        return Dictionary(messages.map { ($0.id, $0.name) }) { first, _ in first }
    }

    /// What pages of the scenario's campaigns call that the other SDK does not answer, in sentences.
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

    /// The messages of a campaign, each by the name that its own SDK's callbacks and screen have.
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

    /// What the callbacks of a delegate that does nothing call the messages of a campaign.
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
        // What is expected are the calls under the own SDK.
        case .expect: return [.runUntilIdle]
        case .call(let call):
            throw ScenarioError(
                .wrongShape, at: path,
                "\(call.name) is a call of \(source)’s SDK, which is not there under \(target): let the delegate do it, in a "
                    + "step of the app’s (appSteps).")
        case .handler:
            throw ScenarioError(.wrongShape, at: path, "a call of a handler, but a delegate is played.")
        default: return [action]
        }
    }

    /// What the user does with what the other SDK shows: of the messages that have come, the latest that has the button, or
    /// else the latest, is meant.
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
