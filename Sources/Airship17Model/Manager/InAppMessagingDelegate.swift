public import Foundation

/// What an app implements to take part in the display of messages. Every method has a default.
///
/// The SDK holds its delegate weakly (AS-051) and isolates nothing: each method names its thread. A class of the main
/// actor conforms with `@preconcurrency`, and must then leave `extend` and `displayCoordinator` alone, for those are
/// called on a background thread (AS-013).
///
/// The SDK's header also has `scene(for:defaultScene:)` in this protocol. The SDK never calls it (AS-041), so that it
/// is no requirement here: a method of that name compiles and is not called. `InAppMessageSceneManager` asks its own
/// delegate.
public protocol InAppMessagingDelegate: NSObjectProtocol {
    /// Lets the app change a message when it is prepared: the first step of each preparation, also of a repeated one,
    /// always with the message as it was scheduled (AS-010, AS-011). The default gives it back.
    ///
    /// Background thread (AS-013).
    /// - Parameter message: the message as it was scheduled.
    /// - Returns: what takes its place from here on.
    func extend(_ message: InAppMessage) -> InAppMessage

    /// Chooses who decides when the message may be displayed: once each preparation (AS-015). The default chooses by
    /// the message's display behavior; a delegate that implements the method and answers nil gets the default
    /// coordinator whatever that behavior is (AS-014).
    ///
    /// Background thread (AS-013).
    /// - Parameter message: the message as `extend` left it.
    /// - Returns: the coordinator, which the SDK holds until the message is gone; nil for the default one.
    func displayCoordinator(for message: InAppMessage) -> (any InAppMessageDisplayCoordinator)?

    /// Asks, after everything else was ready, whether the message may be displayed now (AS-026). Late versions only;
    /// the name follows from the Objective-C selector. A no is asked about again when something else changes, or after
    /// `notifyDisplayConditionsChanged()` (AS-027). The default is true.
    ///
    /// Main thread.
    /// - Parameter message: the message as `extend` left it.
    func isMessageReady(forDisplay message: InAppMessage) -> Bool

    /// The message's adapter is about to be told to display it (AS-037). The default does nothing.
    ///
    /// Main thread.
    /// - Parameters:
    ///   - message: the message as `extend` left it.
    ///   - scheduleID: the identifier of its schedule.
    func messageWillBeDisplayed(_ message: InAppMessage, scheduleID: String)

    /// The message's adapter has reported how the display ended (AS-042). The default does nothing.
    ///
    /// On the thread on which the adapter reported.
    /// - Parameters:
    ///   - message: the message as `extend` left it.
    ///   - scheduleID: the identifier of its schedule.
    ///   - resolution: the object that the adapter gave (AS-044).
    func messageFinishedDisplaying(
        _ message: InAppMessage, scheduleID: String, resolution: InAppMessageResolution)
}

/// What happens without an implementation.
extension InAppMessagingDelegate {
    /// The message, unchanged.
    public func extend(_ message: InAppMessage) -> InAppMessage { message }

    /// A mark that only the SDK understands: nothing was chosen (AS-014). It is never ready; code that forwards to
    /// another delegate can pass it on.
    public func displayCoordinator(for message: InAppMessage) -> (any InAppMessageDisplayCoordinator)? {
        UnchosenCoordinator.shared
    }

    /// True.
    public func isMessageReady(forDisplay message: InAppMessage) -> Bool { true }

    /// Does nothing.
    public func messageWillBeDisplayed(_ message: InAppMessage, scheduleID: String) {}

    /// Does nothing.
    public func messageFinishedDisplaying(
        _ message: InAppMessage, scheduleID: String, resolution: InAppMessageResolution
    ) {}
}

/// Tells a delegate without `displayCoordinator(for:)` from one that answers nil (AS-014), which Objective-C does by
/// asking whether the method is there. Sendable: it has no state.
final class UnchosenCoordinator: NSObject, InAppMessageDisplayCoordinator, Sendable {
    static let shared = UnchosenCoordinator()
    var isReady: Bool { false }
}
