#if !canImport(UIKit)
    public import Foundation

    /// Stand-in: an effect on what is behind a view.
    @preconcurrency @MainActor open class UIVisualEffect: NSObject {
        /// Makes an effect that changes nothing.
        public override nonisolated init() {
            super.init()
        }
    }

    /// Stand-in: an effect that blurs.
    @preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
        /// How a blur looks.
        public enum Style: Int, Sendable {
            /// Lighter or darker than what is behind it.
            case extraLight, light, dark
            /// As the appearance asks; `prominent` makes the content stand out.
            case regular = 4
            /// Prominent, as in UIKit.
            case prominent
            /// A material, from the one that lets the most through to that of bars.
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

    /// Stand-in: a view that changes how what is behind it looks. Headless: it draws nothing.
    @preconcurrency @MainActor open class UIVisualEffectView: UIView {
        /// The effect.
        open var effect: UIVisualEffect?
        /// Where subviews go.
        public let contentView = UIView(frame: .zero)

        /// Makes a view with an effect.
        public init(effect: UIVisualEffect?) {
            self.effect = effect
            super.init(frame: .zero)
            addSubview(contentView)
        }

        /// Makes a view with a rectangle and no effect.
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
