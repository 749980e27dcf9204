import BrazeBridge
import BrazeModel
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
        let host = BrazeHost(stage: stage)
        stage.run { _ = BrazeBridge(Handler()).attach(to: host.ui) }
        try host.trigger(json: FileHandle.standardInput.readDataToEndOfFile())
        stage.runUntilIdle()
    }
}
