import AdobeIOSBridge
import AdobeIOSModel
import BrazeBridge
import BrazeModel
import Foundation
import HeadlessStage
import InAppCompat

/// The app's old delegate.
@MainActor final class Delegate: BrazeInAppMessageUIDelegate {
    func inAppMessage(
        _ ui: BrazeInAppMessageUI, displayChoiceForMessage message: Braze.InAppMessage
    ) -> BrazeInAppMessageUI.DisplayChoice { .now }
}

@main @MainActor struct Program {
    static func main() throws {
        let stage = HeadlessStage()
        let host = AdobeIOSHost(stage: stage)
        stage.run { _ = AdobeIOSBridge(AdoptedBrazeDelegate(Delegate())).attach() }
        try host.trigger(json: FileHandle.standardInput.readDataToEndOfFile())
        stage.runUntilIdle()
    }
}
