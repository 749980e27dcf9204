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

        /// How a view follows its superview's size.
        public struct AutoresizingMask: OptionSet, Sendable {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }
            /// The flexible left margin follows the superview.
            public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
            /// The flexible width follows the superview.
            public static let flexibleWidth = AutoresizingMask(rawValue: 2)
            /// The flexible right margin follows the superview.
            public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
            /// The flexible top margin follows the superview.
            public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
            /// The flexible height follows the superview.
            public static let flexibleHeight = AutoresizingMask(rawValue: 16)
            /// The flexible bottom margin follows the superview.
            public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
        }

        /// How an animation runs.
        public struct AnimationOptions: OptionSet, Sendable {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }
            /// Subviews are laid out within the animation.
            public static let layoutSubviews = AnimationOptions(rawValue: 1)
            /// The animation option allow user interaction.
            public static let allowUserInteraction = AnimationOptions(rawValue: 2)
            /// The animation option begin from current state.
            public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
            /// The animation option curve ease in out.
            public static let curveEaseInOut: AnimationOptions = []
            /// The animation option curve ease in.
            public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
            /// The animation option curve ease out.
            public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
            /// The animation option curve linear.
            public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
            /// The animation option transition cross dissolve.
            public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        }

        /// Animates changes. Headless: makes them and completes at once.
        public class func animate(
            withDuration duration: TimeInterval, delay: TimeInterval = 0,
            options: AnimationOptions = [], animations: @escaping () -> Void,
            completion: ((Bool) -> Void)? = nil
        ) {
            animations()
            completion?(true)
        }

        /// Animates changes like a spring. Headless: makes them and completes at once.
        public class func animate(
            withDuration duration: TimeInterval, delay: TimeInterval,
            usingSpringWithDamping dampingRatio: CGFloat,
            initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
            animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
        ) {
            animations()
            completion?(true)
        }

        /// Animates a change of a view's content. Headless: makes it and completes at once.
        public class func transition(
            with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
            animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
        ) {
            animations?()
            completion?(true)
        }

        /// Makes changes without animating them.
        public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
            actionsWithoutAnimation()
        }
    }

    /// Stand-in: what kind of element assistive software sees.
    public struct UIAccessibilityTraits: OptionSet, Sendable {
        public let rawValue: UInt64
        public init(rawValue: UInt64) { self.rawValue = rawValue }
        /// The trait none.
        public static let none: UIAccessibilityTraits = []
        /// The trait button.
        public static let button = UIAccessibilityTraits(rawValue: 1)
        /// The trait link.
        public static let link = UIAccessibilityTraits(rawValue: 2)
        /// The trait image.
        public static let image = UIAccessibilityTraits(rawValue: 4)
        /// The trait header.
        public static let header = UIAccessibilityTraits(rawValue: 8)
        /// The trait static text.
        public static let staticText = UIAccessibilityTraits(rawValue: 16)
    }

    /// Stand-in: announcements to assistive software. Headless: nobody listens.
    public enum UIAccessibility: Sendable {
        /// What is announced.
        public struct Notification: RawRepresentable, Hashable, Sendable {
            public let rawValue: UInt32
            public init(rawValue: UInt32) { self.rawValue = rawValue }
            /// Tells assistive technology: screen changed.
            public static let screenChanged = Notification(rawValue: 1000)
            /// Tells assistive technology: layout changed.
            public static let layoutChanged = Notification(rawValue: 1001)
            /// Tells assistive technology: announcement.
            public static let announcement = Notification(rawValue: 1008)
        }

        /// Announces something. Headless: no effect.
        @MainActor public static func post(notification: Notification, argument: Any?) {}
        /// Whether a screen reader runs.
        public static var isVoiceOverRunning: Bool { false }
        /// Whether motion should be reduced.
        public static var isReduceMotionEnabled: Bool { false }
    }
#endif
