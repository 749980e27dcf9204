// iOS: overriding non-open property outside of its defining module
public import PlatformStandIns

final class DarkView: UIView {
    override var traitCollection: UITraitCollection { UITraitCollection(userInterfaceStyle: .dark) }
}
