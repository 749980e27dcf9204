#if !canImport(UIKit)
    public import Foundation

    extension UIView {
        /// How content fills a view.
        public enum ContentMode: Int, Sendable {
            case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
            case topLeft, topRight, bottomLeft, bottomRight
        }

        /// How a view follows its superview's size.
        public struct AutoresizingMask: OptionSet, Sendable {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }
            public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
            public static let flexibleWidth = AutoresizingMask(rawValue: 2)
            public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
            public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
            public static let flexibleHeight = AutoresizingMask(rawValue: 16)
            public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
        }

        /// How an animation runs.
        public struct AnimationOptions: OptionSet, Sendable {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }
            public static let layoutSubviews = AnimationOptions(rawValue: 1)
            public static let allowUserInteraction = AnimationOptions(rawValue: 2)
            public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
            public static let curveEaseInOut: AnimationOptions = []
            public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
            public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
            public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
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
        public static let none: UIAccessibilityTraits = []
        public static let button = UIAccessibilityTraits(rawValue: 1)
        public static let link = UIAccessibilityTraits(rawValue: 2)
        public static let image = UIAccessibilityTraits(rawValue: 4)
        public static let header = UIAccessibilityTraits(rawValue: 8)
        public static let staticText = UIAccessibilityTraits(rawValue: 16)
    }

    /// Stand-in: announcements to assistive software. Headless: nobody listens.
    public enum UIAccessibility: Sendable {
        /// What is announced.
        public struct Notification: RawRepresentable, Hashable, Sendable {
            public let rawValue: UInt32
            public init(rawValue: UInt32) { self.rawValue = rawValue }
            public static let screenChanged = Notification(rawValue: 1000)
            public static let layoutChanged = Notification(rawValue: 1001)
            public static let announcement = Notification(rawValue: 1008)
        }

        /// Announces something. Headless: nothing.
        @MainActor public static func post(notification: Notification, argument: Any?) {}
        /// Whether a screen reader runs.
        public static var isVoiceOverRunning: Bool { false }
        /// Whether motion should be reduced.
        public static var isReduceMotionEnabled: Bool { false }
    }
#endif
