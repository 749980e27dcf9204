#if !canImport(UIKit)
    public import Foundation

    /// Stand-in: a view that arranges others in a row or column. Headless: it stores the order but has no layout.
    @preconcurrency @MainActor open class UIStackView: UIView {
        /// The distribution of the views along the axis.
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

        /// The alignment of the views across the axis.
        public enum Alignment: Int, Sendable {
            /// They fill it.
            case fill
            /// At the leading edge.
            case leading
            /// At the first baseline.
            case firstBaseline
            /// In the centre.
            case center
            /// At the trailing edge.
            case trailing
            /// At the last baseline.
            case lastBaseline
            /// At the top of a horizontal stack.
            public static let top = Alignment.leading
            /// At the bottom of a horizontal stack.
            public static let bottom = Alignment.trailing
        }

        /// The arranged views, in order.
        open private(set) var arrangedSubviews: [UIView] = []
        /// The axis of the stack.
        open var axis = NSLayoutConstraint.Axis.horizontal
        /// The distribution of the views along the axis.
        open var distribution = Distribution.fill
        /// The alignment of the views across the axis.
        open var alignment = Alignment.fill
        /// The spacing between views, in points.
        open var spacing: CGFloat = 0
        /// Whether the arrangement respects the layout margins.
        open var isLayoutMarginsRelativeArrangement = false

        /// Makes a stack of views.
        public convenience init(arrangedSubviews views: [UIView]) {
            self.init(frame: .zero)
            views.forEach(addArrangedSubview)
        }

        /// Adds a view at the end of the stack.
        open func addArrangedSubview(_ view: UIView) {
            insertArrangedSubview(view, at: arrangedSubviews.filter { $0 !== view }.count)
        }

        /// Inserts a view into the stack. An index out of bounds means the nearest end.
        open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
            removeArrangedSubview(view)
            arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
            if view.superview !== self { addSubview(view) }
        }

        /// Removes a view from the stack. It stays a subview.
        open func removeArrangedSubview(_ view: UIView) {
            arrangedSubviews.removeAll { $0 === view }
        }

        /// Sets the spacing after a view. Headless: no effect.
        open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {}
    }
#endif
