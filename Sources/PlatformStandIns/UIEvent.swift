#if !canImport(UIKit)
    public import Foundation

    /// Stand-in: something that the user did.
    @preconcurrency @MainActor open class UIEvent: NSObject {
        /// The touches of the event.
        open var allTouches: Set<UITouch>? { nil }
        /// When it happened, in seconds since the system started.
        open var timestamp: TimeInterval { 0 }

        /// Makes an event without touches.
        public override nonisolated init() {
            super.init()
        }
    }

    /// Stand-in: a finger on the screen.
    @preconcurrency @MainActor open class UITouch: NSObject {
        /// Where a touch is in its life.
        public enum Phase: Int, Sendable {
            /// The finger came down.
            case began
            /// It moved.
            case moved
            /// It has not moved.
            case stationary
            /// It was lifted.
            case ended
            /// The system took the touch away.
            case cancelled
        }

        /// Where the touch is in its life.
        open var phase: Phase { .began }
        /// The view that was touched.
        open var view: UIView? { nil }

        /// Makes a touch.
        public override nonisolated init() {
            super.init()
        }

        /// Where the finger is. Headless: at the origin.
        open func location(in view: UIView?) -> CGPoint { .zero }
    }
#endif
