import BuiltInShapes
import Foundation
import InAppCompat
import Testing

@testable import InAppContracts

/// The tables of differences in the documents of the pairs. `INAPP_COMPAT_DIFFERENCES=write swift test --filter
/// DifferenceTableTests` writes them.
@MainActor @Suite(.timeLimit(.minutes(20))) struct DifferenceTableTests {
    private nonisolated static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Compat/Migration").standardized
    private nonisolated static let isWriting =
        ProcessInfo.processInfo.environment["INAPP_COMPAT_DIFFERENCES"] == "write"

    private func tables(of delegate: ShapeKit) throws -> [DifferenceTable] {
        let found = try NoSilentLossTests.differences(of: delegate)
        return NoSilentLossTests.hosts(for: delegate).map { host in
            DifferenceTable(
                delegate: delegate, host: host, differences: found.filter { $0.host == host })
        }
    }

    @Test("Every pair's document has the table of differences", arguments: NoSilentLossTests.kits)
    func documents(delegate: ShapeKit) throws {
        for table in try tables(of: delegate) {
            let file = Self.folder.appendingPathComponent(table.fileName)
            let text = try String(contentsOf: file, encoding: .utf8)
            let fresh = table.document(replacing: text)
            if Self.isWriting { try Data(fresh.utf8).write(to: file, options: .atomic) }
            #expect(fresh == text || Self.isWriting, "\(table.fileName) is stale")
        }
    }

    @Test("Every difference is reported")
    func figures() throws {
        var (all, told) = (0, 0)
        for delegate in NoSilentLossTests.kits {
            for table in try tables(of: delegate) {
                all += table.figures.all
                told += table.figures.told
            }
        }
        print(
            "Differences in all pairs: \(all), reported when they happen: \(told), not reported: \(all - told)"
        )
        #expect(told == all)
    }

    @Test("A table replaces the previous one, and says what is lost silently")
    func replacing() {
        let loss = EffectDifference(
            effect: .call, delegate: .init("one"), host: .adobeIOS, style: .asTold, story: "closed",
            name: "onShow", detail: "1 becomes 0", teller: nil)
        let table = DifferenceTable(delegate: .braze, host: .adobeIOS, differences: [loss])
        let once = table.document(replacing: "# A pair\n")
        #expect(table.document(replacing: once) == once)
        #expect(once.contains("| how often `onShow` is called | closed | nothing. It is lost silently. |"))
        #expect(once.contains("differ in 1 effect. A diagnostic reports 0 of them"))
    }
}
