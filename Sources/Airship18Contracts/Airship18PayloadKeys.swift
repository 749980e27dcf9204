import AirshipRecords
import InAppContracts

/// The keys of Airship's payloads, as the model decodes them: a schedule, or a message alone.
enum Airship18PayloadKeys {
    static let all =
        AirshipPayloadKeys.all + [
            .campaign(
                "delay",
                "what has to be so after the trigger: seconds, screen, region, app_state, cancellation_triggers, "
                    + "execution_window",
                example: #"{"seconds": 5}"#),
            .campaign(
                "min_sdk_version", "the first version of the SDK that gets it", example: #""18.0.0""#),
            .campaign("campaigns", "the categories of the campaign, for experiments", example: "{}"),
            .campaign(
                "additional_audience_check_overrides", "how the audience is checked once more on the server",
                example: "{}"),
            PayloadKey(
                "message?.display.media.type", "image, video, youtube or vimeo; banners take images only",
                example: #""image""#),
            PayloadKey(
                "message?.display.duration", "how long a banner stays, in seconds; for ever if left out",
                example: "30"),
            PayloadKey(
                "message?.display.width", "the width of an HTML message, in points; all if left out",
                example: "300"),
            PayloadKey(
                "message?.display.height", "the height of an HTML message, in points; all if left out",
                example: "400"),
            PayloadKey(
                "message?.display.force_fullscreen_display", "whether every screen is filled",
                example: "false"),
        ]
}
