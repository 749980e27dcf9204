import AdobeAndroidShared
import HeadlessStage

/// An object that is notified when activities are resumed and destroyed.
@MainActor protocol ActivityObserver: AnyObject, Sendable {
    func activityResumed(_ resumed: Activity)
    func activityDestroyed(_ destroyed: Activity)
}

/// All objects on a stage that follow its activities, held strongly from the first show to the dismissal.
@MainActor final class ActivityWatch {
    private struct Weak {
        weak var observer: (any ActivityObserver)?
    }

    private var observers: [ObjectIdentifier: (number: Int, observer: any ActivityObserver)] = [:]
    private var lastNumber = 0
    /// The objects that no longer follow activities, but are still in one (A3-024).
    private var leftBehind: [Weak] = []

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

    /// Records an object that was removed but stays in its activity until the activity is destroyed. It is held weakly.
    func leaveBehind(_ observer: any ActivityObserver) {
        leftBehind.append(Weak(observer: observer))
    }

    /// An activity has come to the front.
    func resumed(_ activity: Activity) {
        for observer in all { observer.activityResumed(activity) }
    }

    /// An activity is destroyed, with everything that is in it.
    func destroyed(_ activity: Activity) {
        for observer in all + leftBehind.compactMap(\.observer) { observer.activityDestroyed(activity) }
        leftBehind = []
    }

    /// The observers, in the order in which they were added.
    private var all: [any ActivityObserver] {
        observers.values.sorted { $0.number < $1.number }.map(\.observer)
    }
}
