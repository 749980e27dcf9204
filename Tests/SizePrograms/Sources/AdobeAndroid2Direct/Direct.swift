import AdobeAndroid2Model
import Foundation
import HeadlessStage

/// The app's delegate, without anything between it and the SDK.
final class AppDelegate: MessagingDelegate {
    func onShow(_ message: any FullscreenMessage) {}
    func onDismiss(_ message: any FullscreenMessage) {}
    func shouldShowMessage(_ message: any FullscreenMessage) -> Bool { true }
    func urlLoaded(_ url: String, _ message: any FullscreenMessage) {}
}

@main @MainActor struct Program {
    static func main() throws {
        let stage = HeadlessStage()
        let host = AdobeAndroid2Host(stage: stage)
        let delegate = AppDelegate()
        stage.run { MobileCore.setMessagingDelegate(delegate) }
        try host.trigger(json: FileHandle.standardInput.readDataToEndOfFile())
        stage.runUntilIdle()
        withExtendedLifetime(delegate) {}
    }
}
