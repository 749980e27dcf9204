import InAppCompat

/// Work that a delegate defers to queues, tasks or timers outside the stage, as found in its source text. Sendable; a
/// value.
enum PutOffWork: Sendable, Hashable {
    /// Jobs of the system's queues.
    case jobs
    /// Tasks.
    case tasks
    /// Waits on the system's clock.
    case waits

    /// The kinds of findings that may be false because of such work: the delegate may release, show or report something
    /// later.
    static let undecided: Set<DelegateFinding.Kind> = [
        .keptForEver, .waitsForEver, .neverEnds, .neverReady, .lostPageCall,
    ]

    /// The kind of work that a word of source text starts; nil if it starts none.
    /// - Parameters:
    ///   - word: the word.
    ///   - next: the two tokens after it.
    init?(_ word: String, before next: (String, String)) {
        switch word {
        case "DispatchQueue":
            guard next.0 == ".", ["main", "global"].contains(next.1) else { return nil }
            self = .jobs
        case "OperationQueue", "RunLoop":
            guard next == (".", "main") else { return nil }
            self = .jobs
        case "Task":
            if next == (".", "sleep") {
                self = .waits
            } else if ["{", "("].contains(next.0) || next == (".", "detached") {
                self = .tasks
            } else {
                return nil
            }
        case "asyncAfter": self = .waits
        case "Timer":
            guard next.0 == "." else { return nil }
            self = .waits
        default: return nil
        }
    }
}

extension Set<PutOffWork> {
    /// Why something may be undecided, in two sentences; nil if everything that the delegate does has been played.
    /// - Parameters:
    ///   - isMainThreadFree: whether the main thread was free for the delegate's jobs.
    ///   - asksSingleton: whether apps use the SDK through a singleton. In a job of the system's queues the singleton
    ///     belongs to no stage.
    func reason(isMainThreadFree: Bool, asksSingleton: Bool) -> String? {
        if contains(.waits) {
            return
                "Work that this delegate leaves to the system's clock (asyncAfter, Task.sleep, Timer) runs too late here: no "
                + "stage moves that clock. A test on HeadlessStage(.realTime) waits for it."
        }
        guard isMainThreadFree else {
            return isEmpty
                ? nil
                : "Work that this delegate puts into DispatchQueue.main or a Task has not run: verify occupies the main thread. "
                    + "verifyOffMainThread leaves it free."
        }
        guard contains(.jobs), asksSingleton else { return nil }
        return
            "Calls from a job in DispatchQueue.main to the SDK's singleton reach no stage. Calls from a Task { @MainActor in … } "
            + "do."
    }
}
