public import Foundation
public import PlatformStandIns

/// A call from a page's script to the app: `uairship://name/argument?option=value`. The names are inferred. Immutable,
/// Sendable; any thread.
public final class JavaScriptCommand: NSObject, Sendable {
    /// The command's name; nil when the URL has none.
    public let name: String?
    /// The components of the path, decoded.
    public let arguments: [String]
    /// The values of the query by their names, decoded.
    public let options: [String: [String]]
    /// The URL of the call.
    public let url: URL

    /// Reads a call.
    public init(url: URL) {
        self.url = url
        let parts = URLComponents(url: url, resolvingAgainstBaseURL: false)
        name = parts?.host.flatMap { $0.isEmpty ? nil : $0 }
        // Slashes inside an argument are encoded, so the path is split before it is decoded.
        arguments = (parts?.percentEncodedPath ?? "").split(separator: "/").map {
            String($0).removingPercentEncoding ?? String($0)
        }
        options = Dictionary(grouping: parts?.queryItems ?? [], by: \.name).mapValues {
            $0.map { $0.value ?? "" }
        }
        super.init()
    }
}

/// Handles calls from pages' scripts that the SDK does not know (AM-040, AM-146). The names are inferred. In the model
/// the host handles such calls: `Airship18Host.setPageCommandHandler`.
public protocol JavaScriptCommandDelegate: AnyObject, Sendable {
    /// Handles a call.
    /// - Returns: whether the delegate knows the call.
    @MainActor func performCommand(_ command: JavaScriptCommand, webView: WKWebView) -> Bool
}

/// Adds data for the scripts of pages. The names are inferred; the model never calls it.
public protocol NativeBridgeExtensionDelegate: AnyObject, Sendable {
    /// The metadata for the actions of a call.
    @MainActor func actionsMetadata(for command: JavaScriptCommand, webView: WKWebView) -> [String: String]
}

/// Lets the scripts of the app's own web view call the SDK. In the model it only keeps its delegates: pages of messages
/// have a bridge of their own. Main actor; Sendable: mutable state is isolated to the main actor.
@MainActor public final class NativeBridge: NSObject {
    /// Adds data for the scripts of pages. Held weakly.
    public weak var nativeBridgeExtensionDelegate: (any NativeBridgeExtensionDelegate)?
    /// Handles calls that the SDK does not know. Held weakly.
    public weak var javaScriptCommandDelegate: (any JavaScriptCommandDelegate)?

    /// Makes a bridge.
    public override init() { super.init() }
}
