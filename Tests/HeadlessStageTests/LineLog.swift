import Foundation
import PlatformStandIns

/// Lines that several threads write, in order.
final class LineLog: Sendable {
    private let box = Locked<[String]>([])

    func add(_ line: String) {
        box.withLock { $0.append(line) }
    }

    /// Writes a line with the kind of thread that writes it.
    func addThread(_ line: String) {
        add("\(line) \(MainThread.isCurrent ? "main" : "background")")
    }

    var lines: [String] { box.current }
}
