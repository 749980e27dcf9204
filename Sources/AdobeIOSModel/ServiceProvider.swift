import Foundation
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
    }

    private let services: Locked<Services>
    /// Keeps what was attached to the services.
    package let retainer = Retainer()

    private init() {
        services = Locked(Services(uiService: DefaultUIService(), urlService: DefaultURLService()))
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
    public var uiService: any UIService {
        get { services.withLock { $0.uiService } }
        set { services.set(\.uiService, newValue) }
    }

    /// What opens URLs for the SDK's extensions. Any thread.
    public var urlService: any URLOpening {
        get { services.withLock { $0.urlService } }
        set { services.set(\.urlService, newValue) }
    }
}
