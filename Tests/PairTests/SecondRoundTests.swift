import BrazeBridge
import BridgeTesting
import BuiltInShapes
import Foundation
import InAppCompat
import InAppContracts
import Testing

/// The bridge's memory of a message ends with the message: when the same campaign comes again, everything is as the
/// first time, whatever happened to it before. On every SDK.
@MainActor @Suite("A second round with the same campaign", .timeLimit(.minutes(20))) struct SecondRoundTests {
    nonisolated static let rounds: [(ShapeKit, FirstRound)] = AdoptionGapTests.hosts.flatMap { host in
        FirstRound.allCases.map { (host, $0) }
    }

    /// A round on an SDK that has shown nothing before.
    private func freshRound(_ host: ShapeKit, _ first: FirstRound, isClicked: Bool) throws -> Round {
        let fresh = try RoundPlayer(host, first).plainRound(isClicked: isClicked)
        #expect(fresh.calls.first?.hasPrefix("decide") == true)
        #expect(fresh.calls.last?.hasPrefix("didDismiss") == true)
        return fresh
    }

    /// The codes of the errors that the handler's actions throw.
    private func refused(_ host: ShapeKit, _ first: FirstRound) -> [CompatError.Code] {
        let isMissing = first.needs.contains { !host.capabilities.support(of: $0).isAvailable }
        // Braze does not take a message from the app while it cannot show it.
        let isInVain = host.shape == .braze && first == .shownInVain
        return isMissing ? [.unavailable] : isInVain ? [.init("notAsked")] : []
    }

    @Test(
        "INV-3 INV-5 the same campaign appears as if for the first time, and is closed or clicked accordingly",
        arguments: rounds)
    func rounds(host: ShapeKit, first: FirstRound) throws {
        // Where a discard deletes the campaign, it does not come again.
        let isKept = host.capabilities.support(of: .discardOnce).isAvailable
        guard isKept || !first.isDiscarded else { return }
        for isClicked in [false, true] {
            let player = RoundPlayer(host, first)
            try player.firstRound()
            #expect(player.refusals.map { ($0 as? CompatError)?.code } == refused(host, first))
            let said = Set(player.diagnostics)
            let second = try player.plainRound(isClicked: isClicked)
            if first.isStuck(on: host) {
                #expect(second.calls == [] && !second.trace.contains { $0.contains(" delegate ") })
                continue
            }
            let fresh = try freshRound(host, first, isClicked: isClicked)
            #expect(second.calls == fresh.calls)
            #expect(second.heard == fresh.heard && second.contents == fresh.contents)
            #expect(second.trace == fresh.trace)
            #expect(second.diagnostics == fresh.diagnostics.filter { !said.contains($0) })
        }
    }
}
