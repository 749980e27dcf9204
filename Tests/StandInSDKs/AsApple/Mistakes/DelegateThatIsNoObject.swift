// iOS: cannot declare conformance to 'NSObjectProtocol' in Swift
public import PlatformStandIns

final class Navigator: WKNavigationDelegate {}
