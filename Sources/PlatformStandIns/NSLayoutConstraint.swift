#if !canImport(UIKit)
    public import Foundation

    /// Stand-in: how much a constraint matters.
    public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
        public let rawValue: Float
        public init(rawValue: Float) { self.rawValue = rawValue }
        public init(_ rawValue: Float) { self.rawValue = rawValue }
        public static let required = UILayoutPriority(1000)
        public static let defaultHigh = UILayoutPriority(750)
        public static let defaultLow = UILayoutPriority(250)
    }

    /// Stand-in: a relation between two places or sizes. Headless: kept, never solved.
    @preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
        /// Across or down.
        public enum Axis: Int, Sendable {
            case horizontal, vertical
        }

        /// The distance, in points.
        open var constant: CGFloat
        /// How much the constraint matters.
        open var priority = UILayoutPriority.required
        /// Whether the constraint is in force.
        open var isActive = false
        /// A name for debugging.
        open var identifier: String?

        init(constant: CGFloat) {
            self.constant = constant
            super.init()
        }

        /// Puts constraints into force.
        public class func activate(_ constraints: [NSLayoutConstraint]) {
            for constraint in constraints { constraint.isActive = true }
        }
        /// Takes constraints out of force.
        public class func deactivate(_ constraints: [NSLayoutConstraint]) {
            for constraint in constraints { constraint.isActive = false }
        }
    }

    /// Stand-in: one place of a view along an axis.
    @preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
        /// The same place.
        open func constraint(
            equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
        ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }
        /// At least that far.
        open func constraint(
            greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
        ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }
        /// At most that far.
        open func constraint(
            lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
        ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }
    }

    /// Stand-in: a place from left to right.
    @preconcurrency @MainActor public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
    /// Stand-in: a place from top to bottom.
    @preconcurrency @MainActor public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
    /// Stand-in: a size.
    @preconcurrency @MainActor public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
        /// A fixed size.
        public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
            NSLayoutConstraint(constant: constant)
        }
        /// At least a size.
        public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
            NSLayoutConstraint(constant: constant)
        }
        /// At most a size.
        public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
            NSLayoutConstraint(constant: constant)
        }
        /// A part of another size.
        public func constraint(
            equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
        ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }
    }

    /// Stand-in: a rectangle that other views are laid out by.
    @preconcurrency @MainActor open class UILayoutGuide: NSObject {
        public let leadingAnchor = NSLayoutXAxisAnchor()
        public let trailingAnchor = NSLayoutXAxisAnchor()
        public let leftAnchor = NSLayoutXAxisAnchor()
        public let rightAnchor = NSLayoutXAxisAnchor()
        public let centerXAnchor = NSLayoutXAxisAnchor()
        public let topAnchor = NSLayoutYAxisAnchor()
        public let bottomAnchor = NSLayoutYAxisAnchor()
        public let centerYAnchor = NSLayoutYAxisAnchor()
        public let widthAnchor = NSLayoutDimension()
        public let heightAnchor = NSLayoutDimension()
    }

    extension UIView {
        public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
        public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
        public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
        public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
        public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
        public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
        public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
        public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
        public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
        public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
        public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
        /// The part of the view that the system's bars leave free.
        public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
        /// The part of the view inside its margins.
        public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
    }
#endif
