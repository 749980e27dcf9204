import AirshipShared
public import Foundation
import HeadlessStage
import PlatformStandIns

/// Shows a message whatever else is on the screen, as long as the app is active (AS-036).
///
/// The rules do not give this class's Swift name; it is the Objective-C one without its prefix.
/// Not Sendable, as in the SDK; it holds nothing that changes. Any thread.
open class InAppMessageImmediateDisplayCoordinator: NSObject, InAppMessageDisplayCoordinator {
    private let link: StageLink

    /// Makes a coordinator of the current stage.
    public override init() {
        link = StageLink(.current)
        super.init()
        let coordinator = CarriedWeakly(self)
        link.stage?.app.observe { state in
            guard let coordinator = coordinator.value, state != .inactive else { return }
            coordinator.announceReadiness()
        }
    }

    /// What the factory is called in Objective-C; Swift has the initialiser in its place.
    @available(*, unavailable, renamed: "init()")
    public class func coordinator() -> InAppMessageImmediateDisplayCoordinator { .init() }

    /// Whether the app is active.
    #if canImport(ObjectiveC)
        @objc
    #endif
    open var isReady: Bool { link.isAppActive }
}

@available(*, unavailable) extension InAppMessageImmediateDisplayCoordinator: Sendable {}
