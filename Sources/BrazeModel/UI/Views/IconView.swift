public import Foundation
public import PlatformStandIns

extension BrazeInAppMessageUI {
    /// The view of a glyph of the icon font. Main actor. May be subclassed.
    open class IconView: UIView {
        /// The glyph, as a character of the icon font.
        public let symbol: String
        /// The look.
        public let attributes: Attributes

        /// Makes a view of a glyph.
        public init(symbol: String, attributes: Attributes = .defaults) {
            self.symbol = symbol
            self.attributes = attributes
            super.init(frame: .zero)
        }

        /// Gives nil: the view cannot be made from an archive.
        public required init?(coder: NSCoder) { nil }
    }
}
