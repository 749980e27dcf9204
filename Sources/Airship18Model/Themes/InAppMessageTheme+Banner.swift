public import Foundation
public import PlatformStandIns

extension InAppMessageTheme {
    /// How banners look. Of the defaults the facts name some (AM-088, section 5.3); the others are the model's. A value.
    public struct Banner: Equatable {
        /// The width at most, in points.
        public var maxWidth: CGFloat = 480
        /// The space around, in points.
        public var padding: EdgeInsets = EdgeInsets(top: 0, leading: 24, bottom: 0, trailing: 24)
        /// How opaque it is while it is tapped.
        public var tapOpacity: CGFloat = 0.7
        /// Its shadow.
        public var shadow: InAppMessageTheme.Shadow = Shadow(
            radius: 5, xOffset: 0, yOffset: 0, color: .black.opacity(0.33))
        /// The headline.
        public var header: InAppMessageTheme.Text = Text.standard
        /// The text.
        public var body: InAppMessageTheme.Text = Text.standard
        /// The picture.
        public var media: InAppMessageTheme.Media = Media.standard
        /// The buttons.
        public var buttons: InAppMessageTheme.Button = Button(
            height: 33, stackedSpacing: 24, separatedSpacing: 16)

        /// The app's file that is applied by itself.
        public static let defaultPlistName: String = "UAInAppMessageBannerStyle"

        init() {}

        /// Applies a file: spaces are added, other values replaced.
        ///
        /// - Parameters:
        ///   - plistName: the file's name without its extension.
        ///   - bundle: where the file is.
        /// - Throws: `InAppMessageThemeError`; nothing is changed then.
        public mutating func applyPlist(plistName: String, bundle: Bundle? = Bundle.main) throws {
            try apply(plistName, bundle)
        }

        mutating func read(_ plist: ThemePlist) throws {
            try plist.set("maxWidth", &maxWidth)
            try plist.add("additionalPadding", to: &padding)
            try plist.set("tapOpacity", &tapOpacity)
            try plist.apply("shadowStyle", to: &shadow)
            try readTexts(plist)
        }
    }
}

extension InAppMessageTheme.Banner: TextTheme {}

@available(*, unavailable)
extension InAppMessageTheme.Banner: Sendable {}
