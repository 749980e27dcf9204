public import Foundation
import HeadlessStage
public import PlatformStandIns

/// The messaging extension. Beside in-app messages its members do nothing but write into the current stage's log.
public final class Messaging: NSObject, Sendable {
    private static let version = Locked("5.14.0")

    private override init() {}

    /// The version of the extension that this model follows. A variable, as in the SDK, where Swift 6 refuses it
    /// unguarded; here it is behind a lock. Any thread.
    public static var extensionVersion: String {
        get { version.current }
        set { version.withLock { $0 = newValue } }
    }

    /// Asks for the app's campaigns anew. Headless there are none to fetch, since the host decides what
    /// triggers: it leaves a note in the stage's log. Any thread.
    public static func refreshInAppMessages() {
        AdobeLog.note("refreshInAppMessages")
    }

    /// Asks for what the servers decided for these surfaces. Headless there is nothing to fetch: it leaves a
    /// note in the stage's log. Any thread.
    /// - Parameters:
    ///   - surfaces: the places in the app.
    ///   - completion: called later, on a background thread, with true.
    public static func updatePropositionsForSurfaces(
        _ surfaces: [Surface], _ completion: ((Bool) -> Void)? = nil
    ) {
        note("updatePropositionsForSurfaces", surfaces)
        MobileCore.callLater(completion.map { completion in { completion(true) } })
    }

    /// Hands out what was fetched for these surfaces. Headless that is nothing: it leaves a note in the stage's log. Any
    /// thread.
    /// - Parameters:
    ///   - surfaces: the places in the app.
    ///   - completion: called later, on a background thread, with none and no error.
    public static func getPropositionsForSurfaces(
        _ surfaces: [Surface], _ completion: @escaping ([Surface: [Proposition]]?, (any Error)?) -> Void
    ) {
        note("getPropositionsForSurfaces", surfaces)
        MobileCore.callLater { completion([:], nil) }
    }

    private static func note(_ member: String, _ surfaces: [Surface]) {
        let uris = surfaces.map(\.uri).joined(separator: ", ")
        AdobeLog.note("Messaging.\(member)", ["surfaces": uris])
    }
}

extension Messaging {
    /// Tracks what the user did with a push notification. Headless it leaves a note in the stage's log. The facts
    /// name the member only; its parameters are the SDK's public ones as far as known. Any thread.
    /// - Parameters:
    ///   - response: what the system tells the app.
    ///   - urlHandler: would be asked whether the app opens the notification's link itself.
    ///   - closure: called later, on a background thread, with `.noTrackingData`.
    public static func handleNotificationResponse(
        _ response: UNNotificationResponse, urlHandler: ((URL) -> Bool)? = nil,
        closure: ((PushTrackingStatus) -> Void)? = nil
    ) {
        AdobeLog.note("Messaging.handleNotificationResponse", ["action": response.actionIdentifier])
        MobileCore.callLater(closure.map { closure in { closure(.noTrackingData) } })
    }
}

/// What became of the tracking of a push notification. The facts name the type only: the cases are unsure. Sendable; a
/// value.
public enum PushTrackingStatus: Int, Sendable, CaseIterable {
    /// It is under way.
    case trackingInitiated = 0
    /// The app has no dataset for it.
    case noDatasetConfigured = 1
    /// The notification has no data for it.
    case noTrackingData = 2
    /// The notification has no id.
    case invalidMessageId = 3
    /// Something else.
    case unknownError = 4
}
