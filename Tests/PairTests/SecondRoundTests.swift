import BridgeTesting
import BuiltInShapes
import Foundation
import HeadlessStage
import InAppCompat
import InAppContracts
import Testing

/// The bridge's memory of a message ends with the message: when the same campaign comes again, everything is as the
/// first time, whatever happened to it before. On every SDK.
@MainActor @Suite("A second round with the same campaign", .timeLimit(.minutes(20))) struct SecondRoundTests {
    private typealias Handler = BridgeTesting.RecordingHandler

    /// The course of the message in the first round.
    enum First: String, CaseIterable, Sendable {
        case closedByUser, clicked, dismissed, hiddenAndClosed, clickedAndHidden, shownLater, discarded
        case discardedLater, refusedClick
    }

    nonisolated static let rounds: [(ShapeKit, First)] = AdoptionGapTests.hosts.flatMap { host in
        First.allCases.map { (host, $0) }
    }

    private func click(_ world: DrivenSDK) throws {
        switch world.kit.campaigns.clickOnSale {
        case .button(let id): world.stage.user.tapButton(id)
        case .link(let address): world.stage.user.openLink(try #require(URL(string: address)))
        }
        world.stage.advance(by: .seconds(1))
    }

    private func act(_ world: DrivenSDK, _ action: () throws -> Void) {
        // An action that an SDK cannot perform changes nothing in the first round.
        try? world.stage.run(action)
        world.stage.advance(by: .seconds(1))
    }

    private func begin(_ first: First, _ world: DrivenSDK, _ handler: Handler) throws {
        let held: Set<First> = [.shownLater, .discardedLater]
        handler.decision = first == .discarded ? .discard : held.contains(first) ? .hold : .show
        handler.leavesClicksToSDK = first != .refusedClick
        try world.trigger(world.kit.campaigns.sale)
        let message = try #require(handler.messages.first)
        switch first {
        case .closedByUser, .discarded: break
        case .clicked, .refusedClick: try click(world)
        case .dismissed: act(world) { try message.dismiss() }
        case .shownLater: act(world) { try message.show() }
        case .discardedLater: act(world) { try message.discard() }
        case .hiddenAndClosed, .clickedAndHidden:
            if first == .clickedAndHidden { try click(world) }
            act(world) { try message.hide() }
            act(world) { try message.show() }
        }
        handler.decision = .show
        handler.leavesClicksToSDK = true
    }

    private func closeByUser(_ world: DrivenSDK) {
        world.stage.user.close()
        world.stage.advance(by: .seconds(120))
    }

    /// A round in which the user only closes the message, or clicks on it.
    private func plainRound(_ world: DrivenSDK, _ handler: Handler, isClicked: Bool) throws
        -> [String]
    {
        handler.clear()
        try world.trigger(world.kit.campaigns.sale)
        if isClicked { try click(world) }
        closeByUser(world)
        return handler.calls
    }

    private func makeWorld(_ host: ShapeKit) -> (DrivenSDK, Handler) {
        let (world, handler) = (DrivenSDK(host), Handler())
        world.isRepeating = true
        world.attach(handler)
        return (world, handler)
    }

    @Test(
        "INV-3 INV-5 the same campaign appears as if for the first time, and is closed or clicked accordingly",
        arguments: rounds)
    func rounds(host: ShapeKit, first: First) throws {
        // Where a discard deletes the campaign, it does not come again.
        let isKept = host.capabilities.support(of: .discardOnce).isAvailable
        guard isKept || (first != .discarded && first != .discardedLater) else { return }
        for isClicked in [false, true] {
            let (fresh, freshHandler) = makeWorld(host)
            let expected = try plainRound(fresh, freshHandler, isClicked: isClicked)
            #expect(
                expected.first?.hasPrefix("decide") == true && expected.last?.hasPrefix("didDismiss") == true)
            let (world, handler) = makeWorld(host)
            try begin(first, world, handler)
            closeByUser(world)
            #expect(try plainRound(world, handler, isClicked: isClicked) == expected)
        }
    }
}
