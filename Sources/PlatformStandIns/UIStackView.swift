#if !canImport(UIKit)
    public import Foundation

    /// Stand-in: a view that puts others in a row. Headless: it keeps the order and lays out nothing.
    @preconcurrency @MainActor open class UIStackView: UIView {
        /// How the views share the row.
        public enum Distribution: Int, Sendable {
            /// They fill it.
            case fill
            /// They fill it with equal sizes.
            case fillEqually
            /// They fill it by their sizes.
            case fillProportionally
            /// The gaps between them are equal.
            case equalSpacing
            /// Their centres are equally far apart.
            case equalCentering
        }

        /// How the views stand across the row.
        public enum Alignment: Int, Sendable {
            /// They fill it.
            case fill
            /// At the leading edge.
            case leading
            /// On the first line of text.
            case firstBaseline
            /// In the middle.
            case center
            /// At the trailing edge.
            case trailing
            /// On the last line of text.
            case lastBaseline
            /// At the top of a horizontal row.
            public static let top = Alignment.leading
            /// At the bottom of a horizontal row.
            public static let bottom = Alignment.trailing
        }

        /// The views in the row, in order.
        open private(set) var arrangedSubviews: [UIView] = []
        /// Which way the row goes.
        open var axis = NSLayoutConstraint.Axis.horizontal
        /// How the views share the row.
        open var distribution = Distribution.fill
        /// How the views stand across the row.
        open var alignment = Alignment.fill
        /// The gap between views, in points.
        open var spacing: CGFloat = 0
        /// Whether the margins are kept free.
        open var isLayoutMarginsRelativeArrangement = false

        /// Makes a row of views.
        public convenience init(arrangedSubviews views: [UIView]) {
            self.init(frame: .zero)
            views.forEach(addArrangedSubview)
        }

        /// Puts a view at the end of the row.
        open func addArrangedSubview(_ view: UIView) {
            insertArrangedSubview(view, at: arrangedSubviews.filter { $0 !== view }.count)
        }

        /// Puts a view into the row. An index outside of the row means its nearest end.
        open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
            removeArrangedSubview(view)
            arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
            if view.superview !== self { addSubview(view) }
        }

        /// Takes a view out of the row. It stays a subview.
        open func removeArrangedSubview(_ view: UIView) {
            arrangedSubviews.removeAll { $0 === view }
        }

        /// Sets the gap after a view. Headless: has no effect.
        open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {}
    }
#endif
