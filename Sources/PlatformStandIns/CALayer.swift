#if !canImport(UIKit)
    public import Foundation

    /// Stand-in: how corners are rounded.
    public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Circular, as in UIKit.
        public static let circular = CALayerCornerCurve(rawValue: "circular")
        /// Continuous, as in UIKit.
        public static let continuous = CALayerCornerCurve(rawValue: "continuous")
    }

    /// Stand-in: which corners are rounded.
    public struct CACornerMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The corner on the left at the top.
        public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
        /// The corner on the right at the top.
        public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
        /// The corner on the left at the bottom.
        public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
        /// The corner on the right at the bottom.
        public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
    }

    /// Stand-in: what a view draws into. Headless: it keeps its state.
    @preconcurrency @MainActor open class CALayer: NSObject {
        /// The layer's corner radius.
        open var cornerRadius: CGFloat = 0
        /// The layer's corner curve.
        open var cornerCurve = CALayerCornerCurve.circular
        /// The layer's masked corners.
        open var maskedCorners: CACornerMask = [
            .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
        ]
        /// The layer's masks to bounds.
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
        /// The layers in this one.
        open private(set) var sublayers: [CALayer]?
        /// The layer that this one is in.
        open private(set) weak var superlayer: CALayer?

        /// Puts a layer on top of the others.
        open func addSublayer(_ layer: CALayer) {
            layer.removeFromSuperlayer()
            layer.superlayer = self
            sublayers = (sublayers ?? []) + [layer]
        }
        /// Takes the layer out of the one that it is in.
        open func removeFromSuperlayer() {
            superlayer?.sublayers?.removeAll { $0 === self }
            superlayer = nil
        }
        /// Ends every animation. Headless: there are none.
        open func removeAllAnimations() {}
        /// Asks for drawing. Headless: nothing.
        open func setNeedsDisplay() {}
    }

    /// Stand-in: changes of layers that belong together.
    @MainActor public enum CATransaction {
        private static var completions: [(() -> Void)?] = []
        /// Starts a group of changes.
        public static func begin() { completions.append(nil) }
        /// Ends the group; its completion runs. Headless: at once.
        public static func commit() { completions.popLast()??() }
        /// Sets what runs when the group has ended.
        public static func setCompletionBlock(_ block: (() -> Void)?) {
            if completions.isEmpty { block?() } else { completions[completions.count - 1] = block }
        }
        /// Sets how long the changes take. Headless: nothing.
        public static func setAnimationDuration(_ duration: TimeInterval) {}
        /// Sets whether the changes are animated. Headless: nothing.
        public static func setDisableActions(_ flag: Bool) {}
    }

    /// Stand-in: seconds on a clock that never goes back.
    public func CACurrentMediaTime() -> TimeInterval {
        TimeInterval(DispatchTime.now().uptimeNanoseconds) / 1_000_000_000
    }
#endif
