#if !canImport(UIKit)
    public import Foundation

    /// Stand-in: an event of the user.
    @preconcurrency @MainActor open class UIEvent: NSObject {
        /// The touches of the event.
        open var allTouches: Set<UITouch>? { nil }
        /// The time of the event, in seconds since the system started.
        open var timestamp: TimeInterval { 0 }

        /// Makes an event without touches.
        public override nonisolated init() {
            super.init()
        }
    }

    /// Stand-in: a finger on the screen.
    @preconcurrency @MainActor open class UITouch: NSObject {
        /// The phases of a touch.
        public enum Phase: Int, Sendable {
            /// The finger touched the screen.
            case began
            /// It moved.
            case moved
            /// It has not moved.
            case stationary
            /// It was lifted.
            case ended
            /// The system cancelled the touch.
            case cancelled
        }

        /// The phase of the touch.
        open var phase: Phase { .began }
        /// The view that was touched.
        open var view: UIView? { nil }

        /// Makes a touch.
        public override nonisolated init() {
            super.init()
        }

        /// The position of the finger. Headless: the origin.
        open func location(in view: UIView?) -> CGPoint { .zero }
    }
#endif
