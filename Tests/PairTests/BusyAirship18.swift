import Airship18Bridge
import Airship18Model
import Foundation
import HeadlessStage
import InAppCompat
import PlatformStandIns

/// A delegate for Airship 18 to 20 with every companion that it can have. In a file of its own, because its SDK uses
/// the names of the older one's types.
@MainActor enum BusyAirship18 {
    static func adopted() -> AdoptedAirship18Delegate {
        AdoptedAirship18Delegate(
            BusyDelegate(), sceneDelegate: FixedScene(),
            adapters: [.modal: { _ in QuietAdapter() }, .custom: { _ in QuietAdapter() }])
    }
}

private final class BusyDelegate: InAppMessageDisplayDelegate, Sendable {
    func isMessageReadyToDisplay(_ message: InAppMessage, scheduleID: String) -> Bool { true }
    func messageWillDisplay(_ message: InAppMessage, scheduleID: String) {}
    func messageFinishedDisplaying(_ message: InAppMessage, scheduleID: String) {}
}

private final class FixedScene: InAppMessageSceneDelegate {
    func sceneForMessage(_ message: InAppMessage) -> UIWindowScene? { nil }
}

/// Displays until the user is finished, which is at once.
@MainActor private final class QuietAdapter: CustomDisplayAdapter {
    nonisolated init() {}
    var isReady: Bool { true }
    func waitForReady() async {}
    func display(scene: UIWindowScene) async -> CustomDisplayResolution { .userDismissed }
}
