import Foundation
import HeadlessStage
import InAppCompat

extension StoryContract {
    /// Plays stories with new delegates of a shape under their own SDK and under another one, and reports what changes
    /// for them. It plays the app's own stories, or the neutral stories if there are none.
    /// - Parameters:
    ///   - delegate: the shape of the delegates.
    ///   - host: the shape of the SDK.
    ///   - own: campaigns and scenarios of the app.
    ///   - appSteps: the names of the steps that the app defines.
    ///   - parts: how the app sets up its SDK and adopts the delegate; nil registers and adopts only the delegate.
    ///   - make: makes a delegate of the shape. It is called three times per story, on the story's stage.
    /// - Throws: `ScenarioError.Code.wrongDelegate` for a delegate of another shape, `wrongShape` for a shape that
    ///   takes no part in stories.
    public static func changes(
        from delegate: ShapeKit, to host: ShapeKit, own: OwnStories = OwnStories(),
        appSteps: some Sequence<String> = Set<String>(), parts: AppParts<AnyObject>? = nil,
        _ make: () -> DelegateContract.Subject
    ) throws -> ChangeReport {
        var play = try ChangePlay(delegate, host, parts)
        if own.campaigns.isEmpty, own.scenarios.isEmpty {
            for story in try neutralStories(delegate, host) { try play.play(PlayableStory(story), make) }
        } else {
            try play.play(own, Set(appSteps), make)
        }
        return play.report
    }

    /// The neutral stories for which both SDKs have the campaigns, and in which the user can make the same gestures on
    /// both.
    private static func neutralStories(_ delegate: ShapeKit, _ host: ShapeKit) throws -> [Story] {
        let hosts = [try delegate.storyRoom.host, try host.storyRoom.host]
        return Stories.all.filter { story in
            !story.isRealTime && hosts.allSatisfy { $0.has(story) } && story.isPlayedAlike(on: hosts)
        }
    }
}

/// Plays stories under two SDKs, and collects the changes.
@MainActor private struct ChangePlay {
    private let delegate: ShapeKit
    private let host: ShapeKit
    private let parts: AppParts<AnyObject>?
    private let obligatory: Set<String>
    private var found: [(change: EffectChange, story: String)] = []
    private var comparisons: [ChangeReport.Comparison] = []
    private var omissions: [ChangeReport.Omission] = []
    private var pageCalls: [String] = []
    private var storyCount = 0

    init(_ delegate: ShapeKit, _ host: ShapeKit, _ parts: AppParts<AnyObject>?) throws {
        self.delegate = delegate
        self.host = host
        self.parts = parts
        obligatory = try delegate.storyRoom.obligatory
        _ = try host.storyRoom
    }

    /// Plays the app's campaigns and scenarios. Those that cannot be read or played are listed in the report.
    mutating func play(
        _ own: OwnStories, _ appSteps: Set<String>, _ make: () -> DelegateContract.Subject
    ) throws {
        let porter = ScenarioPorter(source: delegate, target: host)
        for (place, campaign) in own.campaigns.enumerated() {
            try attempt("campaign \(place + 1)", make) { name in
                try PlayableStory.stories(of: campaign, named: name, porter)
            }
        }
        for (place, text) in own.scenarios.enumerated() {
            try attempt("scenario \(place + 1)", make) { _ in
                [try PlayableStory.story(text, appSteps: appSteps, porter)]
            }
        }
        pageCalls = pageCalls.unique
    }

    private mutating func attempt(
        _ name: String, _ make: () -> DelegateContract.Subject, _ stories: (String) throws -> [PlayableStory]
    ) throws {
        do {
            for story in try stories(name) {
                pageCalls += story.pageCalls
                try play(story, make)
            }
        } catch let error as ScenarioError where error.code == .wrongDelegate {
            throw error
        } catch {
            omissions.append(ChangeReport.Omission(story: name, reason: "\(error)"))
        }
    }

    /// Plays a story with a new delegate under both SDKs, and with a delegate that does nothing.
    mutating func play(_ story: PlayableStory, _ make: () -> DelegateContract.Subject) throws {
        let effects = StoryEffects(
            names: (delegate.name, host.name), steps: story.steps,
            canCount: delegate.capabilities.support(of: .track).isAvailable, obligatory: obligatory,
            delegate: StoryEffects.Pair(
                own: try effects(of: story, on: delegate, make), other: try effects(of: story, on: host, make)
            ),
            empty: StoryEffects.Pair(
                own: try effects(of: story, on: delegate), other: try effects(of: story, on: host)),
            adopted: (
                delegate: try effects(of: story, on: delegate, isAdopted: true, make),
                empty: try effects(of: story, on: delegate, isAdopted: true)
            ))
        storyCount += 1
        let changes = effects.changes
        guard !changes.isEmpty else { return }
        found += changes.map { ($0, story.name) }
        comparisons.append(
            ChangeReport.Comparison(
                story: story.name, steps: story.steps, own: effects.delegate.own.rests.map(\.trace),
                other: effects.delegate.other.rests.map(\.trace)))
    }

    private func effects(
        of story: PlayableStory, on host: ShapeKit, isAdopted: Bool = false,
        _ make: () -> DelegateContract.Subject
    ) throws -> PlayedEffects {
        let stage = HeadlessStage()
        return try story.play(delegate, on: host, isAdopted: isAdopted, stage, stage.run(make), parts)
    }

    /// The effects of a delegate that answers yes and does nothing.
    private func effects(
        of story: PlayableStory, on host: ShapeKit, isAdopted: Bool = false
    ) throws -> PlayedEffects {
        try story.play(delegate, on: host, isAdopted: isAdopted, HeadlessStage(), nil)
    }

    /// The report, with each change once.
    var report: ChangeReport {
        let changes = ChangedEffect.allCases.flatMap { effect in
            let all = found.filter { $0.change.effect == effect }
            return all.map(\.change.sentence).unique.compactMap { sentence -> ChangeReport.Change? in
                let same = all.filter { $0.change.sentence == sentence }
                guard let first = same.first?.change else { return nil }
                return ChangeReport.Change(
                    effect: effect, subject: first.subject, sentence: sentence,
                    stories: same.map(\.story).unique,
                    reason: first.reason)
            }
        }
        return ChangeReport(
            delegate: delegate.shape, host: host, changes: changes, pageCalls: pageCalls,
            omissions: omissions, storyCount: storyCount, comparisons: comparisons)
    }
}

extension Story {
    /// A copy without the scripted answers of the delegate.
    var withoutAnswers: Story { Story(self, script: DelegateScript()) }

    /// A copy without steps: a delegate that gets it prepares nothing for the steps, such as adapters.
    var withoutSteps: Story { Story(self, steps: []) }

    /// Whether the story's gestures exist on all of some hosts or on none: a campaign without anything to tap is a
    /// different one.
    func isPlayedAlike(on hosts: [StoryHost]) -> Bool {
        gestures(in: steps).allSatisfy { gesture, role in
            Set(hosts.map { $0.gesture(gesture, role) == nil }).count == 1
        }
    }

    private func gestures(in steps: [StoryStep]) -> [(StoryGesture, StoryRole)] {
        steps.flatMap { step -> [(StoryGesture, StoryRole)] in
            switch step {
            case .user(let gesture, let id): messages[id].map { [(gesture, $0)] } ?? []
            case .atOnce(let steps): gestures(in: steps)
            default: []
            }
        }
    }
}
