import Airship18Model
public import Foundation
public import InAppCompat

/// Translates content into Airship's messages, and Airship's payloads into content.
public enum Airship18Port: ContentPort {
    public static var shape: SDKShape { .airship18 }

    public static var ownExtras: Set<String> { [VendorExtras.airshipKey] }

    /// The messages of schedules, or a message alone; none for a schedule of actions.
    public static func messages(of json: Data) throws -> [(id: String, content: MessageContent)] {
        try AutomationSchedule.inspect(payload: json).compactMap { schedule in
            schedule.inspectedMessage.map { (schedule.identifier, Airship18Content.read($0)) }
        }
    }

    public static func port(_ content: MessageContent, id: String) -> MessageContent {
        Airship18Content.read(Airship18Content.make(content, id: id))
    }

    public static func note(_ field: ContentField) -> String {
        Airship18Content.note(field)
    }
}
