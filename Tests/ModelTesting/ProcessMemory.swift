import Foundation

/// The memory of this process.
package enum ProcessMemory {
    /// The resident memory in bytes; nil where it is not available.
    package static var resident: Int? {
        guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return nil }
        return text.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map { $0 * 4_096 }
    }
}
