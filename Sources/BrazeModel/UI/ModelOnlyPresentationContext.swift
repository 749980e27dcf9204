// Model only: the SDK lets no app make a presentation context.
import HeadlessStage

extension BrazeInAppMessageUI.PresentationContext {
    /// Makes a presentation with the defaults, for code that calls a delegate in the place of the user
    /// interface. Model only.
    ///
    /// - Parameter message: the message, with local asset URLs.
    public init(modelOnly message: Braze.InAppMessage) {
        self.init(message: message, stage: .current)
    }
}
