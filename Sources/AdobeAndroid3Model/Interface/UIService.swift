import HeadlessStage
import PlatformStandIns

/// Makes what the SDK presents. Class-bound, as every Kotlin object is a reference; any thread.
public protocol UIService: AnyObject {
    /// Sets the app's delegate for presentables that are created from now on (A3-002). It is held strongly,
    /// can be replaced, and cannot be taken away (A3-001).
    func setPresentationDelegate(_ presentationDelegate: any PresentationDelegate)

    /// Makes a presentation presentable; it is not shown yet.
    /// - Parameters:
    ///   - presentation: an `InAppMessage`, an `Alert` or a `FloatingButton`.
    ///   - presentationUtilityProvider: what the platform offers; held strongly.
    /// - Throws: `IllegalStateException` when the provider has no application (1.1).
    func create<T: Presentation>(
        _ presentation: T, _ presentationUtilityProvider: any PresentationUtilityProvider
    ) throws -> any Presentable<T>
}

/// The service of a stage.
///
/// `@unchecked Sendable` is sound: the delegate is behind a lock. It is not Sendable by type: as in the SDK it
/// is called on the main thread.
final class AEPUIService: UIService, @unchecked Sendable {
    private let delegate = Locked<(any PresentationDelegate)?>(nil)
    private let lastNumber = Locked(0)

    func setPresentationDelegate(_ presentationDelegate: any PresentationDelegate) {
        delegate.set(\.self, presentationDelegate)
    }

    /// Whether a delegate is registered.
    var hasDelegate: Bool { delegate.withLock { $0 != nil } }

    /// No delegate is registered any more.
    func forgetDelegate() {
        delegate.set(\.self, nil)
    }

    func create<T: Presentation>(
        _ presentation: T, _ presentationUtilityProvider: any PresentationUtilityProvider
    ) throws -> any Presentable<T> {
        let stage = HeadlessStage.current
        let application = stage.run { presentationUtilityProvider.getApplication() }
        guard application != nil else {
            throw IllegalStateException("The presentation utility provider has no application.")
        }
        let number = lastNumber.withLock { number in
            number += 1
            return number
        }
        let means = PresentableMeans(
            delegate: delegate.withLock { $0 }, utilities: presentationUtilityProvider, stage: stage,
            number: number)
        guard let presentable = make(presentation, means) as? AEPPresentable<T> else {
            throw IllegalArgumentException("A presentation has to be passed as the kind that it is.")
        }
        return presentable
    }

    private func make(_ presentation: Presentation, _ means: PresentableMeans) -> AnyObject? {
        switch presentation {
        case let message as InAppMessage: InAppMessagePresentable(message, means)
        case let alert as Alert: AlertPresentable(alert, means)
        case let button as FloatingButton: FloatingButtonPresentable(button, means)
        default: nil
        }
    }
}
