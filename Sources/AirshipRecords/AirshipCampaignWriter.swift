package import Foundation
package import InAppCompat

/// Writes campaigns as Airship's servers send them: a schedule around a message.
package enum AirshipCampaignWriter {
    /// The text in a page that calls the SDK.
    package static let pageCalls = ["uairship:", "UAirship."]

    /// A schedule that is triggered when the app starts, once.
    package static func schedule(_ message: ContentValue, id: String) throws -> Data {
        let schedule: ContentValue = [
            "id": .string(id), "type": "in_app_message", "triggers": [["type": "app_init", "goal": 1]],
            "limit": 1, "message": message,
        ]
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(schedule)
    }
}
