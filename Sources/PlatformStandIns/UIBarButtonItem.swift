#if !canImport(UIKit)
    public import Foundation

    /// Stand-in: an item of a bar.
    @preconcurrency @MainActor open class UIBarItem: NSObject {
        /// The title.
        open var title: String?
        /// The image.
        open var image: UIImage?
        /// Whether it is enabled.
        open var isEnabled = true
        /// A number for the app's own use.
        open var tag = 0

        /// Makes an empty item.
        public override init() { super.init() }

        /// Makes an item from an archive. Headless: an empty one.
        public required init?(coder: NSCoder) { super.init() }
    }

    /// Stand-in: a button of a bar. Headless: it cannot be tapped; its action can be run by a control.
    @preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
        /// The styles of a button.
        public enum Style: Int, Sendable {
            /// Plain, as in UIKit.
            case plain
            /// Done, as in UIKit.
            case done = 2
        }

        /// The system's standard buttons.
        public enum SystemItem: Int, Sendable {
            /// UIKit's values: done, cancel, edit, save, add, flexible space, fixed space, compose, reply, action,
            /// organize.
            case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
            /// UIKit's values: bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fast forward,
            /// undo, redo.
            case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
            /// Close, as in UIKit.
            case close = 24
        }

        /// The style of the button.
        open var style = Style.plain
        /// The view that replaces the button.
        open var customView: UIView?
        /// The action of the button.
        open var primaryAction: UIAction?
        /// The button's colour.
        open var tintColor: UIColor?
        /// The width of the button, in points; 0 for automatic.
        open var width: CGFloat = 0

        /// Makes an empty button.
        public override init() { super.init() }

        /// Makes a button from an archive. Headless: an empty one.
        public required init?(coder: NSCoder) { super.init(coder: coder) }

        /// Makes a button with an action. Title and image default to those of the action.
        public convenience init(
            title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil
        ) {
            self.init()
            self.title = title ?? primaryAction?.title
            self.image = image ?? primaryAction?.image
            self.primaryAction = primaryAction
        }

        /// Makes a standard button of the system.
        public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
            self.init()
            self.primaryAction = primaryAction
        }

        /// Makes an item with a view.
        public convenience init(customView: UIView) {
            self.init()
            self.customView = customView
        }
    }

    /// Stand-in: the content of a navigation bar for a view controller. Headless: stored, but not shown.
    @preconcurrency @MainActor open class UINavigationItem: NSObject {
        /// The display modes of a large title.
        public enum LargeTitleDisplayMode: Int, Sendable {
            /// Automatic, always, never, as in UIKit.
            case automatic, always, never
        }

        /// The title.
        open var title: String?
        /// A line above the title.
        open var prompt: String?
        /// The view that replaces the title.
        open var titleView: UIView?
        /// The display mode of a large title.
        open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
        /// Whether the back button is hidden.
        open var hidesBackButton = false
        /// The back button that leads here.
        open var backBarButtonItem: UIBarButtonItem?
        /// The buttons on the left, the outermost first.
        open var leftBarButtonItems: [UIBarButtonItem]?
        /// The buttons on the right, the outermost first.
        open var rightBarButtonItems: [UIBarButtonItem]?

        /// The outermost button on the left.
        open var leftBarButtonItem: UIBarButtonItem? {
            get { leftBarButtonItems?.first }
            set { leftBarButtonItems = newValue.map { [$0] } }
        }
        /// The outermost button on the right.
        open var rightBarButtonItem: UIBarButtonItem? {
            get { rightBarButtonItems?.first }
            set { rightBarButtonItems = newValue.map { [$0] } }
        }

        /// Makes an item with a title.
        public init(title: String) {
            self.title = title
            super.init()
        }

        /// Makes an item from an archive. Headless: an empty one.
        public required init?(coder: NSCoder) { super.init() }
    }
#endif
