import Foundation
import HeadlessStage
public import InAppCompat
import PlatformStandIns

/// What a neutral handler gets on each SDK: which functions are called, what its answers do, and which functions are
/// never called there.
///
/// ```swift
/// let report = try HandlerContract.verify(on: [.shape, .otherShape]) { MyHandler() }
/// print(report)
/// ```
/// Main actor: stories are played there. Nothing sleeps.
@MainActor public enum HandlerContract {
    /// Plays campaigns on some SDKs, each story with a new handler. In the stories the user closes the message, the
    /// user clicks wherever that is possible, and the app dismisses the message.
    /// - Parameters:
    ///   - shapes: the shapes of the SDKs, as their contracts offer them. With `hosts` there is one kit per set-up of a
    ///     bridge.
    ///   - campaigns: the content of the app's campaigns. Each is written as the vendor's servers send it. If empty,
    ///     the standard campaigns of each shape are played.
    ///   - make: makes a handler. It is called once per story, and once more on each shape to find out which functions
    ///     the handler implements.
    /// - Throws: `ScenarioError.Code.wrongShape` for a shape that writes no campaigns or takes no part in stories; an
    ///   error of a shape's model for content of which it cannot make a message.
    public static func verify(
        on shapes: [ShapeKit], campaigns: [MessageContent] = [], _ make: () -> any InAppMessageHandler
    ) throws -> HandlerReport {
        HandlerReport(
            shapes: try shapes.map { kit in
                var visit = HandlerVisit(kit)
                let payloads = try campaigns.enumerated().map { place, content in
                    ("campaign-\(place + 1)", try kit.payload(content, id: "campaign-\(place + 1)"))
                }
                for (name, payload) in payloads.isEmpty ? kit.standardPayloads : payloads {
                    try visit.play(payload, named: name, make)
                }
                return visit.result
            })
    }
}

extension ShapeKit {
    fileprivate var standardPayloads: [(String, Data)] {
        [("news", campaigns.news), ("sale", campaigns.sale), ("coupon", campaigns.coupon)]
    }
}

/// Plays campaigns with a handler on one SDK, and collects the results.
@MainActor private struct HandlerVisit {
    private let kit: ShapeKit
    /// The functions that the handler implements; nil until a message is available to try them with.
    private var functions: Set<String>?
    private var calls: [TraceEvent] = []
    private var effects: [String] = []
    private var traces: [String: Trace] = [:]

    init(_ kit: ShapeKit) { self.kit = kit }

    /// Plays the stories about a campaign.
    mutating func play(
        _ payload: Data, named name: String, _ make: () -> any InAppMessageHandler
    ) throws {
        if functions == nil { functions = try functions(payload, make) }
        for story in try PlayableStory.stories(
            of: payload, named: name, ScenarioPorter(source: kit, target: kit))
        {
            let stage = HeadlessStage()
            let played = try story.play(stage.run(make), on: kit, stage)
            let plain = try story.play(EmptyHandler(), on: kit, HeadlessStage())
            calls += played.calls
            effects += HandlerEffects(played, plain).sentences
            traces[story.name] = Trace(played.rests.flatMap(\.trace.events))
        }
    }

    /// The functions that a handler implements, without those that come from the protocol's defaults. They are tried
    /// with a displayed message.
    private func functions(_ payload: Data, _ make: () -> any InAppMessageHandler) throws -> Set<String>? {
        let scenario = Scenario(
            name: "trial", kits: [kit], payloads: ["trial": try ContentValue(jsonText: payload)],
            steps: [ScenarioStep(.trigger(payload: "trial")), ScenarioStep(.advance(seconds: 5))])
        let stage = HeadlessStage()
        let run = try ScenarioRun(scenario, on: kit, subject: .scriptedHandler, stage: stage)
        try run.play()
        guard let message = run.bridge?.engine.visibleMessages.first else { return nil }
        return stage.run { HandlerFunctions.of(make(), tried: message) }
    }

    /// The results so far.
    var result: HandlerReport.Shape {
        let known = RecordingHandler.callbacks.filter { functions?.contains($0) ?? true }
        let counts = Dictionary(grouping: calls, by: \.name)
        let uses = known.map { name in
            CallbackUse(
                name: name, times: counts[name]?.count ?? 0, isImplemented: functions == nil ? nil : true,
                answers: (counts[name] ?? []).compactMap(\.answer).counts)
        }
        let never = uses.filter { $0.times == 0 }.compactMap { use -> HandlerReport.Absence? in
            guard
                case .unavailable(let note)? = HandlerFunctions.capability(of: use.name).map(
                    kit.capabilities.support)
            else { return nil }
            return HandlerReport.Absence(callback: use.name, reason: note)
        }
        return HandlerReport.Shape(
            host: kit, uses: uses, effects: effects.unique, never: never, traces: traces)
    }
}

