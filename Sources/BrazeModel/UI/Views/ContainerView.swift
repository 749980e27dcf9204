public import PlatformStandIns

extension BrazeInAppMessageUI {
    /// The view that fills the message's window and holds the message's view. Main actor. May be subclassed.
    open class ContainerView: UIView {}
}
