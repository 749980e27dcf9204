import Airship18Model
import InAppCompat

/// What the bridge knows of a message from the first question to its end. Main actor.
@MainActor final class MessageRecord {
    let message: CompatMessage
    let scheduleID: String
    /// The SDK's message, as it was handed out last. Here too, because it is compared at every question, and to take it out of
    /// the neutral message costs more than all the rest of one.
    var native: InAppMessage {
        didSet { message.native = native }
    }
    /// The adapter, if the bridge has wrapped it; lives as long as what the SDK has prepared.
    weak var adapter: BridgedAdapter?
    /// A delegate that was written for this SDK and drives the message as a handler.
    var adopted: AdoptedParts?
    /// Whether the handler was asked how the message should appear.
    var isPlanned = false
    /// Whether the SDK has told its delegate of the display.
    var isBegun = false
    /// Whether the handler has asked for the message to go away.
    var isDismissalAsked = false
    var customView: UIView?
    var scene: UIWindowScene?
    var windowLevel: UIWindow.Level?
    /// Seconds after which the handler's own view goes away.
    var autoClose: Double?
    /// How the display ended, as the adapter has told.
    var cause: MessageResolution.Cause?

    init(_ message: CompatMessage, _ native: InAppMessage, _ scheduleID: String) {
        self.message = message
        self.native = native
        self.scheduleID = scheduleID
    }
}

/// The parts of a delegate for this SDK that was made a handler, and that now drives its own SDK: it is called as the
/// SDK calls it.
@MainActor struct AdoptedParts {
    /// The handler that the delegate was made.
    let owner: ObjectIdentifier
    let delegate: any InAppMessageDisplayDelegate
    let sceneDelegate: (any InAppMessageSceneDelegate)?
    let onIsReadyToDisplay: Airship18Bridge.Readiness?
    let factories: [CustomDisplayAdapterType: Airship18Bridge.Factory]

    /// What the app says about a message that could be displayed (AM-002).
    func finds(readyToDisplay message: InAppMessage, _ scheduleID: String) -> Bool {
        onIsReadyToDisplay?(message, scheduleID)
            ?? delegate.isMessageReadyToDisplay(message, scheduleID: scheduleID)
    }
}

/// A handler that drives a delegate for this SDK, and gives its own SDK what that calls. Only the model has one.
@MainActor protocol AdoptedPartsOwner {
    /// What the bridge calls directly.
    var parts: AdoptedParts { get }
}

/// Marks a message with which a handler that drives a delegate has nothing to do: the SDK calls the delegate directly,
/// or no message for it can be made.
nonisolated final class NotDriven: Sendable {}
