import AirshipRecords
import InAppContracts

/// The keys of Airship's payloads, as the model decodes them: a schedule, or a message alone.
enum Airship17PayloadKeys {
    static let all =
        AirshipPayloadKeys.all + [
            .campaign(
                "delay",
                "the conditions after the trigger: seconds, screen, region_id, app_state, cancellation_triggers",
                example: #"{"seconds": 5}"#),
            .campaign(
                "min_sdk_version", "the first version of the SDK that gets it", example: #""17.0.0""#),
            PayloadKey(
                "message?.display.media.type", "image, video or youtube; banners take images only",
                example: #""image""#),
            PayloadKey("message?.display.duration", "how long a banner stays, in seconds", example: "30"),
            PayloadKey(
                "message?.display.width", "the width of an HTML message, in points; 0 for the full width",
                example: "300"),
            PayloadKey(
                "message?.display.height", "the height of an HTML message, in points; 0 for the full height",
                example: "400"),
        ]
}
