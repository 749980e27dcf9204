import Airship18Bridge
import Airship18Model
import BrazeBridge
import BuiltInShapes
import Foundation
import HeadlessStage
import InAppCompat
import OldDelegates
import Testing

@testable import InAppContracts

/// What a Braze delegate is told of a message that nobody sees.
@MainActor @Suite("Control groups for a Braze delegate", .timeLimit(.minutes(20))) struct ControlGroupTests {
    @Test(
        "BZ-062 it is reported once, for control groups only, that Airship says less of them than Braze",
        arguments: [true, false])
    func told(isControl: Bool) throws {
        let stage = HeadlessStage()
        let host = Airship18Host(stage: stage)
        defer { stage.endProcess() }
        host.setControlGroup { _ in isControl }
        let adopted = AdoptedBrazeDelegate(OldBrazeDelegate())
        let said = Locked<[String]>([])
        adopted.diagnostics = { line in said.withLock { $0.append(line.explanation) } }
        let bridge = stage.run { Airship18Bridge(adopted).attach() }
        let room = try ShapeKit.airship18.storyRoom
        for id in ["a", "b"] {
            let payload = try #require(room.host.campaign(.modal, id))
            try host.trigger(json: Data(payload.utf8))
            stage.runUntilIdle()
            stage.user.close()
            stage.advance(seconds: 60)
        }
        // One that fails while it is up is none of a control group.
        try host.trigger(json: Data(#require(room.host.campaign(.modal, "c")).utf8))
        stage.runUntilIdle()
        stage.run { bridge.detach() }
        stage.runUntilIdle()
        #expect(said.current.count { $0.contains("for a message of a control group") } == (isControl ? 1 : 0))
    }
}
