public import AdobeAndroidShared
import HeadlessStage
import PlatformStandIns

/// The SDK's services: one instance per process in the SDK, one per stage here. Any thread: the services are made once.
public final class ServiceProvider: RetainerOwner {
    private let service = AEPUIService()
    private let uris: StageURIService
    /// Keeps the objects that are attached to the services.
    package let retainer = Retainer()

    private init(_ stage: HeadlessStage) {
        uris = StageURIService(stage: stage)
    }

    /// The services of the current stage. Any thread.
    public static func getInstance() -> ServiceProvider {
        let stage = HeadlessStage.current
        return stage.shared(Carried<ServiceProvider>.self) { Carried(ServiceProvider(stage)) }.value
    }

    /// Makes presentables and holds the app's delegate. Any thread.
    public var uiService: any UIService { service }

    /// The same as `uiService`, in Java's spelling. Any thread.
    public func getUIService() -> any UIService { service }

    /// Opens URIs outside the app. Any thread.
    public var uriService: any UriOpening { uris }

    /// The same as `uriService`, in Java's spelling. Any thread.
    public func getUriService() -> any UriOpening { uris }

    /// Whether a delegate is registered.
    var hasDelegate: Bool { service.registered != nil }

    /// The delegate. The SDK has no API that returns it (A3-001).
    package var presentationDelegate: (any PresentationDelegate)? { service.registered }

    /// Removes the delegate. The SDK has no such call.
    func forgetDelegate() { service.forgetDelegate() }
}

@available(*, unavailable) extension ServiceProvider: Sendable {}

/// Makes the objects that the SDK presents. Limited to classes, because every Kotlin object is a reference; any thread.
public protocol UIService: AnyObject {
    /// Sets the app's delegate for presentables that are created from now on (A3-002). It is held strongly, and can be
    /// replaced but not removed (A3-001).
    func setPresentationDelegate(_ presentationDelegate: any PresentationDelegate)

    /// Makes a presentable of a presentation; it is not shown yet.
    /// - Parameters:
    ///   - presentation: an `InAppMessage`, an `Alert` or a `FloatingButton`.
    ///   - presentationUtilityProvider: the platform services; held strongly.
    /// - Throws: `IllegalStateException` when the provider has no application (1.1).
    func create<T: Presentation>(
        _ presentation: T, _ presentationUtilityProvider: any PresentationUtilityProvider
    ) throws -> any Presentable<T>
}

/// The service of a stage.
///
/// `@unchecked Sendable` is sound: the delegate is protected by a lock. It is not Sendable by type: as in the SDK it is
/// called on the main thread.
final class AEPUIService: UIService, @unchecked Sendable {
    private let delegate = Locked<(any PresentationDelegate)?>(nil)
    private let lastNumber = Locked(0)

    func setPresentationDelegate(_ presentationDelegate: any PresentationDelegate) {
        delegate.set(\.self, presentationDelegate)
    }

    /// The delegate; nil where none is registered.
    var registered: (any PresentationDelegate)? { delegate.withLock { $0 } }

    /// Removes the delegate.
    func forgetDelegate() {
        delegate.set(\.self, nil)
    }

    func create<T: Presentation>(
        _ presentation: T, _ presentationUtilityProvider: any PresentationUtilityProvider
    ) throws -> any Presentable<T> {
        let stage = HeadlessStage.current
        let application = stage.run { presentationUtilityProvider.getApplication() }
        guard application != nil else {
            throw IllegalStateException("The presentation utility provider has no application.")
        }
        let number = lastNumber.withLock { number in
            number += 1
            return number
        }
        let means = PresentableMeans(
            delegate: delegate.withLock { $0 }, utilities: presentationUtilityProvider, stage: stage,
            number: number)
        guard let presentable = make(presentation, means) as? AEPPresentable<T> else {
            throw IllegalArgumentException("A presentation has to be passed as its own type.")
        }
        return presentable
    }

    private func make(_ presentation: Presentation, _ means: PresentableMeans) -> AnyObject? {
        switch presentation {
        case let message as InAppMessage: InAppMessagePresentable(message, means)
        case let alert as Alert: AlertPresentable(alert, means)
        case let button as FloatingButton: FloatingButtonPresentable(button, means)
        default: nil
        }
    }
}

/// Opens URIs outside the app (A3-083). The rules state only the service's behaviour; its requirements are the SDK's
/// public ones as far as known. Any thread.
public protocol UriOpening: AnyObject {
    /// Opens a URI outside the app.
    /// - Parameter uri: the URI.
    /// - Returns: false for a blank URI, without an activity, and when nothing can open it.
    @discardableResult func openUri(_ uri: String) -> Bool

    /// Sets the handler that decides what opens a URI.
    /// - Parameter handler: held strongly.
    func setUriHandler(_ handler: any URIHandler)
}

/// The service of a stage.
final class StageURIService: UriOpening {
    private weak var stage: HeadlessStage?

    init(stage: HeadlessStage) { self.stage = stage }

    func openUri(_ uri: String) -> Bool {
        stage.map { AndroidSystem.of($0).open(uri, on: $0) } ?? false
    }

    func setUriHandler(_ handler: any URIHandler) {
        stage.map { AndroidSystem.of($0).switches.set(\.uriHandler, handler) }
    }
}

/// The lines that this model writes to a stage's log.
enum AdobeLog {
    /// The source of the model's log lines.
    static let source = "AdobeAndroid3"
    /// The name of the events sent to the Edge network (A3-106).
    static let edgeEvent = "Messaging interaction event"
    /// The name of the events that write the device's event history (A3-107).
    static let historyEvent = "Write IAM event to history"

    /// Records a call that has no other effect in the current stage's log.
    static func note(_ call: String, _ details: [String: String]) {
        HeadlessStage.current.log.record(.note, from: source, call, details)
    }
}
