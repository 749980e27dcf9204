import HeadlessStage
import PlatformStandIns

/// The content of the app's activity: keeps messages, alerts and buttons alive while they are on it. Main actor.
@MainActor final class ActivityContents {
    /// The messages, topmost last.
    private(set) var fragments: [MessageFragment] = []
    private var others: [any StageSurface] = []
    let buttons: FloatingButtons

    private init(_ stage: HeadlessStage) { buttons = FloatingButtons(stage) }

    /// The activity of a stage, made on first use.
    static func of(_ stage: HeadlessStage) -> ActivityContents {
        // `shared` calls the closure at once, on this thread, which is the main thread.
        stage.shared(ActivityContents.self) { MainThread.assume { ActivityContents(stage) } }
    }

    func add(_ fragment: MessageFragment) { fragments.append(fragment) }
    func add(_ other: any StageSurface) { others.append(other) }
    func remove(_ fragment: MessageFragment) { fragments.removeAll { $0 === fragment } }
    func remove(_ other: any StageSurface) { others.removeAll { $0 === other } }

    /// The alert that is in front of everything, if there is one.
    var alert: AlertDialog? { others.lazy.compactMap { $0 as? AlertDialog }.last }

    func contains(_ fragment: MessageFragment) -> Bool {
        fragments.contains { $0 === fragment }
    }
}
