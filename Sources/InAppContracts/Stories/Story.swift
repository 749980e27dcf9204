public import Foundation
public import HeadlessStage
public import InAppCompat
import PlatformStandIns

/// A scenario in neutral words: every shape plays it, as the host that drives a delegate and as the delegate that is
/// driven.
///
/// Sendable; a value.
public struct Story: Sendable, Hashable, CustomStringConvertible {
    /// What it is called.
    public let name: String
    /// What it shows, in a sentence.
    public let about: String
    /// The messages by their ids, in order of the alphabet, and what kind each is.
    public let messages: [String: StoryRole]
    /// What the delegate answers.
    public let script: DelegateScript
    /// What happens inside callbacks.
    public let reactions: [StoryReaction]
    /// Whether real queues, threads and the system's clock are used.
    public let isRealTime: Bool
    /// What happens, in order. After each the stage comes to rest and a second passes.
    public let steps: [StoryStep]

    /// Tells a story.
    /// - Parameters:
    ///   - name: what it is called.
    ///   - about: what it shows, in a sentence.
    ///   - messages: the messages by their ids, and what kind each is.
    ///   - gate: the answers of the gate about a message, in order; the last one is repeated, and yes is the answer
    ///     about the others.
    ///   - perform: the answer to clicks, for shapes that ask.
    ///   - reactions: what happens inside callbacks.
    ///   - isRealTime: whether it needs real threads and a real clock.
    ///   - steps: what happens, in order.
    public init(
        _ name: String, _ about: String, of messages: [String: StoryRole] = ["a": .modal],
        gate: [String: [DisplayDecision]] = [:], perform: Bool = true, reactions: [StoryReaction] = [],
        isRealTime: Bool = false, _ steps: StoryStep...
    ) {
        self.name = name
        self.about = about
        self.messages = messages
        var script = DelegateScript()
        script.gate.byMessage = gate
        script.perform.fallback = perform
        self.script = script
        self.reactions = reactions
        self.isRealTime = isRealTime
        self.steps = steps
    }

    /// The same with other answers of the delegate, or other steps.
    init(_ story: Story, script: DelegateScript? = nil, steps: [StoryStep]? = nil) {
        (name, about, messages) = (story.name, story.about, story.messages)
        (reactions, isRealTime) = (story.reactions, story.isRealTime)
        self.script = script ?? story.script
        self.steps = steps ?? story.steps
    }

    /// The name.
    public var description: String { name }
}

/// Something that happens in a story.
public indirect enum StoryStep: Sendable, Hashable {
    /// The campaign of a message qualifies.
    case qualifies(String)
    /// From here on the campaign of a message has a different message.
    case changes(String)
    /// The user does something with a message.
    case user(StoryGesture, String)
    /// The page of a message has loaded.
    case pageLoads
    /// A script of the page says something to who listens under the name `story`.
    case pageSays(String)
    /// Seconds pass on the stage's clock.
    case timePasses(TimeInterval)
    /// The app comes to the front or goes to the background.
    case appBecomes(StageApp.State)
    /// The app does something with a message, through its delegate's own API.
    case app(StoryAct, String)
    /// Several things, without a moment's rest between them.
    case atOnce([StoryStep])
}

/// What happens inside a callback of the delegate, once.
public struct StoryReaction: Sendable, Hashable {
    /// In which callback.
    public let moment: StoryMoment
    /// Of which message.
    public let message: String
    /// What happens there: messages qualify, or the app does something.
    public let steps: [StoryStep]

    /// Describes a reaction.
    public init(_ moment: StoryMoment, of message: String, _ steps: StoryStep...) {
        self.moment = moment
        self.message = message
        self.steps = steps
    }
}

/// What kind of campaign a story is about, in neutral words. Each shape says which payload plays the part, or that its
/// servers send nothing of the kind (`StoryHost`).
public enum StoryRole: String, Sendable, Hashable, CaseIterable {
    /// A modal with two buttons: the first one only closes it, the second one leads to a web page.
    case modal
    /// A small banner at an edge, which can be tapped and swiped away, and stays until then.
    case slideup
    /// A web page with links and a script.
    case page
    /// An image that can be tapped.
    case image
    /// A message of a control group, which nobody sees.
    case control
    /// A message that goes away by itself after ten seconds.
    case selfClosing
    /// A modal that goes before others that can be shown with it, where campaigns have an order of their own.
    case urgent
    /// A modal that does not count: a test, a preview, or one that is not to be reported.
    case uncounted
    /// A modal whose campaign has the name of every other of the kind, where campaigns have names beside their ids.
    case namesake

