#if !canImport(UIKit)
    public import Foundation

    /// Stand-in: the shape of rounded corners.
    public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Circular, as in UIKit.
        public static let circular = CALayerCornerCurve(rawValue: "circular")
        /// Continuous, as in UIKit.
        public static let continuous = CALayerCornerCurve(rawValue: "continuous")
    }

    /// Stand-in: the corners to be rounded.
    public struct CACornerMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The top left corner.
        public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
        /// The top right corner.
        public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
        /// The bottom left corner.
        public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
        /// The bottom right corner.
        public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
    }

    /// Stand-in: the layer of a view. Headless: it only stores its state.
    @preconcurrency @MainActor open class CALayer: NSObject {
        /// The layer's corner radius.
        open var cornerRadius: CGFloat = 0
        /// The layer's corner curve.
        open var cornerCurve = CALayerCornerCurve.circular
        /// The corners that are rounded.
        open var maskedCorners: CACornerMask = [
            .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
        ]
        /// Whether sublayers are clipped to the layer's bounds.
        open var masksToBounds = false
        /// The layer's shadow color.
        open var shadowColor: CGColor?
        /// The layer's shadow offset.
        open var shadowOffset = CGSize(width: 0, height: -3)
        /// The layer's shadow radius.
        open var shadowRadius: CGFloat = 3
        /// The layer's shadow opacity.
        open var shadowOpacity: Float = 0
        /// The layer's border width.
        open var borderWidth: CGFloat = 0
        /// The layer's border color.
        open var borderColor: CGColor?
        /// The layer's background color.
        open var backgroundColor: CGColor?
        /// The layer's z position.
        open var zPosition: CGFloat = 0
        /// The layer's opacity.
        open var opacity: Float = 1
        /// The layer's frame.
        open var frame = CGRect.zero
        /// The layer's bounds.
        open var bounds = CGRect.zero
        /// The layer's name.
        open var name: String?
        /// The sublayers.
        open private(set) var sublayers: [CALayer]?
        /// The superlayer.
        open private(set) weak var superlayer: CALayer?

        /// Adds a layer on top of the others.
        open func addSublayer(_ layer: CALayer) {
            layer.removeFromSuperlayer()
            layer.superlayer = self
            sublayers = (sublayers ?? []) + [layer]
        }
        /// Removes the layer from its superlayer.
        open func removeFromSuperlayer() {
            superlayer?.sublayers?.removeAll { $0 === self }
            superlayer = nil
        }
        /// Removes every animation. Headless: there are none.
        open func removeAllAnimations() {}
        /// Requests drawing. Headless: no effect.
        open func setNeedsDisplay() {}
    }

    /// Stand-in: a group of layer changes.
    @MainActor public enum CATransaction {
        private static var completions: [(() -> Void)?] = []
        /// Starts a group of changes.
        public static func begin() { completions.append(nil) }
        /// Ends the group and runs its completion. Headless: at once.
        public static func commit() { completions.popLast()??() }
        /// Sets the completion of the group.
        public static func setCompletionBlock(_ block: (() -> Void)?) {
            if completions.isEmpty { block?() } else { completions[completions.count - 1] = block }
        }
        /// Sets the duration of the changes. Headless: no effect.
        public static func setAnimationDuration(_ duration: TimeInterval) {}
        /// Sets whether the changes are animated. Headless: no effect.
        public static func setDisableActions(_ flag: Bool) {}
    }

    /// Stand-in: seconds on a monotonic clock.
    public func CACurrentMediaTime() -> TimeInterval {
        TimeInterval(DispatchTime.now().uptimeNanoseconds) / 1_000_000_000
    }
#endif
