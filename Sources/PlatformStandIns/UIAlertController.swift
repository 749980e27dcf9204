#if !canImport(UIKit)
    public import Foundation

    /// Stand-in: something that the user can choose in an alert.
    @preconcurrency @MainActor open class UIAlertAction: NSObject {
        /// What a choice looks like.
        public enum Style: Int, Sendable {
            /// Nothing special.
            case `default`
            /// Leaves everything as it was.
            case cancel
            /// Changes or deletes something.
            case destructive
        }

        /// What the choice is called.
        public let title: String?
        /// What it looks like.
        public let style: Style
        /// Whether it can be chosen.
        open var isEnabled = true
        private let handler: (@MainActor (UIAlertAction) -> Void)?

        /// Makes a choice.
        public init(title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil) {
            self.title = title
            self.style = style
            self.handler = handler
            super.init()
        }

        /// Headless only: chooses it, as the user would. Does nothing while it is not enabled.
        public func choose() {
            if isEnabled { handler?(self) }
        }
    }

    /// Stand-in: a message with choices.
    @preconcurrency @MainActor open class UIAlertController: UIViewController {
        /// How the message is shown.
        public enum Style: Int, Sendable {
            /// From the screen's edge.
            case actionSheet
            /// In its middle.
            case alert
        }

        /// The text below the title.
        open var message: String?
        /// The choices, in order.
        open private(set) var actions: [UIAlertAction] = []
        /// The choice that stands out.
        open var preferredAction: UIAlertAction?
        /// How the message is shown.
        open private(set) var preferredStyle = Style.actionSheet

        /// Makes a message without choices.
        public convenience init(title: String?, message: String?, preferredStyle: Style) {
            self.init(nibName: nil, bundle: nil)
            self.title = title
            self.message = message
            self.preferredStyle = preferredStyle
        }

        /// Adds a choice.
        open func addAction(_ action: UIAlertAction) {
            actions.append(action)
        }
    }
#endif
