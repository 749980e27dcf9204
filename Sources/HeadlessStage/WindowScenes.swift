import PlatformStandIns

/// Where the `UIWindowScene`s of a stage's scenes come from. The one place that differs with the platform: headless the
/// stage makes them, UIKit makes its own.
@MainActor enum WindowScenes {
    #if canImport(UIKit)
        /// One of the app's own, those in the foreground first.
        static func find(for scene: StageScene, notAmong taken: [UIWindowScene]) -> UIWindowScene? {
            let free = ofApp.filter { candidate in !taken.contains { $0 === candidate } }
            return free.first { $0.activationState == .foregroundActive } ?? free.first
        }

        /// Whether the app still has it.
        static func isThere(_ windowScene: UIWindowScene) -> Bool {
            ofApp.contains { $0 === windowScene }
        }

        /// The windows of the app, in every scene.
        static func windows(of scenes: StageScenes) -> [UIWindow] { ofApp.flatMap(\.windows) }

        private static var ofApp: [UIWindowScene] {
            UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        }
    #else
        /// A new one, which says of itself what the stage says.
        static func find(for scene: StageScene, notAmong taken: [UIWindowScene]) -> UIWindowScene? {
            UIWindowScene(title: scene.title) { [weak scene] in .init(scene?.activation ?? .unattached) }
        }

        /// Always: a stage's scene keeps it.
        static func isThere(_ windowScene: UIWindowScene) -> Bool { true }

        /// The windows of the stage's app, in every scene.
        static func windows(of scenes: StageScenes) -> [UIWindow] { scenes.all.flatMap(\.windows) }
    #endif
}

#if !canImport(UIKit)
    extension UIScene.ActivationState {
        fileprivate init(_ activation: StageScene.Activation) {
            switch activation {
            case .active: self = .foregroundActive
            case .inactive: self = .foregroundInactive
            case .background: self = .background
            case .unattached: self = .unattached
            }
        }
    }
#endif
