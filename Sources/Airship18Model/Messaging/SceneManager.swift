import Foundation
import HeadlessStage
import PlatformStandIns

/// Finds the scene for a message (AM-022). Main actor.
@MainActor final class SceneManager {
    private let scenes: ConnectedScenes
    weak var delegate: (any InAppMessageSceneDelegate)?

    nonisolated init(_ scenes: ConnectedScenes) {
        self.scenes = scenes
    }

    /// The delegate's choice, else the last active scene of the app's own, else the first one of any kind, else nil.
    func scene(for message: InAppMessage) -> UIWindowScene? {
        delegate?.sceneForMessage(message) ?? scenes.preferred
    }
}

/// The scenes of the app, in the order in which they connected. Sendable: the list is behind a lock.
final class ConnectedScenes: Sendable {
    /// A scene with the one thing about its session that counts.
    struct Entry: Sendable {
        let scene: UIWindowScene
        let hasApplicationRole: Bool
    }

    private let app: StageApp
    private let entries = Locked<[Entry]?>(nil)

    init(_ app: StageApp) {
        self.app = app
    }

    /// The scenes; none while the app has no root view controller. One active scene at first.
    @MainActor private var all: [Entry] {
        guard app.hasRootViewController else { return [] }
        if let known = entries.current { return known }
        let first = Self.initial
        entries.withLock { $0 = first }
        return first
    }

    func set(_ new: [Entry]) {
        entries.withLock { $0 = new }
    }

    @MainActor var preferred: UIWindowScene? {
        let all = all
        let active = all.last { $0.hasApplicationRole && $0.scene.activationState == .foregroundActive }
        return (active ?? all.first)?.scene
    }

    #if canImport(UIKit)
        @MainActor private static var initial: [Entry] {
            UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.map {
                Entry(scene: $0, hasApplicationRole: $0.session.role == .windowApplication)
            }
        }
    #else
        @MainActor private static var initial: [Entry] {
            [Entry(scene: UIWindowScene(), hasApplicationRole: true)]
        }
    #endif
}
