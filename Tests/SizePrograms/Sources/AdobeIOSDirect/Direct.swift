import AdobeIOSModel
import Foundation
import HeadlessStage

/// The app's delegate, without anything between it and the SDK.
final class AppDelegate: MessagingDelegate {
    func onShow(message: any Showable) {}
    func onDismiss(message: any Showable) {}
    func shouldShowMessage(message: any Showable) -> Bool { true }
    func urlLoaded(_ url: URL, byMessage message: any Showable) {}
}

@main @MainActor struct Program {
    static func main() throws {
        let stage = HeadlessStage()
        let host = AdobeIOSHost(stage: stage)
        let delegate = AppDelegate()
        stage.run { MobileCore.messagingDelegate = delegate }
        try host.trigger(json: FileHandle.standardInput.readDataToEndOfFile())
        stage.runUntilIdle()
        withExtendedLifetime(delegate) {}
    }
}
