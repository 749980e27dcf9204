import Airship18Bridge
import Airship18Model
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import ModelTesting
import PlatformStandIns
import Testing

/// What the bridge marks as derived: the SDK reports less than a handler is told.
@MainActor @Suite(.timeLimit(.minutes(20))) struct Airship18DerivedTests {
    private func events(
        of world: Airship18World, _ acts: (Airship18World) throws -> Void
    ) throws -> [String] {
        let events = world.bridge.events.record()
        try world.trigger(Airship18World.modal("m1"))
        try acts(world)
        return events.soFar.map(\.description)
    }

    private static let shown = ["m1 decided show", "m1 willPresent", "m1 didPresent (derived)"]

    @Test("INV-5 that a message has appeared is derived, whichever view shows it")
    func appeared() throws {
        let own = Airship18World(showingOwnViewsFor: [.modal])
        own.handler.onPrepare = { plan, _ in plan.customView = UIView(frame: .zero) }
        let wrapped = Airship18World()
        let adapter = OldAdapter()
        wrapped.bridge.setCustomAdapter(forType: .modal) { _ in adapter }
        for world in [Airship18World(), wrapped, own, Airship18World(showingPagesFor: [.modal])] {
            #expect(try events(of: world) { _ in } == Self.shown)
        }
    }

    @Test("AM-008 the SDK reports an end, and how it came about only if an adapter of the bridge knows")
    func ended() throws {
        let pages = Airship18World(showingPagesFor: [.modal])
        for (world, resolution) in [
            (Airship18World(), "unspecified (derived)"), (pages, "dismissed by the user"),
        ] {
            #expect(
                try events(of: world) { $0.close() } == Self.shown + [
                    "m1 willDismiss (derived)", "m1 didDismiss \(resolution)",
                ])
        }
    }

    @Test("INV-5 a page that is hidden and shown again is derived, because no SDK callback reports it")
    func hidden() throws {
        let found = try events(of: Airship18World(showingPagesFor: [.modal])) { world in
            try world.run { try world.message().hide() }
            try world.run { try world.message().show() }
        }
        #expect(
            found == Self.shown + ["m1 didHide (derived)", "m1 willPresent", "m1 didPresent (derived)"])
    }

    @Test("AM-011 the failure of a control group is derived, because the SDK reports a display")
    func controlGroup() throws {
        let world = Airship18World()
        world.host.setControlGroup { _ in true }
        let found = try events(of: world) { _ in }
        #expect(found.first == "m1 decided show")
        #expect(found.last?.hasPrefix("m1 didFail controlGroup") == true)
        #expect(found.last?.hasSuffix("(derived)") == true)
    }

    @Test(
        "AM-041 the end of a display that was reported to another delegate is derived from the next question")
    func endMissed() throws {
        let world = Airship18World()
        let events = world.bridge.events.record()
        try world.trigger(Airship18World.modal("m1", limit: 0))
        let other = OldDelegate()
        world.run { world.messaging.displayDelegate = other }
        world.close()
        world.run { world.messaging.displayDelegate = world.bridge }
        _ = events.take()
        try world.trigger(Airship18World.modal("m1", limit: 0))
        #expect(
            events.soFar.map(\.description) == [
                "m1 willDismiss (derived)", "m1 didDismiss unspecified (derived) (derived)",
            ] + Self.shown)
    }
}
