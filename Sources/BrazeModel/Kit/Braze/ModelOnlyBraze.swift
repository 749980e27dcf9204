// Model only: how a headless host reaches the SDK. None of this exists in the vendor's.
import Foundation
import HeadlessStage
import PlatformStandIns

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
