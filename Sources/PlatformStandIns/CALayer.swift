#if !canImport(UIKit)
    public import Foundation

    /// Stand-in: how corners are rounded.
    public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let circular = CALayerCornerCurve(rawValue: "circular")
        public static let continuous = CALayerCornerCurve(rawValue: "continuous")
    }

    /// Stand-in: which corners are rounded.
    public struct CACornerMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
        public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
        public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
        public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
    }

    /// Stand-in: what a view draws into. Headless: it keeps its state.
    @preconcurrency @MainActor open class CALayer: NSObject {
        open var cornerRadius: CGFloat = 0
        open var cornerCurve = CALayerCornerCurve.circular
        open var maskedCorners: CACornerMask = [
            .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
        ]
        open var masksToBounds = false
        open var shadowColor: CGColor?
        open var shadowOffset = CGSize(width: 0, height: -3)
        open var shadowRadius: CGFloat = 3
        open var shadowOpacity: Float = 0
        open var borderWidth: CGFloat = 0
        open var borderColor: CGColor?
        open var backgroundColor: CGColor?
        open var zPosition: CGFloat = 0
        open var opacity: Float = 1
        open var frame = CGRect.zero
        open var bounds = CGRect.zero
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
