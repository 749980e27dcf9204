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
        /// The SDK does not say, and it cannot be inferred.
        case unspecified
    }

    /// What made it go away.
    public let cause: Cause
    /// Whether the cause was inferred from earlier events instead of being told by the SDK.
    public let isDerived: Bool
    /// The id of the button that was clicked; nil for another cause.
    public var buttonID: String? {
        if case .buttonClick(let id) = cause { id } else { nil }
    }

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

/// Why a message that was offered will not appear, or is no longer followed.
public struct MessageFailure: Sendable, Hashable, CustomStringConvertible {
    /// The kind of failure. Extensible: compare with the well-known values, expect others.
    public struct Reason: Sendable, Hashable, CustomStringConvertible {
        /// The name of the reason.
        public let name: String

        /// Names a reason of your own.
        public init(_ name: String) {
            self.name = name
        }

        /// Another message was on the screen.
        public static let conflict = Reason("conflict")
        /// The SDK gave the place to a later message before this one had appeared.
        public static let replaced = Reason("replaced")
        /// The SDK was told to show it, and did not.
        public static let notShown = Reason("notShown")
        /// The SDK does not show it in the current orientation.
        public static let orientation = Reason("orientation")
        /// Its content could not be displayed.
        public static let content = Reason("content")
        /// The SDK invalidated it, for example because the user changed.
        public static let invalidated = Reason("invalidated")
        /// The bridge was detached from the SDK while the message was up.
        public static let detached = Reason("detached")

        public var description: String { name }
    }

    /// The kind of failure.
    public let reason: Reason
    /// What happened, in a sentence.
    public let explanation: String
    /// Whether the failure was inferred from other events instead of being told by the SDK.
    public let isDerived: Bool

    /// Describes a failure.
    public init(_ reason: Reason, _ explanation: String, isDerived: Bool = false) {
        self.reason = reason
        self.explanation = explanation
        self.isDerived = isDerived
    }

    public var description: String {
        (isDerived ? "\(reason) (derived): " : "\(reason): ") + explanation
    }
}
