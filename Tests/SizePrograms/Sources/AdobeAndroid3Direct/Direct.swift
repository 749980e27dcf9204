import AdobeAndroid3Model
import Foundation
import HeadlessStage

/// The app's delegate, without anything between it and the SDK.
final class AppDelegate: PresentationDelegate {
    func onShow(_ presentable: any Presentable) {}
    func onHide(_ presentable: any Presentable) {}
    func onDismiss(_ presentable: any Presentable) {}
    func onContentLoaded(_ presentable: any Presentable, _ content: PresentationContent?) {}
    func canShow(_ presentable: any Presentable) -> Bool { true }
}

@main @MainActor struct Program {
    static func main() throws {
        let stage = HeadlessStage()
        let host = AdobeAndroid3Host(stage: stage)
        let delegate = AppDelegate()
        stage.run { ServiceProvider.getInstance().getUIService().setPresentationDelegate(delegate) }
        try host.trigger(json: FileHandle.standardInput.readDataToEndOfFile())
        stage.runUntilIdle()
        withExtendedLifetime(delegate) {}
    }
}
