public import AdobeAndroidShared
public import Foundation
import HeadlessStage

/// What an app implements to be asked and told about everything that the SDK presents.
///
/// The UI service holds it strongly and offers no way to let go of it (A3-001). Each presentable captures the
/// delegate that is set when it is created (A3-002). Class-bound, as every Kotlin object is a reference; not
/// bound to an actor, but everything arrives on the main thread (A3-012).
public protocol PresentationDelegate: PresentationListener, PresentationLever {}

/// Decides whether something may be shown.
public protocol PresentationLever: AnyObject {
    /// Whether the presentable may be shown now.
    ///
    /// Main thread: blocking here freezes the app (A3-012). Asked for in-app messages only (A3-005), after
    /// every other check has passed (A3-030), and again for each `show()` (A3-041).
    /// - Parameter presentable: what wants to be shown; detached or hidden (A3-022).
    /// - Returns: false to suppress it; the delegate hears no more of it then (A3-040).
    func canShow(_ presentable: any Presentable) -> Bool
}

/// Hears what happens to everything that the SDK presents: messages, alerts and buttons (A3-005). No method
/// is optional. Main thread.
public protocol PresentationListener: AnyObject {
    /// Something was shown; its state is `visible` (A3-022). Main thread.
    func onShow(_ presentable: any Presentable)
    /// Something was hidden; its state is `hidden` (A3-022). Main thread.
    func onHide(_ presentable: any Presentable)
    /// Something was dismissed; its state is `detached`, and its exit animation has yet to run (A3-023). Main
    /// thread.
    func onDismiss(_ presentable: any Presentable)
    /// A URL that the page of an in-app message asked for was handled outside the page (A3-080). Main thread.
    /// - Parameters:
    ///   - presentable: the message.
    ///   - presentationContent: a `UrlContent` with the URL's original text.
    func onContentLoaded(_ presentable: any Presentable, _ presentationContent: PresentationContent?)
}

/// What was loaded on behalf of a presentable. `UrlContent` is its only kind.
public class PresentationContent {
    init() {}
}

@available(*, unavailable) extension PresentationContent: Sendable {}

/// A URL that was loaded.
public final class UrlContent: PresentationContent {
    /// The URL as the page wrote it.
    public let url: String

    /// Makes content of a URL's text.
    public init(_ url: String) {
        self.url = url
        super.init()
    }
}

/// Why a command of a presentable was not done. Compare by identity: there is one object of each kind, its
/// `instance`. Only the presentation's own listener gets it (A3-021).
public protocol PresentationError: AnyObject, Sendable {}

/// Why something was not shown.
///
/// `@unchecked Sendable` is sound: the reason is immutable, and the subclasses, all in this module, add nothing.
public class ShowFailed: PresentationError, @unchecked Sendable {
    /// The reason as text, which reports carry.
    public let reason: String

    init(_ reason: String) { self.reason = reason }
}

/// Why something was not hidden.
///
/// `@unchecked Sendable` is sound: the reason is immutable, and the subclass, in this module, adds nothing.
public class HideFailed: PresentationError, @unchecked Sendable {
    /// The reason as text.
    public let reason: String

    init(_ reason: String) { self.reason = reason }
}

/// Why something was not dismissed.
///
/// `@unchecked Sendable` is sound: the reason is immutable, and the subclasses, all in this module, add nothing.
public class DismissFailed: PresentationError, @unchecked Sendable {
    /// The reason as text.
    public let reason: String

    init(_ reason: String) { self.reason = reason }
}

/// Something else that it cannot share the screen with is visible (A3-031). Sendable like its base class.
public final class ConflictingPresentation: ShowFailed, @unchecked Sendable {
    /// The only one.
    public static let instance = ConflictingPresentation("Conflict")
}

/// There is no activity to show it in (A3-030). Sendable like its base class.
public final class NoAttachableActivity: ShowFailed, @unchecked Sendable {
    /// The only one.
    public static let instance = NoAttachableActivity("No attachable activity available.")
}

/// The app's delegate said no (A3-040). Sendable like its base class.
public final class SuppressedByAppDeveloper: ShowFailed, @unchecked Sendable {
    /// The only one.
    public static let instance = SuppressedByAppDeveloper("SuppressedByAppDeveloper")
}

/// What versions before 3.2 reported when the app's delegate said no; never reported here. Deprecated in the
/// SDK. Sendable like its base class.
public final class DelegateGateNotMet: ShowFailed, @unchecked Sendable {
    /// The only one.
    public static let instance = DelegateGateNotMet(
        "PresentationDelegate suppressed the presentation from being shown.")
}

/// It is visible already (A3-021). Sendable like its base class.
public final class AlreadyShown: ShowFailed, @unchecked Sendable {
    /// The only one.
    public static let instance = AlreadyShown("Presentable is already being shown.")
}

/// It is not visible (A3-021). Sendable like its base class.
public final class AlreadyHidden: HideFailed, @unchecked Sendable {
    /// The only one.
    public static let instance = AlreadyHidden("Presentable is already hidden.")
}

/// There is no activity to take it out of (A3-024). Sendable like its base class.
public final class NoActivityToDetachFrom: DismissFailed, @unchecked Sendable {
    /// The only one.
    public static let instance = NoActivityToDetachFrom("No activity available to detach from.")
}

/// It is detached already (A3-021). Sendable like its base class.
public final class AlreadyDismissed: DismissFailed, @unchecked Sendable {
    /// The only one.
    public static let instance = AlreadyDismissed("Presentable is already dismissed.")
}

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
