#if !canImport(UIKit)
    public import Foundation

    /// Stand-in: something that stands in a bar.
    @preconcurrency @MainActor open class UIBarItem: NSObject {
        /// What it is called.
        open var title: String?
        /// What it looks like.
        open var image: UIImage?
        /// Whether it can be used.
        open var isEnabled = true
        /// A number of the app's own.
        open var tag = 0

        /// Makes an item without anything.
        public override init() { super.init() }

        /// Makes an item from an archive. Headless: one without anything.
        public required init?(coder: NSCoder) { super.init() }
    }

    /// Stand-in: a button of a bar. Headless: nobody taps it; its action can be run by a control.
    @preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
        /// How a button looks.
        public enum Style: Int, Sendable {
            /// Plain, as in UIKit.
            case plain
            /// Done, as in UIKit.
            case done = 2
        }

        /// The buttons that the system knows.
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

        /// How the button looks.
        open var style = Style.plain
        /// What takes the button's place.
        open var customView: UIView?
        /// What the button does.
        open var primaryAction: UIAction?
        /// The button's colour.
        open var tintColor: UIColor?
        /// How wide the button is, in points; 0 leaves that to the bar.
        open var width: CGFloat = 0

        /// Makes a button without anything.
        public override init() { super.init() }

        /// Makes a button from an archive. Headless: one without anything.
        public required init?(coder: NSCoder) { super.init(coder: coder) }

        /// Makes a button that does something. Title and image are the action's where none are given.
        public convenience init(
            title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil
        ) {
            self.init()
            self.title = title ?? primaryAction?.title
            self.image = image ?? primaryAction?.image
            self.primaryAction = primaryAction
        }

        /// Makes a button that the system knows.
        public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
            self.init()
            self.primaryAction = primaryAction
        }

        /// Puts a view into the bar.
        public convenience init(customView: UIView) {
            self.init()
            self.customView = customView
        }
    }

    /// Stand-in: what a navigation bar shows for a controller. Headless: kept, and not shown.
    @preconcurrency @MainActor open class UINavigationItem: NSObject {
        /// How large the title is.
        public enum LargeTitleDisplayMode: Int, Sendable {
            /// Automatic, always, never, as in UIKit.
            case automatic, always, never
        }

        /// What the screen is called.
        open var title: String?
        /// A line above the title.
        open var prompt: String?
        /// What stands in the place of the title.
        open var titleView: UIView?
        /// How large the title is.
        open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
        /// Whether the button that leads back is kept away.
        open var hidesBackButton = false
        /// The button that leads back here.
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

        /// Makes an item from an archive. Headless: one without anything.
        public required init?(coder: NSCoder) { super.init() }
    }
#endif
