public import AdobeAndroidShared

/// Functions of the campaign part for other content than in-app messages: propositions for surfaces in the app's own
/// interface, and push notifications. They record the call in the stage's log. Those with a callback call it later, on
/// a background thread, and have no other effect. Any thread.
extension Messaging {
    /// The version of Messaging that is modelled.
    public static func extensionVersion() -> String { "3.10.0" }

    /// Requests the propositions of surfaces again. Only records the call.
    /// - Parameter surfaces: the surfaces.
    public static func updatePropositionsForSurfaces(_ surfaces: [Surface]) {
        updatePropositionsForSurfaces(surfaces, nil)
    }

    /// Requests the propositions of surfaces again. Only records the call.
    /// - Parameters:
    ///   - surfaces: the surfaces.
    ///   - callback: gets true, later, on a background thread; nil for no callback.
    public static func updatePropositionsForSurfaces(
        _ surfaces: [Surface], _ callback: AdobeCallback<Bool>?
    ) {
        note("updatePropositionsForSurfaces", surfaces.details)
        answer(callback) { true }
    }

    /// Gets the known propositions of surfaces. Records the call; a headless stage has none.
    /// - Parameters:
    ///   - surfaces: the surfaces.
    ///   - callback: gets an empty map, later, on a background thread.
    public static func getPropositionsForSurfaces(
        _ surfaces: [Surface], _ callback: @escaping AdobeCallback<[Surface: [Proposition]]>
    ) {
        note("getPropositionsForSurfaces", surfaces.details)
        answer(callback) { [:] }
    }

    /// A push notification has arrived. Only records the call. The facts state only the function's name: its parameters
    /// are uncertain.
    /// - Parameter data: the notification's payload.
    public static func trackPushReceived(_ data: [String: String]) {
        note("trackPushReceived", data)
    }

    /// Sets the listener for push notifications. Only records the call: a headless stage receives none. The facts state
    /// only the function's name: its parameters are uncertain.
    /// - Parameter listener: nil for no listener; not kept.
    public static func setPushNotificationListener(_ listener: (any PushNotificationListener)?) {
        note("setPushNotificationListener", ["listener": listener == nil ? "none" : "set"])
    }
}

/// The listener for push notifications. The facts do not state its requirements; a headless stage receives none.
public protocol PushNotificationListener: AnyObject {}

extension [Surface] {
    fileprivate var details: [String: String] {
        ["surfaces": map { $0.getUri() }.joined(separator: ", ")]
    }
}
