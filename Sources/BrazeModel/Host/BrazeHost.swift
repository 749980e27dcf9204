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
    private let ownBraze = Locked<Braze?>(nil)
    private let attachesContextBox = Locked(true)

    /// Makes the host of a stage's Braze.
    public init(stage: HeadlessStage) {
        self.stage = stage
    }

    /// The SDK: the one that the app made last, if it still keeps it, else one of the host's own.
    public var braze: Braze {
        lookForApp()
        if let known = BrazeRegistry.on(stage).latest { return known }
        let made = stage.run { Braze(configuration: .init(apiKey: "headless", endpoint: "headless")) }
        return ownBraze.withLock { own in
            let kept = own ?? made
            own = kept
            return kept
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
