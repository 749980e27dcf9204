import HeadlessStage
import PlatformStandIns

/// What the app's activity carries: keeps messages, alerts and buttons alive while they are on it. Main actor.
@MainActor final class Activity {
    /// The messages, topmost last.
    private(set) var fragments: [MessageFragment] = []
    private var others: [any StageSurface] = []

    private init() {}

    /// The activity of a stage, made on first use.
    static func of(_ stage: HeadlessStage) -> Activity {
        // `shared` calls the closure at once, on this thread, which is the main thread.
        stage.shared(Activity.self) { MainThread.assume { Activity() } }
    }

    func add(_ fragment: MessageFragment) { fragments.append(fragment) }
    func add(_ other: any StageSurface) { others.append(other) }
    func remove(_ fragment: MessageFragment) { fragments.removeAll { $0 === fragment } }
    func remove(_ other: any StageSurface) { others.removeAll { $0 === other } }

    func contains(_ fragment: MessageFragment) -> Bool {
        fragments.contains { $0 === fragment }
    }
}
