import Foundation
import HeadlessStage
import InAppCompat

/// A story in which a delegate is played under its own SDK and under another one: a neutral story, or one of the app.
struct PlayableStory: Sendable {
    /// The content of the story.
    private enum Content: Sendable {
        case neutral(Story)
        /// A scenario for both SDKs. If `isDismissedByApp` is true, the app dismisses the remaining messages at the
        /// end.
        case own(Scenario, ported: Scenario, ids: [String: String], isDismissedByApp: Bool)
    }

    let name: String
    /// Calls in the pages of its campaigns that the other SDK does not answer, in sentences.
    let pageCalls: [String]
    private let content: Content

    /// A neutral story, without its scripted answers.
    init(_ story: Story) {
        name = story.name
        pageCalls = []
        content = .neutral(story.withoutAnswers)
    }

    /// A scenario of the app.
    /// - Throws: `ScenarioError`, or an error of the shape's model, if it cannot be written for the other SDK.
    @MainActor init(_ scenario: Scenario, _ porter: ScenarioPorter, isDismissedByApp: Bool = false) throws {
        name = scenario.name
        pageCalls = try porter.foreignCalls(in: scenario)
        content = .own(
            scenario, ported: try porter.ported(scenario), ids: try porter.ids(in: scenario),
            isDismissedByApp: isDismissedByApp)
    }

    /// What happens before each rest, as text.
    var steps: [String] {
        switch content {
        case .neutral(let story): story.steps.map(\.words)
        case .own(let scenario, _, _, _): scenario.steps.filter(\.settles).map(\.action.words)
        }
    }

    /// Plays the story with a delegate.
    /// - Parameters:
    ///   - kit: the shape of the delegate.
    ///   - host: the shape of the SDK.
    ///   - isAdopted: whether the delegate is adopted under its own SDK too.
    ///   - stage: a new stage on which the story is played.
    ///   - subject: the app's delegate, which was made on that stage; nil for a delegate that answers yes and does
    ///     nothing.
    ///   - parts: how the app sets up its SDK and adopts the delegate; nil registers and adopts only the delegate.
    /// - Throws: the error of a step that cannot be carried out.
    @MainActor func play(
        _ kit: ShapeKit, on host: ShapeKit, isAdopted: Bool, _ stage: HeadlessStage,
        _ subject: DelegateContract.Subject?, _ parts: AppParts<AnyObject>? = nil
    ) throws -> PlayedEffects {
        let own = subject?.delegate
        switch content {
        case .neutral(let story):
            let run = try StoryRun(
                story, on: host, subject: isAdopted ? .adopted(kit, own: own) : .delegate(kit, own: own),
                stage: stage, toldTo: story.withoutSteps, parts: parts)
            let watch = EffectWatch(run.recorder, run.bridge, own)
            run.whenAtRest = { watch.rest() }
            try run.play()
            return try watch.effects(on: host)
        case .own(let scenario, let ported, let ids, let isDismissedByApp):
            let played = host == kit ? scenario : ported
            let run = try ScenarioRun(
                played, on: host, subject: .ownDelegate(own, of: kit, isAlwaysAdopted: isAdopted),
                stage: stage,
                appSteps: subject?.appSteps ?? Self.nothing(for: played), parts: parts)
            let effects = try Self.effects(
                of: run, EffectWatch(run.recorder, run.bridge, own, after: run.diagnostics), on: host,
                isDismissedByApp)
            // The porter chose the ids of the ported campaigns, so the original ids are replaced by these.
            return host == kit ? effects.renaming(ids) : effects
        }
    }

    /// Plays a story of the app with a handler; a neutral story has no effects.
    /// - Parameters:
    ///   - handler: the handler, which was made on the stage.
    ///   - kit: the shape of the SDK.
    ///   - stage: a new stage on which the story is played.
    /// - Throws: the error of a step that cannot be carried out.
    @MainActor func play(
        _ handler: any InAppMessageHandler, on kit: ShapeKit, _ stage: HeadlessStage
    ) throws -> PlayedEffects {
        guard case .own(let scenario, _, _, let isDismissedByApp) = content else { return PlayedEffects() }
        let run = try ScenarioRun(scenario, on: kit, subject: .handler(handler), stage: stage)
        let watch = EffectWatch(
            run.recorder, run.bridge, handler, tracedAs: .handler, after: run.diagnostics)
        return try Self.effects(of: run, watch, on: kit, isDismissedByApp)
    }

    @MainActor private static func effects(
        of run: ScenarioRun, _ watch: EffectWatch, on host: ShapeKit, _ isDismissedByApp: Bool
    ) throws -> PlayedEffects {
        try run.playAsStory {
            if isDismissedByApp { dismissAll(in: run) }
        } whenAtRest: {
            watch.rest()
        }
        run.finish()
        return try watch.effects(on: host)
    }

