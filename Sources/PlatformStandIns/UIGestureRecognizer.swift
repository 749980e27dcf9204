#if !canImport(UIKit)
    public import Foundation

    /// Stand-in: what finds a gesture in touches. Headless: nothing touches; the state is set by hand.
    @preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
        /// How far a gesture has come.
        public enum State: Int, Sendable {
            /// Nothing has been found yet.
            case possible
            /// It has begun.
            case began
            /// It has moved.
            case changed
            /// It has ended.
            case ended
            /// It was interrupted.
            case cancelled
            /// It was something else.
            case failed
            /// A gesture without duration was found.
            public static let recognized = State.ended
        }

        /// Whether the recogniser looks at touches.
        open var isEnabled = true
        /// How far the gesture has come.
        open var state = State.possible
        /// The view that the recogniser is on.
        public internal(set) weak var view: UIView?
        /// Whether the view is kept from touches of the gesture.
        open var cancelsTouchesInView = true
        /// Who has a say in what is found.
        open weak var delegate: (any UIGestureRecognizerDelegate)?
        /// A name to find the recogniser by.
        open var name: String?

        /// Makes a recogniser.
        public override nonisolated init() {
            super.init()
        }

        /// Makes a recogniser. Headless: without an Objective-C runtime there is no selector to call.
        public init(target: Any?, action: Any?) {
            super.init()
        }

        /// Where the gesture is. Headless: at the origin.
        open func location(in view: UIView?) -> CGPoint { .zero }

        /// Lets this gesture wait until the other one has failed. Headless: there is nothing to wait for.
        open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
    }

    /// Stand-in: finds taps.
    @preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
        /// How many taps make the gesture.
        open var numberOfTapsRequired = 1
        /// How many fingers make the gesture.
        open var numberOfTouchesRequired = 1
    }

    /// Stand-in: finds fingers that drag.
    @preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
        /// How few fingers make the gesture.
        open var minimumNumberOfTouches = 1
        /// How many fingers may make the gesture.
        open var maximumNumberOfTouches = Int.max

        /// How far the fingers have come, in points. Headless: nowhere.
        open func translation(in view: UIView?) -> CGPoint { .zero }

        /// Sets how far the fingers have come. Headless: has no effect.
        open func setTranslation(_ translation: CGPoint, in view: UIView?) {}

        /// How fast the fingers move, in points a second. Headless: not at all.
        open func velocity(in view: UIView?) -> CGPoint { .zero }
    }

    /// Stand-in: finds fingers that stay down.
    @preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
        /// How long the fingers stay down, in seconds.
        open var minimumPressDuration: TimeInterval = 0.5
        /// How far the fingers may move meanwhile, in points.
        open var allowableMovement: CGFloat = 10
    }

    /// Stand-in: finds swipes.
    @preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
        /// Where a swipe goes.
        public struct Direction: OptionSet, Sendable {
            /// The bits, one for each direction.
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

        /// Where the swipes go that are looked for.
        open var direction = Direction.right
        /// How many fingers make the gesture.
        open var numberOfTouchesRequired = 1
    }

    /// Who has a say in what recognisers find. Every member has a default.
    @preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: AnyObject {
        /// Whether the gesture may begin.
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
        /// Whether the recogniser looks at a touch.
        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
        /// Whether both gestures may be found at once.
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool
    }

    extension UIGestureRecognizerDelegate {
        /// It may.
        public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

        /// It does.
        public func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
        ) -> Bool {
            true
        }

        /// They may not.
        public func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool {
            false
        }
    }
#endif
