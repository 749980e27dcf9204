#if !canImport(UIKit)
    public import Foundation

    /// Stand-in: a control to tap.
    @preconcurrency @MainActor open class UIButton: UIControl {
        /// What a button looks like.
        public enum ButtonType: Int, Sendable {
            /// As the app says.
            case custom = 0
            /// As the system's.
            case system = 1
            /// A sign for details.
            case detailDisclosure = 2
            /// A light sign for information.
            case infoLight = 3
            /// A dark sign for information.
            case infoDark = 4
            /// A sign for adding a contact.
            case contactAdd = 5
            /// A sign for closing.
            case close = 7
        }

        private var titles = ByState<String>()
        private var titleColors = ByState<UIColor>()
        private var images = ByState<UIImage>()
        private var backgroundImages = ByState<UIImage>()

        /// What the button looks like.
        open private(set) var buttonType = ButtonType.custom
        /// The view of the title.
        public let titleLabel: UILabel? = UILabel(frame: .zero)
        /// The view of the image.
        public let imageView: UIImageView? = UIImageView(frame: .zero)
        /// Room around the content.
        open var contentEdgeInsets = UIEdgeInsets.zero

        /// Makes a button of a kind.
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

        /// Sets the title in a state.
        open func setTitle(_ title: String?, for state: State) {
            titles[state] = title
            titleLabel?.text = currentTitle
        }

        /// The title in a state; the normal one where none is set.
        open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }

        /// Sets the title's colour in a state.
        open func setTitleColor(_ color: UIColor?, for state: State) {
            titleColors[state] = color
        }

        /// The title's colour in a state; the normal one where none is set.
        open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }

        /// Sets the image in a state.
        open func setImage(_ image: UIImage?, for state: State) {
            images[state] = image
            imageView?.image = currentImage
        }

        /// The image in a state; the normal one where none is set.
        open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }

        /// Sets the image behind the content in a state.
        open func setBackgroundImage(_ image: UIImage?, for state: State) {
            backgroundImages[state] = image
        }

        /// The image behind the content in a state; the normal one where none is set.
        open func backgroundImage(for state: State) -> UIImage? {
            backgroundImages[state] ?? backgroundImages[.normal]
        }

        /// The title now.
        open var currentTitle: String? { title(for: state) }
        /// The title's colour now.
        open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
        /// The image now.
        open var currentImage: UIImage? { image(for: state) }
        /// The image behind the content now.
        open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
    }

    /// What is set for each state, by its bits: a state is no key, as Apple's is not.
    private struct ByState<Value> {
        private var values: [UInt: Value] = [:]

        subscript(_ state: UIControl.State) -> Value? {
            get { values[state.rawValue] }
            set { values[state.rawValue] = newValue }
        }
    }
#endif
