#if !canImport(UIKit)
    public import Foundation

    /// Stand-in: a visual effect on the background of a view.
    @preconcurrency @MainActor open class UIVisualEffect: NSObject {
        /// Makes an effect without any change.
        public override nonisolated init() {
            super.init()
        }
    }

    /// Stand-in: a blur effect.
    @preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
        /// The styles of a blur.
        public enum Style: Int, Sendable {
            /// Lighter or darker than the background.
            case extraLight, light, dark
            /// According to the appearance; `prominent` makes the content stand out.
            case regular = 4
            /// Prominent, as in UIKit.
            case prominent
            /// A material, from the most transparent one to that of bars.
            case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
            /// System chrome material, as in UIKit.
            case systemChromeMaterial
        }

        let style: Style

        /// Makes a blur.
        public init(style: Style) {
            self.style = style
            super.init()
        }
    }

    /// Stand-in: a view with a visual effect on its background. Headless: it draws nothing.
    @preconcurrency @MainActor open class UIVisualEffectView: UIView {
        /// The effect.
        open var effect: UIVisualEffect?
        /// The container of the subviews.
        public let contentView = UIView(frame: .zero)

        /// Makes a view with an effect.
        public init(effect: UIVisualEffect?) {
            self.effect = effect
            super.init(frame: .zero)
            addSubview(contentView)
        }

        /// Makes a view with a frame and no effect.
        public override convenience init(frame: CGRect) {
            self.init(effect: nil)
            self.frame = frame
        }

        /// Makes a view from an archive. Headless: one without an effect.
        public required init?(coder: NSCoder) {
            super.init(coder: coder)
            addSubview(contentView)
        }
    }
#endif
