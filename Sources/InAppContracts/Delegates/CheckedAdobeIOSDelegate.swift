public import AdobeIOSModel
public import Foundation
import InAppCompat
import PlatformStandIns

/// An Adobe delegate for iOS that forwards to another one and reports what that one does wrong, as it
/// happens.
///
/// For a debug build: `MobileCore.messagingDelegate = checked`, and keep it. Without it nothing is checked and
/// nothing costs anything.
///
/// `@unchecked Sendable` is sound: the delegate is held in a constant, or weakly as the SDK holds it, and
/// called on the thread that the SDK chose, as it would be without this; the rest is Sendable.
public final class CheckedAdobeIOSDelegate: MessagingDelegate, @unchecked Sendable {
    /// How long the gate may take before it is reported, in seconds of real time.
    public let gateLimit: TimeInterval

    private let strong: (any MessagingDelegate)?
    private weak var weak: (any MessagingDelegate)?
    private let report: DelegateFindingSink

    /// Checks a delegate.
    /// - Parameters:
    ///   - delegate: the delegate to forward to.
    ///   - isRetained: false holds the delegate weakly, as the SDK does, so that a delegate that nobody keeps
    ///     is found out.
    ///   - gateLimit: how long the gate may take, in seconds.
    ///   - report: gets each finding, on the thread of the callback.
    public init(
        _ delegate: any MessagingDelegate, isRetained: Bool = false, gateLimit: TimeInterval = 0.5,
        report: @escaping DelegateFindingSink
    ) {
        strong = isRetained ? delegate : nil
        weak = delegate
        self.gateLimit = gateLimit
        self.report = report
    }

    private var delegate: (any MessagingDelegate)? {
        let delegate = strong ?? weak
        if delegate == nil {
            find(
                .notRetained, "AI-001",
                "The delegate is gone: the SDK holds it weakly, so the app has to keep it.")
        }
        return delegate
    }

    private func find(_ kind: DelegateFinding.Kind, _ rule: String, _ explanation: String) {
        report(DelegateFinding(kind, shape: .adobeIOS, rule: rule, explanation))
    }

    public func shouldShowMessage(message: any Showable) -> Bool {
        let start = DispatchTime.now().uptimeNanoseconds
        let answer = delegate?.shouldShowMessage(message: message) ?? true
        let seconds = TimeInterval(DispatchTime.now().uptimeNanoseconds - start) / 1_000_000_000
        if seconds > gateLimit {
            find(
                .slowGate, "AI-040",
                "shouldShowMessage took more than \(gateLimit) s; the message waits as long, without a limit."
            )
        }
        if !answer, (message as? FullscreenMessage)?.parent == nil {
            find(
                .refusesForeignScreen, "AI-005",
                "A screen without a parent was refused: it belongs to another extension, not to a campaign.")
        }
        return answer
    }

    public func onShow(message: any Showable) { delegate?.onShow(message: message) }
    public func onDismiss(message: any Showable) { delegate?.onDismiss(message: message) }
    public func urlLoaded(_ url: URL, byMessage message: any Showable) {
        delegate?.urlLoaded(url, byMessage: message)
    }
}