    /// The app's steps as empty closures, if there is no delegate that they could use.
    private static func nothing(for scenario: Scenario) -> AppSteps {
        let nothing: AppStep = {}
        return Dictionary(uniqueKeysWithValues: scenario.appSteps.map { ($0, nothing) })
    }

    @MainActor private static func dismissAll(in run: ScenarioRun) {
        for id in run.stage.visibleSurfaces { try? run.perform(.dismisses, on: id) }
    }
}

// MARK: The app's stories

extension PlayableStory {
    /// The stories about a campaign of the app: the user closes it, the app dismisses it, and one story per possible
    /// click.
    /// - Throws: `ScenarioError`, or an error of the shape's model, for an invalid payload.
    @MainActor static func stories(
        of payload: Data, named name: String, _ porter: ScenarioPorter
    ) throws -> [PlayableStory] {
        let value = try ContentValue(jsonText: payload)
        let contents = try porter.source.port.messages(of: payload).map(\.content)
        let clicks = contents.first.map(\.clicks) ?? []
        return try
            ([("closed by the user", [.close, .tapOutside, .swipeAway]), ("dismissed by the app", [])]
            + clicks.map { ("\($0)", [$0]) }).map { (title: String, gestures: [UserGesture]) in
                let scenario = Scenario(
                    name: "\(name), \(title)", kits: [porter.source], payloads: [name: value],
                    steps: opening(name) + gestures.map { ScenarioStep(.user($0)) })
                return try PlayableStory(scenario, porter, isDismissedByApp: gestures.isEmpty)
            }
    }

    /// The first steps of a story: the campaign qualifies, and its message has appeared.
    private static func opening(_ name: String) -> [ScenarioStep] {
        [
            ScenarioStep(.trigger(payload: name)), ScenarioStep(.page(.finishLoading), settles: false),
            ScenarioStep(.advance(seconds: 5)),
        ]
    }

    /// The story of a scenario of the app.
    /// - Parameter appSteps: the names of the steps that the app defines.
    @MainActor static func story(
        _ text: String, appSteps: Set<String>, _ porter: ScenarioPorter
    ) throws -> PlayableStory {
        let scenario = try Scenario(json: Data(text.utf8), for: [porter.source], appSteps: appSteps)
        guard !scenario.isRealTime else {
            throw ScenarioError(
                .wrongTime, at: "time", "it uses real time, in which delegates are not verified.")
        }
        return try PlayableStory(scenario, porter)
    }
}

// MARK: Words

extension ScenarioAction {
    /// What happens, as words that follow `after` in a sentence.
    var words: String {
        switch self {
        case .trigger(let payload): "the campaign “\(payload)” has qualified"
        case .runUntilIdle: "a moment"
        case .relaunch: "the app’s relaunch"
        case .advance(let seconds): "\(Int(seconds)) s"
        case .user(let gesture): "the user’s \(gesture)"
        case .page(let event): "the page’s \(event.traced.name)"
        case .call(let call): "the app’s \(call.name)"
        case .appStep(let name): "the app’s step “\(name)”"
        case .handler(let call, _): "the handler’s \(call.rawValue)"
        case .screen: "the screen has changed"
        case .appState(let state): "the app has become \(state.rawValue)"
        case .hasRootViewController, .isNetworkReachable: "the surroundings have changed"
        case .together(let actions): actions.map(\.words).joined(separator: " and ")
        case .expect: "a moment"
        }
    }
}

extension StoryStep {
    /// What happens, as words that follow `after` in a sentence.
    fileprivate var words: String {
        switch self {
        case .qualifies(let id): "the campaign “\(id)” has qualified"
        case .changes(let id): "the campaign “\(id)” has changed"
        case .user(let gesture, let id): "the user \(gesture.rawValue.spacedWords) (“\(id)”)"
        case .pageLoads: "the page has loaded"
        case .pageSays(let text): "the page has said “\(text)”"
        case .timePasses(let seconds): "\(Int(seconds)) s"
        case .appBecomes(let state): "the app has become \(state.rawValue)"
        case .app(let act, let id): "the app \(act.rawValue.spacedWords) (“\(id)”)"
        case .bridge(let act, let id): "the app \(act.rawValue.spacedWords) by its bridge (“\(id)”)"
        case .sdk(let act, let id): "the app \(act.rawValue.spacedWords) by its SDK (“\(id)”)"
        case .hasWindow(let hasWindow): hasWindow ? "the app has a window" : "the app has no window"
        case .storeFails(let isFailing): isFailing ? "the store has failed" : "the store works again"
        case .hears(let isHeard): isHeard ? "diagnostics are heard" : "no diagnostic is heard"
        case .detaches: "the app has detached its delegate"
        case .attaches: "the app has attached its delegate again"
        case .atOnce(let steps): steps.map(\.words).joined(separator: " and ")
        }
    }
}

extension String {
    /// The words of a name in camel case, separated by spaces.
    fileprivate var spacedWords: String {
        reduce(into: "") { text, letter in
            text += letter.isUppercase ? " " + letter.lowercased() : String(letter)
        }
    }
}
