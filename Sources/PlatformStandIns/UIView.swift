#if !canImport(UIKit)
    public import Foundation

    /// Stand-in: a rectangle of the screen. Headless: it keeps its state and its place in the hierarchy,
    /// and draws nothing.
    @preconcurrency @MainActor open class UIView: UIResponder {
        /// The rectangle in the superview's coordinates.
        open var frame: CGRect
        /// How opaque the view is, 0 to 1.
        open var alpha: CGFloat = 1
        /// Whether the view is kept from showing.
        open var isHidden = false
        /// A number to find the view by.
        open var tag = 0
        /// What is drawn behind the content.
        open var backgroundColor: UIColor?
        /// The colour of interactive parts.
        open var tintColor: UIColor! = .systemBlue
        /// How the view is turned, scaled and moved.
        open var transform = CGAffineTransform.identity
        /// Whether subviews are cut off at the bounds.
        open var clipsToBounds = false
        /// Whether the view takes touches.
        open var isUserInteractionEnabled = true
        /// Whether the view covers everything behind it.
        open var isOpaque = true
        /// How the content fills the bounds.
        open var contentMode = ContentMode.scaleToFill
        /// The layer that the view draws into.
        public let layer = CALayer()
        /// Whether the autoresizing mask becomes constraints.
        open var translatesAutoresizingMaskIntoConstraints = true
        /// How the view follows its superview's size.
        open var autoresizingMask: AutoresizingMask = []
        /// The distances that the system's bars take up.
        open var safeAreaInsets: UIEdgeInsets { superview?.safeAreaInsets ?? .zero }
        /// The margins for content.
        open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        /// The appearance that the view has whatever the system's is.
        open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
            didSet { if overrideUserInterfaceStyle != oldValue { tellTraitsDidChange() } }
        }
        /// The recognisers on the view.
        open var gestureRecognizers: [UIGestureRecognizer]?
        /// The view's constraints.
        open private(set) var constraints: [NSLayoutConstraint] = []

        /// Whether assistive software sees the view as one element.
        open var isAccessibilityElement = false
        /// What assistive software calls the view.
        open var accessibilityLabel: String?
        /// What using the view does.
        open var accessibilityHint: String?
        /// The value that the view stands for.
        open var accessibilityValue: String?
        /// A name for user-interface tests.
        open var accessibilityIdentifier: String?
        /// Whether assistive software ignores the view's siblings.
        open var accessibilityViewIsModal = false
        /// Whether assistive software ignores what is in the view.
        open var accessibilityElementsHidden = false
        /// How the view shows that something points at it.
        open var hoverStyle: UIHoverStyle?
        /// What kind of element the view is.
        open var accessibilityTraits: UIAccessibilityTraits = .none

        /// The view that this one is in.
        open private(set) weak var superview: UIView?
        /// The views in this one, backmost first.
        open private(set) var subviews: [UIView] = []
        weak var controller: UIViewController?

        /// Makes a view with a rectangle.
        public init(frame: CGRect) {
            self.frame = frame
            super.init()
        }

        /// Makes a view from an archive. Headless: an empty view.
        public required init?(coder: NSCoder) {
            frame = .zero
            super.init()
        }

        /// Makes a view of no size.
        public override convenience init() {
            self.init(frame: .zero)
        }

        /// The rectangle in the view's own coordinates.
        open var bounds: CGRect {
            get { CGRect(origin: .zero, size: frame.size) }
            set { frame.size = newValue.size }
        }

        /// The middle, in the superview's coordinates.
        open var center: CGPoint {
            get { CGPoint(x: frame.origin.x + frame.width / 2, y: frame.origin.y + frame.height / 2) }
            set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
        }

        /// The window that the view is in.
        open var window: UIWindow? { self as? UIWindow ?? superview?.window }

        open override var next: UIResponder? { controller ?? superview }

        /// The traits that the view appears with.
        open var traitCollection: UITraitCollection {
            let inherited = superview?.traitCollection ?? controller?.parent?.traitCollection ?? .current
            guard overrideUserInterfaceStyle != .unspecified else { return inherited }
            return UITraitCollection(traitsFrom: [
                inherited, UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle),
            ])
        }

        /// Called when the traits have changed. Headless: when this view, or one that it is in, is given an
        /// appearance of its own.
        open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

        private func tellTraitsDidChange() {
            traitCollectionDidChange(nil)
            for view in subviews { view.tellTraitsDidChange() }
        }

        // MARK: Hierarchy

        /// Puts a view on top of the others.
        open func addSubview(_ view: UIView) {
            insert(view, at: subviews.count)
        }

        /// Puts a view at a place among the others.
        open func insertSubview(_ view: UIView, at index: Int) {
            insert(view, at: index)
        }

        /// Puts a view directly below another one.
        open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
            insert(view, at: subviews.firstIndex { $0 === sibling } ?? subviews.count)
        }

        /// Puts a view directly above another one.
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

        /// Takes the view out of its superview.
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

        /// Moves a subview on top of the others.
        open func bringSubviewToFront(_ view: UIView) {
            guard let place = subviews.firstIndex(where: { $0 === view }) else { return }
            subviews.append(subviews.remove(at: place))
        }

        /// Moves a subview below the others.
        open func sendSubviewToBack(_ view: UIView) {
            guard let place = subviews.firstIndex(where: { $0 === view }) else { return }
            subviews.insert(subviews.remove(at: place), at: 0)
        }

        /// Whether the view is another one or inside it.
        open func isDescendant(of view: UIView) -> Bool {
            self === view || superview?.isDescendant(of: view) == true
        }

        /// The view with a tag: this one or one inside it.
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
        /// Lays out now.
        open func layoutIfNeeded() {
            layoutSubviews()
            for view in subviews { view.layoutIfNeeded() }
        }
        /// Asks for a layout. Headless: no effect.
        open func setNeedsLayout() {}
        /// Asks for drawing. Headless: no effect.
        open func setNeedsDisplay() {}
        /// Asks for new constraints. Headless: no effect.
        open func setNeedsUpdateConstraints() {}
        /// Updates the constraints.
        open func updateConstraints() {}
        /// Takes the size that fits.
        open func sizeToFit() { frame.size = sizeThatFits(frame.size) }
        /// The size that fits best. Headless: the present one.
        open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }
        /// The size that the content asks for. Headless: none.
        open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }

        /// Adds a constraint.
        open func addConstraint(_ constraint: NSLayoutConstraint) { constraints.append(constraint) }
        /// Adds constraints.
        open func addConstraints(_ constraints: [NSLayoutConstraint]) { self.constraints += constraints }
        /// Removes a constraint.
        open func removeConstraint(_ constraint: NSLayoutConstraint) {
            constraints.removeAll { $0 === constraint }
        }
        /// Sets how much the view resists growing. Headless: no effect.
        open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        }
        /// Sets how much the view resists shrinking. Headless: no effect.
        open func setContentCompressionResistancePriority(
            _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
        ) {}

        // MARK: Touches

        /// Adds a recogniser, which is taken off the view that it was on.
        open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
            gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
            gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
            gestureRecognizer.view = self
        }

        /// Removes a recogniser.
        open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
            gestureRecognizers?.removeAll { $0 === gestureRecognizer }
            gestureRecognizer.view = nil
        }

        /// Whether a point lies inside.
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

        /// Translates a point to another view's coordinates.
        open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
            let mine = originInWindow
            let theirs = view?.originInWindow ?? .zero
            return CGPoint(x: point.x + mine.x - theirs.x, y: point.y + mine.y - theirs.y)
        }

        /// Translates a point from another view's coordinates.
        open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
            view?.convert(point, to: self) ?? point
        }

        /// Translates a rectangle to another view's coordinates.
        open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
            CGRect(origin: convert(rect.origin, to: view), size: rect.size)
        }
    }
#endif
