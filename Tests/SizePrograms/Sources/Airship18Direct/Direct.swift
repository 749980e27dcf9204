import Airship18Model
import Foundation
import HeadlessStage

/// The app's delegate, without anything between it and the SDK.
final class AppDelegate: InAppMessageDisplayDelegate {
    func isMessageReadyToDisplay(_ message: InAppMessage, scheduleID: String) -> Bool { true }
    func messageWillDisplay(_ message: InAppMessage, scheduleID: String) {}
    func messageFinishedDisplaying(_ message: InAppMessage, scheduleID: String) {}
}

@main @MainActor struct Program {
    static func main() throws {
        let stage = HeadlessStage()
        let host = Airship18Host(stage: stage)
        let delegate = AppDelegate()
        stage.run { Airship.inAppAutomation.inAppMessaging.displayDelegate = delegate }
        try host.trigger(json: FileHandle.standardInput.readDataToEndOfFile())
        stage.runUntilIdle()
        withExtendedLifetime(delegate) {}
    }
}
