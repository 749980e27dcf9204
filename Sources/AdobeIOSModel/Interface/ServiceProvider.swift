public import Foundation
import HeadlessStage
import PlatformStandIns

/// The SDK's services: one instance per process in the SDK, one per stage here.
///
/// `@unchecked Sendable` is sound: all state is protected by a lock. The services and the delegate are not Sendable by
/// type: as in the SDK they are called on the thread that the rules state.
public final class ServiceProvider: RetainerOwner, @unchecked Sendable {
    private struct Services {
        weak var messagingDelegate: (any MessagingDelegate)?
        var uiService: any UIService
        var urlService: any URLOpening
        var networkService: any Networking
        var loggingService: any Logging
    }

    private let services: Locked<Services>
    let logFilter = Locked(LogLevel.error)
    /// Keeps the objects that are attached to the services.
    package let retainer = Retainer()

    private init() {
        services = Locked(
            Services(
                uiService: DefaultUIService(), urlService: DefaultURLService(),
                networkService: DefaultNetworkService(), loggingService: DefaultLoggingService()))
    }

    /// The services of the current stage. Any thread.
    public static var shared: ServiceProvider { of(.current) }

    /// The services of a stage.
    static func of(_ stage: HeadlessStage) -> ServiceProvider {
        stage.shared(ServiceProvider.self) { ServiceProvider() }
    }

    /// The app's delegate, held weakly (AI-001). Any thread.
    public var messagingDelegate: (any MessagingDelegate)? {
        get { services.withLock { $0.messagingDelegate } }
        set { services.withLock { $0.messagingDelegate = newValue } }
    }

    /// Makes messages and floating buttons. If it is replaced, later messages get another monitor (rules, 1.5). Any
    /// thread.
    @available(iOSApplicationExtension, unavailable)
    public var uiService: any UIService {
        get { services.withLock { $0.uiService } }
        set { services.set(\.uiService, newValue) }
    }

    /// Opens URLs for the SDK's extensions. Any thread.
    @available(iOSApplicationExtension, unavailable)
    public var urlService: any URLOpening {
        get { services.withLock { $0.urlService } }
        set { services.set(\.urlService, newValue) }
    }

    /// Makes network requests for the SDK's extensions. In the model none of them makes any. Any thread.
    public var networkService: any Networking {
        get { services.withLock { $0.networkService } }
        set { services.set(\.networkService, newValue) }
    }

    /// Writes the lines that `Log` lets through to a console. The stage's log does not depend on it. Any thread.
    public var loggingService: any Logging {
        get { services.withLock { $0.loggingService } }
        set { services.set(\.loggingService, newValue) }
    }
}

/// Makes the views that the SDK shows. Limited to classes, as an Objective-C protocol is; not bound to an actor.
@available(iOSApplicationExtension, unavailable)
public protocol UIService: AnyObject {
    /// Makes a full-screen message.
    /// - Parameters:
    ///   - payload: the HTML page.
    ///   - listener: gets the callbacks for this one message; held strongly.
    ///   - isLocalImageUsed: whether images come from the asset map.
    func createFullscreenMessage(
        payload: String, listener: (any FullscreenMessageDelegate)?, isLocalImageUsed: Bool
    ) -> any FullscreenPresentable

    /// Makes a full-screen message with settings. Optional.
    /// - Parameters:
    ///   - payload: the HTML page.
    ///   - listener: gets the callbacks for this one message; held strongly.
    ///   - isLocalImageUsed: whether images come from the asset map.
    ///   - settings: the appearance settings.
    func createFullscreenMessage(
        payload: String, listener: (any FullscreenMessageDelegate)?, isLocalImageUsed: Bool,
        settings: MessageSettings?
    ) -> any FullscreenPresentable

    /// Makes a floating button.
    /// - Parameter listener: gets the callbacks.
    func createFloatingButton(listener: any FloatingButtonDelegate) -> any FloatingButtonPresentable
}

extension UIService {
    /// Makes a message without settings: the requirement is optional.
    ///
    /// In the SDK, a service without this method makes no message at all. A default implementation cannot detect that
    /// case, and making a message is more useful to the app.
    public func createFullscreenMessage(
        payload: String, listener: (any FullscreenMessageDelegate)?, isLocalImageUsed: Bool,
        settings: MessageSettings?
    ) -> any FullscreenPresentable {
        createFullscreenMessage(payload: payload, listener: listener, isLocalImageUsed: isLocalImageUsed)
    }
}

/// The default UI service. Its messages share one monitor (rules, 1.5).
final class DefaultUIService: UIService {
    private let monitor = MessageMonitor()

    func createFullscreenMessage(
        payload: String, listener: (any FullscreenMessageDelegate)?, isLocalImageUsed: Bool
    ) -> any FullscreenPresentable {
        createFullscreenMessage(
            payload: payload, listener: listener, isLocalImageUsed: isLocalImageUsed, settings: nil)
    }

    func createFullscreenMessage(
        payload: String, listener: (any FullscreenMessageDelegate)?, isLocalImageUsed: Bool,
        settings: MessageSettings?
    ) -> any FullscreenPresentable {
        FullscreenMessage(
            payload: payload, listener: listener, isLocalImageUsed: isLocalImageUsed, monitor: monitor,
            settings: settings, stage: .current)
    }

    func createFloatingButton(listener: any FloatingButtonDelegate) -> any FloatingButtonPresentable {
        FloatingButton(listener: listener, stage: .current)
    }
}

/// Opens URLs outside the app. Not limited to classes, not bound to an actor.
///
/// The rules state only the type's name; its single requirement is the SDK's public one as far as known. The links of
/// messages do not use this service: the application opens them (AI-094).
public protocol URLOpening {
    /// Opens a URL.
    /// - Parameter url: the URL to open.
    /// - Returns: whether it could be opened.
    @discardableResult
    func openUrl(_ url: URL) -> Bool
}

/// Passes URLs to the system: the current stage's log.
final class DefaultURLService: URLOpening {
    func openUrl(_ url: URL) -> Bool {
        HeadlessStage.current.open(url, from: AdobeLog.source)
        return true
    }
}
