import AirshipRecords
import InAppContracts

/// The keys of Airship's payloads, as the model decodes them: a schedule, or a message alone.
enum Airship18PayloadKeys {
    static let all =
        AirshipPayloadKeys.all + [
            .campaign(
                "delay",
                "the conditions after the trigger: seconds, screen, region, app_state, cancellation_triggers, execution_window",
                example: #"{"seconds": 5}"#),
            .campaign(
                "min_sdk_version", "the first version of the SDK that receives it", example: #""18.0.0""#),
            .campaign("campaigns", "the categories of the campaign, for experiments", example: "{}"),
            .campaign(
                "additional_audience_check_overrides",
                "the options of the additional audience check on the server",
                example: "{}"),
            PayloadKey(
                "message?.display.media.type", "image, video, youtube or vimeo; banners only take images",
                example: #""image""#),
            PayloadKey(
                "message?.display.duration", "how long a banner stays, in seconds; without end if omitted",
                example: "30"),
            PayloadKey(
                "message?.display.width",
                "the width of an HTML message, in points; the full width if omitted",
                example: "300"),
            PayloadKey(
                "message?.display.height",
                "the height of an HTML message, in points; the full height if omitted",
                example: "400"),
            PayloadKey(
                "message?.display.force_fullscreen_display", "whether the message fills every screen",
                example: "false"),
        ]
}
