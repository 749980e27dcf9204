import Foundation
import HeadlessStage
import InAppCompat
import PlatformStandIns

/// A small story about a campaign of the user's: it is triggered, something happens to it, and the app dismisses what is
/// still there.
struct CampaignStory: Sendable {
    /// What the user does when the message has appeared: one after the other, as long as it is there.
    private let gestures: [UserGesture]
    /// What the story is called, beside the campaign's name.
    private let title: String

    /// The stories about a message: the user closes it, clicks wherever that is possible, or leaves it to the app.
    static func all(about content: MessageContent) -> [CampaignStory] {
        [
            CampaignStory(
                gestures: [.close, .tapOutside, .swipeAway], title: "closed by the user"),
            CampaignStory(gestures: [], title: "dismissed by the app"),
        ]
            + content.clicks.map { CampaignStory(gestures: [$0], title: "\($0)") }
    }

    /// The stories about the messages of a payload, by name, each with the scenario that begins it.
    /// - Throws: the error of the shape's model, where the payload is none of the shape's.
    @MainActor static func stories(of payload: Data, named name: String, on kit: ShapeKit) throws
        -> [DelegateStory]
    {
        let value = try ContentValue(jsonText: payload)
        let messages = try kit.port.messages(of: payload)
        guard let first = messages.first else {
            throw ScenarioError(.invalidValue, at: "", "the payload has no messages.")
        }
        return all(about: first.content).map { story in
            let scenario = Scenario(
                name: "\(name) \(story.title)", kits: [kit], payloads: ["campaign": value],
                steps: [ScenarioStep(.trigger(payload: "campaign"))])
            return DelegateStory(name: scenario.name, scenario: scenario, isOwn: true, sequel: story)
        }
    }

    // MARK: What happens

    /// How long things take to happen, in seconds of the stage's clock.
    private static let pause: TimeInterval = 5
    /// How long a message gets to leave.
    private static let timeToLeave: TimeInterval = 60

    /// Goes on where the campaign was triggered. Any thread.
    /// - Returns: what is wrong with how it ended.
    /// - Throws: `ScenarioError` where the app cannot dismiss the message.
    func go(on run: ScenarioRun, _ habits: DelegateContract.Habits) throws -> [DelegateFinding] {
        let stage = run.stage
        stage.advance(seconds: Self.pause)
        for gesture in gestures where MainThread.wait(for: { !stage.visibleSurfaces.isEmpty }) {
            try run.play(.user(gesture))
            stage.advance(seconds: Self.pause)
        }
        return try dismiss(run, habits)
    }

    private func dismiss(
        _ run: ScenarioRun, _ habits: DelegateContract.Habits
    ) throws -> [DelegateFinding] {
        let stage = run.stage
        let (before, shape, message) = MainThread.wait {
            (Set(stage.visibleSurfaces), run.result.shape, run.result.trace.lastMessage)
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
    /// The message that the delegate was told of last.
    fileprivate var lastMessage: String? {
        events(from: .delegate).lazy.reversed().compactMap { $0["message"] }.first
    }
}

extension MessageContent {
    /// Where a user can click in the message: buttons, the message itself, and links of its page.
    fileprivate var clicks: [UserGesture] {
        let body: [UserGesture] = clickEffect == .none ? [] : [.tapMessage]
        return buttons.map { .tapButton($0.id) } + body + (page?.links ?? []).map(UserGesture.openLink)
    }
}

extension PageContent {
    /// The addresses that the page's text links to, each once.
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
