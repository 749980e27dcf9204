public import PlatformStandIns

extension BrazeInAppMessageUI {
    /// The view that the buttons of a message stand in. Main actor. May be subclassed.
    open class StackView: UIStackView {}
}
