public import Foundation
import HeadlessStage
import InAppCompat
import PlatformStandIns

/// A short story about a campaign of the user: the campaign is triggered, something happens to its message, and the app
/// dismisses the message if it is still displayed.
struct CampaignStory: Sendable {
    /// The user's gestures after the message has appeared, one after the other while it is displayed.
    private let gestures: [UserGesture]
    /// The names under which the page calls the app after the user's gestures.
    private var pageCalls: [String] = []
    /// The names under which the page calls the app while it loads.
    private(set) var loadingCalls: [String] = []
    /// The title of the story, without the campaign's name.
    private let title: String

    private init(
        gestures: [UserGesture], pageCalls: [String] = [], loadingCalls: [String] = [], title: String
    ) {
        self.loadingCalls = loadingCalls
        self.gestures = gestures
        self.pageCalls = pageCalls
        self.title = title
    }

    /// The stories about a message. The user closes it, clicks wherever that is possible, or leaves it to the app to
    /// dismiss it; or its page calls the app under one of the names in the page's text.
    /// - Parameters:
    ///   - content: the message.
    ///   - calls: how pages call the app; nil if they cannot.
    static func all(about content: MessageContent, _ calls: DelegateContract.PageCalls?) -> [CampaignStory] {
        let names = content.page.flatMap { calls?.names(in: $0.html) } ?? []
        let early = content.page.flatMap { calls?.namesWhileLoading(in: $0.html) } ?? []
        return [
            CampaignStory(
                gestures: [.close, .tapOutside, .swipeAway], title: "closed by the user"),
            CampaignStory(gestures: [], title: "dismissed by the app"),
        ]
            + content.clicks.map { CampaignStory(gestures: [$0], title: "\($0)") }
            + names.map { CampaignStory(gestures: [], pageCalls: [$0], title: "its page calls \($0)") }
            + early.map {
                CampaignStory(gestures: [], loadingCalls: [$0], title: "its page calls \($0)\(whileLoading)")
            }
    }

    /// The stories about the first message of a payload, each with the scenario that begins it.
    /// - Throws: the error of the shape's model if the payload is not one of the shape.
    @MainActor static func stories(
        of payload: Data, named name: String, on kit: ShapeKit, _ calls: DelegateContract.PageCalls?
    ) throws -> [DelegateStory] {
        let value = try ContentValue(jsonText: payload)
        let messages = try kit.port.messages(of: payload)
        guard let first = messages.first else {
            throw ScenarioError(.invalidValue, at: "", "the payload has no messages.")
        }
        return all(about: first.content, calls).map { story in
            let scenario = Scenario(
                name: "\(name) \(story.title)", kits: [kit], payloads: ["campaign": value],
                steps: [ScenarioStep(.trigger(payload: "campaign"))])
            return DelegateStory(name: scenario.name, scenario: scenario, isOwn: true, sequel: story)
        }
    }

    // MARK: What happens

    /// The end of the title of a story in which the page calls while it loads.
    static let whileLoading = " while it loads"
    /// The pause after each step, in seconds of the stage's clock.
    private static let pause: TimeInterval = 5
    /// The time in which a dismissed message has to leave the screen, in seconds of the stage's clock.
    private static let timeToLeave: TimeInterval = 60

    /// Continues after the campaign was triggered. Any thread.
    /// - Returns: a finding if the message does not leave the screen.
    /// - Throws: `ScenarioError` if the app cannot dismiss the message.
    func go(on run: ScenarioRun, _ habits: DelegateContract.Habits) throws -> [DelegateFinding] {
        let stage = run.stage
        stage.advance(seconds: Self.pause)
        for gesture in gestures where MainThread.wait(for: { !stage.visibleSurfaces.isEmpty }) {
            try run.play(.user(gesture))
            stage.advance(seconds: Self.pause)
        }
        for name in pageCalls where MainThread.wait(for: { !stage.visibleSurfaces.isEmpty }) {
            try run.play(.page(.post(name: name, body: .null)))
            stage.advance(seconds: Self.pause)
        }
        return try dismiss(run, habits)
    }

    private func dismiss(
        _ run: ScenarioRun, _ habits: DelegateContract.Habits
    ) throws -> [DelegateFinding] {
        let stage = run.stage
        let (before, shape, message) = MainThread.wait {
            (Set(stage.visibleSurfaces), run.result.shape, run.result.trace.lastMessage(toldTo: .delegate))
        }
        guard let dismissal = habits.dismissal, let message, !before.isEmpty else { return [] }
        try run.play(.call(dismissal(message)))
        stage.advance(seconds: Self.timeToLeave)
        guard MainThread.wait(for: { !before.isDisjoint(with: stage.visibleSurfaces) }) else { return [] }
        return [
            DelegateFinding(
                .neverEnds, shape: shape,
                "The app dismissed the message \(message), which is still on the screen after "
                    + "\(Int(Self.timeToLeave)) s.",
                expected: "a message that is dismissed leaves the screen.")
        ]
    }
}

