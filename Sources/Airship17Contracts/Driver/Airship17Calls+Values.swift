import Airship17Model
import AirshipRecords
import Foundation
import InAppContracts

/// What apps do with values, outside of any callback: they extend them, and read them from JSON.
extension Airship17Calls {
    static let ofValues: [Airship17Call] = [
        Airship17Call(
            .init(
                .app, "extendBanner", text("change"),
                about:
                    "extends a banner's content outside of any callback: duration to a number of seconds, or invalid "
                    + "without a text; what came of it is in the trace")
        ) { driver, call in try driver.extendBanner(call.text("change")) },
        Airship17Call(
            .init(
                .app, "read", .init("payload", .payload), text("as"),
                about:
                    "reads a payload as predicate, trigger or delay, and writes accepted or refused into the trace; or as "
                    + "standardMessage, and writes the expiry of its payload")
        ) { driver, call in
            guard let json = driver.payload(call.text("payload")) else {
                throw Airship17Driver.failure("there is no such payload.")
            }
            let kind = call.text("as")
            let result = try driver.recorder.stage.run { Result { try read(json, as: kind) } }.get()
            driver.recorder.note(
                .app, "reads", [TraceEvent.Argument("as", kind), TraceEvent.Argument("result", result)])
        },
    ]

    /// What came of reading a value.
    /// - Throws: `ScenarioError.Code.stepFailed` for a kind of values that there is not; what JSON does not hold.
    private static func read(_ data: Data, as kind: String) throws -> String {
        let json = try JSONSerialization.jsonObject(with: data)
        switch kind {
        case "predicate": return word(Result { try JSONPredicate(json: json) })
        case "trigger": return word(Result { try ScheduleTrigger(json: json) })
        case "delay": return word(Result { try ScheduleDelay(json: json) })
        case "standardMessage":
            let message = (json as? [AnyHashable: Any]).flatMap { LegacyInAppMessage(payload: $0) }
            return message?.payload["expiry"] as? String ?? "none"
        default: throw Airship17Driver.failure("there is no such kind of values.")
        }
    }

    private static func word<Value>(_ result: Result<Value, any Error>) -> String {
        switch result {
        case .success: "accepted"
        case .failure: "refused"
        }
    }
}

extension Airship17Driver {
    fileprivate func extendBanner(_ change: String) throws {
        let original = InAppMessageBannerDisplayContent { builder in
            builder.body = InAppMessageTextInfo { $0.text = "Hello" }
        }
        guard let original else { throw Self.failure("the banner is not valid.") }
        let extended = original.extend { builder in
            if let seconds = Double(change) { builder.durationSeconds = seconds } else { builder.body = nil }
        }
        let result = extended.map { "\($0.durationSeconds)" } ?? "nil"
        recorder.note(
            .app, "extended",
            [
                TraceEvent.Argument("result", result),
                TraceEvent.Argument(
                    "original", "\(original.durationSeconds) \(original.body?.text ?? "none")"),
            ])
    }
}
