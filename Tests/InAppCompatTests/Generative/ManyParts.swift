import Foundation
import PlatformStandIns

@testable import InAppCompat

/// One SDK that behaves as the campaigns specify.
@MainActor final class ManyLane: MessageDriver {
    let engine: LifecycleEngine
    private unowned let player: ManyPlayer

    init(_ traits: EngineTraits, _ player: ManyPlayer) {
        engine = LifecycleEngine(capabilities: .capable, traits: traits, handler: nil)
        self.player = player
        engine.driver = self
    }

    func content(of message: CompatMessage) -> MessageContent { MessageContent(layout: .modal) }

    func show(_ message: CompatMessage) throws {
        player.admit(message)
        if !engine.traits.queuesDisplays { engine.expectPresentation(of: message, within: 30) }
        player.appear(message)
    }

    func dismiss(_ message: CompatMessage) throws { engine.didDismiss(message) }
    func hide(_ message: CompatMessage) throws { engine.didHide(message) }
    func discard(_ message: CompatMessage) throws {}
    func release(_ message: CompatMessage) {}
}

/// The app's handler.
@MainActor final class ManyHandler: InAppMessageHandler {
    weak var player: ManyPlayer?

    func decideDisplay(of message: CompatMessage) -> DisplayDecision {
        player?.take("decide", message)
        return player?.decision(message) ?? .show
    }
    func willPresent(_ message: CompatMessage) { player?.take("willPresent", message) }
    func didPresent(_ message: CompatMessage) { player?.take("didPresent", message) }
    func didHide(_ message: CompatMessage) { player?.take("didHide", message) }
    func didDismiss(_ message: CompatMessage, resolution: MessageResolution) {
        player?.take("didDismiss", message)
    }
    func didFail(_ message: CompatMessage, failure: MessageFailure) { player?.take("didFail", message) }
}

extension ManualQueue {
    /// Advances the clock from one alarm to the next and runs the jobs of each.
    @MainActor func advanceInSteps(_ seconds: TimeInterval) {
        runAll()
        let target = now + seconds
        while let due = nextDue, due <= target {
            advance(due - now)
            runAll()
        }
        if target > now { advance(target - now) }
    }
}
