#if !canImport(UIKit)
    public import Foundation

    /// Stand-in: the orientation of the interface.
    public enum UIInterfaceOrientation: Int, Sendable {
        /// Unknown, as in UIKit.
        case unknown = 0
        /// Portrait, portrait upside down, landscape right, landscape left, as in UIKit.
        case portrait, portraitUpsideDown, landscapeRight, landscapeLeft
        /// Whether it is one of the portrait orientations.
        public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
        /// Whether it is one of the landscape orientations.
        public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    }

    /// Stand-in: a set of interface orientations.
    public struct UIInterfaceOrientationMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Portrait.
        public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
        /// Portrait, upside down.
        public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
        /// Landscape, right.
        public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
        /// Landscape, left.
        public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
        /// Both landscape orientations.
        public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
        /// All orientations but upside down.
        public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
        /// All orientations.
        public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
    }

    /// Stand-in: the orientation of the device.
    public enum UIDeviceOrientation: Int, Sendable {
        /// Unknown, as in UIKit.
        case unknown = 0
        /// Portrait, portrait upside down, landscape left, landscape right, face up, face down, as in UIKit.
        case portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
        /// Whether it is one of the portrait orientations.
        public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
        /// Whether it is one of the landscape orientations.
        public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    }

    /// Stand-in: the kind of device.
    public enum UIUserInterfaceIdiom: Int, Sendable {
        /// Unspecified, as in UIKit.
        case unspecified = -1
        /// Phone, as in UIKit.
        case phone = 0
        /// Pad, tv, car play, as in UIKit.
        case pad, tv, carPlay
        /// Mac, as in UIKit.
        case mac = 5
        /// Vision, as in UIKit.
        case vision = 6
    }

    /// Stand-in: the light or dark appearance.
    public enum UIUserInterfaceStyle: Int, Sendable {
        /// Unspecified, light, dark, as in UIKit.
        case unspecified, light, dark
    }

    /// Stand-in: the size class along an axis.
    public enum UIUserInterfaceSizeClass: Int, Sendable {
        /// Unspecified, compact, regular, as in UIKit.
        case unspecified, compact, regular
    }

    /// Stand-in: the style of the status bar.
    public enum UIStatusBarStyle: Int, Sendable {
        /// Default, as in UIKit.
        case `default` = 0
        /// Light content, as in UIKit.
        case lightContent = 1
        /// Dark content, as in UIKit.
        case darkContent = 3
    }

    /// Stand-in: the animation of the status bar.
    public enum UIStatusBarAnimation: Int, Sendable {
        /// None, fade, slide, as in UIKit.
        case none, fade, slide
    }

    /// Stand-in: edges of a rectangle.
    public struct UIRectEdge: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The top edge.
        public static let top = UIRectEdge(rawValue: 1)
        /// The left edge.
        public static let left = UIRectEdge(rawValue: 2)
        /// The bottom edge.
        public static let bottom = UIRectEdge(rawValue: 4)
        /// The right edge.
        public static let right = UIRectEdge(rawValue: 8)
        /// All edges.
        public static let all: UIRectEdge = [.top, .left, .bottom, .right]
    }

    /// Stand-in: the presentation style of a view controller.
    public enum UIModalPresentationStyle: Int, Sendable {
        /// Full screen, as in UIKit.
        case fullScreen = 0
        /// UIKit's values: page sheet, form sheet, current context, custom, over full screen, over current context,
        /// popover.
        case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
        /// None, as in UIKit.
        case none = -1
        /// Automatic, as in UIKit.
        case automatic = -2
    }

    /// Stand-in: the transition style of a view controller.
    public enum UIModalTransitionStyle: Int, Sendable {
        /// Cover vertical, flip horizontal, cross dissolve, partial curl, as in UIKit.
        case coverVertical, flipHorizontal, crossDissolve, partialCurl
    }

    /// Stand-in: the traits of the interface.
    public final class UITraitCollection: NSObject, Sendable {
        /// The horizontal size class.
        public let horizontalSizeClass: UIUserInterfaceSizeClass
        /// The vertical size class.
        public let verticalSizeClass: UIUserInterfaceSizeClass
        /// The light or dark appearance.
        public let userInterfaceStyle: UIUserInterfaceStyle
        /// The kind of device.
        public let userInterfaceIdiom: UIUserInterfaceIdiom
        /// The display scale, in pixels per point.
        public let displayScale: CGFloat

        private init(
            horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass,
            style: UIUserInterfaceStyle, idiom: UIUserInterfaceIdiom, scale: CGFloat
        ) {
            horizontalSizeClass = horizontal
            verticalSizeClass = vertical
            userInterfaceStyle = style
            userInterfaceIdiom = idiom
            displayScale = scale
        }

        /// Makes traits without any value.
        public override convenience init() {
            self.init(
                horizontal: .unspecified, vertical: .unspecified, style: .unspecified, idiom: .unspecified,
                scale: 0)
        }
        /// Makes traits with only an appearance.
        public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
            self.init(
                horizontal: .unspecified, vertical: .unspecified, style: userInterfaceStyle,
                idiom: .unspecified,
                scale: 0)
        }
        /// Makes traits with only a horizontal size class.
        public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
            self.init(
                horizontal: horizontalSizeClass, vertical: .unspecified, style: .unspecified,
                idiom: .unspecified,
                scale: 0)
        }
        /// Makes traits with only a vertical size class.
        public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
            self.init(
                horizontal: .unspecified, vertical: verticalSizeClass, style: .unspecified,
                idiom: .unspecified,
                scale: 0)
        }
        /// Makes traits with only a kind of device.
        public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
            self.init(
                horizontal: .unspecified, vertical: .unspecified, style: .unspecified,
                idiom: userInterfaceIdiom,
                scale: 0)
        }
        /// Merges several traits; the last value wins.
        public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
            self.init(
                horizontal: traitCollections.map(\.horizontalSizeClass).last { $0 != .unspecified }
                    ?? .unspecified,
                vertical: traitCollections.map(\.verticalSizeClass).last { $0 != .unspecified }
                    ?? .unspecified,
                style: traitCollections.map(\.userInterfaceStyle).last { $0 != .unspecified } ?? .unspecified,
                idiom: traitCollections.map(\.userInterfaceIdiom).last { $0 != .unspecified } ?? .unspecified,
                scale: traitCollections.map(\.displayScale).last { $0 != 0 } ?? 0)
        }

        /// The traits of the current environment. Headless: a phone in portrait, in light appearance.
        public static let current = UITraitCollection(
            horizontal: .compact, vertical: .regular, style: .light, idiom: .phone, scale: 3)

        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? UITraitCollection else { return false }
            return horizontalSizeClass == other.horizontalSizeClass
                && verticalSizeClass == other.verticalSizeClass
                && userInterfaceStyle == other.userInterfaceStyle
                && userInterfaceIdiom == other.userInterfaceIdiom && displayScale == other.displayScale
        }

        public override var hash: Int {
            var hasher = Hasher()
            hasher.combine(horizontalSizeClass)
            hasher.combine(verticalSizeClass)
            hasher.combine(userInterfaceStyle)
            hasher.combine(userInterfaceIdiom)
            return hasher.finalize()
        }
    }

    /// Stand-in: the device.
    @preconcurrency @MainActor open class UIDevice: NSObject {
        /// The device that the app runs on.
        public static let current = UIDevice()
        /// The kind of device. Headless: that of the traits of the current stage's screen.
        open var userInterfaceIdiom: UIUserInterfaceIdiom { HeadlessPlatform.world.traits.userInterfaceIdiom }
        /// The orientation of the device. Headless: that of the interface of the current stage.
        open var orientation: UIDeviceOrientation {
            switch HeadlessPlatform.world.interfaceOrientation {
            case .unknown: .unknown
            case .portrait: .portrait
            case .portraitUpsideDown: .portraitUpsideDown
            // The interface rotates in the direction opposite to the device.
            case .landscapeLeft: .landscapeRight
            case .landscapeRight: .landscapeLeft
            }
        }
        /// The system version.
        open var systemVersion: String { "18.0" }
        /// The name of the system.
        open var systemName: String { "iOS" }
        /// The device model.
        open var model: String { "iPhone" }
        /// The owner's name for the device.
        open var name: String { "Headless" }
    }
#endif
