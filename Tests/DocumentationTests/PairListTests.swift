import BuiltInShapes
import Foundation
import InAppContracts
import RuleTesting
import Testing

@MainActor @Suite(.timeLimit(.minutes(20))) struct PairListTests {
    @Test(
        "MIGRATION.md lists what each pair keeps and loses; if not, run inapp-compat contracts --pairs --format markdown"
    )
    func isFresh() throws {
        let file = DocumentTests.root.appendingPathComponent("MIGRATION.md")
        let text = try String(contentsOf: file, encoding: .utf8)
        let begin = try #require(text.range(of: "<!-- pairs: begin -->\n"))
        let end = try #require(text.range(of: "\n<!-- pairs: end -->"))
        let table = PairTable(try PlayedPairs.reports(of: .builtIn))
        #expect(String(text[begin.upperBound..<end.lowerBound]) == table.migrationMarkdown)
    }

    @Test(
        "Each pair has an up-to-date document; if not, run inapp-compat contracts --pairs --guides Compat/Migration"
    )
    func guidesAreFresh() throws {
        let folder = DocumentTests.root.appendingPathComponent("Compat/Migration")
        let guides = PairGuide.all(of: try PlayedPairs.reports(of: .builtIn))
        #expect(guides.count == 30)
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(Set(files) == Set(guides.map(\.fileName)))
        for guide in guides {
            let text = try String(
                contentsOf: folder.appendingPathComponent(guide.fileName), encoding: .utf8)
            #expect(guide.document(replacing: text) == text, "\(guide.fileName)")
            #expect(text.contains(PairGuide.begin), "\(guide.fileName)")
        }
    }

    @Test("Each document of a pair shows code before and after")
    func showsCode() throws {
        let documents = DocumentTests.articles.filter { $0.hasPrefix("Compat/Migration/") }
        #expect(documents.count == 30)
        for document in documents {
            let url = DocumentTests.root.appendingPathComponent(document)
            #expect(
                try String(contentsOf: url, encoding: .utf8).contains("\n## Before and after\n"),
                "\(document)")
            #expect(try DocumentTests.codeBlocks(of: document).count >= 1, "\(document)")
        }
    }

    @Test("The text around a guide stays, and an outdated guide is replaced")
    func textAround() throws {
        let report = try #require(
            PlayedPairs.reports(of: .builtIn).first { $0.name == "braze/adobeIOS" })
        let guide = PairGuide(report)
        let new = guide.document(replacing: nil)
        let old = new.replacingOccurrences(of: "## Checklist", with: "## Old") + "My words.\n"
        #expect(guide.document(replacing: old) == new + "My words.\n")
        #expect(guide.document(replacing: "My words.\n").contains("My words.\n\(PairGuide.begin)"))
        #expect(
            guide.worstLoss
                == "**`inAppMessage(_:shouldProcess:buttonId:message:view:)`** can no longer refuse a click. The delegate "
                + "is notified of a link only after the SDK has acted on it (AI-091).")
    }

    @Test("Each line of a guide is a sentence that begins with the name that the delegate’s own vendor uses")
    func vendorsWords() throws {
        for report in try PlayedPairs.reports(of: .builtIn) where report.host.shape != report.delegate.shape {
            let guide = PairGuide(report)
            let lines = guide.markdown.components(separatedBy: "\n## The first day")[0].split(separator: "\n")
                .filter { $0.hasPrefix("- ") }
            let own = report.delegate.ledger.entries.flatMap(\.members)
            for line in lines {
                #expect(line.hasSuffix("."), "\(guide.fileName): \(line)")
                let text = line.dropFirst(2)
                if text.hasPrefix("**`") {
                    let name = text.dropFirst(3).prefix { $0 != "`" }
                    #expect(own.contains { $0.hasSuffix(name) }, "\(guide.fileName): \(line)")
                } else {
                    #expect(
                        text.first?.isUppercase == true && !text.contains("**"), "\(guide.fileName): \(line)")
                }
            }
        }
    }

    @Test("Each promise that a host cannot keep is in the pair’s guide")
    func lostPromises() throws {
        for report in try PlayedPairs.reports(of: .builtIn) where report.host.shape != report.delegate.shape {
            let text = PairGuide(report).markdown
            let lost = report.results.filter { if case .impossible = $0.status { true } else { false } }
            #expect(
                lost.map(\.id).filter { !text.contains("\n  - \($0): ") } == [],
                "\(PairGuide(report).fileName)")
        }
    }
}
