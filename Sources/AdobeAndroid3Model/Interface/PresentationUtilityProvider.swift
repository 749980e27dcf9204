public import Foundation

/// What presentables need of the platform (rules, 4.4). Called on the main thread, save for the application,
/// which is asked for on the thread that creates a presentable.
public protocol PresentationUtilityProvider: AnyObject {
    /// The app; without one nothing can be created.
    func getApplication() -> Application?
    /// The activity that is in front; without one nothing can be shown or dismissed.
    func getCurrentActivity() -> Activity?
    /// Something from the SDK's cache.
    /// - Parameters:
    ///   - cacheName: which part of the cache.
    ///   - key: the address of what is wanted.
    func getCachedContent(_ cacheName: String, _ key: String) -> InputStream?
    /// Opens a URI outside the app.
    /// - Returns: whether it could be opened (A3-083).
    func openUri(_ uri: String) -> Bool
}

/// An Android app. It has only its identity here. Sendable: it has no state.
public final class Application: Sendable {
    /// Makes an app.
    public init() {}
}

/// One screen of an Android app. It has only its identity here. Sendable: it has no state.
public final class Activity: Sendable {
    /// Makes a screen.
    public init() {}
}
