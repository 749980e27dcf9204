#if !canImport(UIKit)
    public import Foundation

    /// Stand-in: the priority of a constraint.
    public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
        public let rawValue: Float
        public init(rawValue: Float) { self.rawValue = rawValue }
        /// Makes a priority between the named ones.
        public init(_ rawValue: Float) { self.rawValue = rawValue }
        /// The required priority.
        public static let required = UILayoutPriority(1000)
        /// The default high priority.
        public static let defaultHigh = UILayoutPriority(750)
        /// The default low priority.
        public static let defaultLow = UILayoutPriority(250)
    }

    /// Stand-in: a relation between two anchors. Headless: stored, never solved.
    @preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
        /// The axes.
        public enum Axis: Int, Sendable {
            /// Horizontal, vertical, as in UIKit.
            case horizontal, vertical
        }

        /// The distance, in points.
        open var constant: CGFloat
        /// The priority of the constraint.
        open var priority = UILayoutPriority.required
        /// Whether the constraint is active.
        open var isActive = false
        /// A name for debugging.
        open var identifier: String?

        init(constant: CGFloat) {
            self.constant = constant
            super.init()
        }

        /// Activates constraints.
        public class func activate(_ constraints: [NSLayoutConstraint]) {
            for constraint in constraints { constraint.isActive = true }
        }
        /// Deactivates constraints.
        public class func deactivate(_ constraints: [NSLayoutConstraint]) {
            for constraint in constraints { constraint.isActive = false }
        }
    }

    /// Stand-in: an anchor of a view along an axis.
    @preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
        /// Makes a constraint to the same position.
        open func constraint(
            equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
        ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }
        /// Makes a constraint to a minimum distance.
        open func constraint(
            greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
        ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }
        /// Makes a constraint to a maximum distance.
        open func constraint(
            lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
        ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }
    }

    /// Stand-in: a horizontal anchor.
    @preconcurrency @MainActor public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
    /// Stand-in: a vertical anchor.
    @preconcurrency @MainActor public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
    /// Stand-in: a size anchor.
    @preconcurrency @MainActor public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
        /// Makes a constraint to a fixed size.
        public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
            NSLayoutConstraint(constant: constant)
        }
        /// Makes a constraint to a minimum size.
        public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
            NSLayoutConstraint(constant: constant)
        }
        /// Makes a constraint to a maximum size.
        public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
            NSLayoutConstraint(constant: constant)
        }
        /// Makes a constraint to a multiple of another size.
        public func constraint(
            equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
        ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }
    }

    /// Stand-in: a rectangle for the layout of other views.
    @preconcurrency @MainActor open class UILayoutGuide: NSObject {
        /// The guide's leading anchor.
        public let leadingAnchor = NSLayoutXAxisAnchor()
        /// The guide's trailing anchor.
        public let trailingAnchor = NSLayoutXAxisAnchor()
        /// The guide's left anchor.
        public let leftAnchor = NSLayoutXAxisAnchor()
        /// The guide's right anchor.
        public let rightAnchor = NSLayoutXAxisAnchor()
        /// The guide's horizontal centre anchor.
        public let centerXAnchor = NSLayoutXAxisAnchor()
        /// The guide's top anchor.
        public let topAnchor = NSLayoutYAxisAnchor()
        /// The guide's bottom anchor.
        public let bottomAnchor = NSLayoutYAxisAnchor()
        /// The guide's vertical centre anchor.
        public let centerYAnchor = NSLayoutYAxisAnchor()
        /// The guide's width anchor.
        public let widthAnchor = NSLayoutDimension()
        /// The guide's height anchor.
        public let heightAnchor = NSLayoutDimension()
    }

    extension UIView {
        /// The view's leading anchor.
        public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
        /// The view's trailing anchor.
        public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
        /// The view's left anchor.
        public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
        /// The view's right anchor.
        public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
        /// The view's horizontal centre anchor.
        public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
        /// The view's top anchor.
        public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
        /// The view's bottom anchor.
        public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
        /// The view's vertical centre anchor.
        public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
        /// The view's first baseline anchor.
        public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
        /// The view's width anchor.
        public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
        /// The view's height anchor.
        public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
        /// The area of the view that the system's bars leave free.
        public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
        /// The area of the view inside its margins.
        public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
    }
#endif
