public import Foundation
public import PlatformStandIns

extension BrazeInAppMessageUI {
    /// One of a message's buttons. Main actor. May be subclassed.
    open class ButtonView: UIButton {
        /// The message's button that is shown. A change is applied at once.
        public var button: Braze.InAppMessage.Button { didSet { applyButton() } }
        /// The look. A change is applied at once.
        public var attributes: Attributes { didSet { applyAttributes() } }

        /// Makes a view of a button.
        public init(button: Braze.InAppMessage.Button, attributes: Attributes = .defaults) {
            self.button = button
            self.attributes = attributes
            super.init(frame: .zero)
            applyAttributes()
            applyButton()
        }

        /// The view cannot be made from an archive.
        @available(*, unavailable)
        public required init?(coder: NSCoder) {
            nil
        }

        /// Applies the look.
        open func applyAttributes() {
            titleLabel?.font = attributes.font
            layer.borderWidth = attributes.borderWidth
            layer.cornerRadius = attributes.cornerRadius
        }

        /// Applies the colours of the button's theme that suits the traits.
        open func applyTheme() {
            apply(button.theme(for: traitCollection))
        }

        func apply(_ theme: Braze.InAppMessage.ButtonTheme) {
            setTitleColor(theme.textColor.uiColor, for: .normal)
            backgroundColor = theme.backgroundColor.uiColor
            layer.borderColor = theme.borderColor.uiColor.cgColor
        }

        private func applyButton() {
            setTitle(button.text, for: .normal)
            applyTheme()
        }
    }
}
