import HeadlessStage
import PlatformStandIns

/// The SDK's services. One a process in the SDK; one a stage here. Sendable: the service is made once.
public final class ServiceProvider: RetainerOwner, Sendable {
    private let service = AEPUIService()
    /// Keeps what was attached to the services.
    package let retainer = Retainer()

    private init() {}

    /// The services of the current stage. Any thread.
    public static func getInstance() -> ServiceProvider {
        HeadlessStage.current.shared(ServiceProvider.self) { ServiceProvider() }
    }

    /// What makes presentables and holds the app's delegate. Any thread.
    public var uiService: any UIService { service }

    /// The same as `uiService`, as Java code spells it. Any thread.
    public func getUIService() -> any UIService { service }

    /// No delegate is registered any more. The SDK has no such call.
    func forgetDelegate() { service.forgetDelegate() }
}
