public import AdobeAndroidShared
import AdobePayload
import Foundation
public import HeadlessStage
import PlatformStandIns

/// The campaign side of the SDK on a stage: lets messages qualify. Part of the model, not of the SDK.
///
/// Sendable: what changes is behind locks. Any thread. All hosts of a stage share its messages, as one process
/// has one SDK.
public final class AdobeAndroid3Host: HeadlessHost {
    /// The world that the messages are shown in.
    public let stage: HeadlessStage
    private let numbers = MessageNumbers()

    /// Makes a host on a stage.
    public init(stage: HeadlessStage) {
        self.stage = stage
    }

    /// Lets a campaign qualify.
    ///
    /// For each message, in the order of the propositions' ranks (A3-123): the trigger is tracked, on the
    /// caller's thread, before this returns (A3-102); then the message is shown, which happens later, on the main
    /// thread (A3-010). A message id that was seen before stands for the same message with the same delegate
    /// (A3-003).
    /// - Parameter json: an answer of the Edge network, one of its handles, propositions by surface (taken in the
    ///   order of the surfaces' names), an array of propositions, or one; or a part of one: a ruleset, a rule,
    ///   an object with `consequences`, a consequence, an event with a `triggeredconsequence`, an item, or the
    ///   data of an in-app item. A part gets a campaign of its own: a message `m` has the proposition
    ///   `proposition-m`, the activity `activity-m` and the scope `mobileapp://headless`; data alone get the ids
    ///   `message-1`, `message-2` and so on. Of a rule all in-app consequences are shown, and the first is tracked
    ///   (A3-141). What the SDK passes over beside in-app messages (A3-124, A3-125, A3-127, A3-128, A3-140,
    ///   A3-142) is passed over here too and written into the stage's log.
    /// - Throws: `PayloadError` when there is no in-app message in it: it names the key path, what stood there
    ///   instead and what was expected. Nothing has happened then.
    public func trigger(json: Data) throws {
        let campaigns = try Campaigns<InAppConsequence>(payload: json, anonymousID: numbers.next())
        campaigns.notePassedOver(in: stage.log, from: AdobeLog.source)
        stage.reportMisplacedDelegate(in: Carried<ServiceProvider>.self, from: AdobeLog.source) {
            $0.value.hasDelegate
        }
        try stage.run {
            let messages = try campaigns.messages.map(message)
            for message in messages {
                message.trackStep(.trigger)
                message.show()
            }
        }
    }

    private func message(_ consequence: InAppConsequence) throws -> InternalMessage {
        try MessageMap.of(stage).message(withID: consequence.messageID) {
            try InternalMessage(consequence, proposition: proposition(of: consequence), stage: stage)
        }
    }

    /// What is known about the campaign. It is looked up by the consequence's id, so a message with an id of its
    /// own is not found.
    private func proposition(of consequence: InAppConsequence) -> PropositionInfo? {
        guard isTrackingInfoKnown, consequence.isTracked, consequence.id == consequence.messageID else {
            return nil
        }
        return consequence.proposition ?? PropositionInfo(madeUpFor: consequence.id)
    }
}

// Model-only API: nothing from here on exists in the SDK.

extension AdobeAndroid3Host {
    private var system: AndroidSystem { .of(stage) }

    /// Whether the SDK knows the campaigns of messages that it sees for the first time; true at first. Without
    /// that they are shown but not tracked (A3-105). Any thread.
    public var isTrackingInfoKnown: Bool {
        get { system.switches.withLock { $0.isTrackingInfoKnown } }
        set { system.switches.withLock { $0.isTrackingInfoKnown = newValue } }
    }

    /// Decides what the system can open; at first everything but the SDK's own scheme (A3-083). Any thread.
    public func setOpener(_ canOpen: @escaping @Sendable (String) -> Bool) {
        system.switches.withLock { $0.canOpen = canOpen }
    }

    /// Decides what a script in a page results in; at first the text `null`. Any thread.
    public func setScriptResult(_ result: @escaping @Sendable (String) -> String?) {
        system.switches.withLock { $0.scriptResult = result }
    }

    /// What a presentable of the app's own can be made with: the stage's activity and its opener. Any thread.
    public var utilityProvider: any PresentationUtilityProvider {
        DefaultPresentationUtilityProvider(stage: stage)
    }

    /// Forgets every message, as the end of the process does; presentables that are there stay (A3-091). Any
    /// thread.
    public func forgetMessages() {
        MessageMap.of(stage).removeAll()
    }

    /// Forgets the app's delegate, as the start of a process has none; presentables that are there keep theirs
    /// (A3-002). The SDK offers no such thing (A3-001). Any thread.
    public func forgetDelegate() {
        stage.run { ServiceProvider.getInstance().forgetDelegate() }
    }

