import AdobePayload
public import Foundation
public import HeadlessStage
import PlatformStandIns

/// The campaign side of the SDK on a stage: triggers messages. Part of the model, not of the SDK.
///
/// Sendable: mutable state is protected by a lock. Any thread.
public final class AdobeAndroid2Host: HeadlessHost {
    /// The stage that the messages are shown on.
    public let stage: HeadlessStage
    let isCampaignKnownBox = Locked(true)

    /// Makes a host on a stage.
    public init(stage: HeadlessStage) {
        self.stage = stage
    }

    /// Triggers a campaign.
    ///
    /// The trigger of each message is tracked on the caller's thread before this returns (A2-011). The message is shown
    /// later, with delegate control. Each trigger makes new messages (A2-010).
    /// - Parameter json: a response of the Edge network, one of its handles, propositions by surface (taken in the
    ///   order of the surfaces' names), an array of propositions, or one proposition. It can also be part of a
    ///   proposition: an item, the rules of an item, a rule, an object with `consequences`, a consequence, or an event
    ///   with a `triggeredconsequence`. A part gets a campaign of its own: a message `m` has the proposition
    ///   `proposition-m`, the activity `activity-m` and the scope `mobileapp://headless`. The scope's package name is
    ///   not checked. Content that the SDK skips because it is not an in-app message (A2-215) is skipped here too and
    ///   written to the stage's log.
    /// - Throws: `PayloadError` when the payload has no in-app message, or has an error that loses all its messages
    ///   (A2-111). The error names the key path, the value found and the value expected. Then nothing has happened. The
    ///   SDK drops such a payload silently.
    public func trigger(json: Data) throws {
        let messages = try makeMessages(of: json)
        stage.reportMisplacedDelegate(in: Carried<ServiceProvider>.self, from: AdobeLog.source) {
            $0.value.hasDelegate
        }
        stage.run {
            for message in messages {
                message.trackAutomatically(.inAppTrigger)
                message.show(withDelegateControl: true)
            }
        }
    }

    /// Makes the messages that a payload describes, without triggering them. The stage keeps them.
    /// - Parameter json: see `trigger(json:)`.
    /// - Throws: `PayloadError`, which names the key path, the value found and the value expected.
    public func messages(in json: Data) throws -> [any Message] {
        try makeMessages(of: json)
    }

    private func makeMessages(of json: Data) throws -> [InternalMessage] {
        let campaigns = try Campaigns(parsing: json, as: RulesetTextFormat())
        campaigns.notePassedOver(in: stage.log, from: AdobeLog.source)
        return stage.run {
            campaigns.messages.map { InternalMessage($0, proposition: proposition(of: $0), stage: stage) }
        }
    }

    /// The campaign of the message, if it is known. A message is shown even without it (A2-012).
    private func proposition(of consequence: Consequence) -> PropositionInfo? {
        guard isCampaignKnown, consequence.isTracked else { return nil }
        return consequence.proposition ?? PropositionInfo(madeUpFor: consequence.id)
    }
}

// Model-only API: nothing from here on exists in the SDK. These members are actions of the system and the user on
// Android.

extension AdobeAndroid2Host {
    /// Whether the SDK knows the campaigns that trigger; initially true. While it does not, messages are shown but not
    /// tracked (A2-012). Any thread.
    public var isCampaignKnown: Bool {
        get { isCampaignKnownBox.withLock { $0 } }
        set { isCampaignKnownBox.withLock { $0 = newValue } }
    }

    /// Whether the SDK was given the application; initially true (A2-030). Whether there is an activity is
    /// `stage.app.hasRootViewController`. Any thread.
    public var hasApplicationContext: Bool {
        get { ServiceProvider.of(stage).state.withLock { $0.hasApplicationContext } }
        set { ServiceProvider.of(stage).state.withLock { $0.hasApplicationContext = newValue } }
    }

    /// The user presses the back button. It goes to the dialog in front, which is the one that came last: an alert is
    /// closed without an answer (A2-212), a message is dismissed (A2-056). On the main thread it is done before the
    /// call returns.
    public func pressBack() {
        stage.onMainNow { [stage] in
            if let dialog = ActivityContents.of(stage).dialogs.last { return dialog.pressBack() }
            stage.log.record(.error, from: AdobeLog.source, "No message takes the back button")
        }
    }

    /// The activity is destroyed with all its messages. The monitor is free, and no callback is called (A2-041). For a
    /// new activity call `resumeActivity()`. On the main thread it is done before the call returns.
    public func destroyActivity() {
        stage.app.hasRootViewController = false
        stage.onMainNow { [stage] in
            let contents = ActivityContents.of(stage)
            for fragment in contents.fragments { fragment.detach() }
            contents.buttons.clear()
        }
    }

    /// An activity comes to the front: floating buttons are added and removed (A2-110), and the app has a root view
    /// controller. On the main thread it is done before the call returns.
    public func resumeActivity() {
        stage.app.hasRootViewController = true
        stage.onMainNow { [stage] in ActivityContents.of(stage).buttons.activityResumed() }
    }

    /// The device is rotated: the activity is recreated with its messages (A2-041). On the main thread it is done
    /// before the call returns.
    public func rotate() {
        stage.onMainNow { [stage] in
            let contents = ActivityContents.of(stage)
            contents.buttons.clear()
            for dialog in contents.dialogs { dialog.rotate() }
            contents.buttons.activityResumed()
        }
    }
}

/// A decoded consequence of a rule: the message to be made, and where it came from.
struct Consequence: Sendable {
    let id: String
    let html: String
    let hasRemoteAssets: Bool
    let parameters: MobileParameters
    /// Whether the campaign is looked up. Only that of a rule's first consequence is (A2-215).
    let isTracked: Bool
    /// nil when the payload has no proposition around the message.
    let proposition: PropositionInfo?
}
