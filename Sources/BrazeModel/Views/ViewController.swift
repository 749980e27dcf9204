public import Foundation
import HeadlessStage
public import PlatformStandIns

extension BrazeInAppMessageUI {
    /// The controller of one message's window. Apps cannot make one. Main actor.
    open class ViewController: UIViewController {
        /// The user interface that the message belongs to; held weakly (BZ-120).
        private(set) weak var ui: BrazeInAppMessageUI?
        let stage: HeadlessStage
        /// The message as `prepareWith` left it (BZ-044).
        let message: Braze.InAppMessage
        let messageView: any InAppMessageView
        var initialAccessibilityElement: Any?
        /// What the view wants of the status bar, if it wants anything.
        var viewPrefersStatusBarHidden: Bool?

        private var statusBarHideBehavior: StatusBarHideBehavior
        private let preferredOrientation: UIInterfaceOrientation
        private weak var preferencesProxy: UIViewController?
        private let surface: MessageSurface
        private var hasAppeared = false
        /// Whether it is the stage that says when the controller appears, and not UIKit, which also does for a window.
        var waitsForStage = false
        private var isEntering = true
        private var leavesAfterEntry = false
        /// Whether the message's own orientations count already (BZ-138).
        private var followsMessageOrientation = false
        /// The traits that the message's view knows of.
        private var knownTraits: UITraitCollection

        init(ui: BrazeInAppMessageUI, view: any InAppMessageView, presentation: PresentationContext) {
            self.ui = ui
            stage = ui.stage
            knownTraits = ui.stage.screen.traits
            message = presentation.message
            messageView = view
            statusBarHideBehavior = presentation.statusBarHideBehavior
            preferredOrientation = presentation.preferredOrientation
            preferencesProxy = presentation.preferencesProxy
            surface = MessageSurface(of: view, name: presentation.message.id ?? "message without id")
            super.init(nibName: nil, bundle: nil)
            takeTraitsOfStage()
        }

        /// The controller cannot be made from an archive.
        @available(*, unavailable)
        public required init?(coder: NSCoder) {
            nil
        }

        /// Makes the view that holds the message's view.
        open override func loadView() {
            view = ContainerView(frame: .zero)
        }

        /// Puts the message's view on the screen and makes it enter; the first time only (BZ-050). A message
        /// that was told to leave meanwhile is told again as soon as it has entered (BZ-070, BZ-133).
        open override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            if !waitsForStage { appear() }
        }

        /// The stage says that the controller has appeared.
        func appear() {
            waitsForStage = false
            guard !hasAppeared else { return }
            hasAppeared = true
            stage.run {
                view.addSubview(messageView)
                stage.show(surface)
                tellTraits()
                messageView.present(completion: watched(.present) { [weak self] in self?.entryDidEnd() })
                followsMessageOrientation = true
            }
        }

        private func entryDidEnd() {
            isEntering = false
            guard leavesAfterEntry else { return }
            leavesAfterEntry = false
            dismissMessage()
        }

        /// Dismisses the message. One that has not appeared yet is dismissed once it has (BZ-070); one that is
        /// entering is told at once, and again when it has entered (BZ-133).
        ///
        /// - Parameter completion: called on the main thread when the view has left; at once for a message
        ///   that has not appeared yet.
        open func dismissMessage(completion: (() -> Void)? = nil) {
            stage.run {
                let completion = watched(.dismiss, completion)
                if isEntering { leavesAfterEntry = true }
                guard hasAppeared else {
                    completion?()
                    return
                }
                messageView.dismiss(completion: completion)
            }
        }

        /// Takes the message's view off the screen.
        func leaveScreen() {
            messageView.removeFromSuperview()
            stage.remove(surface)
        }

        /// Tells the message's view of new traits, and has it laid out again.
        func screenDidChange() {
            guard hasAppeared else { return }
            tellTraits()
            messageView.setNeedsLayout()
            messageView.layoutIfNeeded()
        }

        /// Tells the message's view of the traits if they have changed.
        func tellTraits() {
            let previous = knownTraits
            noteTraits()
            if previous != knownTraits { messageView.tellTraitsDidChange(from: previous) }
        }

        /// Takes it that the message's view knows the traits.
        func noteTraits() {
            knownTraits = messageTraits
        }

        /// Hides the status bar, whatever the app asked for (BZ-135).
        func hideStatusBar() {
            viewPrefersStatusBarHidden = true
            statusBarHideBehavior = .hidden
        }

        // MARK: Traits, status bar, orientation

