import Foundation

/// The memory of this process.
package enum ProcessMemory {
    /// The bytes in memory; nil where nobody says.
    package static var resident: Int? {
        guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return nil }
        return text.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map { $0 * 4_096 }
    }
}
