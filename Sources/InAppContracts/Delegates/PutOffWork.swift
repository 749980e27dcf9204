import InAppCompat

/// Work that a delegate puts off to where no stage goes, as its source text shows. Sendable; a value.
enum PutOffWork: Sendable, Hashable {
    /// Jobs of the system's queues.
    case jobs
    /// Tasks.
    case tasks
    /// What waits by the system's clock.
    case waits

    /// The findings that such work might have kept from being made: somebody lets go, shows or reports too late.
    static let undecided: Set<DelegateFinding.Kind> = [
        .keptForEver, .waitsForEver, .neverEnds, .neverReady, .lostPageCall,
    ]

    /// What begins with a word of a source text; nil where nothing does.
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
    /// Why something may be undecided, in two sentences; nil where all that the delegate does has been played.
    /// - Parameters:
    ///   - isMainThreadFree: whether the main thread was left to the delegate's jobs.
    ///   - asksSingleton: whether apps speak to the SDK by a singleton, which a job of the system's queues finds on no stage.
    func reason(isMainThreadFree: Bool, asksSingleton: Bool) -> String? {
        if contains(.waits) {
            return
                "What this delegate leaves to the system's clock (asyncAfter, Task.sleep, Timer) comes too late "
                + "here: no stage moves that clock. A test on HeadlessStage(.realTime) waits for it."
        }
        guard isMainThreadFree else {
            return isEmpty
                ? nil
                : "What this delegate puts into DispatchQueue.main or a Task has not run: verify keeps the main thread. "
                    + "verifyOffMainThread leaves it free."
        }
        guard contains(.jobs), asksSingleton else { return nil }
        return
            "What a job of DispatchQueue.main asks of the SDK's singleton reaches no stage. A Task { @MainActor in … } in "
            + "its place does."
    }
}
