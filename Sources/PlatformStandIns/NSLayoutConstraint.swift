#if !canImport(UIKit)
    public import Foundation

    /// Stand-in: the priority of a constraint.
    public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
        public let rawValue: Float
        public init(rawValue: Float) { self.rawValue = rawValue }
        /// Makes a priority between the named ones.
        public init(_ rawValue: Float) { self.rawValue = rawValue }
        /// The priority required.
        public static let required = UILayoutPriority(1000)
        /// The priority default high.
        public static let defaultHigh = UILayoutPriority(750)
        /// The priority default low.
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
        /// The leading of the guide, for constraints.
        public let leadingAnchor = NSLayoutXAxisAnchor()
        /// The trailing of the guide, for constraints.
        public let trailingAnchor = NSLayoutXAxisAnchor()
        /// The left of the guide, for constraints.
        public let leftAnchor = NSLayoutXAxisAnchor()
        /// The right of the guide, for constraints.
        public let rightAnchor = NSLayoutXAxisAnchor()
        /// The center xanchor of the guide, for constraints.
        public let centerXAnchor = NSLayoutXAxisAnchor()
        /// The top of the guide, for constraints.
        public let topAnchor = NSLayoutYAxisAnchor()
        /// The bottom of the guide, for constraints.
        public let bottomAnchor = NSLayoutYAxisAnchor()
        /// The center yanchor of the guide, for constraints.
        public let centerYAnchor = NSLayoutYAxisAnchor()
        /// The width of the guide, for constraints.
        public let widthAnchor = NSLayoutDimension()
        /// The height of the guide, for constraints.
        public let heightAnchor = NSLayoutDimension()
    }

    extension UIView {
        /// The leading of the view, for constraints.
        public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
        /// The trailing of the view, for constraints.
        public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
        /// The left of the view, for constraints.
        public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
        /// The right of the view, for constraints.
        public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
        /// The center xanchor of the view, for constraints.
        public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
        /// The top of the view, for constraints.
        public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
        /// The bottom of the view, for constraints.
        public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
        /// The center yanchor of the view, for constraints.
        public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
        /// The first baseline of the view, for constraints.
        public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
        /// The width of the view, for constraints.
        public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
        /// The height of the view, for constraints.
        public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
        /// The area of the view that the system's bars leave free.
        public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
        /// The area of the view inside its margins.
        public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
    }
#endif
