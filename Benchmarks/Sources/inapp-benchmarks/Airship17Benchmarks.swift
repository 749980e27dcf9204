import Airship17Model
import Foundation
import HeadlessStage

/// The delegate for direct calls: it counts its calls.
final class PlainAirshipDelegate: NSObject, InAppMessagingDelegate, @unchecked Sendable {
    // Sound: the benchmarks let only one thread call at a time, and wait for it.
    var calls = 0

    func extend(_ message: InAppMessage) -> InAppMessage {
        calls += 1
        return message
    }
    func messageWillBeDisplayed(_ message: InAppMessage, scheduleID: String) { calls += 1 }
    func messageFinishedDisplaying(
        _ message: InAppMessage, scheduleID: String, resolution: InAppMessageResolution
    ) { calls += 1 }
}

/// Airship's SDK: what many messages cost.
@MainActor struct Airship17Benchmarks {
    let options: Options

    private static func payload(_ id: String) -> String {
        """
        {"id": "\(id)", "type": "in_app_message", "message": {"name": "\(id)", "display_type": "modal",
          "display": {"heading": {"text": "Hi"}, "body": {"text": "There"}}}}
        """
    }

    func host() throws -> [Row] {
        let stage = HeadlessStage()
        let host = Airship17Host(stage: stage)
        let delegate = PlainAirshipDelegate()
        stage.run {
            InAppAutomation.shared.inAppMessageManager.displayInterval = 0
            InAppAutomation.shared.inAppMessageManager.delegate = delegate
        }
        let hosts = HostBenchmarks(options: options)
        let rows = try hosts.flat("Airship", on: host, Self.payload)
        try hosts.check(delegate.calls, callbacksAMessage: 3)
        return rows
    }
}
