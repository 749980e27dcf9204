import AirshipShared

/// Limits the number of preparations that run at the same time; the others wait for their turn (AM-045). Main actor.
@MainActor final class PreparationQueue {
    typealias Attempt = @MainActor (_ release: @escaping @MainActor @Sendable () -> Void) -> Void

    private let link: StageLink
    private let maximum: @MainActor () -> Int
    private var running = 0
    private var waiting: [Attempt] = []

    init(_ link: StageLink, maximum: @escaping @MainActor () -> Int) {
        self.link = link
        self.maximum = maximum
    }

    /// Runs an attempt as soon as a slot is free, in its own job. The attempt must call `release` once.
    func add(_ attempt: @escaping Attempt) {
        waiting.append(attempt)
        startNext()
    }

    private func startNext() {
        guard running < maximum(), !waiting.isEmpty else { return }
        let attempt = waiting.removeFirst()
        running += 1
        link.onMain { [self] in
            attempt { [self] in
                running -= 1
                startNext()
            }
        }
        startNext()
    }
}
