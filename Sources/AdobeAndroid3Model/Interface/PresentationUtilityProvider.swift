public import AdobeAndroidShared
public import Foundation
import HeadlessStage

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

/// What the SDK itself takes of the platform, and what an app passes to `UIService.create` for an alert or a button
/// of its own. On a stage: its activity, its opener, and a cache with nothing in it.
public final class DefaultPresentationUtilityProvider: PresentationUtilityProvider {
    private weak var stage: HeadlessStage?

    /// Makes a provider of the current stage. Any thread.
    public convenience init() { self.init(stage: .current) }

    init(stage: HeadlessStage) { self.stage = stage }

    public func getApplication() -> Application? {
        stage.flatMap { SetUp.of($0).application }
    }

    public func getCurrentActivity() -> Activity? {
        stage.flatMap { AndroidSystem.of($0).currentActivity(on: $0) }
    }

    public func getCachedContent(_ cacheName: String, _ key: String) -> InputStream? { nil }

    public func openUri(_ uri: String) -> Bool {
        stage.map { AndroidSystem.of($0).open(uri, on: $0) } ?? false
    }
}

@available(*, unavailable) extension DefaultPresentationUtilityProvider: Sendable {}
