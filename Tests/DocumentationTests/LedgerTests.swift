import BuiltInShapes
import Foundation
import InAppContracts
import Testing

@Suite(.timeLimit(.minutes(20))) struct LedgerTests {
    /// The public members of a model, from the digest of its symbol graph that `.ci/api` keeps up to date.
    private static func members(of room: String) throws -> Set<String> {
        let file = DocumentTests.root.appendingPathComponent("Tests/API/\(room)Model.txt")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        let names = lines.compactMap { line -> String? in
            guard let end = line.range(of: #": (public|open) "#, options: .regularExpression) else {
                return nil
            }
            return line[..<end.lowerBound].replacingOccurrences(of: " ", with: "")
        }
        return Set(names)
    }

    private static func room(of kit: ShapeKit) -> String {
        kit.shape.name.prefix(1).uppercased() + kit.shape.name.dropFirst()
    }

    @Test(
        "Every public member has a line in the ledger, and every line has a member",
        arguments: [ShapeKit].builtIn)
    func ledgerNamesEachMember(_ kit: ShapeKit) throws {
        let listed = kit.ledger.entries.flatMap(\.members)
        let members = try Self.members(of: Self.room(of: kit))
        #expect(members.subtracting(listed).sorted() == [])
        #expect(Set(listed).subtracting(members).sorted() == [])
        #expect(listed.count == Set(listed).count)
    }

    @Test(
        "The vendor’s name of a capability is a member of the ledger, and each capability has one name",
        arguments: [ShapeKit].builtIn)
    func ledgerSpeaks(_ kit: ShapeKit) {
        let speech = kit.ledger.speech
        #expect(speech.flatMap(\.members).filter { kit.ledger[$0] == nil } == [])
        #expect(speech.allSatisfy { !$0.members.isEmpty })
        let capabilities = speech.flatMap(\.capabilities)
        #expect(capabilities.count == Set(capabilities).count)
    }

    @Test("Each rule of a ledger is a rule of its shape", arguments: [ShapeKit].builtIn)
    func ledgerNamesRules(_ kit: ShapeKit) {
        let known = Set(kit.rules.map(\.id))
        #expect(kit.ledger.entries.flatMap(\.rules).filter { !known.contains($0) } == [])
    }

    @Test(
        "Each requirement of a delegate has a line with its counterpart", arguments: [ShapeKit].builtIn)
    func ledgerNamesRequirements(_ kit: ShapeKit) {
        let delegate = kit.requirements[0]
        for method in delegate.methods where kit.ledger["\(delegate.protocolName).\(method)"] != nil {
            #expect(kit.ledger["\(delegate.protocolName).\(method)"]?.role == .callback)
        }
        #expect(
            delegate.methods.contains {
                kit.ledger["\(delegate.protocolName).\($0)"] != nil || kit.shape.name == "adobeAndroid3"
            })
    }

    @Test(
        "Each room's LEDGER.md matches its ledger; if not, run inapp-compat port --ledger --from",
        arguments: [ShapeKit].builtIn)
    func documentIsFresh(_ kit: ShapeKit) throws {
        let file = DocumentTests.root.appendingPathComponent("Compat/\(Self.room(of: kit))/LEDGER.md")
        #expect(try String(contentsOf: file, encoding: .utf8) == LedgerDocument.text(on: kit))
    }
}
