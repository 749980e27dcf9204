#if !canImport(UIKit)
    public import Foundation

    /// Stand-in: what looks after a view.
    @preconcurrency @MainActor open class UIViewController: UIResponder {
        private var loadedView: UIView?

        /// What the screen is called.
        open var title: String?
        /// What a navigation bar shows for the controller.
        open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
        /// The controllers in this one.
        open private(set) var children: [UIViewController] = []
        /// The controller that this one is in.
        open internal(set) weak var parent: UIViewController?
        /// The controller that this one presents.
        open private(set) var presentedViewController: UIViewController?
        /// The controller that presents this one.
        open private(set) weak var presentingViewController: UIViewController?
        /// How the controller is presented.
        open var modalPresentationStyle = UIModalPresentationStyle.automatic
        /// How the controller comes and goes.
        open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
        /// The appearance that the controller has whatever the system's is.
        open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
        /// The size that the controller would like to have.
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

        /// Headless only: what the traits of the surroundings are, in place of the screen's.
        package final var surroundingTraits: (() -> UITraitCollection)?
        /// The traits that the controller appears with.
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

        /// Takes a controller in.
        open func addChild(_ childController: UIViewController) {
            childController.removeFromParent()
            childController.parent = self
            children.append(childController)
        }

        /// Leaves the controller that this one is in.
        open func removeFromParent() {
            parent?.children.removeAll { $0 === self }
            parent = nil
        }

        /// Called before the parent changes.
        open func willMove(toParent parent: UIViewController?) {}
        /// Called after the parent has changed.
        open func didMove(toParent parent: UIViewController?) {}
        /// The navigation controller that this one is in.
        open var navigationController: UINavigationController? {
            parent as? UINavigationController ?? parent?.navigationController
        }
        /// The tab bar controller that this one is in.
        open var tabBarController: UITabBarController? {
            parent as? UITabBarController ?? parent?.tabBarController
        }

        // MARK: Presentation

        /// Presents a controller. Headless: at once.
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

        /// Dismisses what this controller presents, else this controller. Headless: at once.
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
        /// The orientation to appear in.
        open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
        /// Whether the controller turns with the device.
        open var shouldAutorotate: Bool { true }
        /// Whether the status bar should be hidden.
        open var prefersStatusBarHidden: Bool { false }
        /// How the status bar should look.
        open var preferredStatusBarStyle: UIStatusBarStyle { .default }
        /// How the status bar should come and go.
        open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
        /// Whether the home indicator should fade out.
        open var prefersHomeIndicatorAutoHidden: Bool { false }
        /// The controller in this one that says how the status bar looks; nil for this one.
        open var childForStatusBarStyle: UIViewController? { nil }
        /// Whether the pointer should stay where it is.
        open var prefersPointerLocked: Bool { false }
        /// The edges at which the app's gestures come first.
        open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
        /// Says that the wishes for the status bar have changed. Headless: no effect.
        open func setNeedsStatusBarAppearanceUpdate() {}
        /// Says that the supported orientations have changed. Headless: no effect.
        open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
        /// Says that the wishes for the home indicator have changed. Headless: no effect.
        open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    }

    /// Stand-in: a stack of controllers.
    @preconcurrency @MainActor open class UINavigationController: UIViewController {
        /// The stack, root first.
        open var viewControllers: [UIViewController] = [] {
            didSet { for controller in viewControllers { controller.parent = self } }
        }
        /// Makes a stack with its root.
        public convenience init(rootViewController: UIViewController) {
            self.init(nibName: nil, bundle: nil)
            viewControllers = [rootViewController]
            rootViewController.parent = self
        }
        /// The top of the stack.
        open var topViewController: UIViewController? { viewControllers.last }
        /// What is seen: the top of the stack or what it presents.
        open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }
        /// Puts a controller on top.
        open func pushViewController(_ viewController: UIViewController, animated: Bool) {
            viewControllers.append(viewController)
        }
        /// Takes the top controller off, unless it is the root.
        @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
            viewControllers.count > 1 ? viewControllers.removeLast() : nil
        }
    }

    /// Stand-in: controllers side by side.
    @preconcurrency @MainActor open class UITabBarController: UIViewController {
        /// The controllers.
        open var viewControllers: [UIViewController]? {
            didSet { for controller in viewControllers ?? [] { controller.parent = self } }
        }
        /// Which one is seen.
        open var selectedIndex = 0
        /// The one that is seen.
        open var selectedViewController: UIViewController? {
            guard let viewControllers, viewControllers.indices.contains(selectedIndex) else { return nil }
            return viewControllers[selectedIndex]
        }
    }
#endif
