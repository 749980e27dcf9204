import BuiltInShapes
import Foundation
import InAppContracts
import Testing

@Suite(.timeLimit(.minutes(20))) struct ContractsDocumentTests {
    @Test(
        "Each room's CONTRACTS.md matches its rules; if not, run inapp-compat contracts --document --shape",
        arguments: [ShapeKit].builtIn)
    func isFresh(_ kit: ShapeKit) throws {
        let room = kit.shape.name.prefix(1).uppercased() + kit.shape.name.dropFirst()
        let file = DocumentTests.root.appendingPathComponent("Compat/\(room)/CONTRACTS.md")
        #expect(try String(contentsOf: file, encoding: .utf8) == ContractsDocument.text(on: kit))
    }

    @Test("Every rule is in the document, under its own heading", arguments: [ShapeKit].builtIn)
    func isComplete(_ kit: ShapeKit) {
        let text = ContractsDocument.text(on: kit)
        for rule in kit.rules { #expect(text.contains("## \(rule.id)\n")) }
    }
}
