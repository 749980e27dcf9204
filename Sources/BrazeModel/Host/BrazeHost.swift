public import Foundation
public import HeadlessStage
import PlatformStandIns

/// The campaign side of Braze on a stage: triggers messages and passes them to the presenter.
///
/// It drives the `Braze` that the app made last on the stage; if there is none it makes one itself. An app may set
/// `braze.inAppMessagePresenter`. If it does not, the host installs a `BrazeInAppMessageUI` at the first use of `ui` or
/// with the first message.
///
/// Sendable: the stage and `Braze` are, and the rest is protected by locks. Any thread.
public final class BrazeHost: HeadlessHost {
    /// The stage that Braze runs on.
    public let stage: HeadlessStage
    private let own = Locked<Own?>(nil)
    private let attachesContextBox = Locked(true)

    /// The host's own SDK, in one process of the app.
    private struct Own: Sendable {
        let braze: Braze
        weak var registry: BrazeRegistry?
    }

    /// Makes the host of a stage's Braze.
    public init(stage: HeadlessStage) {
        self.stage = stage
    }

    /// The SDK: the one that the app made last, if it still exists, else one of the host's own.
    public var braze: Braze {
        lookForApp()
        let registry = BrazeRegistry.on(stage)
        if let known = registry.latest { return known }
        let made = stage.run { Braze(configuration: .init(apiKey: "headless", endpoint: "headless")) }
        return own.withLock { own in
            // An object of an earlier process is not used again.
            if let own, own.registry === registry { return own.braze }
            own = Own(braze: made, registry: registry)
            return made
        }
    }

    /// Logs an error if the app made its `Braze` on another stage, because its presenter and delegates then get no call
    /// from this one.
    private func lookForApp() {
        stage.reportMisplacedDelegate(in: BrazeRegistry.self, from: "Braze") { $0.latest != nil }
    }

    /// Whether a triggered message gets a `Context` as in the SDK: bound to the current user (BZ-043). True by default;
    /// false makes triggered messages local ones (BZ-033).
    public var attachesContext: Bool {
        get { attachesContextBox.current }
        set { attachesContextBox.withLock { $0 = newValue } }
    }

    /// The presenter, if it is a `BrazeInAppMessageUI`. Without any presenter, one is made and installed now; if the
    /// presenter has another type, a new one is made that is not installed.
    @MainActor public var ui: BrazeInAppMessageUI {
        let braze = braze
        if let installed = braze.inAppMessagePresenter as? BrazeInAppMessageUI { return installed }
        let made = stage.run { BrazeInAppMessageUI() }
        if braze.inAppMessagePresenter == nil { braze.inAppMessagePresenter = made }
        return made
    }

    /// Triggers a campaign. On the main thread the presenter has been called when this returns.
    ///
    /// - Parameter json: the payload in the format of Braze's servers.
    /// - Throws: `PayloadError`, which names the key path, the value found and the value expected.
    public func trigger(json: Data) throws {
        trigger(try Braze.InAppMessage(payload: json))
    }

    /// Triggers a campaign from an existing message.
    ///
    /// - Parameter message: the message; a `Context` on it is replaced, unless `attachesContext` is false.
    public func trigger(_ message: Braze.InAppMessage) {
        let attachesContext = attachesContext
        stage.onMainNow {
            let braze = self.braze
            if braze.inAppMessagePresenter == nil { _ = self.ui }
            if attachesContext {
                braze.trigger(message)
            } else {
                braze.inAppMessagePresenter?.present(message: message)
            }
        }
    }
}

// Model only: how a headless host finds the SDK. None of this exists in the vendor's SDK.

/// The SDK objects on a stage.
final class BrazeRegistry: Sendable {
    private struct Weak: Sendable {
        weak var braze: Braze?
    }

    private let known = Locked<[Weak]>([])

    /// The registry of a stage.
    static func on(_ stage: HeadlessStage) -> BrazeRegistry {
        stage.shared(BrazeRegistry.self) { BrazeRegistry() }
    }

    func add(_ braze: Braze) {
        known.withLock { known in
            known.removeAll { $0.braze == nil }
            known.append(Weak(braze: braze))
        }
    }

    /// The object that was made last, of those that still exist.
    var latest: Braze? {
        known.withLock { known in known.last { $0.braze != nil }?.braze }
    }
}

extension Braze {
    /// The SDK that the app made last on the current stage and still holds; nil if there is none. Model only.
    public static var modelOnlyCurrent: Braze? { BrazeRegistry.on(.current).latest }

    /// Makes an SDK that no host drives, for code that has to pass one to a delegate. Model only.
    public static func modelOnlyUnknown() -> Braze {
        Braze(isKnown: false, configuration: Configuration(apiKey: "headless", endpoint: "headless"))
    }

    /// A campaign's message was triggered: it gets a `Context` for the current user (BZ-043) and is passed to the
    /// presenter, at once if called on the main thread, otherwise later on the main thread. Without a presenter it is
    /// dropped and logged.
    func trigger(_ message: InAppMessage) {
        var message = message
        message.context = InAppMessage.Context(
            message: message, using: self, userIDMatchBehavior: .enforce(userID: userID))
        let triggered = message
        stage.onMainNow {
            guard let presenter = self.inAppMessagePresenter else {
                return self.record(.error, "no in-app message presenter", id: triggered.id)
            }
            presenter.present(message: triggered)
        }
    }
}

// Model-only API: nothing from here on exists in the SDK. It is for code that passes a delegate messages that another
// SDK shows.

/// Shows messages in place of this model's runtime. Each member is called by the member of `BrazeInAppMessageUI` of the
/// same name.
@MainActor public protocol ForeignPresenter: AnyObject {
    /// The visible message's view.
    var messageView: (any InAppMessageView)? { get }
    /// The waiting messages, the last one on top.
    var stack: [Braze.InAppMessage] { get }
    /// The app presents a message.
    func present(_ message: Braze.InAppMessage)
    /// The app wants the top message of the stack presented.
    func presentNext()
    /// The app wants the visible message dismissed.
    func dismiss(completion: (() -> Void)?)
    /// The SDK wants every message forgotten; the visible one is dismissed afterwards (BZ-110). Default: nothing.
    func forgetMessages()
    /// One of the app's views reports that it has left; see `modelOnlyController(for:_:)`. Default: nothing.
    func viewDidLeave(_ view: any InAppMessageView)
}

extension ForeignPresenter {
    public func forgetMessages() {}
    public func viewDidLeave(_ view: any InAppMessageView) {}
}

extension BrazeInAppMessageUI {
    /// Makes a user interface whose messages a foreign presenter shows; the presenter is held weakly. Model only.
    public convenience init(presenter: any ForeignPresenter) {
        self.init()
        foreign = presenter
    }
}

extension BrazeInAppMessageUI {
    /// Makes the controller of an app's view that a foreign presenter shows, so that the view can report its life cycle
    /// (BZ-072). `viewDidAppear(_:)` makes the view enter, `dismissMessage(completion:)` makes it leave. Model only.
    /// - Parameters:
    ///   - view: the view.
    ///   - context: the content and appearance of the view.
    public func modelOnlyController(
        for view: any InAppMessageView, _ context: PresentationContext
    ) -> ViewController {
        ViewController(ui: self, view: view, presentation: context)
    }
}

extension BrazeInAppMessageUI.PresentationContext {
    /// The view that the model would show: the app's own, or the built-in one. Nil if the kinds of message and
    /// attributes do not match (BZ-042). Model only.
    public func messageView() -> (any InAppMessageView)? {
        makeView()
    }
}
