import Airship17Model
public import Foundation
public import InAppCompat

/// Translates content into Airship's messages, and Airship's payloads into content.
public enum Airship17Port: ContentPort {
    public static var shape: SDKShape { .airship17 }

    public static var ownExtras: Set<String> { [VendorExtras.airshipKey] }

    /// The message of a schedule, or a message alone; none for a schedule of actions.
    public static func messages(of json: Data) throws -> [(id: String, content: MessageContent)] {
        guard let schedule = try InAppMessageSchedule.inspect(payload: json) else { return [] }
        return [(schedule.identifier, Airship17Content.read(schedule.message))]
    }

    public static func port(_ content: MessageContent, id: String) -> MessageContent {
        Airship17Content.make(content, id: id).map(Airship17Content.read)
            ?? MessageContent(layout: content.layout)
    }

    public static func note(_ field: ContentField) -> String {
        Airship17Content.note(field)
    }
}
