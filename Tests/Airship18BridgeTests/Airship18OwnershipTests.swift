import Airship18Bridge
import Airship18Model
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import PlatformStandIns
import Testing

/// Messages that still wait when a process ends, and calls from outside the stage.
@MainActor @Suite(.timeLimit(.minutes(20))) struct Airship18OwnershipTests {
    @Test("AM-065 discarding deletes the schedule also if the caller is not on the stage")
    func discardedFromOutside() throws {
        let world = Airship18World()
        world.handler.decision = .hold
        try world.trigger(Airship18World.modal("m1"))
        try world.message().discard()
        world.stage.runUntilIdle()
        #expect(try world.message().phase == .discarded)
        #expect(!world.isStored())
        #expect(world.findings == ["campaignDeleted: It was discarded, so this SDK deletes its campaign."])
    }

    private struct StoreError: Error, CustomStringConvertible {
        let description = "The store is full."
    }

    @Test(
        "AM-103 of several discarded messages only those are reported as deleted that the store has deleted",
        arguments: [["m1"], ["m2"], ["m1", "m2"], []], [false, true])
    func notDeleted(failing: [String], isLater: Bool) throws {
        let world = Airship18World()
        world.host.setStoreError { failing.contains($0) ? StoreError() : nil }
        world.handler.decision = isLater ? .hold : .discard
        for id in ["m1", "m2"] { try world.trigger(Airship18World.modal(id)) }
        if isLater {
            try world.run { for id in ["m1", "m2"] { try world.message(id).discard() } }
        }
        #expect(
            world.diagnostics.map { "\($0.messageID ?? "-") \($0.code)" }
                == ["m1", "m2"].map { "\($0) \(failing.contains($0) ? "actionFailed" : "campaignDeleted")" })
        world.host.setStoreError { _ in nil }
        #expect(["m1", "m2"].filter { world.isStored($0) } == failing)
    }

    @Test(
        "INV-7 a held message that is discarded is released with its page, although the SDK keeps its adapter (AM-003)"
    )
    func discardedWhileKept() throws {
        let world = Airship18World(showingPagesFor: [.modal])
        world.handler.decision = .hold
        weak var message: CompatMessage?
        weak var page: UIView?
        try world.trigger(Airship18World.modal("m1"))
        try world.run {
            message = try world.message()
            page = try #require(message?.view)
            try message?.discard()
        }
        #expect(world.calls == ["decide m1"])
        #expect(message?.phase == .discarded)
        world.handler.clear()
        #expect(message == nil)
        #expect(page == nil)
    }

    @Test("AM-030 a page that is on screen when the process ends disappears, and no end is reported")
    func pageIsUp() throws {
        let stage = HeadlessStage()
        weak var left: CompatMessage?
        let calls = try calls(on: stage) { world in
            try world.trigger(Airship18World.modal("m1"))
            left = try world.message()
        }
        #expect(calls == ["decide m1", "prepare m1", "willPresent m1", "didPresent m1"])
        #expect(left == nil)
        #expect(stage.visibleSurfaces == [])
    }

    /// The callbacks of a handler of pages until the process ends in the middle of something.
    private func calls(
        on stage: HeadlessStage, _ body: @MainActor (Airship18World) throws -> Void
    ) throws -> [String] {
        let world = Airship18World(showingPagesFor: [.modal], on: stage)
        try body(world)
        stage.endProcess()
        return world.calls
    }

    @Test("AM-005 an adapter that never becomes ready is released when the process ends")
    func waitsInVain() throws {
        let stage = HeadlessStage()
        weak var adapter: VainAdapter?
        do {
            let made = VainAdapter()
            adapter = made
            let checked = CheckedAirship18Delegate(OldDelegate(), adapters: [.modal: { _ in made }]) { _ in }
            let host = Airship18Host(stage: stage)
            stage.run {
                let messaging = Airship.inAppAutomation.inAppMessaging
                checked.adapters[.modal].map { messaging.setCustomAdapter(forType: .modal, factoryBlock: $0) }
            }
            try host.trigger(json: Airship18World.modal("m1"))
            stage.runUntilIdle()
            #expect(made.waits == 10)
            stage.endProcess()
        }
        #expect(adapter == nil)
    }
}

/// An adapter whose `waitForReady` returns although it is not ready.
@MainActor private final class VainAdapter: CustomDisplayAdapter {
    private(set) var waits = 0
    nonisolated init() {}

    var isReady: Bool { false }
    func waitForReady() async { waits += 1 }
    func display(scene: UIWindowScene) async -> CustomDisplayResolution { .userDismissed }
}
