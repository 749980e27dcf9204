import Foundation

/// Makes a message go away some time after it has appeared.
@MainActor final class AutoCloseTimer {
    private let seconds: TimeInterval
    private var timer: MainThreadTimer?
    private var isCancelled = false

    init(seconds: TimeInterval) {
        self.seconds = seconds
    }

    /// Starts counting, from the first appearance on.
    func start(for message: CompatMessage, in engine: LifecycleEngine) {
        guard timer == nil, !isCancelled else { return }
        timer = engine.clock.after(seconds) { [weak engine, weak message] in
            guard let engine, let message else { return }
            engine.timeOut(message)
        }
    }

    func cancel() {
        isCancelled = true
        timer?.cancel()
    }
}
