import Foundation
import InAppCore

/// The time that goes on while the app is in the background: the stage's, or the calendar's on a real device.
@MainActor struct AppClock {
    private var clock = EngineClock()
    private var isOnStage = false
    private let custom: (@MainActor () -> TimeInterval)?

    /// - Parameter custom: the app's own clock; nil takes the stage's or the calendar's.
    init(_ custom: (@MainActor () -> TimeInterval)?) {
        self.custom = custom
    }

    /// Remembers the stage that is current, if there is one.
    mutating func remember() {
        if clock.remember() { isOnStage = true }
    }

    /// Seconds.
    var now: TimeInterval {
        custom?() ?? (isOnStage ? clock.now : Date().timeIntervalSinceReferenceDate)
    }

    /// Runs a job some seconds later; later still if the app is asleep then.
    @discardableResult
    func after(_ seconds: TimeInterval, _ job: @escaping @MainActor @Sendable () -> Void) -> MainThreadTimer {
        clock.after(max(0, seconds), job)
    }

    /// Runs a job on a later turn of the main thread.
    func async(_ job: @escaping @MainActor @Sendable () -> Void) {
        clock.async(job)
    }
}
