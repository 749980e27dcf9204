public import Foundation

/// A place in the app that campaigns target.
///
/// The facts state only the type's name; its members are the SDK's public ones as far as known, and uncertain. Not
/// Sendable, as in the SDK.
public class Surface: NSObject {
    /// The URI: `mobileapp://`, the app's bundle identifier, and the path.
    public let uri: String

    /// Makes the surface of a place.
    /// - Parameter path: the name of the place within the app; an empty one is the app itself (AI-162).
    public init(path: String) {
        uri = path.isEmpty ? Self.app : "\(Self.app)/\(path)"
    }

    /// Makes the surface of the whole app.
    public override init() {
        uri = Self.app
    }

    private static var app: String { "mobileapp://\(Bundle.main.bundleIdentifier ?? "headless")" }

    /// Surfaces with the same URI are equal.
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? Surface)?.uri == uri
    }

    /// Hashes the URI.
    public override var hash: Int { uri.hashValue }
}

@available(*, unavailable) extension Surface: Sendable {}