    /// Presses the back button, which goes to the topmost dialog: of an alert, or of a message that takes the screen
    /// over, be it hidden (A3-135, A3-136); without one to the message that is visible (A3-070). Done before this
    /// returns when called on the main thread.
    public func pressBack() {
        let stage = stage
        stage.onMainNow {
            if BackButton.press(on: stage) { return }
            stage.log.record(
                .error, from: AdobeLog.source, "Nothing on the screen takes a press of the back button")
        }
    }

    /// Lets the page of the visible message ask for a text that need not be a URL (A3-080 to A3-084). Done before
    /// this returns when called on the main thread.
    public func navigatePage(to text: String?) {
        let stage = stage
        stage.onMainNow {
            if VisiblePresentations.of(stage).navigatePage(to: text) { return }
            stage.log.record(.error, from: AdobeLog.source, "No page on the screen can navigate")
        }
    }

    /// Moves a finger across the message or button on the screen (A3-072): a swipe if it is far and fast enough.
    /// - Parameters:
    ///   - x: pixels to the right.
    ///   - y: pixels down.
    ///   - velocity: pixels a second.
    public func drag(x: Double, y: Double, velocity: Double) {
        switch MessageGesture(x: x, y: y, velocity: velocity) {
        case .swipeUp: stage.user.swipe(.up)
        case .swipeDown: stage.user.swipe(.down)
        case .swipeLeft: stage.user.swipe(.left)
        case .swipeRight: stage.user.swipe(.right)
        case .tapBackground, nil: break
        }
    }

    /// Brings an activity to the front (A3-060, A3-061); the app has a root view controller then. Done before
    /// this returns when called on the main thread.
    public func resumeActivity(_ activity: Activity = Activity()) {
        let stage = stage
        system.switches.withLock { $0.activity = activity }
        stage.app.hasRootViewController = true
        let carried = Carried(activity)
        stage.onMainNow {
            for observer in ActivityWatch.of(stage).all { observer.activityResumed(carried.value) }
        }
    }

    /// Ends the activity in front, with no other behind it (A3-060). Done before this returns when called on the
    /// main thread.
    public func destroyActivity() {
        let stage = stage
        guard let activity = system.switches.withLock({ $0.activity.take() }).map(Carried.init) else {
            return
        }
        stage.onMainNow {
            for observer in ActivityWatch.of(stage).all { observer.activityDestroyed(activity.value) }
            MessageContainers.of(stage).removeAll(in: activity.value)
        }
    }
}

/// What a matching rule leads to, decoded: a message to be made, and where it came from.
struct InAppConsequence: Sendable {
    /// The id under which the campaign's proposition is remembered.
    let id: String
    /// The id that the message gets; the two should be equal (rules, section 5).
    let messageID: String
    let settings: InAppMessageSettings
    let metadata: [String: JSONValue]
    /// nil when the payload has no proposition around the message.
    let proposition: PropositionInfo?
    /// Whether the campaign is remembered: that of a rule's first consequence only is (A3-141).
    let isTracked: Bool
}

/// The device under the app of a stage: what is in front, and what can be opened. Sendable: the switches are
/// behind a lock. Activity and handler are not Sendable by type: they are the app's, which the SDK hands back or
/// calls on the thread that opens something.
final class AndroidSystem: Sendable {
    struct Switches {
        var activity: Activity? = Activity()
        var uriHandler: (any URIHandler)?
        var canOpen: @Sendable (String) -> Bool = { !$0.hasPrefix("adbinapp:") }
        var scriptResult: @Sendable (String) -> String? = { _ in "null" }
        var isTrackingInfoKnown = true
    }

    let switches = Locked(Switches())

    private init() {}

    /// The device of a stage.
    static func of(_ stage: HeadlessStage) -> AndroidSystem {
        stage.shared(AndroidSystem.self) { AndroidSystem() }
    }

    /// The activity in front: none without a root view controller, the stage's word for an activity.
    func currentActivity(on stage: HeadlessStage) -> Activity? {
        stage.app.hasRootViewController ? switches.withLock { $0.activity } : nil
    }

    /// Opens a URI outside the app: what the app's handler makes of it, if there is one (A3-083).
    func open(_ uri: String, on stage: HeadlessStage) -> Bool {
        guard !uri.allSatisfy(\.isWhitespace), currentActivity(on: stage) != nil else { return false }
        let (handler, canOpen) = switches.withLock { ($0.uriHandler, $0.canOpen) }
        let target = handler?.getURIDestination(uri)?.getDataString() ?? uri
        guard canOpen(target) else {
            stage.log.record(.note, from: AdobeLog.source, "could not open \(target)")
            return false
        }
        stage.log.record(.openedURL, from: AdobeLog.source, target)
        return true
    }
}
