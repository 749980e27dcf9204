public import Foundation
import HeadlessStage
public import PlatformStandIns

extension BrazeInAppMessageUI {
    /// The controller of one message's window. Apps cannot make one. Main actor.
    open class ViewController: UIViewController {
        /// The user interface that the message belongs to; held weakly (BZ-120).
        private(set) weak var ui: BrazeInAppMessageUI?
        let stage: HeadlessStage
        /// The message after `prepareWith` (BZ-044).
        let message: Braze.InAppMessage
        let messageView: any InAppMessageView
        var initialAccessibilityElement: Any?
        /// The view's status bar preference; nil if it has none.
        var viewPrefersStatusBarHidden: Bool?

        private let statusBarHideBehavior: StatusBarHideBehavior
        private let preferredOrientation: UIInterfaceOrientation
        /// The orientations that the message supports (BZ-151).
        private let messageOrientations: UIInterfaceOrientationMask
        private weak var preferencesProxy: UIViewController?
        private let surface: MessageSurface
        private var hasAppeared = false
        /// Whether the stage, instead of UIKit, decides when the controller appears; UIKit too makes it appear for a
        /// window.
        var waitsForStage = false
        /// Whether a dismissal of the message was ever requested. Never reset (BZ-153).
        private var hasBeenDismissed = false
        /// Whether the message's own orientations are already in effect (BZ-138).
        private var followsMessageOrientation = false
        /// The traits that the message's view was last notified of.
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

        /// Not available: the controller cannot be made from an archive.
        @available(*, unavailable)
        public required init?(coder: NSCoder) {
            nil
        }

        /// Makes the view that contains the message's view.
        open override func loadView() {
            view = ContainerView(frame: .zero)
        }

        /// The view is loaded; the message's view is added when the controller appears (BZ-050).
        open override func viewDidLoad() {
            super.viewDidLoad()
        }

        /// The interface rotates or changes its size. In the model the stage's screen triggers it.
        open override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.viewWillTransition(to: size, with: coordinator)
        }

        /// Adds the message's view to the screen and makes it enter; only the first time (BZ-050).
        open override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            if !waitsForStage { appear() }
        }

        /// Called by the stage when the controller has appeared.
        func appear() {
            waitsForStage = false
            guard !hasAppeared else { return }
            hasAppeared = true
            stage.run {
                view.addSubview(messageView)
                stage.show(surface)
                tellTraits()
                // The completion of the entry keeps this controller alive, and therefore the view's access to its
                // message (BZ-153).
                let hold = EnteringControllers.keep(self, on: stage)
                messageView.present(
                    completion: watched(.present) { [weak self] in
                        withExtendedLifetime(hold) { self?.entryDidEnd() }
                    })
                followsMessageOrientation = true
            }
        }

        /// A message whose dismissal was ever requested is dismissed again each time one of its entries ends, even if
        /// it has left by then (BZ-070, BZ-133, BZ-153).
        private func entryDidEnd() {
            if hasBeenDismissed { dismissMessage() }
        }

        /// Dismisses the message: its view's `dismiss` is called at once, even if the view is not on the screen yet and
        /// therefore cannot report to a controller (BZ-140, BZ-148). When the view reports that it has entered,
        /// `dismiss` is called again.
        ///
        /// - Parameter completion: passed to the view, which calls it on the main thread when it has left.
        open func dismissMessage(completion: (() -> Void)? = nil) {
            hasBeenDismissed = true
            stage.run { messageView.dismiss(completion: watched(.dismiss, completion)) }
        }

        /// Removes the message's view from the screen.
        func leaveScreen() {
            messageView.removeFromSuperview()
            leaveStage()
        }

        /// Removes the message's surface from the stage: no part of the message is on the screen any more.
        func leaveStage() {
            stage.remove(surface)
        }

        /// Notifies the message's view of new traits, and lays it out again.
        func screenDidChange() {
            guard hasAppeared else { return }
            tellTraits()
            messageView.setNeedsLayout()
            messageView.layoutIfNeeded()
        }

        /// Notifies the message's view of the traits if they have changed.
        func tellTraits() {
            let previous = knownTraits
            noteTraits()
            if previous != knownTraits { messageView.tellTraitsDidChange(from: previous) }
        }

        /// Records that the message's view knows the current traits.
        func noteTraits() {
            knownTraits = messageTraits
        }

        // MARK: Traits, status bar, orientation

        /// The message's interface style, whatever the system's is.
        open override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
            didSet { if hasAppeared { styleDidChange() } }
        }

        /// Whether the status bar is hidden: first the app's choice, which nothing overrides (BZ-139), then the view's
        /// preference, then that of the proxy.
        open override var prefersStatusBarHidden: Bool {
            switch statusBarHideBehavior {
            case .hidden: true
            case .visible: false
            case .auto: viewPrefersStatusBarHidden ?? preferencesProxy?.prefersStatusBarHidden ?? false
            }
        }

        /// The value of the preferences proxy.
        open override var preferredStatusBarStyle: UIStatusBarStyle {
            preferencesProxy?.preferredStatusBarStyle ?? .default
        }

        /// The value of the preferences proxy.
        open override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
            preferencesProxy?.preferredStatusBarUpdateAnimation ?? .fade
        }

        /// The value of the preferences proxy.
        open override var prefersHomeIndicatorAutoHidden: Bool {
            preferencesProxy?.prefersHomeIndicatorAutoHidden ?? false
        }

        /// The preferences proxy.
        open override var childForStatusBarStyle: UIViewController? { preferencesProxy }

        /// The value of the preferences proxy.
        open override var prefersPointerLocked: Bool { preferencesProxy?.prefersPointerLocked ?? false }

        /// The value of the preferences proxy.
        open override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
            preferencesProxy?.preferredScreenEdgesDeferringSystemGestures ?? []
        }

        /// The orientations that the message supports, which are fixed when the controller is made (BZ-151). Until the
        /// controller has appeared, only the preferred one if it is among them, else all of them (BZ-138).
        open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            guard !followsMessageOrientation else { return messageOrientations }
            let preferred = preferredOrientation.mask
            return !preferred.isEmpty && messageOrientations.contains(preferred) ? preferred : .all
        }
    }
}

extension UIInterfaceOrientation {
    /// The set with only this orientation; empty if it is unknown.
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
