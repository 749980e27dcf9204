public import BrazeModel

/// A delegate that holds messages back while the user is busy.
@MainActor public final class PoliteDelegate: BrazeInAppMessageUIDelegate {
    /// Whether the user is busy.
    public var isBusy = false

    /// Makes a delegate.
    public init() {}

    /// Answers the gate.
    public func inAppMessage(
        _ ui: BrazeInAppMessageUI, displayChoiceForMessage message: Braze.InAppMessage
    ) -> BrazeInAppMessageUI.DisplayChoice {
        isBusy ? .reenqueue : .now
    }
}
