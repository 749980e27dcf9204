import Airship18Bridge
import Airship18Model
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
        let host = Airship18Host(stage: stage)
        stage.run { _ = Airship18Bridge(Handler()).attach() }
        try host.trigger(json: FileHandle.standardInput.readDataToEndOfFile())
        stage.runUntilIdle()
    }
}
