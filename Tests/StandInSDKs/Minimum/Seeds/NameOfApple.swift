// 'UIHoverStyle' is from iOS 17 on
import AppleSeed

func hover(_ style: UIHoverStyle?) {}
