import Foundation
public import PlatformStandIns

/// One instance of the app's interface, as the stage describes it.
///
/// On Apple's platforms an app can neither make a `UIWindowScene` nor set its properties. So the SDKs on a stage use
/// this description, which a test can make and change on every platform. A `UIWindowScene` is needed only where an
/// SDK passes one to the app's code (`windowScene`).
///
/// Sendable: mutable state is behind a lock. Any thread, except where stated otherwise.
public final class StageScene: Sendable {
    /// The activation state of a scene.
    public enum Activation: String, Sendable, Hashable, CaseIterable {
        /// In front, in front without input, or in the background.
        case active, inactive, background
        /// It has been disconnected.
        case unattached
    }

    /// The purpose of a scene.
    public enum Role: String, Sendable, Hashable, CaseIterable {
        /// The app's own windows.
        case application
        /// Anything else, such as a screen in a car.
        case other
    }

    private struct State: Sendable {
        var activation: Activation
        var known: UIWindowScene?
        weak var scenes: StageScenes?
    }

    /// The scene's title.
    public let title: String
    /// The purpose of the scene.
    public let role: Role
    /// Whether its `UIWindowScene` is fixed: given, or known to be missing.
    private let isFixed: Bool
    private let state: Locked<State>

    /// Describes a scene. `stage.scenes` connects it.
    /// - Parameters:
    ///   - title: the title.
    ///   - activation: the activation state.
    ///   - role: the purpose.
    ///   - windowScene: the `UIWindowScene` that it describes; nil leaves that to the stage.
    public convenience init(
        _ title: String = "", activation: Activation = .active, role: Role = .application,
        windowScene: UIWindowScene? = nil
    ) {
        self.init(title, activation, role, known: windowScene, isFixed: windowScene != nil)
    }

    /// Describes a scene for which there is no `UIWindowScene`, as in a test bundle without a host app.
    package static func withoutWindowScene(_ title: String) -> StageScene {
        StageScene(title, .active, .application, known: nil, isFixed: true)
    }

    private init(
        _ title: String, _ activation: Activation, _ role: Role, known: UIWindowScene?, isFixed: Bool
    ) {
        self.title = title
        self.role = role
        self.isFixed = isFixed
        state = Locked(State(activation: activation, known: known))
    }

    /// The activation state of the scene.
    public var activation: Activation {
        get { state.current.activation }
        set { state.set(\.activation, newValue) }
    }

    /// The `UIWindowScene` that the app's code gets for the scene. Main actor.
    ///
    /// With stand-ins it is created. With Apple's UIKit it is the first of the app's scenes that no other scene of
    /// the stage uses. Nil if none is left, which is usual in a test bundle without a host app.
    @MainActor public var windowScene: UIWindowScene? {
        let (known, scenes) = state.withLock { ($0.known, $0.scenes) }
        if isFixed { return known }
        if let known, WindowScenes.isThere(known) { return known }
        let found = WindowScenes.find(for: self, notAmong: scenes?.taken ?? [])
        state.set(\.known, found)
        return found
    }

    /// The same, if it was requested before.
    package var windowSceneIfKnown: UIWindowScene? { state.current.known }

    /// The windows in the scene, back to front. Empty if there is no `windowScene`. Main actor.
    @MainActor public var windows: [UIWindow] { windowScene?.windows ?? [] }

    /// The same kind of scene in the app's next process; without windows if the stage makes them.
    func inNextProcess() -> StageScene {
        StageScene(title, activation, role, known: isFixed ? state.current.known : nil, isFixed: isFixed)
    }

    func belong(to scenes: StageScenes?) {
        state.withLock { $0.scenes = scenes }
    }
}

/// The scenes of a stage's app, in the order in which they connected. Sendable; any thread.
public final class StageScenes: Sendable {
    private let app: StageApp
    /// Nil before the first use.
    private let connected = Locked<[StageScene]?>(nil)
    private let observers = Locked<[@Sendable (StageScene) -> Void]>([])

    init(_ app: StageApp) {
        self.app = app
    }

