public import Foundation
import HeadlessStage
public import PlatformStandIns

extension BrazeInAppMessageUI {
    /// The view of a control message: it reports a whole life cycle and shows nothing (BZ-062).
    ///
    /// Main actor. May be subclassed.
    open class ControlView: UIView, InAppMessageView {
        /// The message; a copy of the one that the delegate receives (BZ-128).
        public var message: Braze.InAppMessage.Control
        /// Whether the view has entered.
        public private(set) var presented = false

        /// Makes a view of a message.
        public init(message: Braze.InAppMessage.Control) {
            self.message = message
            super.init(frame: .zero)
        }

        /// The view cannot be made from an archive.
        @available(*, unavailable)
        public required init?(coder: NSCoder) {
            nil
        }

        /// Enters, and leaves before it returns.
        public func present(completion: (() -> Void)? = nil) {
            willPresent()
            presented = true
            logImpression()
            completion?()
            didPresent()
            dismiss()
        }

        /// Leaves at once.
        public func dismiss(completion: (() -> Void)? = nil) {
            willDismiss()
            presented = false
            completion?()
            didDismiss()
        }
    }
}
