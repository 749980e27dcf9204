import Foundation
import PlatformStandIns

/// The recorded lines, in order. A line that was written off the main thread is marked as such.
final class Trace: Sendable {
    private let box = Locked<[String]>([])

    var lines: [String] { box.current }

    func note(_ line: String) {
        let line = MainThread.isCurrent ? line : "background: " + line
        box.withLock { $0.append(line) }
    }

    func removeAll() {
        box.withLock { $0.removeAll() }
    }
}
