import AirshipShared
import Foundation
import HeadlessStage
public import PlatformStandIns

// Members that are public in the SDK, but for its own use.

extension InAppMessage {
    /// Displays the message without a schedule; for the vendor's own use. In the model it only writes to the log of the
    /// current stage.
    /// - Parameter scene: the scene for the message.
    @MainActor public func display(scene: UIWindowScene) async {
        AirshipWorld.current.installation.link.record(
            .error, "display(scene:) of a message is not modelled", ["message": name])
    }
}

extension InAppMessageTheme {
    /// The image of a close button; for the vendor's own use. In the model there is none.
    /// - Parameter resource: the name of the image.
    @MainActor public static func dismissIcon(_ resource: String) -> UIImage? { nil }
}
