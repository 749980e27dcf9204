public import Foundation
import HeadlessStage
import PlatformStandIns

/// Shows a message whatever else is on the screen, as long as the app is active (AS-036).
///
/// The rules do not give this class's Swift name; it is the Objective-C one without its prefix.
/// `@unchecked Sendable` is sound: its state is a constant. Any thread.
open class InAppMessageImmediateDisplayCoordinator: NSObject, InAppMessageDisplayCoordinator,
    @unchecked Sendable
{
    private let link: StageLink

    /// Makes a coordinator of the current stage.
    public override convenience init() {
        self.init(StageLink(.current))
    }

    init(_ link: StageLink) {
        self.link = link
        super.init()
        link.stage?.app.observe { [weak self] state in
            guard let self, state != .inactive else { return }
            ReadinessObservers.shared.changed(self)
        }
    }

    /// Makes a coordinator of the current stage.
    public class func coordinator() -> InAppMessageImmediateDisplayCoordinator { .init() }

    /// Whether the app is active.
    open var isReady: Bool { link.isAppActive }
}
