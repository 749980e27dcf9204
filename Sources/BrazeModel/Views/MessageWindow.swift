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

        /// What a touch reaches: the message's view or what is in it, and the app beside it. A page takes every touch.
        open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            let hit = super.hitTest(point, with: event)
            let view = messageController.messageView
            if view.html != nil { return hit ?? view }
            guard let hit, hit.isDescendant(of: view) else { return nil }
            return hit
        }

        /// Shows the window. It does not take the keyboard's input from the app. When the controller has appeared is for
        /// the stage to say.
        func show() {
            messageController.waitsForStage = true
            isHidden = false
        }

        // A window that nobody keeps is not on the screen: another message's took its place (BZ-036), or the app dropped
        // the user interface (BZ-153).
        deinit {
            let controller = messageController
            MainThread.soon { controller.leaveStage() }
        }

        /// The window cannot be made from an archive.
        @available(*, unavailable)
        public required init?(coder: NSCoder) {
            nil
        }
    }
}

extension Braze.InAppMessage.Color {
    /// An image of this colour alone. Headless: an image without content.
    public var image: UIImage { UIImage() }
}
