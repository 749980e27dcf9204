public import Foundation
public import PlatformStandIns

extension BrazeInAppMessageUI {
    /// A scroll view of a message's header and text. Main actor.
    public final class ModalTextView: UIScrollView {
        /// The header.
        public var header: String {
            get { headerLabel.text ?? "" }
            set { headerLabel.text = newValue }
        }

        /// The text.
        public var message: String {
            get { messageLabel.text ?? "" }
            set { messageLabel.text = newValue }
        }

        let headerLabel = UILabel(frame: .zero)
        let messageLabel = UILabel(frame: .zero)

        init(of modal: Braze.InAppMessage.Modal) {
            super.init(frame: .zero)
            header = modal.header
            message = modal.message
            addSubview(headerLabel)
            addSubview(messageLabel)
        }

        /// The view cannot be made from an archive.
        @available(*, unavailable)
        public required init?(coder: NSCoder) {
            nil
        }

        func apply(_ attributes: ModalView.Attributes) {
            headerLabel.font = attributes.headerFont
            messageLabel.font = attributes.messageFont
        }

        func apply(_ theme: Braze.InAppMessage.Theme) {
            headerLabel.textColor = theme.headerTextColor.uiColor
            messageLabel.textColor = theme.textColor.uiColor
        }
    }
}
