public import Foundation
public import PlatformStandIns

extension InAppMessageTheme {
    /// How modal messages look. Of the defaults the facts name some (AM-088, section 5.3); the others are the model's. A value.
    public struct Modal: Equatable {
        /// The width at most, in points.
        public var maxWidth: CGFloat = 420
        /// The height at most, in points.
        public var maxHeight: CGFloat = 720
        /// The space around, in points.
        public var padding: EdgeInsets = EdgeInsets(top: 48, leading: 24, bottom: 48, trailing: 24)
        /// The headline.
        public var header: InAppMessageTheme.Text = Text.standard
        /// The text.
        public var body: InAppMessageTheme.Text = Text.standard
        /// The picture.
        public var media: InAppMessageTheme.Media = Media.standard
        /// The buttons.
        public var buttons: InAppMessageTheme.Button = Button(
            height: 33, stackedSpacing: 24, separatedSpacing: 16)
        /// The picture on the close button.
        public var dismissIconResource: String = "ua_airship_dismiss"
        /// The width of the close button, in points.
        public var dismissIconWidth: CGFloat = 12
        /// The height of the close button, in points.
        public var dismissIconHeight: CGFloat = 12

        /// The app's file that is applied by itself.
        public static let defaultPlistName: String = "UAInAppMessageModalStyle"

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
            try readSize(plist)
            try plist.add("additionalPadding", to: &padding)
            try readTexts(plist)
            try readDismissIcon(plist)
        }
    }
}

extension InAppMessageTheme.Modal: SizedTheme, TextTheme, DismissibleTheme {}

@available(*, unavailable)
extension InAppMessageTheme.Modal: Sendable {}
