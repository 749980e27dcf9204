public import Foundation
import PlatformStandIns

extension BrazeInAppMessageUI.IconView {
    /// The look of an icon.
    ///
    /// Margins and fonts are the model's own: the SDK's are not known.
    public struct Attributes: Sendable {
        /// The size of the icon, in points.
        public var size: CGSize = CGSize(width: 50, height: 50)
        /// The size of the glyph, in points.
        public var symbolSize: Double = 30
        /// The radius of the icon's corners, in points.
        public var cornerRadius: Double = 10

        /// The default look.
        public init() {}

        private static let box = Locked(Self())

        /// The attributes that presentations start from: one value for the whole process. Any thread; a change
        /// reaches later presentations only (BZ-126).
        public static var defaults: Self {
            get { box.current }
            set { box.withLock { $0 = newValue } }
        }
    }
}
