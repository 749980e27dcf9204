public import Foundation
public import HeadlessStage
public import InAppCompat
import PlatformStandIns

/// A scenario in neutral terms. Every shape plays it, both as the host that drives a delegate and as the delegate that
/// is driven.
///
/// Sendable; a value.
public struct Story: Sendable, Hashable, CustomStringConvertible {
    /// The name.
    public let name: String
    /// What it shows, in a sentence.
    public let about: String
    /// The kinds of the messages, by their ids.
    public let messages: [String: StoryRole]
    /// What the delegate answers.
    public let script: DelegateScript
    /// The reactions inside callbacks.
    public let reactions: [StoryReaction]
    /// Whether real queues, threads and the system's clock are used.
    public let isRealTime: Bool
    /// Whether the delegate is one of the oldest version of its SDK, if its protocol was another one then.
    package private(set) var isOldest = false
    /// The steps, in order. After each one the stage runs until it is idle, and a second passes.
    public let steps: [StoryStep]

    /// Makes a story.
    /// - Parameters:
    ///   - name: the name.
    ///   - about: what it shows, in a sentence.
    ///   - messages: the kinds of the messages, by their ids.
    ///   - gate: the answers of the gate about each message, in order. The last answer is repeated. About any other
    ///     message the answer is yes.
    ///   - perform: the answer to clicks, for shapes that ask the delegate.
    ///   - reactions: the reactions inside callbacks.
    ///   - isRealTime: whether it needs real threads and the system's clock.
    ///   - steps: the steps, in order.
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

    /// A copy with other answers of the delegate, or other steps.
    init(_ story: Story, script: DelegateScript? = nil, steps: [StoryStep]? = nil) {
        (name, about, messages) = (story.name, story.about, story.messages)
        (reactions, isRealTime, isOldest) = (story.reactions, story.isRealTime, story.isOldest)
        self.script = script ?? story.script
        self.steps = steps ?? story.steps
    }

    /// A copy whose delegate is one of the oldest version of its SDK.
    var ofOldestVersion: Story {
        var story = self
        story.isOldest = true
        return story
    }

    /// The name.
    public var description: String { name }

    /// Whether the app attaches its delegate once, before the story begins.
    var isAttachedThroughout: Bool { !steps.contains(.attaches) && !steps.contains(.detaches) }
}

/// Something that happens in a story.
public indirect enum StoryStep: Sendable, Hashable {
    /// The campaign of a message qualifies.
    case qualifies(String)
    /// From now on the campaign has a different message.
    case changes(String)
    /// The user does something with a message.
    case user(StoryGesture, String)
    /// The page of a message has loaded.
    case pageLoads
    /// A script of the page posts a text to the listeners for the name `story`.
    case pageSays(String)
    /// Seconds pass on the stage's clock.
    case timePasses(TimeInterval)
    /// The app enters the foreground or the background.
    case appBecomes(StageApp.State)
    /// The app does something with a message, through its delegate's own API.
    case app(StoryAct, String)
    /// The app does something with a message through the bridge that drives its delegate, or with the bridge itself.
    case bridge(StoryAct, String)
    /// The app does something with a message through its SDK's own API, whatever drives the delegate.
    case sdk(StoryAct, String)
    /// From now on the app has a window in which messages can appear, or it has none.
    case hasWindow(Bool)
    /// From now on the SDK's store of campaigns fails, or it works again.
    case storeFails(Bool)
    /// From now on the app hears the bridge's diagnostics, or nobody does.
    case hears(Bool)
    /// The app detaches its delegate: its SDK, or the bridge, no longer calls it.
    case detaches
    /// The app attaches its delegate, again or in addition.
    case attaches
    /// Several steps at once, without running the stage in between.
    case atOnce([StoryStep])
}

/// Steps that happen inside a callback of the delegate, once.
public struct StoryReaction: Sendable, Hashable {
    /// The moment that the callback reports.
    public let moment: StoryMoment
    /// The id of the message.
    public let message: String
    /// The steps: messages qualify, or the app does something.
    public let steps: [StoryStep]

    /// Makes a reaction.
    public init(_ moment: StoryMoment, of message: String, _ steps: StoryStep...) {
        self.moment = moment
        self.message = message
        self.steps = steps
    }
}