    /// The role whose messages look the same and are operated alike.
    public var looks: StoryRole {
        switch self {
        case .urgent, .uncounted, .namesake: .modal
        case .modal, .slideup, .page, .image, .control, .selfClosing: self
        }
    }
}

/// What the app does with its delegate's own API in a story, in neutral words. Each shape says how, or that it has
/// no such thing (`StoryPlayer`).
public enum StoryAct: String, Sendable, Hashable, CaseIterable {
    /// Shows a message that the delegate has kept.
    case shows
    /// Has the delegate asked once more about a message that it has kept.
    case asksAgain
    /// Takes the message away.
    case dismisses
    /// Takes the message off the screen so that it can come back.
    case hides
    /// Tells the SDK that the user is another one.
    case changesUser
    /// Changes the message where the delegate may; only inside the callback that is for it.
    case changesMessage
    /// Shows a view of its own for the message where the delegate may; only inside the callback that is for it.
    case bringsView
    /// Is busy with something, so that it wants no messages.
    case becomesBusy
    /// Is not busy any more.
    case becomesFree
    /// Listens to what the page's scripts say, twice under one name.
    case listens
    /// Runs a script in the page, and hears what comes of it.
    case runsScript
    /// Waits for the main thread; only where a callback comes on another one.
    case waitsForMain
    /// Has nothing against any message any more, and says so once.
    case allowsAll
    /// Holds all messages back for the time being, this one too.
    case pauses
    /// Lets messages come again.
    case resumes
    /// Takes back the campaign of the message, whatever has become of it.
    case cancels
    /// Wants half a minute between the end of one message and the next.
    case setsInterval
    /// Puts another delegate, which answers alike, into the first one's place.
    case replacesDelegate
}

/// A moment in a message's life, which a shape tells its delegate in its own callback.
public enum StoryMoment: String, Sendable, Hashable, CaseIterable {
    /// The delegate is asked whether the message may appear.
    case asked
    /// The delegate may change the message.
    case prepared
    /// The message is about to appear.
    case appears
    /// The message has appeared.
    case shown
    /// The user has clicked.
    case clicked
    /// The message is about to go.
    case leaving
    /// The message has gone.
    case gone
}

/// What the user does in a story, in neutral words. Each shape says how its messages are operated (`StoryHost`).
public enum StoryGesture: String, Sendable, Hashable, CaseIterable {
    /// A tap on the button that only closes.
    case tapsFirstButton
    /// A tap on the button that leads to a web page.
    case tapsSecondButton
    /// A tap on the message where it has no button, which leads to a web page.
    case tapsMessage
    /// A tap on a link of the page to a web page.
    case followsLink
    /// A tap on what closes the message inside its page, by the page's own means.
    case closesInPage
    /// The same by another of the page's own means, where there are two.
    case closesInPageOtherwise
    /// A tap on what closes the message without a click.
    case closes
    /// A finger moves the message off the screen.
    case swipes

    /// A link to the web, as pages of stories have one.
    public static var webLink: UserGesture? {
        URL(string: "https://shop.example/terms").map(UserGesture.openLink)
    }
}

/// The campaigns of one playing of a story, which may change while it is played. Sendable: what changes is behind a lock.
final class StoryCampaigns: Sendable {
    private let story: Story
    private let host: StoryHost
    private let changed = Locked<Set<String>>([])

    init(_ story: Story, on host: StoryHost) {
        self.story = story
        self.host = host
    }

    /// The payload of a message's campaign as it is now, as JSON text; nil where the host has no such campaign.
    func payload(of id: String) -> String? {
        guard let payload = story.messages[id].flatMap({ host.campaign($0, id) }) else { return nil }
        return changed.current.contains(id) ? host.changed(payload) : payload
    }

    /// Gives a campaign another message.
    func change(_ id: String) {
        changed.withLock { _ = $0.insert(id) }
    }
}
