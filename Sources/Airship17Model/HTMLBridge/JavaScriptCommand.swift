public import Foundation

/// A call of a page's script to native code: `uairship://name/argument/argument?option=value`. Immutable, Sendable; any
/// thread.
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
    ///
    /// - Parameter url: a URL of the scheme `uairship`; of any other the parts are read just the same.
    public init(for url: URL) {
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

public typealias UAJavaScriptCommand = JavaScriptCommand
