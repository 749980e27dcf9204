import Foundation
public import PlatformStandIns

/// One instance of the app's interface, as the stage describes it.
///
/// On Apple's systems apps cannot make a `UIWindowScene`, and what one says of itself cannot be set. Therefore the SDKs
/// on a stage look at this description, which a test makes and changes as it likes, on every platform. A `UIWindowScene`
/// is needed only where an SDK hands one to the app's own code (`windowScene`).
///
/// Sendable: what changes is behind a lock. Any thread, except where it says otherwise.
public final class StageScene: Sendable {
    /// Where a scene is.
    public enum Activation: String, Sendable, Hashable, CaseIterable {
        case active, inactive, background
        /// It has been disconnected.
        case unattached
    }

    /// What a scene is for.
    public enum Role: String, Sendable, Hashable, CaseIterable {
        /// The app's own windows.
        case application
        /// Anything else: a screen in a car, say.
        case other
    }

    private struct State: Sendable {
        var activation: Activation
        var known: UIWindowScene?
        weak var scenes: StageScenes?
    }

    /// What the scene is called.
    public let title: String
    /// What the scene is for.
    public let role: Role
    /// Whether what it stands for does not change: given, or known to be missing.
    private let isFixed: Bool
    private let state: Locked<State>

    /// Describes a scene. `stage.scenes` connects it.
    /// - Parameters:
    ///   - title: what it is called.
    ///   - activation: where it is.
    ///   - role: what it is for.
    ///   - windowScene: the one that it stands for; nil leaves that to the stage.
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

    /// Where the scene is.
    public var activation: Activation {
        get { state.current.activation }
        set { state.set(\.activation, newValue) }
    }

    /// What stands for the scene in the app's own code. Main actor.
    ///
    /// On the stand-ins one is made. Where UIKit is, it is one of the app's own that no other scene of the stage has
    /// taken: the first one, and a second scene gets the second one. Nil where there is none left, above all in a test
    /// bundle without a host app.
    @MainActor public var windowScene: UIWindowScene? {
        let (known, scenes) = state.withLock { ($0.known, $0.scenes) }
        if isFixed { return known }
        if let known, WindowScenes.isThere(known) { return known }
        let found = WindowScenes.find(for: self, notAmong: scenes?.taken ?? [])
        state.set(\.known, found)
        return found
    }

    /// The same, if it has been asked for before.
    package var windowSceneIfKnown: UIWindowScene? { state.current.known }

    /// The windows that are in the scene, the backmost first. Empty where there is no `windowScene`. Main actor.
    @MainActor public var windows: [UIWindow] { windowScene?.windows ?? [] }

    func belong(to scenes: StageScenes?) {
        state.withLock { $0.scenes = scenes }
    }
}