/// A handler that shows every message and does nothing else.
@MainActor private final class EmptyHandler: InAppMessageHandler {}

/// What a handler's answers changed in a story, compared with a handler that implements nothing.
@MainActor private struct HandlerEffects {
    private let played: PlayedEffects
    private let plain: PlayedEffects

    init(_ played: PlayedEffects, _ plain: PlayedEffects) {
        self.played = played
        self.plain = plain
    }

    var sentences: [String] { screen + opened + edited + said }

    private var screen: [String] {
        let (shown, usual) = (shown(in: played), shown(in: plain))
        let refused = Set(
            played.calls.filter { $0.answer == "hold" || $0.answer == "discard" }.compactMap { $0["message"] }
        )
        return refused.sorted().map { message in
            shown.contains(message)
                ? "“\(message)” is shown although the handler refuses it."
                : "“\(message)” is kept off the screen."
        } + usual.subtracting(shown).subtracting(refused).sorted().map { "“\($0)” is not shown." }
    }

    private func shown(in effects: PlayedEffects) -> Set<String> {
        Set(effects.rests.flatMap(\.contents.keys))
    }

    private var opened: [String] {
        let refuses = played.calls.contains { $0.name == "shouldPerform" && $0.answer == "false" }
        let (urls, usual) = (Set(played.opened), Set(plain.opened))
        return
            (refuses
            ? usual.intersection(urls).sorted().map {
                "\($0) is opened although the handler refuses the click."
            } : [])
            + usual.subtracting(urls).sorted().map { "\($0) is not opened." }
            + urls.subtracting(usual).sorted().map { "\($0) is opened by the handler." }
    }

    private var edited: [String] {
        zip(played.rests, plain.rests).flatMap { with, without in
            with.contents.sorted { $0.key < $1.key }.flatMap { id, content -> [String] in
                guard let usual = without.contents[id] else { return [] }
                return ContentField.allCases.filter { !$0.isEqual(in: content, usual) }.map {
                    "Its change of “\(id)” (\($0.rawValue)) is visible."
                }
            }
        }.unique
    }

    /// The bridge's diagnostics that this handler causes and the empty handler does not.
    private var said: [String] {
        let usual = Set(plain.diagnostics.map(\.explanation))
        return played.diagnostics.map(\.explanation).filter { !usual.contains($0) }
    }
}

/// The functions of a handler.
@MainActor enum HandlerFunctions {
    /// The capability that an SDK needs to call a function; nil for one that is called on every SDK.
    static func capability(of function: String) -> Capability? {
        switch function {
        case "decideDisplay": .gate
        case "prepare": .prepareWhenShown
        case "willPresent": .willPresent
        case "didPresent": .didPresent
        case "didHide": .didHide
        case "shouldPerform": .shouldPerform
        case "didLoad": .didLoad
        case "willDismiss": .willDismiss
        case "didDismiss": .didDismiss
        case "didFail": .failure
        default: nil
        }
    }

    /// The functions that a handler implements, without those that come from the protocol's defaults. Each function is
    /// called once, so pass a handler that is no longer needed.
    static func of(_ handler: any InAppMessageHandler, tried message: CompatMessage) -> Set<String> {
        var plan = PresentationPlan(for: message)
        let action = MessageAction(source: .body, effect: .none)
        let link = URL(fileURLWithPath: "/")
        let failure = MessageFailure(MessageFailure.Reason("trial"), "This is a trial.")
        var functions: Set<String> = []
        func call(_ name: String, _ body: () -> Void) {
            if !LeftOutCallback.listen(to: ObjectIdentifier(handler), body).isLeftOut {
                functions.insert(name)
            }
        }
        call("decideDisplay") { _ = handler.decideDisplay(of: message) }
        call("prepare") { handler.prepare(&plan, for: message) }
        call("willPresent") { handler.willPresent(message) }
        call("didPresent") { handler.didPresent(message) }
        call("didHide") { handler.didHide(message) }
        call("shouldPerform") { _ = handler.shouldPerform(action, of: message) }
        call("didLoad") { handler.didLoad(link, in: message) }
        call("willDismiss") { handler.willDismiss(message) }
        call("didDismiss") { handler.didDismiss(message, resolution: MessageResolution(.unspecified)) }
        call("didFail") { handler.didFail(message, failure: failure) }
        return functions
    }
}
