import Foundation
import PlatformStandIns

/// Lines that several threads write, in order.
final class LineLog: Sendable {
    private let box = Locked<[String]>([])

    func add(_ line: String) {
        box.withLock { $0.append(line) }
    }

    /// Writes a line that says on which kind of thread it was written.
    func addThread(_ line: String) {
        add("\(line) \(MainThread.isCurrent ? "main" : "background")")
    }

    var lines: [String] { box.current }
}
