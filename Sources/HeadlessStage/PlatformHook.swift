import Foundation
import PlatformStandIns

/// Lets the stand-ins of UIKit say what the current stage says: where the app is, its scenes, screen and device. And
/// lets a stage hear what the app opens.
///
/// What is heard of opened URLs: headless, everything, because `UIApplication.shared.open(_:)` writes into the log of the
/// current stage. Where UIKit is, only what the models open themselves, on every platform by `HeadlessStage.open`: what
/// the app's own code opens there goes to the system, really, and nobody can listen. Nor can anybody set what UIKit says
/// of app, scenes and screen: the models ask the stage, the app's own code sees the host app's.
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
