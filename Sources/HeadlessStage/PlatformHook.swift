import Foundation
import PlatformStandIns

/// Connects the stand-ins of UIKit with the current stage: they report its app state, scenes, screen and device, and
/// report to it which URLs the app opens.
///
/// With stand-ins the stage logs every opened URL, because `UIApplication.shared.open(_:)` writes to its log. With
/// Apple's UIKit it logs only the URLs that the models open, by `HeadlessStage.open`: URLs that the app's own code
/// opens go to the system. Similarly, the models ask the stage for app, scenes and screen, while the app's own code
/// sees those of the host app.
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
