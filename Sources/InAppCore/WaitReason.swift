public import Foundation

/// Why a message that was offered is not on the screen, as `CompatMessage.waitsFor` and the events say it.
///
/// Times are in seconds on the clock of the policy that gives the reason; its documentation names the clock.
public enum WaitReason: Sendable, Hashable, CustomStringConvertible {
    /// The handler has answered `.hold`, and `CompatMessage.show()` was not called since.
    case handler
    /// The app is busy, for these reasons, sorted.
    case paused(reasons: [String])
    /// Another message is on the screen, on its way there, or has its turn earlier.
    case message(id: String, shape: SDKShape)
    /// The pause between two messages lasts until this time.
    case spacing(until: TimeInterval)
    /// The message exceeds a frequency cap until this time; nil if no time will change that.
    case cap(until: TimeInterval?)
    /// It was held too long and is not shown any more.
    case expired
    /// The SDK has not shown it, for this reason.
    case sdk(String)
    /// A policy of the app's own holds it, for this reason.
    case policy(String)

    /// The screen is free, and the message is the next one.
    public static let nextTurn = WaitReason.policy("its turn, which comes next")

    public var description: String {
        switch self {
        case .handler: "the handler"
        case .paused(let reasons): "the end of a pause (\(reasons.joined(separator: ", ")))"
        case .message(let id, let shape): "message \(id) of \(shape)"
        case .spacing(let until): "the end of the spacing at \(until.seconds)"
        case .cap(let until?): "the cap, until \(until.seconds)"
        case .cap(nil): "the cap"
        case .expired: "nothing: it has expired"
        case .sdk(let reason): "the SDK: \(reason)"
        case .policy(let reason): reason
        }
    }
}

extension TimeInterval {
    /// Seconds, rounded to tenths.
    fileprivate var seconds: String { String(format: "%.1f s", self) }
}

extension CompatMessage {
    /// Why the message is not on the screen. It is nil for a message that is on the screen, that has ended, that was
    /// not asked about yet, or that was hidden and is not to be shown again.
    ///
    /// It is the current reason and may change. Observers get an event each time that it changes
    /// (`MessageEvent.Kind.waits`).
    public var waitsFor: WaitReason? { engine?.waitReason(of: self) }

    /// Why a handler, one of several that are asked, holds the message; nil if it does not.
    package func waitReason(behind handler: any InAppMessageHandler) -> WaitReason? {
        if let policy = handler as? any DisplayPolicy { return policy.waitReason(of: self) }
        let isHeld = votes.contains { $0.handler === handler && $0.decision == .hold }
        return isHeld && !flags.contains(.isWanted) ? .handler : nil
    }

    /// Tells observers what the message waits for, if that has changed. For policies.
    package func announceWait() { engine?.announceWait(of: self) }
}

extension Diagnostic.Code {
    /// `CompatMessage.show()` was called, and the message still waits.
    public static let stillWaiting = Diagnostic.Code("stillWaiting")
    /// A handler that is no `DisplayPolicy` wraps one: the policy is not asked again about the messages that it
    /// holds.
    public static let policyNotAsked = Diagnostic.Code("policyNotAsked")
}
