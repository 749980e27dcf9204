import AirshipShared
import Foundation
import HeadlessStage
public import PlatformStandIns

// What is public in the SDK for its own use.

extension InAppMessage {
    /// Displays the message beside every schedule; for the vendor's own use. In the model it does nothing but say so in the
    /// log of the current stage.
    /// - Parameter scene: where.
    @MainActor public func display(scene: UIWindowScene) async {
        AirshipWorld.current.installation.link.record(
            .error, "display(scene:) of a message is not modelled", ["message": name])
    }
}

extension InAppMessageTheme {
    /// The picture of a close button; for the vendor's own use. In the model there is none.
    /// - Parameter resource: the name of the picture.
    @MainActor public static func dismissIcon(_ resource: String) -> UIImage? { nil }
}
