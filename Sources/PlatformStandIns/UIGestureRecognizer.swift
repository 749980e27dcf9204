#if !canImport(UIKit)
    public import Foundation

    /// Stand-in: recognises a gesture in touches. Headless: there are no touches; the state is set by code.
    @preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
        /// The states of a gesture.
        public enum State: Int, Sendable {
            /// Nothing has been recognised yet.
            case possible
            /// It has begun.
            case began
            /// It has moved.
            case changed
            /// It has ended.
            case ended
            /// It was cancelled.
            case cancelled
            /// It was another gesture.
            case failed
            /// A discrete gesture was recognised.
            public static let recognized = State.ended
        }

        /// Whether the recogniser is enabled.
        open var isEnabled = true
        /// The state of the gesture.
        open var state = State.possible
        /// The view that has the recogniser.
        public internal(set) weak var view: UIView?
        /// Whether the view's touches are cancelled when the gesture is recognised.
        open var cancelsTouchesInView = true
        /// The delegate, which can influence the recognition.
        open weak var delegate: (any UIGestureRecognizerDelegate)?
        /// A name for finding the recogniser.
        open var name: String?

        /// Makes a recogniser.
        public override nonisolated init() {
            super.init()
        }

        /// Makes a recogniser. Headless: without an Objective-C runtime there is no selector to call.
        public init(target: Any?, action: Any?) {
            super.init()
        }

        /// The position of the gesture. Headless: the origin.
        open func location(in view: UIView?) -> CGPoint { .zero }

        /// Makes this gesture wait until the other one has failed. Headless: no effect.
        open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
    }

    /// Stand-in: recognises taps.
    @preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
        /// The required number of taps.
        open var numberOfTapsRequired = 1
        /// The required number of fingers.
        open var numberOfTouchesRequired = 1
    }

    /// Stand-in: recognises dragging fingers.
    @preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
        /// The minimum number of fingers.
        open var minimumNumberOfTouches = 1
        /// The maximum number of fingers.
        open var maximumNumberOfTouches = Int.max

        /// The distance that the fingers have moved, in points. Headless: zero.
        open func translation(in view: UIView?) -> CGPoint { .zero }

        /// Sets the distance that the fingers have moved. Headless: no effect.
        open func setTranslation(_ translation: CGPoint, in view: UIView?) {}

        /// The velocity of the fingers, in points per second. Headless: zero.
        open func velocity(in view: UIView?) -> CGPoint { .zero }
    }

    /// Stand-in: recognises long presses.
    @preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
        /// The minimum duration of the press, in seconds.
        open var minimumPressDuration: TimeInterval = 0.5
        /// The maximum movement during the press, in points.
        open var allowableMovement: CGFloat = 10
    }

    /// Stand-in: recognises swipes.
    @preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
        /// The directions of a swipe.
        public struct Direction: OptionSet, Sendable {
            /// The bits, one per direction.
            public let rawValue: UInt
            /// Makes a set from its bits.
            public init(rawValue: UInt) { self.rawValue = rawValue }
            /// To the right.
            public static let right = Direction(rawValue: 1)
            /// To the left.
            public static let left = Direction(rawValue: 2)
            /// Upwards.
            public static let up = Direction(rawValue: 4)
            /// Downwards.
            public static let down = Direction(rawValue: 8)
        }

        /// The directions that are recognised.
        open var direction = Direction.right
        /// The required number of fingers.
        open var numberOfTouchesRequired = 1
    }

    /// The delegate of gesture recognisers. Every member has a default.
    @preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: AnyObject {
        /// Whether the gesture may begin.
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
        /// Whether the recogniser receives a touch.
        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
        /// Whether both gestures may be recognised simultaneously.
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool
    }

    extension UIGestureRecognizerDelegate {
        /// True.
        public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

        /// True.
        public func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
        ) -> Bool {
            true
        }

        /// False.
        public func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool {
            false
        }
    }
#endif
