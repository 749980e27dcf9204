/// Something for another app to do, as Android calls it: here, to open a URI. Sendable: it is immutable.
public final class Intent: Sendable {
    private let uri: String

    /// Makes the intent to open a URI.
    /// - Parameter uri: the URI.
    public init(uri: String) {
        self.uri = uri
    }

    /// The URI.
    public func getDataString() -> String { uri }
}

/// Decides what a URI opens (A3-083). The rules name the type only; its requirement is the SDK's public one as
/// far as known.
public protocol URIHandler: AnyObject {
    /// What a URI opens. The thread of whoever opens it.
    /// - Parameter uri: the URI.
    /// - Returns: nil to leave it to the system.
    func getURIDestination(_ uri: String) -> Intent?
}
