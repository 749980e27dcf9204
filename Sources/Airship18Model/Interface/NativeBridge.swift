public import Foundation
public import PlatformStandIns

/// A call of a page's script to the app: `uairship://name/argument?option=value`. The spelling is inferred. Immutable,
/// Sendable; any thread.
public final class JavaScriptCommand: NSObject, Sendable {
    /// The command's name; nil when the URL has none.
    public let name: String?
    /// The parts of the path, decoded.
    public let arguments: [String]
    /// The values of the query by their names, decoded.
    public let options: [String: [String]]
    /// The whole call.
    public let url: URL

    /// Reads a call.
    public init(url: URL) {
        self.url = url
        let parts = URLComponents(url: url, resolvingAgainstBaseURL: false)
        name = parts?.host.flatMap { $0.isEmpty ? nil : $0 }
        // Slashes inside an argument are encoded, so the path is taken apart before it is decoded.
        arguments = (parts?.percentEncodedPath ?? "").split(separator: "/").map {
            String($0).removingPercentEncoding ?? String($0)
        }
        options = Dictionary(grouping: parts?.queryItems ?? [], by: \.name).mapValues {
            $0.map { $0.value ?? "" }
        }
        super.init()
    }
}

/// Takes calls of pages' scripts that the SDK does not know (AM-040, AM-146). The spelling is inferred. In the model the host
/// hears of such calls: `Airship18Host.setPageCommandHandler`.
public protocol JavaScriptCommandDelegate: AnyObject, Sendable {
    /// Takes a call.
    /// - Returns: whether the call was known.
    @MainActor func performCommand(_ command: JavaScriptCommand, webView: WKWebView) -> Bool
}

/// Adds to what the scripts of pages see. The spelling is inferred; the model asks nobody.
public protocol NativeBridgeExtensionDelegate: AnyObject, Sendable {
    /// What is known about the actions of a call.
    @MainActor func actionsMetadata(for command: JavaScriptCommand, webView: WKWebView) -> [String: String]
}

/// Lets the scripts of a web view of the app's call the SDK. In the model it keeps its delegates and does nothing else: pages
/// of messages have a bridge of their own. Main actor; Sendable: what changes is of the main actor.
@MainActor public final class NativeBridge: NSObject {
    /// Adds to what the scripts of pages see. Held weakly.
    public weak var nativeBridgeExtensionDelegate: (any NativeBridgeExtensionDelegate)?
    /// Takes calls that the SDK does not know. Held weakly.
    public weak var javaScriptCommandDelegate: (any JavaScriptCommandDelegate)?

    /// Makes a bridge.
    public override init() { super.init() }
}
