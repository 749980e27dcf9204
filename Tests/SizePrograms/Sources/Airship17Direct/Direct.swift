import Airship17Model
import Foundation
import HeadlessStage

/// The app's delegate, without anything between it and the SDK.
final class AppDelegate: NSObject, InAppMessagingDelegate {
    func isMessageReady(toDisplay message: InAppMessage, scheduleID: String) -> Bool { true }
}

@main @MainActor struct Program {
    static func main() throws {
        let stage = HeadlessStage()
        let host = Airship17Host(stage: stage)
        let delegate = AppDelegate()
        stage.run { InAppAutomation.shared.inAppMessageManager.delegate = delegate }
        try host.trigger(json: FileHandle.standardInput.readDataToEndOfFile())
        stage.runUntilIdle()
        withExtendedLifetime(delegate) {}
    }
}
