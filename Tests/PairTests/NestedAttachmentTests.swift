import AdobeAndroid2Bridge
import AdobeAndroid3Bridge
import AdobeIOSBridge
import Airship17Bridge
import Airship18Bridge
import BrazeBridge
import BrazeModel
import BuiltInShapes
import Foundation
import HeadlessStage
import InAppCompat
import InAppContracts
import Testing

/// A handler that is told that its bridge is detached may attach another one immediately.
@MainActor @Suite("A bridge that is attached while another one is detached", .timeLimit(.minutes(20)))
struct NestedAttachmentTests {
    private let stage = HeadlessStage()

    @Test(
        "INV-1 only the bridge that was attached last is asked, once for each message",
        arguments: [ShapeKit].builtIn)
    func nested(kit: ShapeKit) throws {
        let recorder = TraceRecorder(stage: stage)
        let driver = stage.run { kit.driver.init(recorder) { _ in nil } }
        defer { stage.endProcess() }
        let (first, second, third) = (EndedHandler(), EndedHandler(), EndedHandler())
        var bridges = [try attach(first, kit, driver)]
        try trigger("up", kit, driver)
        #expect(first.asked == ["up"])
        var codes: [Diagnostic.Code] = []
        first.onFail = {
            guard bridges.count == 1 else { return }
            do {
                let last = try attach(third, kit, driver)
                last.diagnostics = { codes.append($0.code) }
                bridges.append(last)
            } catch {
                Issue.record("\(error)")
            }
        }
        bridges.append(try attach(second, kit, driver))
        #expect(bridges.count == 3, "the second bridge did not take the first one's message away")
        close(kit)
        for id in ["m1", "m2"] {
            try trigger(id, kit, driver)
            close(kit)
        }
        #expect(third.asked == ["m1", "m2"])
        #expect(first.asked == ["up"])
        #expect(second.asked == [])
        #expect(!codes.contains(.bridgeReplaced))
    }

    /// Attaches a bridge as an app does.
    private func attach(
        _ handler: any InAppMessageHandler, _ kit: ShapeKit, _ driver: any ShapeDriver
    ) throws -> any MessageBridge {
        try stage.run {
            switch kit {
            case .adobeIOS: AdobeIOSBridge(handler).attach()
            case .adobeAndroid2: AdobeAndroid2Bridge(handler).attach()
            case .adobeAndroid3: AdobeAndroid3Bridge(handler).attach()
            case .braze: BrazeBridge(handler).attach(to: try #require(driver.host as? BrazeHost).ui)
            case .airship17: try Airship17Bridge(handler).attach()
            default: Airship18Bridge(handler).attach()
            }
        }
    }

    private func trigger(_ id: String, _ kit: ShapeKit, _ driver: any ShapeDriver) throws {
        let room = try #require(kit.stories)
        room.host.arrange(.modal, id, driver)
        try driver.host.trigger(json: room.host.campaign(.modal, id) ?? "")
        settle()
    }

    /// Closes every message on the screen.
    private func close(_ kit: ShapeKit) {
        settle()
        stage.page.finishLoading()
        for _ in 0..<2 where !stage.visibleSurfaces.isEmpty {
            if let gesture = kit.stories?.host.gesture(.closes, .modal) { stage.user.perform(gesture) }
            settle()
        }
    }

    private func settle() {
        stage.runUntilIdle()
        stage.advance(seconds: 60)
    }
}

/// A handler that accepts every message, and runs a closure when a message fails.
@MainActor private final class EndedHandler: InAppMessageHandler {
    private(set) var asked: [String] = []
    var onFail: (@MainActor () -> Void)?

    func decideDisplay(of message: CompatMessage) -> DisplayDecision {
        asked.append(message.id)
        return .show
    }

    func didFail(_ message: CompatMessage, failure: MessageFailure) {
        onFail?()
    }
}
