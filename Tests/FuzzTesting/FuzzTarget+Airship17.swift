import Airship17Model
import Foundation
import HeadlessStage

extension FuzzTarget {
    /// The values that an Airship 17 app reads from JSON of its own, and the resolution that a page
    /// passes to `UAirship.dismiss`.
    static func airship17Values() -> FuzzTarget {
        let seeds = [
            #"{"value":{"equals":"a"},"key":"b","scope":["c"]}"#,
            #"{"and":[{"value":{"at_least":1}},{"or":[{"value":{"is_present":true}}]}]}"#,
            #"{"type":"button_click","button_info":{"id":"a","label":{"text":"b"}}}"#,
            #"{"type":"user_dismissed"}"#, #"{"type":"timed_out"}"#,
            #"{"type":"event","goal":1,"predicate":{"value":{"equals":1}}}"#,
            #"{"seconds":3,"app_state":"foreground","cancellation_triggers":[{"type":"background","goal":1}]}"#,
            #"{"url":"https://example.com/a.png","type":"image","description":"b"}"#,
            ##"{"heading":{"text":"a"},"buttons":[{"id":"b","label":{"text":"c","color":"#ffffffff","size":12}}]}"##,
        ].map { Data($0.utf8) }
        return FuzzTarget("Airship 17's values", seeds: seeds, refuses: refusesJSON) { input in
            let value = try JSONValue(parsing: input).foundationValue
            for read in readers {
                do {
                    try read(value)
                } catch  where refusesValue(error) {
                    continue
                }
            }
        }
    }

    private static let readers: [@Sendable (Any) throws -> Void] = [
        { _ = try JSONPredicate(json: $0) }, { _ = try JSONMatcher(json: $0) },
        { _ = try JSONValueMatcher(json: $0) },
        { _ = try ScheduleTrigger(json: $0) }, { _ = try ScheduleDelay(json: $0) },
        { _ = try InAppMessage(json: $0).toJSON() },
        { _ = try InAppMessageBannerDisplayContent(json: $0).toJSON() },
        { _ = try InAppMessageModalDisplayContent(json: $0).toJSON() },
        { _ = try InAppMessageFullScreenDisplayContent(json: $0).toJSON() },
        { _ = try InAppMessageHTMLDisplayContent(json: $0).toJSON() },
        { _ = try InAppMessageCustomDisplayContent(json: $0).toJSON() },
        { _ = try InAppMessageTextInfo(json: $0).toJSON() },
        { _ = try InAppMessageButtonInfo(json: $0).toJSON() },
        { _ = try InAppMessageMediaInfo(json: $0).toJSON() },
        { _ = try InAppMessageResolution.resolution(json: $0).toJSON() },
    ]

    private static let refusesJSON: @Sendable (any Error) -> Bool = { $0 is PayloadError }

    /// Whether an error is one of Airship's, which have code 0.
    private static func refusesValue(_ error: any Error) -> Bool {
        (error as NSError).domain.hasPrefix("com.urbanairship") || error is PayloadError
    }

    /// A push with a standard message that arrives and is opened.
    static func airship17Push() -> FuzzTarget {
        FuzzTarget("Airship 17's push", seeds: pushes, isSlow: true, refuses: { $0 is PayloadError }) {
            input in
            guard case let push as [String: Any] = try JSONValue(parsing: input).foundationValue else {
                return
            }
            let stage = HeadlessStage()
            defer { stage.endProcess() }
            let host = Airship17Host(stage: stage)
            stage.run {
                host.receivePush(push)
                stage.runUntilIdle()
                host.openPush(push)
                stage.runUntilIdle()
            }
        }
    }

    /// Pushes with standard messages.
    static let pushes = [
        #"{"_":"p","com.urbanairship.in_app":{"identifier":"a","display":{"type":"banner","alert":"Hello"}}}"#,
        #"{"_":"p","_uamid":"m","com.urbanairship.in_app":{"expiry":"2030-01-01T00:00:00","extra":{"a":1},"#
            + #""display":{"type":"banner","alert":"b","duration":3,"position":"top","primary_color":"#
            + ##""#ff0000","secondary_color":"#00ff00"},"actions":{"button_group":"ua_yes_no_foreground","##
            + #""button_actions":{"yes":{"^d":"https://example.com"}},"on_click":{"^d":"shop://cart"}}}}"#,
    ].map { Data($0.utf8) }
}
