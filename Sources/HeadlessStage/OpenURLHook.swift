import Foundation
import PlatformStandIns

/// Connects `UIApplication.shared.open(_:)` in app code with the log of the current stage.
enum OpenURLHook {
    static func install() {
        #if !canImport(UIKit)
            _ = installed
        #endif
    }

    #if !canImport(UIKit)
        private static let installed: Void = MainThread.async {
            UIApplication.openURLHandler = { url in
                HeadlessStage.current.open(url, from: "app")
                return true
            }
        }
    #endif
}
