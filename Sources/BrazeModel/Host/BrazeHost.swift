public import Foundation
public import HeadlessStage
import PlatformStandIns

/// The campaign side of Braze on a stage: makes messages qualify and hands them to the presenter.
///
/// It drives the `Braze` that the app made last on the stage; without one it makes one itself. An app may set
/// `braze.inAppMessagePresenter`; for one that does not, the host installs a `BrazeInAppMessageUI` at the
/// first use of `ui` or with the first message.
///
/// Sendable: the stage and `Braze` are, and the rest is behind locks. Any thread.
public final class BrazeHost: HeadlessHost {
    /// The world that Braze lives in.
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

    /// The SDK: the one that the app made last, if it still keeps it, else one of the host's own.
    public var braze: Braze {
        lookForApp()
        let registry = BrazeRegistry.on(stage)
        if let known = registry.latest { return known }
        let made = stage.run { Braze(configuration: .init(apiKey: "headless", endpoint: "headless")) }
        return own.withLock { own in
            // One of an earlier process has gone with it.
            if let own, own.registry === registry { return own.braze }
            own = Own(braze: made, registry: registry)
            return made
        }
    }

    /// The app's presenter and delegates hear nothing of this stage if it made its `Braze` on another one.
    private func lookForApp() {
        stage.reportMisplacedDelegate(in: BrazeRegistry.self, from: "Braze") { $0.latest != nil }
    }

    /// Whether a triggered message gets a `Context` as the SDK makes them: bound to the current user
    /// (BZ-043). True at first; false makes triggered messages local ones (BZ-033).
    public var attachesContext: Bool {
        get { attachesContextBox.current }
        set { attachesContextBox.withLock { $0 = newValue } }
    }

    /// The presenter if it is a `BrazeInAppMessageUI`; without any presenter, one that is made and installed
    /// now; beside a presenter of another type, a new one that is not installed.
    @MainActor public var ui: BrazeInAppMessageUI {
        let braze = braze
        if let installed = braze.inAppMessagePresenter as? BrazeInAppMessageUI { return installed }
        let made = stage.run { BrazeInAppMessageUI() }
        if braze.inAppMessagePresenter == nil { braze.inAppMessagePresenter = made }
        return made
    }

    /// Lets a campaign qualify. On the main thread the presenter has been called when this returns.
    ///
    /// - Parameter json: the payload as Braze's servers send it.
    /// - Throws: `PayloadError`, naming the key path, what stood there and what was expected.
    public func trigger(json: Data) throws {
        trigger(try Braze.InAppMessage(payload: json))
    }

    /// Lets a campaign qualify whose message is at hand.
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

// Model only: how a headless host reaches the SDK. None of this exists in the vendor's.

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

    /// The object that was made last, of those that are still there.
    var latest: Braze? {
        known.withLock { known in known.last { $0.braze != nil }?.braze }
    }
}

extension Braze {
    /// The SDK that the app made last on the current stage and still keeps; nil if there is none. Model only.
    public static var modelOnlyCurrent: Braze? { BrazeRegistry.on(.current).latest }

    /// Makes an SDK that no host knows, for code that has to hand a delegate one. Model only.
    public static func modelOnlyUnknown() -> Braze {
        Braze(isKnown: false, configuration: Configuration(apiKey: "headless", endpoint: "headless"))
    }

    /// A campaign's message was triggered: gives it a `Context` for the current user (BZ-043) and hands it to
    /// the presenter; at once on the main thread, else later on it. Without presenter it is dropped, and the
    /// log says so.
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

// Model-only API: nothing from here on exists in the SDK. It is for code that hands a delegate messages which
// another SDK shows.

/// What shows messages in the place of this model's runtime. Each member is called by the member of
/// `BrazeInAppMessageUI` of the same name.
@MainActor public protocol ForeignPresenter: AnyObject {
    /// The view of the message that is visible.
    var messageView: (any InAppMessageView)? { get }
    /// The messages that wait, the last one on top.
    var stack: [Braze.InAppMessage] { get }
    /// The app presents a message.
    func present(_ message: Braze.InAppMessage)
    /// The app wants the message on top of the stack presented.
    func presentNext()
    /// The app wants the visible message dismissed.
    func dismiss(completion: (() -> Void)?)
    /// The SDK wants every message forgotten; the visible one is dismissed after it (BZ-110). Default: nothing.
    func forgetMessages()
    /// A view of the app's reports that it has left; see `modelOnlyController(for:_:)`. Default: nothing.
    func viewDidLeave(_ view: any InAppMessageView)
}

extension ForeignPresenter {
    public func forgetMessages() {}
    public func viewDidLeave(_ view: any InAppMessageView) {}
}

extension BrazeInAppMessageUI {
    /// Makes a user interface whose messages something else shows; that is held weakly. Model only.
    public convenience init(presenter: any ForeignPresenter) {
        self.init()
        foreign = presenter
    }
}

extension BrazeInAppMessageUI {
    /// Makes the controller of a view of the app's that something else puts on the screen, so that the view can report
    /// its life (BZ-072). `viewDidAppear(_:)` makes the view enter, `dismissMessage(completion:)` makes it leave. Model
    /// only.
    /// - Parameters:
    ///   - view: the view.
    ///   - context: what the view shows and how.
    public func modelOnlyController(
        for view: any InAppMessageView, _ context: PresentationContext
    ) -> ViewController {
        ViewController(ui: self, view: view, presentation: context)
    }
}

extension BrazeInAppMessageUI.PresentationContext {
    /// The view that the model would show: the app's own, or the built-in one. Nil if kind of message and
    /// kind of attributes do not match (BZ-042). Model only.
    public func messageView() -> (any InAppMessageView)? {
        makeView()
    }
}
