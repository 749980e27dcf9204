public import Foundation

/// Something that happened to a message, for observers.
public struct MessageEvent: Sendable, CustomStringConvertible {
    /// What happened.
    public enum Kind: Sendable, Hashable, CustomStringConvertible {
        /// The handler was asked and gave this answer.
        case decided(DisplayDecision)
        /// The message is about to appear.
        case willPresent
        /// The message has appeared.
        case didPresent
        /// The message was hidden.
        case didHide
        /// A click was made; false means that the handler took it over.
        case action(MessageAction, isLeftToSDK: Bool)
        /// The SDK acted on a link.
        case didLoad(URL)
        /// The message is about to go away.
        case willDismiss
        /// The message has gone away.
        case didDismiss(MessageResolution)
        /// The message was discarded.
        case discarded
        /// The message failed.
        case didFail(MessageFailure)

        public var description: String {
            switch self {
            case .decided(let decision): "decided \(decision.rawValue)"
            case .willPresent: "willPresent"
            case .didPresent: "didPresent"
            case .didHide: "didHide"
            case .action(let action, let isLeft): "action \(action)" + (isLeft ? "" : " taken over")
            case .didLoad(let url): "didLoad \(url.absoluteString)"
            case .willDismiss: "willDismiss"
            case .didDismiss(let resolution): "didDismiss \(resolution)"
            case .discarded: "discarded"
            case .didFail(let failure): "didFail \(failure)"
            }
        }
    }

    /// The message that it happened to.
    public let message: CompatMessage
    /// What happened.
    public let kind: Kind
    /// Whether the event was derived from another one because the shape lacks it (INV-5).
    public let isDerived: Bool
    /// When it was delivered, in seconds on the stage's clock (`MainThread.now`).
    public let time: TimeInterval
    /// Its place among the events of all bridges: a later event has a higher number. Numbers may be left out.
    public let number: Int

    /// The shape of the SDK that it happened on.
    public var shape: SDKShape { message.shape }

    public var description: String {
        "\(message.id) \(kind)" + (isDerived ? " (derived)" : "")
    }
}
