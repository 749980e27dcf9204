import AirshipCore
import Foundation

#if canImport(UIKit)
    import UIKit
    import WebKit
#else
    import PlatformStandIns
#endif

/// Section 3 of the facts.
@MainActor public final class InAppAutomationThemeManager: Sendable {
    public var htmlThemeExtender: (@MainActor (InAppMessage, inout InAppMessageTheme.HTML) -> Void)?
    public var modalThemeExtender: (@MainActor (InAppMessage, inout InAppMessageTheme.Modal) -> Void)?
    public var fullscreenThemeExtender:
        (@MainActor (InAppMessage, inout InAppMessageTheme.Fullscreen) -> Void)?
    public var bannerThemeExtender: (@MainActor (InAppMessage, inout InAppMessageTheme.Banner) -> Void)?
}
public struct InAppMessageTheme {}
public extension InAppMessageTheme {
    struct Banner: Equatable {
        public var maxWidth: CGFloat
        public var padding: EdgeInsets
        public var tapOpacity: CGFloat
        public var shadow: InAppMessageTheme.Shadow
        public var header: InAppMessageTheme.Text
        public var body: InAppMessageTheme.Text
        public var media: InAppMessageTheme.Media
        public var buttons: InAppMessageTheme.Button
        public static let defaultPlistName: String = standInValue()
        public mutating func applyPlist(plistName: String, bundle: Bundle? = Bundle.main) throws { standIn() }
    }
    struct Modal: Equatable {
        public var maxWidth: CGFloat
        public var maxHeight: CGFloat
        public var padding: EdgeInsets
        public var header: InAppMessageTheme.Text
        public var body: InAppMessageTheme.Text
        public var media: InAppMessageTheme.Media
        public var buttons: InAppMessageTheme.Button
        public var dismissIconResource: String
        public var dismissIconWidth: CGFloat
        public var dismissIconHeight: CGFloat
        public mutating func applyPlist(plistName: String, bundle: Bundle? = Bundle.main) throws { standIn() }
    }
    struct Fullscreen: Equatable {
        public var padding: EdgeInsets
        public var header: InAppMessageTheme.Text
        public var body: InAppMessageTheme.Text
        public var media: InAppMessageTheme.Media
        public var buttons: InAppMessageTheme.Button
        public var dismissIconResource: String
        public var dismissIconWidth: CGFloat
        public var dismissIconHeight: CGFloat
        public mutating func applyPlist(plistName: String, bundle: Bundle? = Bundle.main) throws { standIn() }
    }
    struct HTML: Equatable {
        public var maxWidth: CGFloat
        public var maxHeight: CGFloat
        public var hideDismissIcon: Bool
        public var padding: EdgeInsets
        public var dismissIconResource: String
        public var dismissIconWidth: CGFloat
        public var dismissIconHeight: CGFloat
        public mutating func applyPlist(plistName: String, bundle: Bundle? = Bundle.main) throws { standIn() }
    }
    struct Text: Equatable {
        public var letterSpacing: CGFloat
        public var lineSpacing: CGFloat
        public var padding: EdgeInsets
        public init(letterSpacing: Double, lineSpacing: Double, padding: EdgeInsets) { self = standInValue() }
    }
    struct Button: Equatable, Sendable {
        public var height: Double
        public var stackedSpacing: Double
        public var separatedSpacing: Double
        public var padding: EdgeInsets
        public init(
            height: Double, stackedSpacing: Double, separatedSpacing: Double,
            padding: EdgeInsets = EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
        ) { self = standInValue() }
    }
    struct Media: Equatable {
        public var padding: EdgeInsets
        public init(padding: EdgeInsets) { self = standInValue() }
    }
    struct Shadow: Equatable {
        public var radius: CGFloat
        public var xOffset: CGFloat
        public var yOffset: CGFloat
        public var color: Color
        public init(radius: CGFloat, xOffset: CGFloat, yOffset: CGFloat, color: Color) {
            self = standInValue()
        }
    }
}
