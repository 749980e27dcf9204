import Foundation
package import HeadlessStage
package import PlatformStandIns

/// The scenes of the app, in the order in which they connected. Sendable: the list is behind a lock.
package final class ConnectedScenes: Sendable {
    /// A scene with the one thing about its session that counts.
    package struct Entry: Sendable {
        package let scene: UIWindowScene
        package let hasApplicationRole: Bool

        /// Describes a scene.
        package init(scene: UIWindowScene, hasApplicationRole: Bool) {
            self.scene = scene
            self.hasApplicationRole = hasApplicationRole
        }
    }

    private let app: StageApp
    private let entries = Locked<[Entry]?>(nil)

    /// Knows the scenes of an app.
    package init(_ app: StageApp) {
        self.app = app
    }

    /// The scenes; none while the app has no root view controller. One active scene at first.
    @MainActor package var all: [Entry] {
        guard app.hasRootViewController else { return [] }
        if let known = entries.current { return known }
        let first = Self.initial
        entries.withLock { $0 = first }
        return first
    }

    /// Replaces the scenes.
    package func set(_ new: [Entry]) {
        entries.withLock { $0 = new }
    }

    /// The last active scene of the app's own.
    @MainActor package var lastActive: UIWindowScene? {
        all.last { $0.hasApplicationRole && $0.scene.activationState == .foregroundActive }?.scene
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
