public import Foundation
public import PlatformStandIns

/// A view that has a shadow. Main actor. May be subclassed.
open class ShadowView: UIView {
    /// The shadow; nil for none. A change is applied at once.
    open var shadow: Shadow? { didSet { applyShadow() } }

    /// Makes a view.
    ///
    /// - Parameter shadow: its shadow; nil for none.
    public init(_ shadow: Shadow? = nil) {
        self.shadow = shadow
        super.init(frame: .zero)
        applyShadow()
    }

    /// The view cannot be made from an archive.
    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        nil
    }

    private func applyShadow() {
        layer.shadowColor = shadow?.color.cgColor
        layer.shadowOffset = shadow?.offset ?? .zero
        layer.shadowRadius = shadow?.radius ?? 0
        layer.shadowOpacity = shadow?.opacity ?? 0
    }
}
