import AdobeAndroid3Bridge
import AdobeAndroid3Model
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
        let host = AdobeAndroid3Host(stage: stage)
        stage.run { _ = AdobeAndroid3Bridge(Handler()).attach() }
        try host.trigger(json: FileHandle.standardInput.readDataToEndOfFile())
        stage.runUntilIdle()
    }
}
