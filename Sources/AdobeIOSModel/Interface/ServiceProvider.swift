public import Foundation
import HeadlessStage
import PlatformStandIns

/// The SDK's services. One a process in the SDK; one a stage here.
///
/// `@unchecked Sendable` is sound: all state is behind a lock. The services and the delegate are not Sendable
/// by type: as in the SDK they are called on whichever thread a rule names.
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
    /// Keeps what was attached to the services.
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

    /// What makes messages and floating buttons. Replacing it gives later messages another monitor (rules,
    /// 1.5). Any thread.
    @available(iOSApplicationExtension, unavailable)
    public var uiService: any UIService {
        get { services.withLock { $0.uiService } }
        set { services.set(\.uiService, newValue) }
    }

    /// What opens URLs for the SDK's extensions. Any thread.
    @available(iOSApplicationExtension, unavailable)
    public var urlService: any URLOpening {
        get { services.withLock { $0.urlService } }
        set { services.set(\.urlService, newValue) }
    }

    /// What reaches servers for the SDK's extensions. Headless none of them does. Any thread.
    public var networkService: any Networking {
        get { services.withLock { $0.networkService } }
        set { services.set(\.networkService, newValue) }
    }

    /// What writes into a console what `Log` lets through. The stage's log does not depend on it. Any thread.
    public var loggingService: any Logging {
        get { services.withLock { $0.loggingService } }
        set { services.set(\.loggingService, newValue) }
    }
}

/// Makes what the SDK shows. Class-bound, as an Objective-C protocol is; not bound to an actor.
@available(iOSApplicationExtension, unavailable)
public protocol UIService: AnyObject {
    /// Makes a full-screen message.
    /// - Parameters:
    ///   - payload: the HTML page.
    ///   - listener: who is told about this one message; held strongly.
    ///   - isLocalImageUsed: whether images come from the asset map.
    func createFullscreenMessage(
        payload: String, listener: (any FullscreenMessageDelegate)?, isLocalImageUsed: Bool
    ) -> any FullscreenPresentable

    /// Makes a full-screen message that looks as `settings` say. Optional.
    /// - Parameters:
    ///   - payload: the HTML page.
    ///   - listener: who is told about this one message; held strongly.
    ///   - isLocalImageUsed: whether images come from the asset map.
    ///   - settings: the looks.
    func createFullscreenMessage(
        payload: String, listener: (any FullscreenMessageDelegate)?, isLocalImageUsed: Bool,
        settings: MessageSettings?
    ) -> any FullscreenPresentable

    /// Makes a floating button.
    /// - Parameter listener: who is told about it.
    func createFloatingButton(listener: any FloatingButtonDelegate) -> any FloatingButtonPresentable
}

extension UIService {
    /// Makes a message without settings: the requirement is optional.
    ///
    /// The SDK gets no message at all from a service that lacks the method. A default cannot tell that
    /// case from others, and this one serves the app better.
    public func createFullscreenMessage(
        payload: String, listener: (any FullscreenMessageDelegate)?, isLocalImageUsed: Bool,
        settings: MessageSettings?
    ) -> any FullscreenPresentable {
        createFullscreenMessage(payload: payload, listener: listener, isLocalImageUsed: isLocalImageUsed)
    }
}

/// The UI service that is there at first. Its messages share one monitor (rules, 1.5).
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

/// Opens URLs outside the app. Not bound to classes, nor to an actor.
///
/// The rules name the type only; its one requirement is the SDK's public one as far as known. The links
/// of messages do not pass through here: they are opened by the application (AI-094).
public protocol URLOpening {
    /// Opens a URL.
    /// - Parameter url: what to open.
    /// - Returns: whether it could be opened.
    @discardableResult
    func openUrl(_ url: URL) -> Bool
}

/// Hands URLs to the system: the current stage's log.
final class DefaultURLService: URLOpening {
    func openUrl(_ url: URL) -> Bool {
        HeadlessStage.current.open(url, from: AdobeLog.source)
        return true
    }
}
