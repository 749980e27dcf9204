#if !canImport(UIKit)
    public import Foundation

    /// Stand-in: a button.
    @preconcurrency @MainActor open class UIButton: UIControl {
        /// The types of a button.
        public enum ButtonType: Int, Sendable {
            /// A custom button.
            case custom = 0
            /// A system button.
            case system = 1
            /// A disclosure button.
            case detailDisclosure = 2
            /// A light information button.
            case infoLight = 3
            /// A dark information button.
            case infoDark = 4
            /// A button for adding a contact.
            case contactAdd = 5
            /// A close button.
            case close = 7
        }

        private var titles = ByState<String>()
        private var titleColors = ByState<UIColor>()
        private var images = ByState<UIImage>()
        private var backgroundImages = ByState<UIImage>()

        /// The type of the button.
        open private(set) var buttonType = ButtonType.custom
        /// The view of the title.
        public let titleLabel: UILabel? = UILabel(frame: .zero)
        /// The view of the image.
        public let imageView: UIImageView? = UIImageView(frame: .zero)
        /// The insets around the content.
        open var contentEdgeInsets = UIEdgeInsets.zero

        /// Makes a button of a type.
        public convenience init(type buttonType: ButtonType) {
            self.init(frame: .zero)
            self.buttonType = buttonType
        }

        /// Makes a button that runs an action when it is tapped.
        public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
            self.init(frame: frame)
            guard let primaryAction else { return }
            setTitle(primaryAction.title, for: .normal)
            setImage(primaryAction.image, for: .normal)
            addAction(primaryAction, for: [.primaryActionTriggered, .touchUpInside])
        }

        /// Sets the title for a state.
        open func setTitle(_ title: String?, for state: State) {
            titles[state] = title
            titleLabel?.text = currentTitle
        }

        /// The title for a state; that of the normal state if none is set.
        open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }

        /// Sets the title colour for a state.
        open func setTitleColor(_ color: UIColor?, for state: State) {
            titleColors[state] = color
        }

        /// The title colour for a state; that of the normal state if none is set.
        open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }

        /// Sets the image for a state.
        open func setImage(_ image: UIImage?, for state: State) {
            images[state] = image
            imageView?.image = currentImage
        }

        /// The image for a state; that of the normal state if none is set.
        open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }

        /// Sets the background image for a state.
        open func setBackgroundImage(_ image: UIImage?, for state: State) {
            backgroundImages[state] = image
        }

        /// The background image for a state; that of the normal state if none is set.
        open func backgroundImage(for state: State) -> UIImage? {
            backgroundImages[state] ?? backgroundImages[.normal]
        }

        /// The current title.
        open var currentTitle: String? { title(for: state) }
        /// The current title colour.
        open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
        /// The current image.
        open var currentImage: UIImage? { image(for: state) }
        /// The current background image.
        open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
    }

    /// A value per state, keyed by the bits, because a state is not hashable, as in UIKit.
    private struct ByState<Value> {
        private var values: [UInt: Value] = [:]

        subscript(_ state: UIControl.State) -> Value? {
            get { values[state.rawValue] }
            set { values[state.rawValue] = newValue }
        }
    }
#endif
