import Airship18Model
import Foundation
import HeadlessStage
import InAppContracts

extension FuzzTarget {
    /// The values that an Airship 18 app decodes from JSON of its own.
    static func airship18Values() -> FuzzTarget {
        let seeds = [
            #"{"value":{"equals":"a"},"key":"b","scope":["c"]}"#,
            #"{"not":[{"and":[{"value":{"at_least":1}},{"value":{"version_matches":"[1,2["}}]}]}"#,
            #"{"type":"app_init","goal":1,"id":"t"}"#,
            #"{"type":"and","id":"c","goal":1,"children":[{"trigger":{"type":"foreground","goal":2,"id":"f"}}]}"#,
            #"{"seconds":3,"app_state":"foreground","cancellation_triggers":[{"type":"background","goal":1}]}"#,
            #"{"name":"a","display_type":"html","display":{"url":"https://example.com"}}"#,
        ].map { Data($0.utf8) }
        return FuzzTarget("Airship 18's values", seeds: seeds, refuses: { $0 is DecodingError }) { input in
            let json = try AirshipJSON.from(data: input)
            _ = try json.toString()
            for read in readers {
                do {
                    try read(json)
                } catch is DecodingError {
                    continue
                } catch is PayloadError {
                    continue
                }
            }
        }
    }

    private static let readers: [@Sendable (AirshipJSON) throws -> Void] = [
        { json in _ = try JSONPredicate(json: json.unWrap()).evaluate(json: json) },
        { _ = try $0.decode() as JSONPredicate }, { _ = try $0.decode() as AutomationTrigger },
        { _ = try $0.decode() as AutomationDelay }, { _ = try $0.decode() as AutomationSchedule },
        { _ = try $0.decode() as AutomationAudience }, { _ = try $0.decode() as DeviceAudienceSelector },
        { _ = try AirshipJSON.wrap($0.decode() as InAppMessage) },
        { _ = try $0.decode() as InAppMessageTextInfo }, { _ = try $0.decode() as InAppMessageButtonInfo },
        { _ = try $0.decode() as InAppMessageMediaInfo },
    ]

    /// A push with a standard message that arrives and is opened.
    static func airship18Push() -> FuzzTarget {
        FuzzTarget("Airship 18's push", seeds: pushes, isSlow: true, refuses: { $0 is PayloadError }) {
            input in
            guard case let push as [String: Any] = try JSONValue(parsing: input).foundationValue else {
                return
            }
            let stage = HeadlessStage()
            defer { stage.endProcess() }
            let host = Airship18Host(stage: stage)
            stage.run {
                host.receivePush(push)
                stage.runUntilIdle()
                host.openPush(push)
                stage.runUntilIdle()
            }
        }
    }

    /// The data that the server sends, and sends again.
    static func airship18RemoteData() -> FuzzTarget {
        let message = #"{"name":"a","display_type":"banner","display":{"heading":{"text":"b"}}}"#
        let schedule =
            #"{"schedule_id":"s","created":"2026-01-01T00:00:00Z","last_updated":"2026-01-01T00:00:00Z","#
            + #""type":"in_app_message","triggers":[{"type":"app_init","goal":1}],"message":\#(message)}"#
        let seeds = [
            #"{"in_app_messages":[\#(schedule)]}"#,
            #"{"in_app_messages":[\#(schedule)],"frequency_constraints":[{"id":"f","boundary":1,"range":2,"period":"days"}]}"#,
            #"{"in_app_messages":[]}"#,
        ].map { Data($0.utf8) }
        return FuzzTarget("Airship 18's remote data", seeds: seeds, isSlow: true, refuses: { _ in false }) {
            input in
            let stage = HeadlessStage()
            defer { stage.endProcess() }
            let host = Airship18Host(stage: stage)
            stage.run {
                host.receiveRemoteData(String(decoding: input, as: UTF8.self))
                stage.runUntilIdle()
                host.receiveRemoteData(String(decoding: input, as: UTF8.self))
                stage.runUntilIdle()
            }
        }
    }
}
