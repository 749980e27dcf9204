import Foundation
import HeadlessStage

/// A schedule whose message the server makes when it has been set off (AS-111; versions 14 and later). Not public in the
/// SDK. Immutable; any thread.
final class DeferredSchedule: UASchedule {
    /// Where the message comes from.
    let url: URL

    init(_ url: URL, builder: ScheduleBuilder) {
        self.url = url
        super.init(builder)
    }

    /// Reads the `deferred` of a campaign. Of its members only `url` counts here.
    /// - Throws: `PayloadError`.
    convenience init(_ node: JSONNode, builder: ScheduleBuilder) throws {
        let text = try node.required("url", "a URL")
        guard let url = text.string.flatMap(URL.init(string:)) else { throw text.unexpected("a URL") }
        self.init(url, builder: builder)
    }

    /// The message; nil when the server gives none, or one that cannot be read. Any thread.
    func resolve(_ circumstances: Circumstances) -> InAppMessage? {
        guard let data = circumstances[\.deferredAnswer](url), let json = try? JSONValue(parsing: data) else {
            return nil
        }
        return try? InAppMessage(node: JSONNode(json, at: .root), defaultSource: .remoteData)
    }

    override func isEqual(to schedule: UASchedule?) -> Bool {
        super.isEqual(to: schedule) && url == (schedule as? DeferredSchedule)?.url
    }

    override func copy(_ change: (ScheduleBuilder) -> Void) -> UASchedule {
        DeferredSchedule(url, builder: changedBuilder(change))
    }
}