/// A kind of campaign, in neutral terms. Each shape says which payload it uses for it, or that its servers send no such
/// campaign (`StoryHost`).
public enum StoryRole: String, Sendable, Hashable, CaseIterable {
    /// A modal with two buttons: the first one only closes it, the second one leads to a web page.
    case modal
    /// A small banner at an edge. It can be tapped and swiped away, and stays until then.
    case slideup
    /// A web page with links and a script.
    case page
    /// An image that can be tapped.
    case image
    /// A message of a control group, which nobody sees.
    case control
    /// A message that closes itself after ten seconds.
    case selfClosing
    /// A modal that takes precedence over other messages, if campaigns have an order.
    case urgent
    /// A modal that is not counted: a test, a preview, or a message without reporting.
    case uncounted
    /// A modal whose campaign has the same name as all others of this kind, if campaigns have names as well as ids.
    case namesake

    /// The role whose messages look the same and are operated in the same way.
    public var looks: StoryRole {
        switch self {
        case .urgent, .uncounted, .namesake: .modal
        case .modal, .slideup, .page, .image, .control, .selfClosing: self
        }
    }
}

/// An action of the app through its delegate's own API in a story, in neutral terms. Each shape says how to perform it,
/// or that its API has no such action (`StoryPlayer`).
public enum StoryAct: String, Sendable, Hashable, CaseIterable {
    /// Shows a message that the delegate has held.
    case shows
    /// Makes the SDK ask the delegate again about a message that it has held.
    case asksAgain
    /// Dismisses the message.
    case dismisses
    /// Hides the message, so that it can be shown again.
    case hides
    /// Tells the SDK that the user has changed.
    case changesUser
    /// Changes the message; only inside the callback in which the delegate may do so.
    case changesMessage
    /// Shows a view of its own for the message; only inside the callback in which the delegate may do so.
    case bringsView
    /// Becomes busy, so that it wants no messages.
    case becomesBusy
    /// Is no longer busy.
    case becomesFree
    /// Listens to messages of the page's scripts, with two listeners for one name.
    case listens
    /// Runs a script in the page, and gets its result.
    case runsScript
    /// Waits for the main thread; only if the callback is called on another thread.
    case waitsForMain
    /// Allows all messages from now on, and tells the SDK so once.
    case allowsAll
    /// Pauses all messages, including this one.
    case pauses
    /// Ends the pause.
    case resumes
    /// Cancels the campaign of the message, whatever the message's state.
    case cancels
    /// Sets a minimum time of half a minute between the end of one message and the next.
    case setsInterval
    /// Replaces the delegate by another one that returns the same answers.
    case replacesDelegate
    /// Shows the next message that waits, whichever it is.
    case showsNext
}

/// A moment in a message's life. Each shape reports it to its delegate in a callback of its own.
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

/// A gesture of the user in a story, in neutral terms. Each shape says how its messages are operated (`StoryHost`).
public enum StoryGesture: String, Sendable, Hashable, CaseIterable {
    /// A tap on the button that only closes.
    case tapsFirstButton
    /// A tap on the button that leads to a web page.
    case tapsSecondButton
    /// A tap on the message where it has no button, which leads to a web page.
    case tapsMessage
    /// A tap on a link of the page to a web page.
    case followsLink
    /// A tap on a link whose web address has escaped characters.
    case followsEscapedLink
    /// A tap inside the page that closes the message by the page's own means.
    case closesInPage
    /// The same by another of the page's own means, if there are two.
    case closesInPageOtherwise
    /// A tap that closes the message without a click.
    case closes
    /// A swipe that moves the message off the screen.
    case swipes

    /// The link to the web that pages of stories contain.
    public static var webLink: UserGesture? {
        URL(string: "https://shop.example/terms").map(UserGesture.openLink)
    }

    /// An address of the web with escaped characters.
    package static let escapedAddress = "https://shop.example/find?name=hats%26coats"
}

/// The campaigns of one run of a story. They may change while it is played. Sendable: the changes are behind a lock.
final class StoryCampaigns: Sendable {
    private let story: Story
    private let host: StoryHost
    private let changed = Locked<Set<String>>([])

    init(_ story: Story, on host: StoryHost) {
        self.story = story
        self.host = host
    }

    /// The current payload of a message's campaign, as JSON text; nil if the host has no such campaign.
    func payload(of id: String) -> String? {
        guard let payload = story.messages[id].flatMap({ host.campaign($0, id) }) else { return nil }
        return changed.current.contains(id) ? host.changed(payload) : payload
    }

    /// Changes the message of a campaign.
    func change(_ id: String) {
        changed.withLock { _ = $0.insert(id) }
    }
}
