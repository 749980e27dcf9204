// iOS: 'required' initializer 'init(coder:)' must be provided by subclass of 'UIView'
public import PlatformStandIns

final class Badge: UIView {
    init(count: Int) { super.init(frame: .zero) }
}
