#if !canImport(UIKit)
    public import Foundation

    /// Stand-in: something that takes part in the responder chain.
    @preconcurrency @MainActor open class UIResponder: NSObject {
        private var isFirst = false

        /// Makes a responder.
        public override init() {
            super.init()
        }

        /// The next responder in the chain; nil at its end.
        open var next: UIResponder? { nil }
        /// Whether the responder may become the first one.
        open var canBecomeFirstResponder: Bool { false }
        /// Whether the responder is the first one.
        open var isFirstResponder: Bool { isFirst }

        /// Asks to become the first responder. Headless: only remembered.
        @discardableResult open func becomeFirstResponder() -> Bool {
            isFirst = canBecomeFirstResponder
            return isFirst
        }

        /// Gives up being the first responder.
        @discardableResult open func resignFirstResponder() -> Bool {
            isFirst = false
            return true
        }
    }
#endif
