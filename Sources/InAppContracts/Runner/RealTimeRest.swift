import Foundation
import HeadlessStage
import PlatformStandIns

extension HeadlessStage {
    /// Waits until the stage is idle, but not for ever.
    /// - Parameter seconds: how long, of real time in which the main thread is free: that it is busy with something
    ///   else is nobody's fault here.
    /// - Returns: whether it is idle.
    @MainActor func isIdle(within seconds: TimeInterval) async -> Bool {
        await withCheckedContinuation { continuation in
            let isAnswered = Locked(false)
            let answer = { @Sendable (isIdle: Bool) in
                let isFirst = isAnswered.withLock { answered in
                    defer { answered = true }
                    return !answered
                }
                if isFirst { continuation.resume(returning: isIdle) }
            }
            Task {
                await self.idle()
                answer(true)
            }
            Self.count(Int(seconds / Self.tick)) { isLast in
                if isLast { answer(false) }
                return isAnswered.current
            }
        }
    }

    private static let tick: TimeInterval = 0.05

    /// Counts ticks of the main queue.
    /// - Parameter isOver: is told of each whether it is the last, and answers whether to stop.
    private static func count(_ left: Int, _ isOver: @escaping @Sendable (_ isLast: Bool) -> Bool) {
        DispatchQueue.main.asyncAfter(deadline: .now() + tick) {
            guard !isOver(left <= 0) else { return }
            count(left - 1, isOver)
        }
    }
}
