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
        public var media: InAppMessageTheme.Media = Media.wide
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

extension InAppMessageTheme {
    /// How fullscreen messages look. Of the defaults the facts name some (AM-088, section 5.3); the others are the model's. A value.
    public struct Fullscreen: Equatable {
        /// The space around, in points.
        public var padding: EdgeInsets = EdgeInsets(top: 24, leading: 24, bottom: 24, trailing: 24)
        /// The headline.
        public var header: InAppMessageTheme.Text = Text.standard
        /// The text.
        public var body: InAppMessageTheme.Text = Text.standard
        /// The picture.
        public var media: InAppMessageTheme.Media = Media.wide
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
        public static let defaultPlistName: String = "UAInAppMessageFullScreenStyle"

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
    /// How web pages look. Of the defaults the facts name some (AM-088, section 5.3); the others are the model's. A value.
    public struct HTML: Equatable {
        /// The width at most, in points.
        public var maxWidth: CGFloat = 420
        /// The height at most, in points.
        public var maxHeight: CGFloat = 720
        /// Whether there is no close button (AM-082).
        public var hideDismissIcon: Bool = false
        /// The space around, in points.
        public var padding: EdgeInsets = EdgeInsets(top: 48, leading: 24, bottom: 48, trailing: 24)
        /// The picture on the close button.
        public var dismissIconResource: String = "ua_airship_dismiss"
        /// The width of the close button, in points.
        public var dismissIconWidth: CGFloat = 12
        /// The height of the close button, in points.
        public var dismissIconHeight: CGFloat = 12

        /// The app's file that is applied by itself.
        public static let defaultPlistName: String = "UAInAppMessageHTMLStyle"

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
            try plist.set("hideDismissIcon", &hideDismissIcon)
            try plist.add("additionalPadding", to: &padding)
            try readDismissIcon(plist)
        }
    }
}

extension InAppMessageTheme.HTML: SizedTheme, DismissibleTheme {}

@available(*, unavailable)
extension InAppMessageTheme.HTML: Sendable {}
