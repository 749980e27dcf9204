// iOS: missing arguments for parameters
public import PlatformStandIns

let top = UIEdgeInsets(top: 8)
