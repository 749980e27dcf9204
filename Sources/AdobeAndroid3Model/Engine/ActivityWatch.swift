import AdobeAndroidShared
import HeadlessStage

/// Is told when activities are resumed and destroyed.
@MainActor protocol ActivityObserver: AnyObject, Sendable {
    func activityResumed(_ resumed: Activity)
    func activityDestroyed(_ destroyed: Activity)
}

/// All objects on a stage that follow its activities, held strongly from the first show to the dismissal.
@MainActor final class ActivityWatch {
    private var observers: [ObjectIdentifier: (number: Int, observer: any ActivityObserver)] = [:]
    private var lastNumber = 0

    nonisolated private init() {}

    /// The watch of a stage.
    static func of(_ stage: HeadlessStage) -> ActivityWatch {
        stage.shared(ActivityWatch.self) { ActivityWatch() }
    }

    func add(_ observer: any ActivityObserver) {
        lastNumber += 1
        observers[ObjectIdentifier(observer)] = (lastNumber, observer)
    }

    func remove(_ observer: any ActivityObserver) {
        observers[ObjectIdentifier(observer)] = nil
    }

    /// The observers, in the order in which they were added.
    var all: [any ActivityObserver] {
        observers.values.sorted { $0.number < $1.number }.map(\.observer)
    }
}
