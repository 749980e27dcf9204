public import Foundation
import HeadlessStage
import PlatformStandIns

/// The SDK, headless. Make one, keep it, and give it a presenter; it belongs to the stage that is current
/// when it is made, and two of them know nothing of each other.
///
/// Sendable; any thread. Callbacks come on the main thread.
public final class Braze: NSObject, Sendable {
    private struct State {
        var presenter: (any BrazeInAppMessagePresenter)?
        weak var delegate: (any BrazeDelegate)?
        weak var sdkAuthDelegate: (any BrazeSDKAuthDelegate)?
        var userID: String?
        var isEnabled = true
    }

    /// The world that this SDK lives in.
    let stage = HeadlessStage.current
    /// How it was set up.
    let configuration: Configuration
    // A presenter and a delegate need not be Sendable: they are stored here and called on the main thread only.
    private let state = Locked(State())

    /// Sets the SDK up.
    public convenience init(configuration: Configuration) {
        self.init(isKnown: true, configuration: configuration)
    }

    /// - Parameter isKnown: whether the stage's hosts drive it.
    init(isKnown: Bool, configuration: Configuration) {
        self.configuration = configuration
        super.init()
        if isKnown { BrazeRegistry.on(stage).add(self) }
    }

    /// What displays the messages that are triggered; held strongly (BZ-120). Without one they are dropped. A
    /// `BrazeInAppMessageUI` of another stage is an error in this stage's log: it waits for the other's clock.
    public var inAppMessagePresenter: (any BrazeInAppMessagePresenter)? {
        get { state.withLock { $0.presenter } }
        set {
            // The old presenter is released outside the lock: its end may run code of the app.
            let old = state.withLock { state in
                defer { state.presenter = newValue }
                return state.presenter
            }
            _ = old
            guard let ui = newValue as? BrazeInAppMessageUI, ui.stage !== stage else { return }
            stage.log.record(
                .error, from: "stage",
                "The presenter was made on another stage than its Braze: make both in one stage.run { }.")
        }
    }

    /// What the app wants to say about what is opened; held weakly.
    public var delegate: (any BrazeDelegate)? {
        get { state.withLock { $0.delegate } }
        set { state.withLock { $0.delegate = newValue } }
    }

    /// What the app wants to know about proofs that the vendor's servers refused; held weakly. Headless: none is
    /// refused, so that it is never called.
    public var sdkAuthDelegate: (any BrazeSDKAuthDelegate)? {
        get { state.withLock { $0.sdkAuthDelegate } }
        set { state.withLock { $0.sdkAuthDelegate = newValue } }
    }

    /// Whether the SDK works; true at first. Headless: a change is written into the stage's log, and hosts
    /// go on triggering.
    public var enabled: Bool {
        get { state.withLock { $0.isEnabled } }
        set {
            state.withLock { $0.isEnabled = newValue }
            recordCall("enabled", ["value": "\(newValue)"])
        }
    }

    /// The user whose messages are displayed.
    public var user: User { User(self) }

    /// Identifies the user. If that is another one than before, messages of the former are dismissed (BZ-110).
    ///
    /// - Parameters:
    ///   - userId: the user's id; an empty one is refused and logged.
    ///   - sdkAuthSignature: proves the id to the vendor's servers. Headless: not looked at.
    ///   - fileID: where the call stands.
    ///   - line: where the call stands.
    public func changeUser(
        userId: String, sdkAuthSignature: String? = nil, fileID: String = #fileID, line: UInt = #line
    ) {
        guard !userId.isEmpty else {
            return stage.log.record(
                .error, from: "Braze", "changeUser without a user id", ["call": "\(fileID):\(line)"])
        }
        identify(userId)
    }

    /// Forgets the user and everything that belongs to it, and dismisses messages (BZ-110).
    public func wipeData() {
        state.withLock { $0.userID = nil }
        dismissMessages(.wipeData)
    }

    /// Logs an event of the app. In the model no event triggers a message by itself, a host does; so the
    /// delegate is told, later on the main queue, that nothing matched.
    ///
    /// - Parameters:
    ///   - name: the event's name.
    ///   - properties: its particulars.
    ///   - fileID: where the call stands.
    ///   - line: where the call stands.
    public func logCustomEvent(
        name: String, properties: [String: Any]? = nil, fileID: String = #fileID, line: UInt = #line
    ) {
        let properties = JSONObject(properties ?? [:])
        stage.log.record(
            .analytics, from: "Braze", "customEvent",
            properties.values.mapValues { String(describing: $0) }.merging(["name": name]) { $1 })
        stage.onMain {
            let event = TriggerEvent.customEvent(name: name, properties: properties.values)
            self.delegate?.braze(self, noMatchingTriggerForEvent: event)
        }
    }
}

extension Braze {
    var userID: String? { state.withLock { $0.userID } }

    func identify(_ userID: String?) {
        let isChange = state.withLock { state in
            defer { state.userID = userID }
            return state.userID != userID
        }
        if isChange { dismissMessages(.changeUser) }
    }

    private func dismissMessages(_ reason: InAppMessage.DismissalReason) {
        stage.onMainNow { self.inAppMessagePresenter?.dismiss(reason: reason) }
    }
}
