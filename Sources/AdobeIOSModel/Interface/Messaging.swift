public import Foundation
import HeadlessStage
public import PlatformStandIns

/// The messaging extension. Members that do not concern in-app messages only write to the current stage's log.
public final class Messaging: NSObject, Sendable {
    private static let version = Locked("5.14.0")

    private override init() {}

    /// The version of the extension that this model follows. It is a variable, as in the SDK, where Swift 6 rejects it
    /// as unprotected; here it is protected by a lock. Any thread.
    public static var extensionVersion: String {
        get { version.current }
        set { version.withLock { $0 = newValue } }
    }

    /// Requests the app's campaigns again. In the model there are none to fetch, because the host decides what
    /// triggers; the call is only logged. Any thread.
    public static func refreshInAppMessages() {
        AdobeLog.note("refreshInAppMessages")
    }

    /// Requests the servers' decisions for these surfaces. In the model there is nothing to fetch; the call is only
    /// logged. Any thread.
    /// - Parameters:
    ///   - surfaces: the places in the app.
    ///   - completion: called later, on a background thread, with true.
    public static func updatePropositionsForSurfaces(
        _ surfaces: [Surface], _ completion: ((Bool) -> Void)? = nil
    ) {
        note("updatePropositionsForSurfaces", surfaces)
        MobileCore.callLater(completion.map { completion in { completion(true) } })
    }

    /// Returns the fetched propositions for these surfaces. In the model there are none; the call is only logged. Any
    /// thread.
    /// - Parameters:
    ///   - surfaces: the places in the app.
    ///   - completion: called later, on a background thread, with no propositions and no error.
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
    /// Tracks the user's response to a push notification. In the model the call is only logged. The facts state only
    /// the member's name; its parameters are the SDK's public ones as far as known. Any thread.
    /// - Parameters:
    ///   - response: the system's notification response.
    ///   - urlHandler: decides whether the app opens the notification's link itself; never called here.
    ///   - closure: called later, on a background thread, with `.noTrackingData`.
    public static func handleNotificationResponse(
        _ response: UNNotificationResponse, urlHandler: ((URL) -> Bool)? = nil,
        closure: ((PushTrackingStatus) -> Void)? = nil
    ) {
        AdobeLog.note("Messaging.handleNotificationResponse", ["action": response.actionIdentifier])
        MobileCore.callLater(closure.map { closure in { closure(.noTrackingData) } })
    }
}

/// The result of tracking a push notification. The facts state only the type's name: the cases are uncertain. Sendable;
/// a value.
public enum PushTrackingStatus: Int, Sendable, CaseIterable {
    /// Tracking has started.
    case trackingInitiated = 0
    /// The app has no dataset for it.
    case noDatasetConfigured = 1
    /// The notification has no data for it.
    case noTrackingData = 2
    /// The notification has no id.
    case invalidMessageId = 3
    /// Any other error.
    case unknownError = 4
}
