public import Foundation
public import PlatformStandIns

extension BrazeInAppMessageUI {
    /// The view of a glyph of the icon font. Main actor. May be subclassed.
    open class IconView: UIView {
        /// The glyph, as a character of the icon font.
        public let symbol: String
        /// The look.
        public let attributes: Attributes
        /// The colours of the glyph and of what is behind it. The SDK's default is not known.
        public var theme: Braze.InAppMessage.Theme = .defaultLight { didSet { applyTheme() } }
        /// Shows the glyph.
        public let label = UILabel(frame: .zero)

        /// Makes a view of a glyph.
        public init(symbol: String, attributes: Attributes = .defaults) {
            self.symbol = symbol
            self.attributes = attributes
            super.init(frame: CGRect(origin: .zero, size: attributes.size))
            layer.cornerRadius = attributes.cornerRadius
            label.text = symbol
            label.font = .systemFont(ofSize: attributes.symbolSize)
            addSubview(label)
            applyTheme()
        }

        /// The view cannot be made from an archive.
        @available(*, unavailable)
        public required init?(coder: NSCoder) {
            nil
        }

        private func applyTheme() {
            label.textColor = theme.iconColor.uiColor
            backgroundColor = theme.iconBackgroundColor.uiColor
        }
    }
}
