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

        private let statusBarHideBehavior: StatusBarHideBehavior
        private let preferredOrientation: UIInterfaceOrientation
        /// The orientations that the message supports (BZ-151).
        private let messageOrientations: UIInterfaceOrientationMask
        private weak var preferencesProxy: UIViewController?
        private let surface: MessageSurface
        private var hasAppeared = false
        /// Whether it is the stage that says when the controller appears, and not UIKit, which also does for a window.
        var waitsForStage = false
        /// Whether the message has ever been told to leave. Never taken back (BZ-153).
        private var hasBeenDismissed = false
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
            messageOrientations = presentation.message.orientation.mask(
                for: presentation.preferencesProxy?.judgedTraits(on: ui.stage))
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

        /// The view is loaded; the message's view comes when it appears (BZ-050).
        open override func viewDidLoad() {
            super.viewDidLoad()
        }

        /// The interface is turned or changes its size. Headless: the stage's screen says so.
        open override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.viewWillTransition(to: size, with: coordinator)
        }

        /// Puts the message's view on the screen and makes it enter; the first time only (BZ-050).
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
                // What ends the entry keeps this controller, and with it the view's way to its message (BZ-153).
                let hold = EnteringControllers.keep(self, on: stage)
                messageView.present(
                    completion: watched(.present) { [weak self] in
                        withExtendedLifetime(hold) { self?.entryDidEnd() }
                    })
                followsMessageOrientation = true
            }
        }

        /// A message that was ever told to leave is told again, each time that an entry of its ends, also when it has
        /// left by then (BZ-070, BZ-133, BZ-153).
        private func entryDidEnd() {
            if hasBeenDismissed { dismissMessage() }
        }

        /// Dismisses the message: tells its view to leave at once, also one that is not on the screen yet, which has
        /// nobody to report to (BZ-140, BZ-148). When the view says that it has entered it is told again.
        ///
        /// - Parameter completion: handed to the view, which calls it on the main thread when it has left.
        open func dismissMessage(completion: (() -> Void)? = nil) {
            hasBeenDismissed = true
            stage.run { messageView.dismiss(completion: watched(.dismiss, completion)) }
        }

        /// Takes the message's view off the screen.
        func leaveScreen() {
            messageView.removeFromSuperview()
            leaveStage()
        }

        /// Nothing of the message is on the screen any more.
        func leaveStage() {
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

        // MARK: Traits, status bar, orientation

        /// The appearance of the message, whatever the system's is.
        open override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
            didSet { if hasAppeared { styleDidChange() } }
        }

        /// Whether the status bar is hidden: as the app chose, which nothing overrides (BZ-139), then as the view
        /// wishes, then as the proxy does.
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
        open override var childForStatusBarStyle: UIViewController? { preferencesProxy }

        /// The proxy's.
        open override var prefersPointerLocked: Bool { preferencesProxy?.prefersPointerLocked ?? false }

        /// The proxy's.
        open override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
            preferencesProxy?.preferredScreenEdgesDeferringSystemGestures ?? []
        }

        /// The orientations that the message supports, which are fixed when the controller is made (BZ-151); until the controller has appeared, the preferred one if it
        /// is among them, else all (BZ-138).
        open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            guard !followsMessageOrientation else { return messageOrientations }
            let preferred = preferredOrientation.mask
            return !preferred.isEmpty && messageOrientations.contains(preferred) ? preferred : .all
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
