public import Foundation

/// The messaging extension.
public final class Messaging: NSObject, Sendable {
    private override init() {}

    /// The version of the extension that this model follows.
    public static var extensionVersion: String { "5.14.0" }

    /// Asks for the app's campaigns anew. Headless there are none to fetch, since the host decides what
    /// triggers: it leaves a note in the stage's log. Any thread.
    public static func refreshInAppMessages() {
        AdobeLog.note("refreshInAppMessages")
    }

    /// Asks for what the servers decided for these surfaces. Headless there is nothing to fetch: it leaves a
    /// note in the stage's log. Any thread.
    /// - Parameter surfaces: the places in the app.
    public static func updatePropositionsForSurfaces(_ surfaces: [Surface]) {
        let uris = surfaces.map(\.uri).joined(separator: ", ")
        AdobeLog.note("Messaging.updatePropositionsForSurfaces", ["surfaces": uris])
    }
}
