#if !canImport(UIKit)
    public import Foundation

    /// Stand-in: a view controller.
    @preconcurrency @MainActor open class UIViewController: UIResponder {
        private var loadedView: UIView?

        /// The title.
        open var title: String?
        /// The content of a navigation bar for the controller.
        open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
        /// The child controllers.
        open private(set) var children: [UIViewController] = []
        /// The parent controller.
        open internal(set) weak var parent: UIViewController?
        /// The controller that this one presents.
        open private(set) var presentedViewController: UIViewController?
        /// The controller that presents this one.
        open private(set) weak var presentingViewController: UIViewController?
        /// The presentation style.
        open var modalPresentationStyle = UIModalPresentationStyle.automatic
        /// The transition style.
        open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
        /// The interface style of the controller, which overrides the system's.
        open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
        /// The preferred size of the controller.
        open var preferredContentSize = CGSize.zero

        /// Makes a controller without a nib.
        public override convenience init() {
            self.init(nibName: nil, bundle: nil)
        }

        /// Makes a controller. Headless: the nib is not read.
        public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
            super.init()
        }

        /// Makes a controller from an archive. Headless: an empty one.
        public required init?(coder: NSCoder) {
            super.init()
        }

        // MARK: View

        /// The controller's view, loaded on first use.
        open var view: UIView! {
            get {
                if loadedView == nil {
                    loadView()
                    viewDidLoad()
                }
                return loadedView
            }
            set {
                loadedView?.controller = nil
                loadedView = newValue
                newValue?.controller = self
            }
        }

        /// The controller's view, if it has been loaded.
        open var viewIfLoaded: UIView? { loadedView }
        /// Whether the view has been loaded.
        open var isViewLoaded: Bool { loadedView != nil }
        /// Makes the view.
        open func loadView() { view = UIView(frame: .zero) }
        /// Loads the view now.
        open func loadViewIfNeeded() { _ = view }
        /// Called when the view has been loaded.
        open func viewDidLoad() {}
        /// Called before the view appears.
        open func viewWillAppear(_ animated: Bool) {}
        /// Called after the view has appeared.
        open func viewDidAppear(_ animated: Bool) {}
        /// Called before the view disappears.
        open func viewWillDisappear(_ animated: Bool) {}
        /// Called after the view has disappeared.
        open func viewDidDisappear(_ animated: Bool) {}
        /// Called before the view lays out its subviews.
        open func viewWillLayoutSubviews() {}
        /// Called after the view has laid out its subviews.
        open func viewDidLayoutSubviews() {}

        open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

        /// Headless only: the traits of the environment, instead of the screen's.
        package final var surroundingTraits: (() -> UITraitCollection)?
        /// The traits of the controller.
        open var traitCollection: UITraitCollection {
            UITraitCollection(traitsFrom: [
                surroundingTraits?() ?? HeadlessPlatform.world.traits,
                UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle),
            ])
        }
        /// Called when the traits have changed.
        open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

        /// Called before the view changes its size. Headless: never called.
        open func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {}

        // MARK: Containment

        /// Adds a child controller.
        open func addChild(_ childController: UIViewController) {
            childController.removeFromParent()
            childController.parent = self
            children.append(childController)
        }

        /// Removes the controller from its parent.
        open func removeFromParent() {
            parent?.children.removeAll { $0 === self }
            parent = nil
        }

        /// Called before the parent changes.
        open func willMove(toParent parent: UIViewController?) {}
        /// Called after the parent has changed.
        open func didMove(toParent parent: UIViewController?) {}
        /// The nearest enclosing navigation controller.
        open var navigationController: UINavigationController? {
            parent as? UINavigationController ?? parent?.navigationController
        }
        /// The nearest enclosing tab bar controller.
        open var tabBarController: UITabBarController? {
            parent as? UITabBarController ?? parent?.tabBarController
        }

        // MARK: Presentation

        /// Presents a view controller. Headless: at once.
        open func present(
            _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
        ) {
            presentedViewController = viewControllerToPresent
            viewControllerToPresent.presentingViewController = self
            viewControllerToPresent.loadViewIfNeeded()
            viewControllerToPresent.viewWillAppear(flag)
            viewControllerToPresent.viewDidAppear(flag)
            completion?()
        }

        /// Dismisses the presented view controller, or else this one. Headless: at once.
        open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
            if let presented = presentedViewController {
                presented.viewWillDisappear(flag)
                presented.presentingViewController = nil
                presentedViewController = nil
                presented.viewDidDisappear(flag)
                completion?()
            } else if let presenting = presentingViewController {
                presenting.dismiss(animated: flag, completion: completion)
            } else {
                completion?()
            }
        }

        // MARK: Orientation and bars

        /// The orientations that the controller supports.
        open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
        /// The preferred orientation for the presentation.
        open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
        /// Whether the controller rotates with the device.
        open var shouldAutorotate: Bool { true }
        /// Whether the status bar should be hidden.
        open var prefersStatusBarHidden: Bool { false }
        /// The preferred style of the status bar.
        open var preferredStatusBarStyle: UIStatusBarStyle { .default }
        /// The preferred animation of the status bar.
        open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
        /// Whether the home indicator should be hidden automatically.
        open var prefersHomeIndicatorAutoHidden: Bool { false }
        /// The child controller that determines the style of the status bar; nil for this one.
        open var childForStatusBarStyle: UIViewController? { nil }
        /// Whether the pointer should be locked.
        open var prefersPointerLocked: Bool { false }
        /// The edges at which the app's gestures precede the system's.
        open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
        /// Requests an update of the status bar. Headless: no effect.
        open func setNeedsStatusBarAppearanceUpdate() {}
        /// Requests an update of the supported orientations. Headless: no effect.
        open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
        /// Requests an update of the home indicator. Headless: no effect.
        open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    }

    /// Stand-in: a navigation controller.
    @preconcurrency @MainActor open class UINavigationController: UIViewController {
        /// The stack, root first.
        open var viewControllers: [UIViewController] = [] {
            didSet { for controller in viewControllers { controller.parent = self } }
        }
        /// Makes a navigation controller with its root.
        public convenience init(rootViewController: UIViewController) {
            self.init(nibName: nil, bundle: nil)
            viewControllers = [rootViewController]
            rootViewController.parent = self
        }
        /// The controller on top of the stack.
        open var topViewController: UIViewController? { viewControllers.last }
        /// The visible controller: the one on top of the stack or the one that is presented.
        open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }
        /// Pushes a view controller.
        open func pushViewController(_ viewController: UIViewController, animated: Bool) {
            viewControllers.append(viewController)
        }
        /// Pops the top view controller, unless it is the root.
        @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
            viewControllers.count > 1 ? viewControllers.removeLast() : nil
        }
    }

    /// Stand-in: a tab bar controller.
    @preconcurrency @MainActor open class UITabBarController: UIViewController {
        /// The controllers.
        open var viewControllers: [UIViewController]? {
            didSet { for controller in viewControllers ?? [] { controller.parent = self } }
        }
        /// The index of the selected controller.
        open var selectedIndex = 0
        /// The selected controller.
        open var selectedViewController: UIViewController? {
            guard let viewControllers, viewControllers.indices.contains(selectedIndex) else { return nil }
            return viewControllers[selectedIndex]
        }
    }
#endif
