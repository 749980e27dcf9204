// 'UIView.hoverStyle' is from iOS 17 on
import PlatformStandIns

@MainActor func lift(_ view: UIView) { view.hoverStyle = nil }
