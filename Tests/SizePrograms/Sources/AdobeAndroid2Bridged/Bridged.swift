import AdobeAndroid2Bridge
import AdobeAndroid2Model
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
        let host = AdobeAndroid2Host(stage: stage)
        stage.run { _ = AdobeAndroid2Bridge(Handler()).attach() }
        try host.trigger(json: FileHandle.standardInput.readDataToEndOfFile())
        stage.runUntilIdle()
    }
}
