import AdobeIOSBridge
import AdobeIOSModel
import Foundation
import HeadlessStage
import InAppCore

/// The app's handler.
final class Handler: InAppMessageHandler {
    func decideDisplay(of message: CompatMessage) -> DisplayDecision { .show }
}

@main @MainActor struct Program {
    static func main() throws {
        let stage = HeadlessStage()
        let host = AdobeIOSHost(stage: stage)
        stage.run { _ = AdobeIOSBridge(Handler()).attach() }
        try host.trigger(json: FileHandle.standardInput.readDataToEndOfFile())
        stage.runUntilIdle()
    }
}
