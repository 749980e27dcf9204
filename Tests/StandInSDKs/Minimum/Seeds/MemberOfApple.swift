// 'UIView.hoverStyle' is from iOS 17 on
import AppleSeed

func hasStyle(_ view: UIView) -> Bool { view.hoverStyle != nil }