    /// The scenes; none while the app has no root view controller. One active scene at first.
    public var all: [StageScene] { app.hasRootViewController ? connectedEver : [] }

    /// The scenes, whether or not the app has a root view controller.
    private var connectedEver: [StageScene] {
        connected.withLock { connected in
            if let connected { return connected }
            let first = StageScene("main")
            first.belong(to: self)
            connected = [first]
            return [first]
        }
    }

    /// Replaces the scenes, without telling observers.
    public func set(_ scenes: [StageScene]) {
        let before = connected.withLock { connected in
            defer { connected = scenes }
            return connected ?? []
        }
        for scene in before { scene.belong(to: nil) }
        for scene in scenes { scene.belong(to: self) }
    }

    /// The app's next process begins, with scenes of the same kind.
    func startAgain() {
        guard let before = connected.current else { return }
        set(before.map { $0.inNextProcess() })
    }

    /// Adds a scene, as the last one.
    public func connect(_ scene: StageScene) {
        set(connectedEver.filter { $0 !== scene } + [scene])
    }

    /// Disconnects a scene: it is unattached from then on. On the main thread the SDKs are notified before this
    /// returns.
    /// Does nothing if the scene is not connected.
    public func disconnect(_ scene: StageScene) {
        let others = connectedEver.filter { $0 !== scene }
        guard others.count < connectedEver.count else { return }
        set(others)
        scene.activation = .unattached
        for observer in observers.current { observer(scene) }
    }

    /// Calls `observer` after every disconnection, on the thread that disconnects.
    public func observeDisconnections(_ observer: @escaping @Sendable (StageScene) -> Void) {
        observers.withLock { $0.append(observer) }
    }

    /// The last active scene for the app's own windows.
    package var lastActive: StageScene? {
        all.last { $0.role == .application && $0.activation == .active }
    }

    /// The windows of the app, hidden ones too. With Apple's UIKit, those of all its scenes. Main actor.
    @MainActor package var windows: [UIWindow] { WindowScenes.windows(of: self) }

    var taken: [UIWindowScene] { (connected.current ?? []).compactMap(\.windowSceneIfKnown) }
}

extension HeadlessStage {
    /// The `UIWindowScene` for a scene. If there is none, the log gets an error, because the app's code cannot be
    /// called as the SDK would call it.
    ///
    /// - Parameters:
    ///   - scene: the scene.
    ///   - use: the function that needs it, as the subject of a sentence.
    @MainActor package func windowScene(of scene: StageScene, for use: String) -> UIWindowScene? {
        if let known = scene.windowScene { return known }
        log.record(
            .error, from: "stage",
            "\(use) needs a UIWindowScene, and the app has none for the scene \"\(scene.title)\". UIKit creates scenes for apps "
                + "only: run the tests in a host app, and connect no more scenes to the stage than that app has."
        )
        return nil
    }
}

/// The source of the `UIWindowScene`s of a stage's scenes. It differs by platform: with stand-ins the stage makes
/// them; UIKit makes its own.
@MainActor enum WindowScenes {
    #if canImport(UIKit)
        /// One of the app's scenes, those in the foreground first.
        static func find(for scene: StageScene, notAmong taken: [UIWindowScene]) -> UIWindowScene? {
            let free = ofApp.filter { candidate in !taken.contains { $0 === candidate } }
            return free.first { $0.activationState == .foregroundActive } ?? free.first
        }

        /// Whether the app still has the scene.
        static func isThere(_ windowScene: UIWindowScene) -> Bool {
            ofApp.contains { $0 === windowScene }
        }

        /// The windows of the app, in every scene.
        static func windows(of scenes: StageScenes) -> [UIWindow] { ofApp.flatMap(\.windows) }

        private static var ofApp: [UIWindowScene] {
            UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        }
    #else
        /// A new scene, with the properties of the stage's scene.
        static func find(for scene: StageScene, notAmong taken: [UIWindowScene]) -> UIWindowScene? {
            UIWindowScene(title: scene.title) { [weak scene] in .init(scene?.activation ?? .unattached) }
        }

        /// Always true: a stage's scene retains it.
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
