#if !canImport(UIKit)
    public import Foundation

    /// Stand-in: an action in an alert.
    @preconcurrency @MainActor open class UIAlertAction: NSObject {
        /// The styles of an action.
        public enum Style: Int, Sendable {
            /// The default style.
            case `default`
            /// The action cancels and changes nothing.
            case cancel
            /// The action changes or deletes data.
            case destructive
        }

        /// The title of the action.
        public let title: String?
        /// Its style.
        public let style: Style
        /// Whether it is enabled.
        open var isEnabled = true
        private let handler: (@MainActor (UIAlertAction) -> Void)?

        /// Makes an action.
        public init(title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil) {
            self.title = title
            self.style = style
            self.handler = handler
            super.init()
        }

        /// Headless only: chooses the action as the user would. Does nothing while it is not enabled.
        public func choose() {
            if isEnabled { handler?(self) }
        }
    }

    /// Stand-in: an alert with actions.
    @preconcurrency @MainActor open class UIAlertController: UIViewController {
        /// The styles of an alert.
        public enum Style: Int, Sendable {
            /// An action sheet at the screen's edge.
            case actionSheet
            /// An alert in the centre of the screen.
            case alert
        }

        /// The text below the title.
        open var message: String?
        /// The actions, in order.
        open private(set) var actions: [UIAlertAction] = []
        /// The preferred action.
        open var preferredAction: UIAlertAction?
        /// The style of the alert.
        open private(set) var preferredStyle = Style.actionSheet

        /// Makes an alert without actions.
        public convenience init(title: String?, message: String?, preferredStyle: Style) {
            self.init(nibName: nil, bundle: nil)
            self.title = title
            self.message = message
            self.preferredStyle = preferredStyle
        }

        /// Adds an action.
        open func addAction(_ action: UIAlertAction) {
            actions.append(action)
        }
    }
#endif
