#if !canImport(UIKit)
    public import Foundation

    /// Stand-in: an object in the responder chain.
    @preconcurrency @MainActor open class UIResponder: NSObject {
        private var isFirst = false

        /// Makes a responder.
        public override init() {
            super.init()
        }

        /// The next responder in the chain; nil at its end.
        open var next: UIResponder? { nil }
        /// Whether the responder can become the first responder.
        open var canBecomeFirstResponder: Bool { false }
        /// Whether the responder is the first responder.
        open var isFirstResponder: Bool { isFirst }

        /// Becomes the first responder. Headless: only stored.
        @discardableResult open func becomeFirstResponder() -> Bool {
            isFirst = canBecomeFirstResponder
            return isFirst
        }

        /// Resigns as the first responder.
        @discardableResult open func resignFirstResponder() -> Bool {
            isFirst = false
            return true
        }
    }
#endif
