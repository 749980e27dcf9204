import Foundation
import InAppContracts
import Testing

@Suite struct ContractsDocumentTests {
    @Test("Compat/CONTRACTS.md is what the rules say; run inapp-compat contracts --document if not")
    func isFresh() throws {
        let file = DocumentTests.root.appendingPathComponent("Compat/CONTRACTS.md")
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(text == ContractsDocument.text)
    }

    @Test("Every rule stands in the document, under its own heading")
    func isComplete() {
        for rule in RuleBook.rules {
            #expect(ContractsDocument.text.contains("### \(rule.id)\n"))
        }
    }
}
