public import Foundation
public import PlatformStandIns

extension BrazeInAppMessageUI {
    /// A view around a row of views. Main actor.
    public final class StackView: UIView {
        /// The row.
        public let stack = UIStackView(frame: .zero)

        init(_ views: [UIView] = [], axis: NSLayoutConstraint.Axis = .horizontal) {
            super.init(frame: .zero)
            stack.axis = axis
            addSubview(stack)
            show(views)
        }

        /// The view cannot be made from an archive.
        @available(*, unavailable)
        public required init?(coder: NSCoder) {
            nil
        }

        /// Shows these views, and none that the row held before.
        func show(_ views: [UIView]) {
            for view in stack.arrangedSubviews { view.removeFromSuperview() }
            for view in stack.arrangedSubviews { stack.removeArrangedSubview(view) }
            for view in views { stack.addArrangedSubview(view) }
        }
    }
}
