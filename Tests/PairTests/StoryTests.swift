import BuiltInShapes
import Foundation
import InAppCompat
import Testing

@testable import InAppContracts

/// The promises of every shape in neutral stories.
@MainActor @Suite struct StoryTests {
    @Test("probe") func probe() throws {
        guard let wanted = ProcessInfo.processInfo.environment["STORY_PAIR"] else { return }
        for host in [ShapeKit].builtIn {
            for delegate in [ShapeKit].builtIn {
                let name = "\(host)/\(delegate)"
                guard name.contains(wanted) || (wanted == "native" && host == delegate) || wanted == "all" else { continue }
                let report = try StoryContract.report(host: host, delegate: delegate)
                print("=== \(name): \(report.keptCount) of \(report.results.count)")
                for result in report.failures {
                    switch result.status {
                    case .notExercised(let idle): print("  \(result.id) idle: \(idle)")
                    default:
                        for v in result.violations.prefix(2) { print("  \(result.id) in \(v.story): \(v.complaint)") }
                    }
                }
                if let trace = ProcessInfo.processInfo.environment["STORY_TRACE"] {
                    print(try StoryContract.traces(host: host, delegate: delegate)[trace]?.description ?? "no such story")
                }
            }
        }
    }
}