extension Trace {
    /// The message of the last event from a source.
    func lastMessage(toldTo source: TraceEvent.Source) -> String? {
        events(from: source).lazy.reversed().compactMap { $0["message"] }.first
    }
}

extension MessageContent {
    /// The user's possible clicks in the message: on buttons, on the message itself, and on links of its page.
    var clicks: [UserGesture] {
        let body: [UserGesture] = clickEffect == .none ? [] : [.tapMessage]
        return buttons.map { .tapButton($0.id) } + body + (page?.links ?? []).map(UserGesture.openLink)
    }
}

extension PageContent {
    /// The URLs that the page links to, without duplicates.
    fileprivate var links: [URL] {
        let parts = html.components(separatedBy: "href=").dropFirst()
        let addresses = parts.compactMap { part -> String? in
            guard let quote = part.first, quote == "\"" || quote == "'" else { return nil }
            return part.dropFirst().prefix { $0 != quote }.replacingOccurrences(of: "&amp;", with: "&")
        }
        var seen: Set<String> = []
        return addresses.filter { seen.insert($0).inserted }.compactMap { URL(string: $0) }
    }
}

/// Campaigns and scenarios of an app for the verification of its delegate, besides the standard scenarios. Sendable; a
/// value.
public struct OwnStories: Sendable {
    /// Campaigns as the vendor's servers send them: JSON text in UTF-8. Each is triggered in short stories of its own:
    /// the user closes it, clicks wherever that is possible, its page calls the app, or the app dismisses it.
    public let campaigns: [Data]
    /// Scenarios as JSON text (`Scenario`). A scenario in real time is not played, because the delegate's calls would
    /// depend on which thread was faster.
    public let scenarios: [String]

    /// Makes a list of stories; empty by default.
    public init(campaigns: [Data] = [], scenarios: [String] = []) {
        self.campaigns = campaigns
        self.scenarios = scenarios
    }
}

/// A scenario that a delegate is driven through.
struct DelegateStory: Sendable {
    let name: String
    let scenario: Scenario
    /// Whether the app brought it.
    let isOwn: Bool
    /// The story that continues after the scenario's steps.
    var sequel: CampaignStory?

    /// Whether the app's author wrote its steps.
    var isWrittenByUser: Bool { isOwn && sequel == nil }

    /// The standard scenarios of a shape, by name.
    /// - Parameter only: the names of the scenarios to use; nil for all. An unknown name is unreadable.
    static func standard(of kit: ShapeKit, only: Set<String>?) -> [Result<DelegateStory, Unreadable>] {
        let known = kit.scenarios.merging(kit.delegateScenarios) { $1 }
        let missing = (only ?? []).subtracting(known.keys).sorted().map { name in
            Result<DelegateStory, Unreadable>.failure(
                Unreadable(
                    name: name,
                    reason: "There is no standard scenario \(name) of \(kit)."
                        + NearestWord.hint(for: name, among: known.keys)))
        }
        let named = known.sorted { $0.key < $1.key }.filter { only?.contains($0.key) ?? true }
        return missing
            + named.map { name, text in
                read(name) {
                    DelegateStory(
                        name: name, scenario: try Scenario(json: Data(text.utf8), for: [kit]), isOwn: false)
                }
            }
    }

    /// The stories of an app.
    /// - Parameters:
    ///   - own: the app's campaigns and scenarios.
    ///   - kit: the shape.
    ///   - appSteps: the names of the steps that the app defines.
    ///   - calls: how the pages of the campaigns call the app.
    @MainActor static func own(
        _ own: OwnStories, on kit: ShapeKit, appSteps: Set<String>, _ calls: DelegateContract.PageCalls?
    ) -> [Result<DelegateStory, Unreadable>] {
        let scenarios = own.scenarios.enumerated().map { place, text in
            read("scenario \(place + 1)") {
                let scenario = try Scenario(json: Data(text.utf8), for: [kit], appSteps: appSteps)
                return DelegateStory(name: "own: \(scenario.name)", scenario: scenario, isOwn: true)
            }
        }
        let campaigns = own.campaigns.enumerated().flatMap { place, payload in
            let name = "campaign \(place + 1)"
            do {
                return try CampaignStory.stories(of: payload, named: name, on: kit, calls).map {
                    Result<DelegateStory, Unreadable>.success($0)
                }
            } catch {
                return [.failure(Unreadable(name: name, reason: "\(error)"))]
            }
        }
        return scenarios + campaigns
    }

    private static func read(
        _ name: String, _ body: () throws -> DelegateStory
    ) -> Result<DelegateStory, Unreadable> {
        Result(catching: body).mapError { Unreadable(name: name, reason: "\($0)") }
    }
}

/// A story that cannot be read.
struct Unreadable: Error {
    let name: String
    let reason: String
}
