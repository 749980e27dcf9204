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
        let given = properties.map(JSONObject.init)
        stage.log.record(
            .analytics, from: "Braze", "customEvent",
            (properties ?? [:]).mapValues { String(describing: $0) }.merging(["name": name]) { $1 })
        stage.onMain {
            let event = TriggerEvent.customEvent(name: name, properties: given?.values)
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

/// What leaves the SDK: lines in the stage's log.
extension Braze {
    func recordImpression(id: String?) {
        record(.analytics, "impression", id: id)
    }

    func recordClick(id: String?, buttonId: String?) {
        record(.analytics, "click", id: id, buttonId.map { ["buttonId": $0] } ?? [:])
    }

    /// Writes down a call that does nothing else on a stage.
    func recordCall(_ name: String, _ details: [String: String] = [:]) {
        stage.log.record(.note, from: "Braze", name, details)
    }

    func record(_ kind: StageLog.Kind, _ name: String, id: String?, _ details: [String: String] = [:]) {
        var details = details
        details["messageId"] = id
        stage.log.record(kind, from: "Braze", name, details)
    }
}

/// What clicks do (BZ-089).
extension Braze {
    /// Does what a click on a message does: at once on the main thread, else later on it.
    func process(_ action: InAppMessage.ClickAction, id: String?, extras: JSONObject, target: Any?) {
        let controller = target as? UIViewController
        stage.onMainNow {
            let url = action.url.map { ["url": $0.absoluteString] } ?? [:]
            self.record(.note, "processClickAction", id: id, url)
            guard case .url(let url, let useWebView) = action else { return }
            let context = URLContext(
                url: url, useWebView: useWebView, channel: .inAppMessage, extras: extras.values)
            context.targetViewController = controller
            self.open(context)
        }
    }

    /// Opens a URL if the delegate agrees.
    @MainActor private func open(_ context: URLContext) {
        guard delegate?.braze(self, shouldOpenURL: context) ?? true else { return }
        // Where nothing can present a page there is nobody to tell of one.
        if context.useWebView,
            let presenter = context.targetViewController ?? UIUtils.activeTopmostViewController
        {
            let modal = ModalContext(presentingViewController: presenter, channel: context.channel)
            delegate?.braze(self, willPresentModalWithContext: modal)
        }
        stage.open(context.url, from: "Braze")
    }
}

/// What displays the messages that are triggered. A structure may be one.
///
/// A presenter is given every message that is triggered, and queues and logs by itself: one that an app
/// writes calls `logImpression()` and `logClick(buttonId:)` on the message's `Context`.
public protocol BrazeInAppMessagePresenter {
    /// A message was triggered.
    ///
    /// - Parameter message: the message, with its remote asset URLs.
    @MainActor func present(message: Braze.InAppMessage)

    /// The SDK wants no message on the screen. The default does nothing, so that messages stay (BZ-114).
    ///
    /// - Parameter reason: why.
    @MainActor func dismiss(reason: Braze.InAppMessage.DismissalReason)
}

extension BrazeInAppMessagePresenter {
    /// Does nothing.
    public func dismiss(reason: Braze.InAppMessage.DismissalReason) {}
}

/// Marks a window that `Braze.UIUtils` leaves out of its answers: a message's own.
public protocol BrazeInAppMessageWindowType {}

extension Braze {
    /// Work that can be cancelled: by `cancel()`, or by releasing the last reference. Sendable; any thread.
    public final class Cancellable: Sendable {
        private let action: Locked<(@Sendable () -> Void)?>

        /// Makes a cancellable. Model only: whether the vendor's can be made by an app is not known.
        package init(_ cancel: @escaping @Sendable () -> Void) {
            action = Locked(cancel)
        }

        /// Cancels the work unless that was done before; does nothing to work that has ended.
        public func cancel() {
            let action = action.withLock { $0.take() }
            action?()
        }

        deinit {
            cancel()
        }

        /// Nothing to cancel.
        public static let empty = Cancellable {}
    }
}
