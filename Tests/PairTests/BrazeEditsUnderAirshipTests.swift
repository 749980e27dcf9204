import Airship18Bridge
import Airship18Model
import BrazeBridge
import BrazeModel
import BuiltInShapes
import Foundation
import HeadlessStage
import InAppCompat
import OldDelegates
import Testing

@testable import InAppContracts

/// What a Braze delegate changes in `prepareWith` where the driving SDK lets nobody change a message.
@MainActor @Suite("Changes in prepareWith that are not visible", .timeLimit(.minutes(20)))
struct BrazeEditsUnderAirshipTests {
    private func said(_ change: @escaping @MainActor (inout BrazeInAppMessageUI.PresentationContext) -> Void)
        throws
        -> [String]
    {
        let stage = HeadlessStage()
        let host = Airship18Host(stage: stage)
        defer { stage.endProcess() }
        let delegate = OldBrazeDelegate()
        delegate.onPrepare = change
        let adopted = AdoptedBrazeDelegate(delegate)
        let said = Locked<[String]>([])
        adopted.diagnostics = { line in said.withLock { $0.append(line.explanation) } }
        let bridge = stage.run { Airship18Bridge(adopted).attach() }
        for id in ["a", "b"] {
            let payload = try #require(ShapeKit.airship18.storyRoom.host.campaign(.modal, id))
            try host.trigger(json: Data(payload.utf8))
            stage.runUntilIdle()
            stage.user.close()
            stage.advance(seconds: 60)
        }
        withExtendedLifetime(bridge) {}
        return said.current.filter { $0.hasPrefix("prepareWith: the change of") }
    }

    @Test(
        "BZ-041 each change that is not visible is reported once, in Braze's terms; without a change nothing is"
    )
    func unshown() throws {
        let why = "does not show. The SDK does not allow a triggered message to be changed."
        #expect(try said { _ in } == [])
        #expect(
            try said { $0.message.modal?.header = "Changed" } == ["prepareWith: the change of header \(why)"])
        let toSlideup = try said { $0.message = .slideup(.init(data: $0.message.data)) }
        #expect(toSlideup.contains("prepareWith: the change of the case \(why)"), "\(toSlideup)")
    }
}
