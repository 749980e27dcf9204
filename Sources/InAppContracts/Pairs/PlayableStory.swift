import Foundation
import HeadlessStage
import InAppCompat

/// A story that a delegate is played in under its own SDK and under another one: a neutral one, or one of the app's.
struct PlayableStory: Sendable {
    /// What is played.
    private enum Content: Sendable {
        case neutral(Story)
        /// The same for both SDKs; the app takes what is left away at the end.
        case own(Scenario, ported: Scenario, isDismissedByApp: Bool)
    }

    let name: String
    /// What pages of its campaigns call that the other SDK does not answer, in sentences.
    let pageCalls: [String]
    private let content: Content

    /// A neutral story, without what its own delegate would answer.
    init(_ story: Story) {
        name = story.name
        pageCalls = []
        content = .neutral(story.withoutAnswers)
    }

    /// A scenario of the app's.
    /// - Throws: `ScenarioError`, or the error of the shape's model, where it cannot be written for the other SDK.
    @MainActor init(_ scenario: Scenario, _ porter: ScenarioPorter, isDismissedByApp: Bool = false) throws {
        name = scenario.name
        pageCalls = try porter.foreignCalls(in: scenario)
        content = .own(scenario, ported: try porter.ported(scenario), isDismissedByApp: isDismissedByApp)
    }

    /// What happens before each rest, in words.
    var steps: [String] {
        switch content {
        case .neutral(let story): story.steps.map(\.words)
        case .own(let scenario, _, _): scenario.steps.filter(\.settles).map(\.action.words)
        }
    }

    /// Plays it with one delegate.
    /// - Parameters:
    ///   - kit: the shape of the delegate.
    ///   - host: the shape of the SDK.
    ///   - isAdopted: whether the delegate is adopted also where its own SDK drives.
    ///   - stage: where it is played: a fresh one.
    ///   - subject: the app's delegate, which was made there; nil for one that says yes and does nothing.
    /// - Throws: what a step throws that cannot be done.
    @MainActor func play(
        _ kit: ShapeKit, on host: ShapeKit, isAdopted: Bool, _ stage: HeadlessStage,
        _ subject: DelegateContract.Subject?
    ) throws -> PlayedEffects {
        let own = subject?.delegate
        switch content {
        case .neutral(let story):
            let run = try StoryRun(
                story, on: host, subject: isAdopted ? .adopted(kit, own: own) : .delegate(kit, own: own),
                stage: stage, toldTo: story.withoutSteps)
            let watch = EffectWatch(run.recorder, run.bridge, own)
            run.whenAtRest = { watch.rest() }
            try run.play()
            return try watch.effects(on: host)
        case .own(let scenario, let ported, let isDismissedByApp):
            let played = host == kit ? scenario : ported
            let run = try ScenarioRun(
                played, on: host, subject: .ownDelegate(own, of: kit, isAlwaysAdopted: isAdopted),
                stage: stage,
                appSteps: subject?.appSteps ?? Self.nothing(for: played))
            return try Self.effects(
                of: run, EffectWatch(run.recorder, run.bridge, own, after: run.diagnostics), on: host,
                isDismissedByApp)
        }
    }

    /// Plays a story of the app's with a handler; a neutral one comes to nothing.
    /// - Parameters:
    ///   - handler: the handler, which was made on the stage.
    ///   - kit: the shape of the SDK.
    ///   - stage: where it is played: a fresh one.
    /// - Throws: what a step throws that cannot be done.
    @MainActor func play(
        _ handler: any InAppMessageHandler, on kit: ShapeKit, _ stage: HeadlessStage
    ) throws -> PlayedEffects {
        guard case .own(let scenario, _, let isDismissedByApp) = content else { return PlayedEffects() }
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

    /// Steps of the app's without a delegate that they could do something with.
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
    /// The stories about a campaign of the app's: the user closes it, the app takes it away, and a click each.
    /// - Throws: `ScenarioError`, or the error of the shape's model, for a payload that is none.
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

    /// The campaign qualifies, and what it shows has come up.
    private static func opening(_ name: String) -> [ScenarioStep] {
        [
            ScenarioStep(.trigger(payload: name)), ScenarioStep(.page(.finishLoading), settles: false),
            ScenarioStep(.advance(seconds: 5)),
        ]
    }

    /// A scenario of the app's.
    /// - Parameter appSteps: the names of the steps that the app defines.
    @MainActor static func story(
        _ text: String, appSteps: Set<String>, _ porter: ScenarioPorter
    ) throws -> PlayableStory {
        let scenario = try Scenario(json: Data(text.utf8), for: [porter.source], appSteps: appSteps)
        guard !scenario.isRealTime else {
            throw ScenarioError(
                .wrongTime, at: "time", "it is for real time, in which delegates are not verified.")
        }
        return try PlayableStory(scenario, porter)
    }
}

// MARK: Words

extension ScenarioAction {
    /// What happens, as a sentence has it after `after`.
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
    /// What happens, as a sentence has it after `after`.
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
        case .atOnce(let steps): steps.map(\.words).joined(separator: " and ")
        }
    }
}

extension String {
    /// A name whose words begin with capitals, as words.
    fileprivate var spacedWords: String {
        reduce(into: "") { text, letter in
            text += letter.isUppercase ? " " + letter.lowercased() : String(letter)
        }
    }
}
