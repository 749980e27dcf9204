public import Foundation
public import PlatformStandIns

extension InAppMessageTheme {
    /// The theme of banners. The facts state some of the defaults (AM-088, section 5.3); the others are the model's. A
    /// value.
    public struct Banner: Equatable {
        /// The maximum width, in points.
        public var maxWidth: CGFloat = 480
        /// The padding, in points.
        public var padding: EdgeInsets = EdgeInsets(top: 0, leading: 24, bottom: 0, trailing: 24)
        /// Its opacity while it is touched.
        public var tapOpacity: CGFloat = 0.7
        /// Its shadow.
        public var shadow: InAppMessageTheme.Shadow = Shadow(
            radius: 5, xOffset: 0, yOffset: 0, color: .black.opacity(0.33))
        /// The heading.
        public var header: InAppMessageTheme.Text = Text.standard
        /// The text.
        public var body: InAppMessageTheme.Text = Text.standard
        /// The image.
        public var media: InAppMessageTheme.Media = Media.standard
        /// The buttons.
        public var buttons: InAppMessageTheme.Button = Button(
            height: 33, stackedSpacing: 24, separatedSpacing: 16)

        /// The name of the app's file that is applied automatically.
        public static let defaultPlistName: String = "UAInAppMessageBannerStyle"

        init() {}

        /// Applies a file: spacings are added, other values are replaced.
        ///
        /// - Parameters:
        ///   - plistName: the file's name without its extension.
        ///   - bundle: the bundle with the file.
        /// - Throws: `InAppMessageThemeError`; then nothing is changed.
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

extension InAppMessageTheme {
    /// The theme of modal messages. The facts state some of the defaults (AM-088, section 5.3); the others are the
    /// model's. A value.
    public struct Modal: Equatable {
        /// The maximum width, in points.
        public var maxWidth: CGFloat = 420
        /// The maximum height, in points.
        public var maxHeight: CGFloat = 720
        /// The padding, in points.
        public var padding: EdgeInsets = EdgeInsets(top: 48, leading: 24, bottom: 48, trailing: 24)
        /// The heading.
        public var header: InAppMessageTheme.Text = Text.standard
        /// The text.
        public var body: InAppMessageTheme.Text = Text.standard
        /// The image.
        public var media: InAppMessageTheme.Media = Media.wide
        /// The buttons.
        public var buttons: InAppMessageTheme.Button = Button(
            height: 33, stackedSpacing: 24, separatedSpacing: 16)
        /// The image of the close button.
        public var dismissIconResource: String = "ua_airship_dismiss"
        /// The width of the close button, in points.
        public var dismissIconWidth: CGFloat = 12
        /// The height of the close button, in points.
        public var dismissIconHeight: CGFloat = 12

        /// The name of the app's file that is applied automatically.
        public static let defaultPlistName: String = "UAInAppMessageModalStyle"

        init() {}

        /// Applies a file: spacings are added, other values are replaced.
        ///
        /// - Parameters:
        ///   - plistName: the file's name without its extension.
        ///   - bundle: the bundle with the file.
        /// - Throws: `InAppMessageThemeError`; then nothing is changed.
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

extension InAppMessageTheme {
    /// The theme of fullscreen messages. The facts state some of the defaults (AM-088, section 5.3); the others are the
    /// model's. A value.
    public struct Fullscreen: Equatable {
        /// The padding, in points.
        public var padding: EdgeInsets = EdgeInsets(top: 24, leading: 24, bottom: 24, trailing: 24)
        /// The heading.
        public var header: InAppMessageTheme.Text = Text.standard
        /// The text.
        public var body: InAppMessageTheme.Text = Text.standard
        /// The image.
        public var media: InAppMessageTheme.Media = Media.wide
        /// The buttons.
        public var buttons: InAppMessageTheme.Button = Button(
            height: 33, stackedSpacing: 24, separatedSpacing: 16)
        /// The image of the close button.
        public var dismissIconResource: String = "ua_airship_dismiss"
        /// The width of the close button, in points.
        public var dismissIconWidth: CGFloat = 12
        /// The height of the close button, in points.
        public var dismissIconHeight: CGFloat = 12

        /// The name of the app's file that is applied automatically.
        public static let defaultPlistName: String = "UAInAppMessageFullScreenStyle"

        init() {}

        /// Applies a file: spacings are added, other values are replaced.
        ///
        /// - Parameters:
        ///   - plistName: the file's name without its extension.
        ///   - bundle: the bundle with the file.
        /// - Throws: `InAppMessageThemeError`; then nothing is changed.
        public mutating func applyPlist(plistName: String, bundle: Bundle? = Bundle.main) throws {
            try apply(plistName, bundle)
        }

        mutating func read(_ plist: ThemePlist) throws {
            try plist.add("additionalPadding", to: &padding)
            try readTexts(plist)
            try readDismissIcon(plist)
        }
    }
}

extension InAppMessageTheme.Fullscreen: TextTheme, DismissibleTheme {}

@available(*, unavailable)
extension InAppMessageTheme.Fullscreen: Sendable {}

extension InAppMessageTheme {
    /// The theme of web pages. The facts state some of the defaults (AM-088, section 5.3); the others are the model's.
    /// A value.
    public struct HTML: Equatable {
        /// The maximum width, in points.
        public var maxWidth: CGFloat = 420
        /// The maximum height, in points.
        public var maxHeight: CGFloat = 720
        /// Whether there is no close button (AM-082).
        public var hideDismissIcon: Bool = false
        /// The padding, in points.
        public var padding: EdgeInsets = EdgeInsets(top: 48, leading: 24, bottom: 48, trailing: 24)
        /// The image of the close button.
        public var dismissIconResource: String = "ua_airship_dismiss"
        /// The width of the close button, in points.
        public var dismissIconWidth: CGFloat = 12
        /// The height of the close button, in points.
        public var dismissIconHeight: CGFloat = 12

        /// The name of the app's file that is applied automatically.
        public static let defaultPlistName: String = "UAInAppMessageHTMLStyle"

        init() {}

        /// Applies a file: spacings are added, other values are replaced.
        ///
        /// - Parameters:
        ///   - plistName: the file's name without its extension.
        ///   - bundle: the bundle with the file.
        /// - Throws: `InAppMessageThemeError`; then nothing is changed.
        public mutating func applyPlist(plistName: String, bundle: Bundle? = Bundle.main) throws {
            try apply(plistName, bundle)
        }

        mutating func read(_ plist: ThemePlist) throws {
            try readSize(plist)
            try plist.set("hideDismissIcon", &hideDismissIcon)
            try plist.add("additionalPadding", to: &padding)
            try readDismissIcon(plist)
        }
    }
}

extension InAppMessageTheme.HTML: SizedTheme, DismissibleTheme {}

@available(*, unavailable)
extension InAppMessageTheme.HTML: Sendable {}
