public import Foundation
public import PlatformStandIns

extension BrazeInAppMessageUI {
    /// The view of one of a message's buttons. Main actor. May be subclassed.
    open class ButtonView: UIView {
        /// The button.
        public let button: Braze.InAppMessage.Button
        /// The look.
        public let attributes: Attributes
        /// The text.
        public let titleLabel = UILabel(frame: .zero)

        /// Makes a view of a button.
        public init(button: Braze.InAppMessage.Button, attributes: Attributes = .defaults) {
            self.button = button
            self.attributes = attributes
            super.init(frame: .zero)
            titleLabel.text = button.text
            titleLabel.font = attributes.font
            layer.borderWidth = attributes.borderWidth
            layer.cornerRadius = attributes.cornerRadius
            addSubview(titleLabel)
        }

        /// Gives nil: the view cannot be made from an archive.
        public required init?(coder: NSCoder) { nil }

        /// Takes on the colours of a theme.
        func apply(_ theme: Braze.InAppMessage.ButtonTheme) {
            titleLabel.textColor = theme.textColor.uiColor
            backgroundColor = theme.backgroundColor.uiColor
            layer.borderColor = theme.borderColor.uiColor.cgColor
        }
    }
}
