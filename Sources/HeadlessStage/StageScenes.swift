import Foundation
package import PlatformStandIns

/// The scenes of a stage's app, in the order in which they connected. Sendable; any thread.
public final class StageScenes: Sendable {
    private let app: StageApp
    /// Nil before anybody has asked.
    private let connected = Locked<[StageScene]?>(nil)
    private let observers = Locked<[@Sendable (StageScene) -> Void]>([])

    init(_ app: StageApp) {
        self.app = app
    }

    /// The scenes; none while the app has no root view controller. One active scene at first.
    public var all: [StageScene] { app.hasRootViewController ? connectedEver : [] }

    /// Whether or not the app has a root view controller.
    private var connectedEver: [StageScene] {
        connected.withLock { connected in
            if let connected { return connected }
            let first = StageScene("main")
            first.belong(to: self)
            connected = [first]
            return [first]
        }
    }

    /// Replaces the scenes. Nobody is told that one has been disconnected.
    public func set(_ scenes: [StageScene]) {
        let before = connected.withLock { connected in
            defer { connected = scenes }
            return connected ?? []
        }
        for scene in before { scene.belong(to: nil) }
        for scene in scenes { scene.belong(to: self) }
    }

    /// Adds a scene, as the last one.
    public func connect(_ scene: StageScene) {
        set(connectedEver.filter { $0 !== scene } + [scene])
    }

    /// Takes a scene away, which is unattached from then on, and tells the SDKs before this returns, if it is called on
    /// the main thread. Nothing if the scene is not connected.
    public func disconnect(_ scene: StageScene) {
        let others = connectedEver.filter { $0 !== scene }
        guard others.count < connectedEver.count else { return }
        set(others)
        scene.activation = .unattached
        for observer in observers.current { observer(scene) }
    }

    /// Calls `observer` after every disconnection, on the thread of whoever disconnects.
    public func observeDisconnections(_ observer: @escaping @Sendable (StageScene) -> Void) {
        observers.withLock { $0.append(observer) }
    }

    /// The last active scene of the app's own.
    package var lastActive: StageScene? {
        all.last { $0.role == .application && $0.activation == .active }
    }

    /// The windows of the app, hidden ones too. Where UIKit is, those of all its scenes. Main actor.
    @MainActor package var windows: [UIWindow] { WindowScenes.windows(of: self) }

    var taken: [UIWindowScene] { (connected.current ?? []).compactMap(\.windowSceneIfKnown) }
}

extension HeadlessStage {
    /// What stands for a scene in the app's own code. Where there is none the log has an error: code of the app's that
    /// needs it cannot be called as the SDK would call it.
    ///
    /// - Parameters:
    ///   - scene: the scene.
    ///   - use: what it is needed for, as the subject of a sentence.
    @MainActor package func windowScene(of scene: StageScene, for use: String) -> UIWindowScene? {
        if let known = scene.windowScene { return known }
        log.record(
            .error, from: "stage",
            "\(use) needs a UIWindowScene, and the app has none for the scene \"\(scene.title)\". UIKit gives scenes to "
                + "apps only: let the tests run in a host app, and connect no more scenes to the stage than it has."
        )
        return nil
    }
}
