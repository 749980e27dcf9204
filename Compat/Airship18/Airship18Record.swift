import Airship18Model
import InAppCore

/// What the bridge knows of a message from the first question to its end. Main actor.
@MainActor final class Airship18Record {
    let message: CompatMessage
    /// The message is called as its schedule is.
    var scheduleID: String { message.id }
    /// The SDK's message, as it was handed out last.
    private(set) var native: InAppMessage
    /// The adapter, if the bridge has wrapped it; lives as long as what the SDK has prepared.
    weak var adapter: Airship18BridgedAdapter?
    /// A delegate that was written for this SDK and drives the message as a handler.
    var adopted: Adopted18Parts?
    /// Whether the handler was asked how the message should appear.
    var isPlanned = false
    /// What was found out about the display, if anything.
    var display = Display()
    /// Whether the SDK has told its delegate of the display.
    var isBegun = false
    /// Whether the handler has asked for the message to go away.
    var isDismissalAsked = false

    /// How a message is displayed.
    struct Display {
        var customView: UIView?
        var scene: UIWindowScene?
        var windowLevel: UIWindow.Level?
        /// Seconds after which the handler's own view goes away.
        var autoClose: Double?
        /// How the display ended, as the adapter has told.
        var cause: MessageResolution.Cause?
    }

    /// Makes a record of a message that was not seen before.
    init(_ native: InAppMessage, _ scheduleID: String, in engine: LifecycleEngine) {
        self.native = native
        message = engine.makeMessage(id: scheduleID, native: native)
        message.name = native.name
    }

    /// The SDK has handed the message out once more, perhaps prepared anew (AM-054).
    func renew(_ native: InAppMessage) {
        self.native = native
        message.native = native
        message.name = native.name
    }
}

/// The parts of a delegate for this SDK that was made a handler, and that now drives its own SDK: it is called as the
/// SDK calls it.
@MainActor final class Adopted18Parts {
    /// The handler that the delegate was made.
    let owner: ObjectIdentifier
    let delegate: any InAppMessageDisplayDelegate
    let sceneDelegate: (any InAppMessageSceneDelegate)?
    let onIsReadyToDisplay: Airship18Bridge.Readiness?
    let factories: [CustomDisplayAdapterType: Airship18Bridge.Factory]

    init(
        owner: ObjectIdentifier, delegate: any InAppMessageDisplayDelegate,
        sceneDelegate: (any InAppMessageSceneDelegate)?, onIsReadyToDisplay: Airship18Bridge.Readiness?,
        factories: [CustomDisplayAdapterType: Airship18Bridge.Factory]
    ) {
        self.owner = owner
        self.delegate = delegate
        self.sceneDelegate = sceneDelegate
        self.onIsReadyToDisplay = onIsReadyToDisplay
        self.factories = factories
    }

    /// What the app says about a message that could be displayed (AM-002).
    func finds(readyToDisplay message: InAppMessage, _ scheduleID: String) -> Bool {
        onIsReadyToDisplay?(message, scheduleID)
            ?? delegate.isMessageReadyToDisplay(message, scheduleID: scheduleID)
    }
}

/// A handler that drives a delegate for this SDK, and gives its own SDK what that calls. Only the model has one.
@MainActor protocol Adopted18PartsOwner {
    /// What the bridge calls directly.
    var parts: Adopted18Parts { get }
}

/// Marks a message with which a handler that drives a delegate has nothing to do: the SDK calls the delegate directly,
/// or no message for it can be made.
nonisolated final class Airship18NotDriven: Sendable {}
