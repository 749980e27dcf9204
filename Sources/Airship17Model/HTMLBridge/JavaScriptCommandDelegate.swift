public import Foundation
public import PlatformStandIns

/// Takes calls of pages' scripts that the SDK does not know (6.1). Held weakly.
///
/// The rules describe the delegate and not its Swift spelling, which is this model's. Where the app registers it is open
/// too: here with `Airship17Host.javaScriptCommandDelegate`.
public protocol JavaScriptCommandDelegate: NSObjectProtocol {
    /// Takes a call. Main thread.
    ///
    /// - Parameters:
    ///   - command: the call. Never `close` or `dismiss`, which the message takes even when they are malformed (AS-093).
    ///   - webView: the page's view.
    /// - Returns: whether the call was known.
    func perform(_ command: JavaScriptCommand, webView: WKWebView) -> Bool
}

public typealias UAJavaScriptCommandDelegate = JavaScriptCommandDelegate

/// The app-wide delegate. `@unchecked Sendable` is sound: it is only used behind a lock, and called on the main
/// thread.
struct WeakCommandDelegate: @unchecked Sendable {
    weak var delegate: (any JavaScriptCommandDelegate)?
}
