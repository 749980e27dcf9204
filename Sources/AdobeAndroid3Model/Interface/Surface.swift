/// A place in the app that campaigns target. The facts state only the type's name; its members are the SDK's public
/// ones as far as known. Sendable: its only property is immutable.
public final class Surface: Hashable, Sendable {
    private static let app = "mobileapp://headless"
    private let uri: String

    /// Makes the surface of a place.
    /// - Parameter path: the name of the place within the app.
    public init(_ path: String) {
        uri = path.isEmpty ? Self.app : "\(Self.app)/\(path)"
    }

    /// Makes the surface of the whole app.
    public init() { uri = Self.app }

    /// The URI: `mobileapp://`, the app's package name, and the path. Any thread.
    public func getUri() -> String { uri }

    /// Surfaces with the same URI are equal.
    public static func == (one: Surface, other: Surface) -> Bool { one.uri == other.uri }

    /// Hashes the URI.
    public func hash(into hasher: inout Hasher) { hasher.combine(uri) }
}
