public import Foundation

/// How a message went away.
public struct MessageResolution: Sendable, Hashable, CustomStringConvertible {
    /// What made it go away.
    public enum Cause: Sendable, Hashable {
        /// A click on the button with this id.
        case buttonClick(id: String)
        /// A click on the message itself.
        case messageClick
        /// A link of the message's page, for example an `adbinapp://dismiss` link.
        case link(URL)
        /// The user closed it: close button, swipe, tap beside it.
        case userDismissed
        /// Its time was up.
        case timedOut
        /// `CompatMessage.dismiss()` was called.
        case dismissedByApp
        /// The SDK took it away, for example because the user changed.
        case dismissedBySDK
        /// It was never meant to be seen: a control message.
        case control
        /// The SDK does not say, and nothing that it did say tells.
        case unspecified
    }

    /// What made it go away.
    public let cause: Cause
    /// Whether the cause was inferred from earlier events instead of being told by the SDK.
    public let isDerived: Bool

    /// Describes how a message went away.
    public init(_ cause: Cause, isDerived: Bool = false) {
        self.cause = cause
        self.isDerived = isDerived
    }

    public var description: String {
        let text =
            switch cause {
            case .buttonClick(let id): "button \(id) clicked"
            case .messageClick: "message clicked"
            case .link(let url): "link \(url.absoluteString)"
            case .userDismissed: "dismissed by the user"
            case .timedOut: "timed out"
            case .dismissedByApp: "dismissed by the app"
            case .dismissedBySDK: "dismissed by the SDK"
            case .control: "control message"
            case .unspecified: "unspecified"
            }
        return isDerived ? text + " (derived)" : text
    }
}
