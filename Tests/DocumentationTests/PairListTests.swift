import BuiltInShapes
import Foundation
import InAppContracts
import RuleTesting
import Testing

@MainActor @Suite struct PairListTests {
    @Test(
        "MIGRATION.md says what each pair keeps and loses; run inapp-compat contracts --pairs --format markdown if not"
    )
    func isFresh() throws {
        let file = DocumentTests.root.appendingPathComponent("MIGRATION.md")
        let text = try String(contentsOf: file, encoding: .utf8)
        let begin = try #require(text.range(of: "<!-- pairs: begin -->\n"))
        let end = try #require(text.range(of: "\n<!-- pairs: end -->"))
        let table = PairTable(try PlayedPairs.reports(of: .builtIn))
        #expect(String(text[begin.upperBound..<end.lowerBound]) == table.migrationMarkdown)
    }
}
