import BrazeModel
import Foundation
import HeadlessStage

/// The app's delegate, without anything between it and the SDK.
final class AppDelegate: BrazeInAppMessageUIDelegate {
    func inAppMessage(
        _ ui: BrazeInAppMessageUI, displayChoiceForMessage message: Braze.InAppMessage
    ) -> BrazeInAppMessageUI.DisplayChoice { .now }
}

@main @MainActor struct Program {
    static func main() throws {
        let stage = HeadlessStage()
        let host = BrazeHost(stage: stage)
        let delegate = AppDelegate()
        stage.run { host.ui.delegate = delegate }
        try host.trigger(json: FileHandle.standardInput.readDataToEndOfFile())
        stage.runUntilIdle()
        withExtendedLifetime(delegate) {}
    }
}
