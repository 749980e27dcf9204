#if !canImport(UIKit)
    public import Foundation

    extension UIView {
        /// How content fills a view.
        public enum ContentMode: Int, Sendable {
            /// UIKit's values: scale to fill, scale aspect fit, scale aspect fill, redraw, center, top, bottom,
            /// left, right.
            case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
            /// Top left, top right, bottom left, bottom right, as in UIKit.
            case topLeft, topRight, bottomLeft, bottomRight
        }

        /// How a view follows the size of its superview.
        public struct AutoresizingMask: OptionSet, Sendable {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }
            /// The left margin is flexible.
            public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
            /// The width is flexible.
            public static let flexibleWidth = AutoresizingMask(rawValue: 2)
            /// The right margin is flexible.
            public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
            /// The top margin is flexible.
            public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
            /// The height is flexible.
            public static let flexibleHeight = AutoresizingMask(rawValue: 16)
            /// The bottom margin is flexible.
            public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
        }

        /// The options of an animation.
        public struct AnimationOptions: OptionSet, Sendable {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }
            /// Subviews are laid out within the animation.
            public static let layoutSubviews = AnimationOptions(rawValue: 1)
            /// UIKit's option "allow user interaction".
            public static let allowUserInteraction = AnimationOptions(rawValue: 2)
            /// UIKit's option "begin from current state".
            public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
            /// UIKit's option "curve ease in out".
            public static let curveEaseInOut: AnimationOptions = []
            /// UIKit's option "curve ease in".
            public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
            /// UIKit's option "curve ease out".
            public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
            /// UIKit's option "curve linear".
            public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
            /// UIKit's option "transition cross dissolve".
            public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        }

        /// Animates changes. Headless: applies them and completes at once.
        public class func animate(
            withDuration duration: TimeInterval, delay: TimeInterval = 0,
            options: AnimationOptions = [], animations: @escaping () -> Void,
            completion: ((Bool) -> Void)? = nil
        ) {
            animations()
            completion?(true)
        }

        /// Animates changes like a spring. Headless: applies them and completes at once.
        public class func animate(
            withDuration duration: TimeInterval, delay: TimeInterval,
            usingSpringWithDamping dampingRatio: CGFloat,
            initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
            animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
        ) {
            animations()
            completion?(true)
        }

        /// Animates a transition of a view's content. Headless: applies it and completes at once.
        public class func transition(
            with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
            animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
        ) {
            animations?()
            completion?(true)
        }

        /// Applies changes without animation.
        public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
            actionsWithoutAnimation()
        }
    }

    /// Stand-in: the traits of an element for assistive software.
    public struct UIAccessibilityTraits: OptionSet, Sendable {
        public let rawValue: UInt64
        public init(rawValue: UInt64) { self.rawValue = rawValue }
        /// No trait.
        public static let none: UIAccessibilityTraits = []
        /// The button trait.
        public static let button = UIAccessibilityTraits(rawValue: 1)
        /// The link trait.
        public static let link = UIAccessibilityTraits(rawValue: 2)
        /// The image trait.
        public static let image = UIAccessibilityTraits(rawValue: 4)
        /// The header trait.
        public static let header = UIAccessibilityTraits(rawValue: 8)
        /// The static text trait.
        public static let staticText = UIAccessibilityTraits(rawValue: 16)
    }

    /// Stand-in: notifications to assistive software. Headless: there is none.
    public enum UIAccessibility: Sendable {
        /// The kinds of notifications.
        public struct Notification: RawRepresentable, Hashable, Sendable {
            public let rawValue: UInt32
            public init(rawValue: UInt32) { self.rawValue = rawValue }
            /// The screen has changed.
            public static let screenChanged = Notification(rawValue: 1000)
            /// The layout has changed.
            public static let layoutChanged = Notification(rawValue: 1001)
            /// An announcement.
            public static let announcement = Notification(rawValue: 1008)
        }

        /// Posts a notification. Headless: no effect.
        @MainActor public static func post(notification: Notification, argument: Any?) {}
        /// Whether VoiceOver is running.
        public static var isVoiceOverRunning: Bool { false }
        /// Whether motion should be reduced.
        public static var isReduceMotionEnabled: Bool { false }
    }
#endif
