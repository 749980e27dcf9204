public import PlatformStandIns

extension BrazeInAppMessageUI {
    /// The view of a message's header and text. Main actor. May be subclassed.
    ///
    /// The names of its labels are the model's own.
    open class ModalTextView: UIView {
        /// The header.
        public let headerLabel = UILabel(frame: .zero)
        /// The text.
        public let messageLabel = UILabel(frame: .zero)
    }
}
