import Foundation
import PlatformStandIns

/// Connects the stand-ins of UIKit with the current stage: they report its app state, scenes, screen and device, and
/// tell it which URLs the app opens.
///
/// With stand-ins the stage logs every opened URL, because `UIApplication.shared.open(_:)` writes into its log. With
/// Apple's UIKit it logs only what the models open, by `HeadlessStage.open`: what the app's own code opens goes to
/// the system. In the same way the models ask the stage about app, scenes and screen, and the app's own code sees
/// those of the host app.
enum PlatformHook {
    static func install() {
        #if !canImport(UIKit)
            _ = installed
        #endif
    }

    #if !canImport(UIKit)
        private static let installed: Void = HeadlessPlatform.answer { CurrentStage(stage: .current) }
    #endif
}

#if !canImport(UIKit)
    private struct CurrentStage: HeadlessWorld {
        let stage: HeadlessStage

        var applicationState: UIApplication.State {
            switch stage.app.state {
            case .active: .active
            case .inactive: .inactive
            case .background: .background
            }
        }

        var connectedScenes: [UIWindowScene] { stage.scenes.all.compactMap(\.windowScene) }
        var screenSize: CGSize { stage.screen.size }
        var interfaceOrientation: UIInterfaceOrientation { stage.screen.orientation }
        var traits: UITraitCollection { stage.screen.traits }

        func open(_ url: URL) -> Bool {
            stage.open(url, from: "app")
            return true
        }
    }
#endif
