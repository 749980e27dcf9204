import BuiltInShapes
import Foundation
import HeadlessStage
import InAppCompat
import PlatformStandIns
import Testing

@testable import InAppContracts

/// A bridge that is attached while a message is up, about which its handler knows nothing.
@MainActor @Suite("Attached while a message is on screen", .timeLimit(.minutes(20))) struct AttachedLateTests
{
    /// What becomes of a message.
    private struct Outcome: Equatable {
        var surfaces: [[String]] = []
        var opened: [String] = []
    }

    /// Shows a message, attaches a bridge if there is to be one, and lets the user do something; then another campaign
    /// qualifies.
    private func play(
        _ kit: ShapeKit, _ role: StoryRole, _ gesture: StoryGesture, attaches: Bool
    ) throws -> (outcome: Outcome, handler: [String])? {
        let room = try kit.storyRoom
        guard let payload = room.host.campaign(role, "a"), let next = room.host.campaign(role, "b"),
            let native = room.host.gesture(gesture, role)
        else { return nil }
        let stage = HeadlessStage()
        defer { stage.endProcess() }
        let recorder = TraceRecorder(stage: stage)
        let driver = stage.run { kit.driver.init(recorder) { id in Data((id == "a" ? payload : next).utf8) } }
        for id in ["a", "b"] { room.host.arrange(role, id, driver) }
        var outcome = Outcome()
        func look() {
            stage.advance(seconds: 1)
            stage.page.finishLoading()
            stage.advance(seconds: 1)
            outcome.surfaces.append(stage.visibleSurfaces)
        }
        try driver.host.trigger(json: Data(payload.utf8))
        look()
        var bridge: (any MessageBridge)?
        if attaches { bridge = kit.attach(RecordingHandler(recorder), to: driver) }
        stage.user.perform(native)
        look()
        stage.user.close()
        look()
        outcome.opened = recorder.trace.events.compactMap { event in
            event.name == "openedURL" ? event["url"] : room.host.opened(event)
        }
        stage.advance(seconds: 60)
        try driver.host.trigger(json: Data(next.utf8))
        look()
        let calls = recorder.trace.events(from: .handler).map { "\($0.name) \($0["message"] ?? "-")" }
        withExtendedLifetime(bridge) {}
        return (outcome, calls)
    }

    @Test(
        "INV-3 a message on screen continues as without the bridge: the SDK handles its clicks and links",
        arguments: [ShapeKit].builtIn.hosts,
        [(StoryRole.modal, StoryGesture.tapsSecondButton), (.modal, .closes), (.slideup, .tapsMessage)])
    func goesOn(kit: ShapeKit, what: (role: StoryRole, gesture: StoryGesture)) throws {
        guard let without = try play(kit, what.role, what.gesture, attaches: false),
            let with = try play(kit, what.role, what.gesture, attaches: true)
        else { return }
        #expect(without.outcome.surfaces.first?.isEmpty == false)
        #expect(with.outcome == without.outcome)
        if what.gesture != .closes { #expect(with.outcome.opened.count == 1) }
        #expect(with.handler == ["decideDisplay b", "prepare b", "willPresent b", "didPresent b"])
    }
}
