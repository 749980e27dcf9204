public import Foundation
import HeadlessStage
public import PlatformStandIns

extension BrazeInAppMessageUI {
    /// The window of one message. Apps cannot make one. Main actor.
    open class Window: UIWindow, BrazeInAppMessageWindowType {
        let messageController: ViewController

        init(ui: BrazeInAppMessageUI, view: any InAppMessageView, presentation: PresentationContext) {
            messageController = ViewController(ui: ui, view: view, presentation: presentation)
            super.init(frame: CGRect(origin: .zero, size: ui.stage.screen.size))
            windowScene = presentation.windowScene
            windowLevel = presentation.windowLevel
            accessibilityViewIsModal = true
            rootViewController = messageController
        }

        /// The target of a touch: the message's view or its subviews; other touches go to the app. A page gets every
        /// touch.
        open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            let hit = super.hitTest(point, with: event)
            let view = messageController.messageView
            if view.html != nil { return hit ?? view }
            guard let hit, hit.isDescendant(of: view) else { return nil }
            return hit
        }

        /// Shows the window. It does not take the keyboard focus from the app. The stage decides when the controller
        /// has appeared.
        func show() {
            messageController.waitsForStage = true
            isHidden = false
        }

        // A window that is no longer held is not on the screen: another message's window replaced it (BZ-036), or the
        // app released the user interface (BZ-153).
        deinit {
            let controller = messageController
            MainThread.soon { controller.leaveStage() }
        }

        /// Not available: the window cannot be made from an archive.
        @available(*, unavailable)
        public required init?(coder: NSCoder) {
            nil
        }
    }
}

extension Braze.InAppMessage.Color {
    /// An image filled with this colour. In the model an image without content.
    public var image: UIImage { UIImage() }
}