        /// The appearance of the message, whatever the system's is.
        open override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
            didSet { if hasAppeared { styleDidChange() } }
        }

        /// Whether the status bar is hidden: the behaviour that the app chose, then the view's wish, then the
        /// proxy's.
        open override var prefersStatusBarHidden: Bool {
            switch statusBarHideBehavior {
            case .hidden: true
            case .visible: false
            case .auto: viewPrefersStatusBarHidden ?? preferencesProxy?.prefersStatusBarHidden ?? false
            }
        }

        /// The proxy's.
        open override var preferredStatusBarStyle: UIStatusBarStyle {
            preferencesProxy?.preferredStatusBarStyle ?? .default
        }

        /// The proxy's.
        open override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
            preferencesProxy?.preferredStatusBarUpdateAnimation ?? .fade
        }

        /// The proxy's.
        open override var prefersHomeIndicatorAutoHidden: Bool {
            preferencesProxy?.prefersHomeIndicatorAutoHidden ?? false
        }

        /// The proxy's.
        open override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
            preferencesProxy?.preferredScreenEdgesDeferringSystemGestures ?? []
        }

        /// The orientations that the message supports; until the controller has appeared, the preferred one if it
        /// is among them, else all (BZ-138).
        open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            let mask = message.orientation.mask(for: messageTraits)
            guard !followsMessageOrientation else { return mask }
            let preferred = preferredOrientation.mask
            return !preferred.isEmpty && mask.contains(preferred) ? preferred : .all
        }
    }
}

extension UIInterfaceOrientation {
    /// The set of this orientation alone; empty if it is not known.
    fileprivate var mask: UIInterfaceOrientationMask {
        switch self {
        case .portrait: .portrait
        case .portraitUpsideDown: .portraitUpsideDown
        case .landscapeLeft: .landscapeLeft
        case .landscapeRight: .landscapeRight
        default: []
        }
    }
}

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

        /// Shows the window. It does not take the keyboard's input from the app. When the controller has appeared is for
        /// the stage to say.
        func show() {
            messageController.waitsForStage = true
            isHidden = false
        }

        /// The window cannot be made from an archive.
        @available(*, unavailable)
        public required init?(coder: NSCoder) {
            nil
        }
    }
}

extension Braze {
    /// Where the app's user interface stands. Headless: what the current stage says.
    ///
    /// Main actor.
    @MainActor public enum UIUtils {
        /// The root view controller of the active window. Headless: one of the app's windows', else a bare
        /// one for a stage whose app has a root.
        public static var activeRootViewController: UIViewController? {
            let stage = HeadlessStage.current
            guard stage.app.hasRootViewController else { return nil }
            return activeWindow?.rootViewController
                ?? stage.shared(BareRoot.self) { MainThread.assume { BareRoot() } }.controller
        }

        /// What is presented on top of the root view controller.
        public static var activeTopmostViewController: UIViewController? {
            var topmost = activeRootViewController
            while let presented = topmost?.presentedViewController { topmost = presented }
            return topmost
        }

        /// The app's window that takes input, else its first. Windows of messages do not count.
        public static var activeWindow: UIWindow? {
            let windows = HeadlessStage.current.scenes.windows.filter {
                !($0 is any BrazeInAppMessageWindowType)
            }
            return windows.first(where: \.isKeyWindow) ?? windows.first
        }

        /// The scene that is in the foreground and takes input. Headless: of those that the current stage says.
        public static var activeWindowScene: UIWindowScene? {
            HeadlessStage.current.scenes.all.first { $0.activation == .active }?.windowScene
        }

        /// The scene for a new window: the active one, else any.
        public static var preferredWindowScene: UIWindowScene? {
            activeWindowScene ?? HeadlessStage.current.scenes.all.first?.windowScene
        }

        /// How the interface is turned. Headless: what the stage's screen says.
        public static var interfaceOrientation: UIInterfaceOrientation {
            HeadlessStage.current.screen.orientation
        }

        /// The font of a kind of text, in a weight, in the size that the user wants.
        public static func preferredFont(textStyle: UIFont.TextStyle, weight: UIFont.Weight) -> UIFont {
            let size = UIFont.preferredFont(forTextStyle: textStyle).pointSize
            return UIFontMetrics(forTextStyle: textStyle).scaledFont(
                for: .systemFont(ofSize: size, weight: weight))
        }
    }

    /// The root view controller of a stage whose app has one but has made no window.
    @MainActor private final class BareRoot {
        let controller = UIViewController()
    }
}

extension Braze.InAppMessage.Color {
    /// An image of this colour alone. Headless: an image without content.
    public var image: UIImage { UIImage() }
}
