import BuiltInShapes
import RuleTesting
import Testing

@testable import InAppContracts
@testable import InAppPort

/// Compares what the report claims about a delegate's callbacks with the callbacks in the stories.
@MainActor @Suite(.timeLimit(.minutes(20))) struct PortClaimTests {
    /// The names of the shapes for iOS.
    nonisolated private static let names = ["adobeIOS", "braze", "airship17", "airship18"]
    nonisolated private static let kits = [ShapeKit].builtIn.filter { names.contains($0.shape.name) }

    /// The entry of a callback, by the name that traces print.
    private static func entry(_ callback: String, _ kit: ShapeKit) -> LedgerEntry? {
        let delegate = kit.requirements[0]
        let members = delegate.methods.filter { $0.contains(callback) }.map {
            "\(delegate.protocolName).\($0)"
        }
        return members.lazy.compactMap { kit.ledger[$0] }.first
    }

    /// The callbacks of a shape's delegate on its own host and on others.
    private struct Stories {
        let delegate: ShapeKit
        private let own: [String: Trace]

        @MainActor init(_ delegate: ShapeKit) throws {
            self.delegate = delegate
            own = try PlayedPairs.report(host: delegate, delegate: delegate).traces
        }

        /// The callbacks with a false claim: reported as unchanged, but lost, called less often, late or
        /// with differences in a story.
        @MainActor func falseClaims(under host: ShapeKit, needs: Int = .max) throws -> [String] {
            let other = try PlayedPairs.report(host: host, delegate: delegate).traces
            var wrong: [String] = []
            for (story, before) in own.sorted(by: { $0.key < $1.key }) {
                guard let after = other[story] else { continue }
                for change in CallbackComparison(before, after).changes where change.kind != .inAddition {
                    guard let entry = PortClaimTests.entry(change.callback, delegate) else {
                        wrong.append("\(change.callback) has no entry")
                        continue
                    }
                    if PortFate(of: entry.needing(first: needs), from: delegate, to: host)?.verdict
                        == .carriedOver
                    {
                        wrong.append("\(change.callback): \(change.kind) in \(story), \(change.example)")
                    }
                }
            }
            return wrong
        }
    }

    @Test("No callback that another SDK changes is reported as carried over", arguments: kits)
    func claimsHold(_ delegate: ShapeKit) throws {
        let stories = try Stories(delegate)
        for host in Self.kits.hosts where host.shape != delegate.shape {
            #expect(try stories.falseClaims(under: host) == [], "under \(host)")
        }
    }

    @Test("Entries that name only one capability claim too much, and the check finds it")
    func oneCapabilityIsNotEnough() throws {
        let braze = try #require(Self.kits.first { $0.shape.name == "braze" })
        let adobe = try #require(Self.kits.first { $0.shape.name == "adobeIOS" })
        let wrong = try Stories(braze).falseClaims(under: adobe, needs: 1)
        #expect(wrong.contains { $0.hasPrefix("displayChoiceForMessage: never in ") })
    }

    @Test("Under its own SDK every callback is carried over", arguments: kits)
    func ownIsCarriedOver(_ kit: ShapeKit) {
        let callbacks = kit.ledger.entries.filter { $0.role == .callback && $0.code != nil }
        #expect(!callbacks.isEmpty)
        let changed = callbacks.filter { PortFate(of: $0, from: kit, to: kit)?.verdict != .carriedOver }
        #expect(changed.flatMap(\.members) == [])
    }
}

extension LedgerEntry {
    /// The same entry, with only the first of its needs.
    fileprivate func needing(first count: Int) -> LedgerEntry {
        LedgerEntry(
            role, counterpart: counterpart, code: code, needs: Array(needs.prefix(count)), rules: rules,
            advice: advice, members: members.joined(separator: " "))
    }
}
