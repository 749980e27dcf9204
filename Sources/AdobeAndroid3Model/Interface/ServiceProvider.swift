import HeadlessStage
import PlatformStandIns

/// The SDK's services. One a process in the SDK; one a stage here. Any thread: the services are made once.
public final class ServiceProvider: RetainerOwner {
    private let service = AEPUIService()
    private let uris: StageURIService
    /// Keeps what was attached to the services.
    package let retainer = Retainer()

    private init(_ stage: HeadlessStage) {
        uris = StageURIService(stage: stage)
    }

    /// The services of the current stage. Any thread.
    public static func getInstance() -> ServiceProvider {
        let stage = HeadlessStage.current
        return stage.shared(Carried<ServiceProvider>.self) { Carried(ServiceProvider(stage)) }.value
    }

    /// What makes presentables and holds the app's delegate. Any thread.
    public var uiService: any UIService { service }

    /// The same as `uiService`, as Java code spells it. Any thread.
    public func getUIService() -> any UIService { service }

    /// What opens URIs outside the app. Any thread.
    public var uriService: any UriOpening { uris }

    /// The same as `uriService`, as Java code spells it. Any thread.
    public func getUriService() -> any UriOpening { uris }

    /// Whether a delegate is registered.
    var hasDelegate: Bool { service.hasDelegate }

    /// No delegate is registered any more. The SDK has no such call.
    func forgetDelegate() { service.forgetDelegate() }
}

@available(*, unavailable) extension ServiceProvider: Sendable {}
