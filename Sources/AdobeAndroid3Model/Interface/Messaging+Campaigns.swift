public import AdobeAndroidShared

/// What the campaign part offers beside in-app messages: propositions for places of the app's own interface, and push
/// notifications. These functions record the call in the stage's log; the ones with a callback answer it later, on a
/// background thread, and have no other effect. Any thread.
extension Messaging {
    /// The version of Messaging that is modelled.
    public static func extensionVersion() -> String { "3.10.0" }

    /// Asks for the propositions of places anew. Records the call only.
    /// - Parameter surfaces: the places.
    public static func updatePropositionsForSurfaces(_ surfaces: [Surface]) {
        updatePropositionsForSurfaces(surfaces, nil)
    }

    /// Asks for the propositions of places anew. Records the call only.
    /// - Parameters:
    ///   - surfaces: the places.
    ///   - callback: gets true, later, on a background thread; nil for nobody.
    public static func updatePropositionsForSurfaces(
        _ surfaces: [Surface], _ callback: AdobeCallback<Bool>?
    ) {
        note("updatePropositionsForSurfaces", surfaces.details)
        answer(callback) { true }
    }

    /// Asks for the propositions of places that are known. Records the call; none is known headless.
    /// - Parameters:
    ///   - surfaces: the places.
    ///   - callback: gets an empty map, later, on a background thread.
    public static func getPropositionsForSurfaces(
        _ surfaces: [Surface], _ callback: @escaping AdobeCallback<[Surface: [Proposition]]>
    ) {
        note("getPropositionsForSurfaces", surfaces.details)
        answer(callback) { [:] }
    }

    /// A push notification has come. Records the call only. The facts name the function only: what it takes is unsure.
    /// - Parameter data: what the notification says.
    public static func trackPushReceived(_ data: [String: String]) {
        note("trackPushReceived", data)
    }

    /// Sets who hears of push notifications. Records the call only: none comes headless. The facts name the function
    /// only: what it takes is unsure.
    /// - Parameter listener: nil for nobody; not kept.
    public static func setPushNotificationListener(_ listener: (any PushNotificationListener)?) {
        note("setPushNotificationListener", ["listener": listener == nil ? "none" : "set"])
    }
}

/// Hears of push notifications. The facts do not name its requirements; headless none comes.
public protocol PushNotificationListener: AnyObject {}

extension [Surface] {
    fileprivate var details: [String: String] {
        ["surfaces": map { $0.getUri() }.joined(separator: ", ")]
    }
}
