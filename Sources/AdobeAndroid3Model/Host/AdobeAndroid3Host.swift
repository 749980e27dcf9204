public import AdobeAndroidShared
import AdobePayload
import Foundation
public import HeadlessStage
import PlatformStandIns

/// The campaign side of the SDK on a stage: triggers messages. Part of the model, not of the SDK.
///
/// Sendable: mutable state is protected by locks. Any thread. All hosts of a stage share its messages, because a
/// process has one SDK.
public final class AdobeAndroid3Host: HeadlessHost {
    /// The stage that the messages are shown on.
    public let stage: HeadlessStage
    private let numbers = MessageNumbers()

    /// Makes a host on a stage.
    public init(stage: HeadlessStage) {
        self.stage = stage
    }

    /// Triggers a campaign.
    ///
    /// Goes through the messages in the order of the propositions' ranks (A3-123). The trigger is tracked on the
    /// caller's thread before this returns (A3-102). The message is shown later, on the main thread (A3-010). A message
    /// id that was seen before gives the same message with the same delegate (A3-003).
    /// - Parameter json: a response of the Edge network, one of its handles, propositions by surface (taken in the
    ///   order of the surfaces' names), an array of propositions, or one proposition. It can also be part of a
    ///   proposition: a ruleset, a rule, an object with `consequences`, a consequence, an event with a
    ///   `triggeredconsequence`, an item, or the data of an in-app item. A part gets a campaign of its own: a message
    ///   `m` has the proposition `proposition-m`, the activity `activity-m` and the scope `mobileapp://headless`; data
    ///   alone get the ids `message-1`, `message-2` and so on. All in-app consequences of a rule are shown, and the
    ///   first is tracked (A3-141). Content that the SDK skips because it is not an in-app message (A3-124, A3-125,
    ///   A3-127, A3-128, A3-140, A3-142) is skipped here too and written to the stage's log.
    /// - Throws: `PayloadError` when the payload has no in-app message. The error names the key path, the value found
    ///   and the value expected. Then nothing has happened.
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

    /// The campaign, if it is known. It is looked up by the consequence's id, so a message with a different id is not
    /// found.
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

    /// Whether the SDK knows the campaigns of messages that it sees for the first time; initially true. If not, they
    /// are shown but not tracked (A3-105). Any thread.
    public var isTrackingInfoKnown: Bool {
        get { system.switches.withLock { $0.isTrackingInfoKnown } }
        set { system.switches.withLock { $0.isTrackingInfoKnown = newValue } }
    }

    /// Sets what the system can open; initially everything but the SDK's own scheme (A3-083). Any thread.
    public func setOpener(_ canOpen: @escaping @Sendable (String) -> Bool) {
        system.switches.withLock { $0.canOpen = canOpen }
    }

    /// Sets the result of scripts in a page; initially the text `null`. Any thread.
    public func setScriptResult(_ result: @escaping @Sendable (String) -> String?) {
        system.switches.withLock { $0.scriptResult = result }
    }

    /// A provider for presentables that the app makes itself: the stage's activity and its opener. Any thread.
    public var utilityProvider: any PresentationUtilityProvider {
        DefaultPresentationUtilityProvider(stage: stage)
    }

    /// Removes every message, as the end of the process does. Existing presentables stay (A3-091). Any thread.
    public func forgetMessages() {
        MessageMap.of(stage).removeAll()
    }

    /// Removes the app's delegate, as at the start of a process. Existing presentables keep theirs (A3-002). The SDK
    /// has no such call (A3-001). Any thread.
    public func forgetDelegate() {
        stage.run { ServiceProvider.getInstance().forgetDelegate() }
    }

    /// Presses the back button. The press goes to the topmost dialog: that of an alert, or of a message that takes over
    /// the screen, even if it is hidden (A3-135, A3-136). Without a dialog it goes to the visible message (A3-070).
    /// Done before this returns when called on the main thread.
    public func pressBack() {
        let stage = stage
        stage.onMainNow {
            if BackButton.press(on: stage) { return }
            stage.log.record(
                .error, from: AdobeLog.source, "Nothing on the screen takes a press of the back button")
        }
    }

    /// Makes the page of the visible message request a text, which need not be a URL (A3-080 to A3-084). Done before
    /// this returns when called on the main thread.
    public func navigatePage(to text: String?) {
        let stage = stage
        stage.onMainNow {
            if VisiblePresentations.of(stage).navigatePage(to: text) { return }
            stage.log.record(.error, from: AdobeLog.source, "No page on the screen can navigate")
        }
    }

    /// Moves a finger across the message or button on the screen (A3-072). It is a swipe if it goes far and fast
    /// enough.
    /// - Parameters:
    ///   - x: pixels to the right.
    ///   - y: pixels down.
    ///   - velocity: pixels per second.
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
        stage.onMainNow { ActivityWatch.of(stage).resumed(carried.value) }
    }

    /// Destroys the activity in front, with no other behind it (A3-060). Done before this returns when called on the
    /// main thread.
    public func destroyActivity() {
        let stage = stage
        guard let activity = system.switches.withLock({ $0.activity.take() }).map(Carried.init) else {
            return
        }
        stage.onMainNow {
            ActivityWatch.of(stage).destroyed(activity.value)
            MessageContainers.of(stage).removeAll(in: activity.value)
        }
    }
}

/// A decoded consequence of a rule: the message to be made, and where it came from.
struct InAppConsequence: Sendable {
    /// The id under which the campaign's proposition is stored.
    let id: String
    /// The id that the message gets; the two should be equal (rules, section 5).
    let messageID: String
    let settings: InAppMessageSettings
    let metadata: [String: JSONValue]
    /// nil when the payload has no proposition around the message.
    let proposition: PropositionInfo?
    /// Whether the campaign is remembered. Only that of a rule's first consequence is (A3-141).
    let isTracked: Bool
}

/// The device of a stage: the activity in front and what can be opened. Sendable: the switches are protected by a lock.
/// Activity and handler are not Sendable by type: they belong to the app, and the SDK returns or calls them on the
/// thread that opens a URI.
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

    /// The activity in front; nil without a root view controller, which stands for an activity on the stage.
    func currentActivity(on stage: HeadlessStage) -> Activity? {
        stage.app.hasRootViewController ? switches.withLock { $0.activity } : nil
    }

    /// Opens a URI outside the app. The app's handler decides what is opened, if there is one (A3-083).
    func open(_ uri: String, on stage: HeadlessStage) -> Bool {
        guard !uri.isBlankInKotlin, currentActivity(on: stage) != nil else { return false }
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
