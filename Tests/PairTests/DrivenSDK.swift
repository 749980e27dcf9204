import Foundation
import HeadlessStage
import InAppCompat
import InAppContracts

/// One SDK on a stage of its own, with a handler attached to it.
@MainActor final class DrivenSDK {
    let stage = HeadlessStage()
    let kit: ShapeKit
    /// Records what the SDK calls, and what leaves it.
    let recorder: TraceRecorder
    private let driver: any ShapeDriver
    private(set) var bridge: (any MessageBridge)?
    /// Whether campaigns may be shown any number of times, whatever they say themselves.
    var isRepeating = false

    init(_ kit: ShapeKit) {
        self.kit = kit
        recorder = TraceRecorder(stage: stage)
        driver = kit.driver.init(recorder, payload: { _ in nil })
    }

    // The SDK retains the bridge, which may retain the stage.
    deinit { stage.endProcess() }

    func attach(_ handler: any InAppMessageHandler) {
        bridge = stage.run { kit.attach(handler, to: driver) }
    }

    func trigger(_ payload: Data) throws {
        let text = String(decoding: payload, as: UTF8.self).replacingOccurrences(
            of: #""limit"\s*:\s*1"#, with: #""limit": 0"#, options: .regularExpression)
        try driver.host.trigger(json: isRepeating ? Data(text.utf8) : payload)
        stage.runUntilIdle()
    }

    /// Shows the three standard campaigns one after the other, each closed by the user.
    func showAll() throws {
        for campaign in [kit.campaigns.news, kit.campaigns.sale, kit.campaigns.coupon] {
            try trigger(campaign)
            stage.user.close()
            stage.runUntilIdle()
            stage.advance(by: .seconds(31))
        }
    }
}
