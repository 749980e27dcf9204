#if !canImport(UIKit)
    public import Foundation

    /// Stand-in: a view. Headless: it stores its state and its position in the hierarchy, and draws nothing.
    @preconcurrency @MainActor open class UIView: UIResponder {
        /// The frame in the superview's coordinates.
        open var frame: CGRect
        /// The opacity of the view, 0 to 1.
        open var alpha: CGFloat = 1
        /// Whether the view is hidden.
        open var isHidden = false
        /// A number for finding the view.
        open var tag = 0
        /// The background colour.
        open var backgroundColor: UIColor?
        /// The colour of interactive parts.
        open var tintColor: UIColor! = .systemBlue
        /// The transform of the view.
        open var transform = CGAffineTransform.identity
        /// Whether subviews are clipped to the bounds.
        open var clipsToBounds = false
        /// Whether the view receives touches.
        open var isUserInteractionEnabled = true
        /// Whether the view covers everything behind it.
        open var isOpaque = true
        /// How the content fills the bounds.
        open var contentMode = ContentMode.scaleToFill
        /// The layer of the view.
        public let layer = CALayer()
        /// Whether the autoresizing mask is translated into constraints.
        open var translatesAutoresizingMaskIntoConstraints = true
        /// How the view follows the size of its superview.
        open var autoresizingMask: AutoresizingMask = []
        /// The insets of the area that the system's bars leave free.
        open var safeAreaInsets: UIEdgeInsets { superview?.safeAreaInsets ?? .zero }
        /// The margins for content.
        open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        /// The interface style of the view, which overrides the system's.
        open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
            didSet { if overrideUserInterfaceStyle != oldValue { tellTraitsDidChange() } }
        }
        /// The gesture recognisers of the view.
        open var gestureRecognizers: [UIGestureRecognizer]?
        /// The view's constraints.
        open private(set) var constraints: [NSLayoutConstraint] = []

        /// Whether assistive software treats the view as one element.
        open var isAccessibilityElement = false
        /// The view's label for assistive software.
        open var accessibilityLabel: String?
        /// The view's hint for assistive software.
        open var accessibilityHint: String?
        /// The view's value for assistive software.
        open var accessibilityValue: String?
        /// A name for user-interface tests.
        open var accessibilityIdentifier: String?
        /// Whether assistive software ignores the view's siblings.
        open var accessibilityViewIsModal = false
        /// Whether assistive software ignores the view's subviews.
        open var accessibilityElementsHidden = false
        /// The style of the view under a pointer.
        open var hoverStyle: UIHoverStyle?
        /// The accessibility traits of the view.
        open var accessibilityTraits: UIAccessibilityTraits = .none

        /// The superview.
        open private(set) weak var superview: UIView?
        /// The subviews, backmost first.
        open private(set) var subviews: [UIView] = []
        weak var controller: UIViewController?

        /// Makes a view with a frame.
        public init(frame: CGRect) {
            self.frame = frame
            super.init()
        }

        /// Makes a view from an archive. Headless: an empty view.
        public required init?(coder: NSCoder) {
            frame = .zero
            super.init()
        }

        /// Makes a view with a frame of zero.
        public override convenience init() {
            self.init(frame: .zero)
        }

        /// The bounds, in the view's own coordinates.
        open var bounds: CGRect {
            get { CGRect(origin: .zero, size: frame.size) }
            set { frame.size = newValue.size }
        }

        /// The centre, in the superview's coordinates.
        open var center: CGPoint {
            get { CGPoint(x: frame.origin.x + frame.width / 2, y: frame.origin.y + frame.height / 2) }
            set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
        }

        /// The window of the view.
        open var window: UIWindow? { self as? UIWindow ?? superview?.window }

        open override var next: UIResponder? { controller ?? superview }

        /// The traits of the view.
        open var traitCollection: UITraitCollection {
            let inherited = superview?.traitCollection ?? controller?.parent?.traitCollection ?? .current
            guard overrideUserInterfaceStyle != .unspecified else { return inherited }
            return UITraitCollection(traitsFrom: [
                inherited, UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle),
            ])
        }

        /// Called when the traits have changed. Headless: when the interface style of this view, or of a superview, is
        /// overridden.
        open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

        private func tellTraitsDidChange() {
            traitCollectionDidChange(nil)
            for view in subviews { view.tellTraitsDidChange() }
        }

        // MARK: Hierarchy

        /// Adds a view on top of the others.
        open func addSubview(_ view: UIView) {
            insert(view, at: subviews.count)
        }

        /// Inserts a view at an index.
        open func insertSubview(_ view: UIView, at index: Int) {
            insert(view, at: index)
        }

        /// Inserts a view directly below another one.
        open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
            insert(view, at: subviews.firstIndex { $0 === sibling } ?? subviews.count)
        }

        /// Inserts a view directly above another one.
        open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
            insert(view, at: subviews.firstIndex { $0 === sibling }.map { $0 + 1 } ?? subviews.count)
        }

        private func insert(_ view: UIView, at index: Int) {
            guard view !== self else { return }
            view.removeFromSuperview()
            let oldWindow = view.window
            view.willMove(toSuperview: self)
            view.superview = self
            subviews.insert(view, at: min(max(0, index), subviews.count))
            view.didMoveToSuperview()
            if view.window !== oldWindow { view.tellDidMoveToWindow() }
        }

        /// Removes the view from its superview.
        open func removeFromSuperview() {
            guard let superview else { return }
            let hadWindow = window != nil
            willMove(toSuperview: nil)
            superview.subviews.removeAll { $0 === self }
            self.superview = nil
            didMoveToSuperview()
            if hadWindow { tellDidMoveToWindow() }
        }

        private func tellDidMoveToWindow() {
            didMoveToWindow()
            for view in subviews { view.tellDidMoveToWindow() }
        }

        /// Moves a subview above the others.
        open func bringSubviewToFront(_ view: UIView) {
            guard let place = subviews.firstIndex(where: { $0 === view }) else { return }
            subviews.append(subviews.remove(at: place))
        }

        /// Moves a subview below the others.
        open func sendSubviewToBack(_ view: UIView) {
            guard let place = subviews.firstIndex(where: { $0 === view }) else { return }
            subviews.insert(subviews.remove(at: place), at: 0)
        }

        /// Whether the view is another view or a descendant of it.
        open func isDescendant(of view: UIView) -> Bool {
            self === view || superview?.isDescendant(of: view) == true
        }

        /// The view with a tag: this view or a descendant.
        open func viewWithTag(_ tag: Int) -> UIView? {
            if self.tag == tag { return self }
            return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
        }

        /// Called before the superview changes.
        open func willMove(toSuperview newSuperview: UIView?) {}
        /// Called after the superview has changed.
        open func didMoveToSuperview() {}
        /// Called before the window changes. Headless: never called.
        open func willMove(toWindow newWindow: UIWindow?) {}
        /// Called after the window has changed.
        open func didMoveToWindow() {}

        // MARK: Layout

        /// Lays out the subviews.
        open func layoutSubviews() {}
        /// Lays out the subviews now.
        open func layoutIfNeeded() {
            layoutSubviews()
            for view in subviews { view.layoutIfNeeded() }
        }
        /// Requests a layout. Headless: no effect.
        open func setNeedsLayout() {}
        /// Requests drawing. Headless: no effect.
        open func setNeedsDisplay() {}
        /// Requests new constraints. Headless: no effect.
        open func setNeedsUpdateConstraints() {}
        /// Updates the constraints.
        open func updateConstraints() {}
        /// Resizes the view to the size that fits.
        open func sizeToFit() { frame.size = sizeThatFits(frame.size) }
        /// The size that fits best. Headless: the current one.
        open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }
        /// The size of the content. Headless: none.
        open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }

        /// Adds a constraint.
        open func addConstraint(_ constraint: NSLayoutConstraint) { constraints.append(constraint) }
        /// Adds constraints.
        open func addConstraints(_ constraints: [NSLayoutConstraint]) { self.constraints += constraints }
        /// Removes a constraint.
        open func removeConstraint(_ constraint: NSLayoutConstraint) {
            constraints.removeAll { $0 === constraint }
        }
        /// Sets the resistance to growing. Headless: no effect.
        open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        }
        /// Sets the resistance to shrinking. Headless: no effect.
        open func setContentCompressionResistancePriority(
            _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
        ) {}

        // MARK: Touches

        /// Adds a gesture recogniser, and removes it from its previous view.
        open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
            gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
            gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
            gestureRecognizer.view = self
        }

        /// Removes a gesture recogniser.
        open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
            gestureRecognizers?.removeAll { $0 === gestureRecognizer }
            gestureRecognizer.view = nil
        }

        /// Whether a point is inside the bounds.
        open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

        /// The deepest view at a point.
        open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event)
            else { return nil }
            for view in subviews.reversed() {
                if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
            }
            return self
        }

        private var originInWindow: CGPoint {
            let outer = superview?.originInWindow ?? .zero
            return CGPoint(x: outer.x + frame.origin.x, y: outer.y + frame.origin.y)
        }

        /// Converts a point to another view's coordinates.
        open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
            let mine = originInWindow
            let theirs = view?.originInWindow ?? .zero
            return CGPoint(x: point.x + mine.x - theirs.x, y: point.y + mine.y - theirs.y)
        }

        /// Converts a point from another view's coordinates.
        open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
            view?.convert(point, to: self) ?? point
        }

        /// Converts a rectangle to another view's coordinates.
        open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
            CGRect(origin: convert(rect.origin, to: view), size: rect.size)
        }
    }
#endif
