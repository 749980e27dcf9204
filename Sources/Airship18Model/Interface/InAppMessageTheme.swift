import AirshipShared
public import Foundation
import HeadlessStage
public import PlatformStandIns

/// The theme of the SDK's own views (AM-088). Only its parts have values.
public struct InAppMessageTheme {}

@available(*, unavailable)
extension InAppMessageTheme: Sendable {}

extension InAppMessageTheme {
    /// The style of texts. A value.
    public struct Text: Equatable {
        /// The space between letters, in points.
        public var letterSpacing: CGFloat
        /// The space between lines, in points.
        public var lineSpacing: CGFloat
        /// The padding, in points.
        public var padding: EdgeInsets

        /// Makes a text style.
        public init(letterSpacing: Double, lineSpacing: Double, padding: EdgeInsets) {
            self.letterSpacing = CGFloat(letterSpacing)
            self.lineSpacing = CGFloat(lineSpacing)
            self.padding = padding
        }
    }

    /// The style of buttons. A value, Sendable.
    public struct Button: Equatable, Sendable {
        /// The height of a button, in points.
        public var height: Double
        /// The space between stacked buttons, in points.
        public var stackedSpacing: Double
        /// The space between buttons side by side, in points.
        public var separatedSpacing: Double
        /// The padding, in points.
        public var padding: EdgeInsets

        /// Makes a button style.
        public init(
            height: Double, stackedSpacing: Double, separatedSpacing: Double,
            padding: EdgeInsets = EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
        ) {
            self.height = height
            self.stackedSpacing = stackedSpacing
            self.separatedSpacing = separatedSpacing
            self.padding = padding
        }
    }

    /// The style of images. A value.
    public struct Media: Equatable {
        /// The padding, in points.
        public var padding: EdgeInsets

        /// Makes an image style.
        public init(padding: EdgeInsets) {
            self.padding = padding
        }
    }

    /// A shadow. A value.
    public struct Shadow: Equatable {
        /// The blur radius, in points.
        public var radius: CGFloat
        /// The horizontal offset, to the right, in points.
        public var xOffset: CGFloat
        /// The vertical offset, downwards, in points.
        public var yOffset: CGFloat
        /// Its colour.
        public var color: Color

        /// Makes a shadow.
        public init(radius: CGFloat, xOffset: CGFloat, yOffset: CGFloat, color: Color) {
            self.radius = radius
            self.xOffset = xOffset
            self.yOffset = yOffset
            self.color = color
        }
    }
}

@available(*, unavailable)
extension InAppMessageTheme.Text: Sendable {}
@available(*, unavailable)
extension InAppMessageTheme.Media: Sendable {}
@available(*, unavailable)
extension InAppMessageTheme.Shadow: Sendable {}

/// Changes the themes of the SDK's own views. The extenders run at each display of such a view, on a copy of the
/// default theme; never for custom adapters, layouts and control groups (AM-087). Held strongly. Main actor.
@MainActor public final class InAppAutomationThemeManager: Sendable {
    /// Changes the theme of web pages.
    public var htmlThemeExtender: (@MainActor (InAppMessage, inout InAppMessageTheme.HTML) -> Void)?
    /// Changes the theme of modal messages.
    public var modalThemeExtender: (@MainActor (InAppMessage, inout InAppMessageTheme.Modal) -> Void)?
    /// Changes the theme of fullscreen messages.
    public var fullscreenThemeExtender:
        (@MainActor (InAppMessage, inout InAppMessageTheme.Fullscreen) -> Void)?
    /// Changes the theme of banners.
    public var bannerThemeExtender: (@MainActor (InAppMessage, inout InAppMessageTheme.Banner) -> Void)?

    private let link: StageLink

    nonisolated init(_ link: StageLink) {
        self.link = link
    }

    /// The theme of a message: the defaults, then the app's file, then the app's extender.
    func theme(of message: InAppMessage) -> DisplayTheme? {
        switch message.displayContent {
        case .banner: .banner(make(message, InAppMessageTheme.Banner(), bannerThemeExtender))
        case .modal: .modal(make(message, InAppMessageTheme.Modal(), modalThemeExtender))
        case .fullscreen: .fullscreen(make(message, InAppMessageTheme.Fullscreen(), fullscreenThemeExtender))
        case .html: .html(make(message, InAppMessageTheme.HTML(), htmlThemeExtender))
        case .custom, .airshipLayout: nil
        }
    }

    private func make<Theme: PlistTheme>(
        _ message: InAppMessage, _ theme: Theme,
        _ extender: (@MainActor (InAppMessage, inout Theme) -> Void)?
    ) -> Theme {
        var theme = theme
        do {
            if Bundle.main.path(forResource: Theme.defaultPlistName, ofType: "plist") != nil {
                try theme.applyPlist(plistName: Theme.defaultPlistName, bundle: .main)
            }
        } catch {
            link.record(
                .error, "theme file unreadable", ["file": Theme.defaultPlistName, "reason": "\(error)"])
        }
        extender?(message, &theme)
        return theme
    }
}

/// The theme of one of the SDK's own views.
enum DisplayTheme {
    case banner(InAppMessageTheme.Banner)
    case modal(InAppMessageTheme.Modal)
    case fullscreen(InAppMessageTheme.Fullscreen)
    case html(InAppMessageTheme.HTML)

    /// Whether there is a close button (AM-082).
    var hidesCloseButton: Bool {
        if case .html(let theme) = self { return theme.hideDismissIcon }
        return false
    }
}
