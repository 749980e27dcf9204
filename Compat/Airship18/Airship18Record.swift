import Airship18Model
import InAppCore

/// The bridge's data about a message from the first question to its end. Main actor.
@MainActor final class Airship18Record {
    let message: CompatMessage
    /// The message has the id of its schedule.
    var scheduleID: String { message.id }
    /// The SDK's message, as it was last received.
    private(set) var native: InAppMessage
    /// The adapter, if the bridge has wrapped it; it lives as long as the SDK's prepared objects.
    weak var adapter: Airship18BridgedAdapter?
    /// A delegate that was written for this SDK and drives the message as a handler.
    var adopted: Adopted18Parts?
    /// Whether the handler was asked how the message should appear.
    var isPlanned = false
    /// The known facts about the display.
    var display = Display()
    /// Whether the SDK has told its delegate of the display.
    var isBegun = false
    /// Whether the handler has requested the dismissal.
    var isDismissalAsked = false

    /// How a message is displayed.
    struct Display {
        var customView: UIView?
        var scene: UIWindowScene?
        var windowLevel: UIWindow.Level?
        /// The seconds after which the handler's own view disappears.
        var autoClose: Double?
        /// How the display ended, as reported by the adapter.
        var cause: MessageResolution.Cause?
    }

    /// Makes a record of a message that was not seen before.
    init(_ native: InAppMessage, _ scheduleID: String, in engine: LifecycleEngine) {
        self.native = native
        message = engine.makeMessage(id: scheduleID, native: native)
        message.name = native.name
    }

    /// The SDK has passed the message again, possibly after a new preparation (AM-054).
    func renew(_ native: InAppMessage) {
        self.native = native
        message.native = native
        message.name = native.name
    }
}

/// The parts of an adopted delegate for this SDK, when its own SDK drives: it is called as the SDK calls it.
@MainActor final class Adopted18Parts {
    /// The handler that adopts the delegate.
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

    /// The app's answer for a message that could be displayed (AM-002).
    func finds(readyToDisplay message: InAppMessage, _ scheduleID: String) -> Bool {
        onIsReadyToDisplay?(message, scheduleID)
            ?? delegate.isMessageReadyToDisplay(message, scheduleID: scheduleID)
    }
}

/// A handler that adopts a delegate for this SDK, and provides the objects that the SDK calls. Only the model has one.
@MainActor protocol Adopted18PartsOwner {
    /// The objects that the bridge calls directly.
    var parts: Adopted18Parts { get }
}

/// Marks a message that a handler with an adopted delegate ignores: the SDK calls the delegate directly, or no message
/// can be made for it.
nonisolated final class Airship18NotDriven: Sendable {}
