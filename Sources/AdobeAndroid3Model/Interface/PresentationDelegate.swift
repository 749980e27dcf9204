public import AdobeAndroidShared
public import Foundation
import HeadlessStage

/// The delegate that an app implements to approve and observe everything that the SDK presents.
///
/// The UI service holds it strongly and has no call that removes it (A3-001). Each presentable captures the delegate
/// that is set when it is created (A3-002). Limited to classes, because every Kotlin object is a reference. Not bound
/// to an actor, but every call arrives on the main thread (A3-012).
public protocol PresentationDelegate: PresentationListener, PresentationLever {}

/// Decides whether something may be shown.
public protocol PresentationLever: AnyObject {
    /// Whether the presentable may be shown now.
    ///
    /// Main thread: blocking here freezes the app (A3-012). Asked for in-app messages only (A3-005), after
    /// every other check has passed (A3-030), and again for each `show()` (A3-041).
    /// - Parameter presentable: the presentable to be shown; detached or hidden (A3-022).
    /// - Returns: false to suppress it. The delegate then gets no other callback (A3-040).
    func canShow(_ presentable: any Presentable) -> Bool
}

/// Callbacks for everything that the SDK presents: messages, alerts and buttons (A3-005). No method is optional. Main
/// thread.
public protocol PresentationListener: AnyObject {
    /// Something was shown; its state is `visible` (A3-022). Main thread.
    func onShow(_ presentable: any Presentable)
    /// Something was hidden; its state is `hidden` (A3-022). Main thread.
    func onHide(_ presentable: any Presentable)
    /// Something was dismissed; its state is `detached`, and its exit animation has yet to run (A3-023). Main
    /// thread.
    func onDismiss(_ presentable: any Presentable)
    /// A URL that the page of an in-app message requested was handled outside the page (A3-080). Main thread.
    /// - Parameters:
    ///   - presentable: the message.
    ///   - presentationContent: a `UrlContent` with the URL's original text.
    func onContentLoaded(_ presentable: any Presentable, _ presentationContent: PresentationContent?)
}

/// The content that was loaded for a presentable. `UrlContent` is its only kind.
public class PresentationContent {
    init() {}
}

@available(*, unavailable) extension PresentationContent: Sendable {}

/// A URL that was loaded.
public final class UrlContent: PresentationContent {
    /// The URL as the page wrote it.
    public let url: String

    /// Makes content from a URL string.
    public init(_ url: String) {
        self.url = url
        super.init()
    }
}

/// The reason why a command of a presentable was not carried out. Compare by identity: there is one object of each
/// kind, its `instance`. Only the presentation's own listener gets it (A3-021).
public protocol PresentationError: AnyObject, Sendable {}

/// The reason why something was not shown.
///
/// `@unchecked Sendable` is sound: the reason is immutable, and the subclasses, all in this module, add nothing.
public class ShowFailed: PresentationError, @unchecked Sendable {
    /// The reason as text, which is used in reports.
    public let reason: String

    init(_ reason: String) { self.reason = reason }
}

/// The reason why something was not hidden.
///
/// `@unchecked Sendable` is sound: the reason is immutable, and the subclass, in this module, adds nothing.
public class HideFailed: PresentationError, @unchecked Sendable {
    /// The reason as text.
    public let reason: String

    init(_ reason: String) { self.reason = reason }
}

/// The reason why something was not dismissed.
///
/// `@unchecked Sendable` is sound: the reason is immutable, and the subclasses, all in this module, add nothing.
public class DismissFailed: PresentationError, @unchecked Sendable {
    /// The reason as text.
    public let reason: String

    init(_ reason: String) { self.reason = reason }
}

/// Something is visible that cannot share the screen with it (A3-031). Sendable like its base class.
public final class ConflictingPresentation: ShowFailed, @unchecked Sendable {
    /// The only instance.
    public static let instance = ConflictingPresentation("Conflict")
}

/// There is no activity to show it in (A3-030). Sendable like its base class.
public final class NoAttachableActivity: ShowFailed, @unchecked Sendable {
    /// The only instance.
    public static let instance = NoAttachableActivity("No attachable activity available.")
}

/// The app's delegate refused (A3-040). Sendable like its base class.
public final class SuppressedByAppDeveloper: ShowFailed, @unchecked Sendable {
    /// The only instance.
    public static let instance = SuppressedByAppDeveloper("SuppressedByAppDeveloper")
}

/// The error that versions before 3.2 reported when the app's delegate refused; never reported here. Deprecated in the
/// SDK. Sendable like its base class.
public final class DelegateGateNotMet: ShowFailed, @unchecked Sendable {
    /// The only instance.
    public static let instance = DelegateGateNotMet(
        "PresentationDelegate suppressed the presentation from being shown.")
}

/// It is visible already (A3-021). Sendable like its base class.
public final class AlreadyShown: ShowFailed, @unchecked Sendable {
    /// The only instance.
    public static let instance = AlreadyShown("Presentable is already being shown.")
}

/// It is not visible (A3-021). Sendable like its base class.
public final class AlreadyHidden: HideFailed, @unchecked Sendable {
    /// The only instance.
    public static let instance = AlreadyHidden("Presentable is already hidden.")
}

/// There is no activity to remove it from (A3-024). Sendable like its base class.
public final class NoActivityToDetachFrom: DismissFailed, @unchecked Sendable {
    /// The only instance.
    public static let instance = NoActivityToDetachFrom("No activity available to detach from.")
}

/// It is detached already (A3-021). Sendable like its base class.
public final class AlreadyDismissed: DismissFailed, @unchecked Sendable {
    /// The only instance.
    public static let instance = AlreadyDismissed("Presentable is already dismissed.")
}

/// The platform services that presentables need (rules, 4.4). Called on the main thread, except for the application,
/// which is requested on the thread that creates a presentable.
public protocol PresentationUtilityProvider: AnyObject {
    /// The app; without it nothing can be created.
    func getApplication() -> Application?
    /// The activity in front; without one nothing can be shown or dismissed.
    func getCurrentActivity() -> Activity?
    /// Content from the SDK's cache.
    /// - Parameters:
    ///   - cacheName: the part of the cache.
    ///   - key: the URL of the content.
    func getCachedContent(_ cacheName: String, _ key: String) -> InputStream?
    /// Opens a URI outside the app.
    /// - Returns: whether it could be opened (A3-083).
    func openUri(_ uri: String) -> Bool
}

/// The provider that the SDK uses itself, and that an app passes to `UIService.create` for its own alert or button. On
/// a stage it gives the stage's activity and opener, and an empty cache.
public final class DefaultPresentationUtilityProvider: PresentationUtilityProvider {
    private weak var stage: HeadlessStage?

    /// Makes a provider for the current stage. Any thread.
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
