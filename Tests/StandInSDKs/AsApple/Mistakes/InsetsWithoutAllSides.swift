// iOS: argument passed to call that takes no arguments
public import PlatformStandIns

let top = UIEdgeInsets(top: 8)
