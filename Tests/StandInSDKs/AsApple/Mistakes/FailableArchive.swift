// iOS: failable initializer 'init(coder:)' cannot override a non-failable initializer
public import PlatformStandIns

final class Row: UIStackView {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}
