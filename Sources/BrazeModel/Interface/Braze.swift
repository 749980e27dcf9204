public import Foundation
import HeadlessStage
import PlatformStandIns

/// The SDK, headless. Make one, keep it, and give it a presenter. It belongs to the stage that is current when it is
/// made; two SDKs are independent of each other.
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

    /// The stage that this SDK runs on.
    let stage = HeadlessStage.current
    /// The configuration that it was made with.
    let configuration: Configuration
    // A presenter and a delegate need not be Sendable: they are only stored here, and called on the main thread.
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

    /// The presenter that displays the triggered messages; held strongly (BZ-120). Without one they are dropped. A
    /// `BrazeInAppMessageUI` of another stage is logged as an error in this stage's log, because it waits for the other
    /// stage's clock.
    public var inAppMessagePresenter: (any BrazeInAppMessagePresenter)? {
        get { state.withLock { $0.presenter } }
        set {
            // The old presenter is released outside the lock: its deinitialiser may run the app's code.
            let old = state.withLock { state in
                defer { state.presenter = newValue }
                return state.presenter
            }
            _ = old
            guard let ui = newValue as? BrazeInAppMessageUI, ui.stage !== stage else { return }
            stage.log.record(
                .error, from: "stage",
                "The presenter was made on another stage than its Braze: make both in the same stage.run { }."
            )
        }
    }

    /// The app's delegate for URLs that are opened; held weakly.
    public var delegate: (any BrazeDelegate)? {
        get { state.withLock { $0.delegate } }
        set { state.withLock { $0.delegate = newValue } }
    }

    /// The app's delegate for authentication signatures that the vendor's servers rejected; held weakly. In the model
    /// none is rejected, so it is never called.
    public var sdkAuthDelegate: (any BrazeSDKAuthDelegate)? {
        get { state.withLock { $0.sdkAuthDelegate } }
        set { state.withLock { $0.sdkAuthDelegate = newValue } }
    }

    /// Whether the SDK is enabled; true by default. In the model a change is only written to the stage's log, and hosts
    /// still trigger.
    public var enabled: Bool {
        get { state.withLock { $0.isEnabled } }
        set {
            state.withLock { $0.isEnabled = newValue }
            recordCall("enabled", ["value": "\(newValue)"])
        }
    }

    /// The user whose messages are displayed.
    public var user: User { User(self) }

    /// Identifies the user. If the user changes, messages of the previous user are dismissed (BZ-110).
    ///
    /// - Parameters:
    ///   - userId: the user's id; an empty one is rejected and logged.
    ///   - sdkAuthSignature: the signature that proves the id to the vendor's servers. Ignored in the model.
    ///   - fileID: the file of the call.
    ///   - line: the line of the call.
    public func changeUser(
        userId: String, sdkAuthSignature: String? = nil, fileID: String = #fileID, line: UInt = #line
    ) {
        guard !userId.isEmpty else {
            return stage.log.record(
                .error, from: "Braze", "changeUser without a user id", ["call": "\(fileID):\(line)"])
        }
        identify(userId)
    }

    /// Removes the user and all of the user's data, and dismisses messages (BZ-110).
    public func wipeData() {
        state.withLock { $0.userID = nil }
        dismissMessages(.wipeData)
    }

    /// Logs an event of the app. In the model events trigger no messages, only a host does; so the delegate is told,
    /// later on the main queue, that nothing matched.
    ///
    /// - Parameters:
    ///   - name: the event's name.
    ///   - properties: its properties.
    ///   - fileID: the file of the call.
    ///   - line: the line of the call.
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

/// The SDK's output: lines in the stage's log.
extension Braze {
    func recordImpression(id: String?) {
        record(.analytics, "impression", id: id)
    }

    func recordClick(id: String?, buttonId: String?) {
        record(.analytics, "click", id: id, buttonId.map { ["buttonId": $0] } ?? [:])
    }

    /// Records a call that has no other effect on a stage.
    func recordCall(_ name: String, _ details: [String: String] = [:]) {
        stage.log.record(.note, from: "Braze", name, details)
    }

    func record(_ kind: StageLog.Kind, _ name: String, id: String?, _ details: [String: String] = [:]) {
        var details = details
        details["messageId"] = id
        stage.log.record(kind, from: "Braze", name, details)
    }
}

/// The effects of clicks (BZ-089).
extension Braze {
    /// Carries out a click on a message: at once if called on the main thread, otherwise later on the main thread.
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
        // If no view controller can present a page, the delegate is not called for it.
        if context.useWebView,
            let presenter = context.targetViewController ?? UIUtils.activeTopmostViewController
        {
            let modal = ModalContext(presentingViewController: presenter, channel: context.channel)
            delegate?.braze(self, willPresentModalWithContext: modal)
        }
        stage.open(context.url, from: "Braze")
    }
}

/// A presenter displays the triggered messages. It may be a structure.
///
/// A presenter gets every triggered message, and does its own queueing and logging: an app's own presenter calls
/// `logImpression()` and `logClick(buttonId:)` on the message's `Context`.
public protocol BrazeInAppMessagePresenter {
    /// A message was triggered.
    ///
    /// - Parameter message: the message, with its remote asset URLs.
    @MainActor func present(message: Braze.InAppMessage)

    /// The SDK wants no message on the screen. The default does nothing, so messages stay (BZ-114).
    ///
    /// - Parameter reason: the reason.
    @MainActor func dismiss(reason: Braze.InAppMessage.DismissalReason)
}

extension BrazeInAppMessagePresenter {
    /// Does nothing.
    public func dismiss(reason: Braze.InAppMessage.DismissalReason) {}
}

/// Marks a window that `Braze.UIUtils` ignores: a message's own window.
public protocol BrazeInAppMessageWindowType {}

extension Braze {
    /// Work that can be cancelled: by `cancel()`, or by releasing the last reference. Sendable; any thread.
    public final class Cancellable: Sendable {
        private let action: Locked<(@Sendable () -> Void)?>

        /// Makes a cancellable. Model only: it is not known whether apps can make the vendor's.
        package init(_ cancel: @escaping @Sendable () -> Void) {
            action = Locked(cancel)
        }

        /// Cancels the work the first time it is called; has no effect on work that has ended.
        public func cancel() {
            let action = action.withLock { $0.take() }
            action?()
        }

        deinit {
            cancel()
        }

        /// A cancellable without work.
        public static let empty = Cancellable {}
    }
}
