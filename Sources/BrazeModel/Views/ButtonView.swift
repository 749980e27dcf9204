public import Foundation
public import PlatformStandIns

extension BrazeInAppMessageUI {
    /// One of a message's buttons. Main actor. May be subclassed.
    open class ButtonView: UIButton {
        /// The button that is shown. A change is applied at once.
        public var button: Braze.InAppMessage.Button { didSet { applyButton() } }
        /// The appearance. A change is applied at once.
        public var attributes: Attributes { didSet { applyAttributes() } }

        /// Makes a view of a button.
        public init(button: Braze.InAppMessage.Button, attributes: Attributes = .defaults) {
            self.button = button
            self.attributes = attributes
            super.init(frame: .zero)
            applyAttributes()
            applyButton()
        }

        /// Not available: the view cannot be made from an archive.
        @available(*, unavailable)
        public required init?(coder: NSCoder) {
            nil
        }

        /// Applies the appearance.
        open func applyAttributes() {
            titleLabel?.font = attributes.font
            layer.borderWidth = attributes.borderWidth
            layer.cornerRadius = attributes.cornerRadius
        }

        /// The button's colours for the traits.
        public var theme: Braze.InAppMessage.ButtonTheme { button.theme(for: traitCollection) }

        /// Applies the colours of the button's theme for the traits.
        open func applyTheme() {
            apply(theme)
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

extension BrazeInAppMessageUI {
    /// The view of a glyph of the icon font. Main actor. May be subclassed.
    open class IconView: UIView {
        /// The glyph, as a character of the icon font.
        public var symbol: String { didSet { label.text = symbol } }
        /// The appearance. A change is applied at once.
        public var attributes: Attributes { didSet { applyAttributes() } }
        /// The colours of the glyph and its background.
        public var theme: Braze.InAppMessage.Theme { didSet { applyTheme() } }
        /// Shows the glyph.
        public let label = UILabel(frame: .zero)

        /// Makes a view of a glyph.
        ///
        /// - Parameters:
        ///   - symbol: the glyph.
        ///   - theme: the colours.
        ///   - attributes: the appearance.
        public init(
            symbol: String, theme: Braze.InAppMessage.Theme,
            attributes: Attributes = .defaults
        ) {
            self.symbol = symbol
            self.theme = theme
            self.attributes = attributes
            super.init(frame: CGRect(origin: .zero, size: attributes.size))
            label.text = symbol
            addSubview(label)
            applyAttributes()
            applyTheme()
        }

        /// Not available: the view cannot be made from an archive.
        @available(*, unavailable)
        public required init?(coder: NSCoder) {
            nil
        }

        private func applyAttributes() {
            frame.size = attributes.size
            layer.cornerRadius = attributes.cornerRadius
            label.font = .systemFont(ofSize: attributes.symbolSize)
        }

        private func applyTheme() {
            label.textColor = theme.iconColor.uiColor
            backgroundColor = theme.iconBackgroundColor.uiColor
        }
    }
}
