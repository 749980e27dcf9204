package import InAppContracts

/// The keys that the payloads of all Airship versions have, as the models decode them: a schedule, or a message alone.
package enum AirshipPayloadKeys {
    /// All keys.
    package static let all = schedule + message + display + texts + buttons + page

    private static let schedule = [
        PayloadKey("id", "the identifier of the schedule", example: #""spring-sale""#),
        PayloadKey(
            "type", "what the schedule does: in_app_message, actions or deferred",
            example: #""in_app_message""#),
        PayloadKey(
            "message",
            "the message of a schedule, with the keys that a message alone has at its top level",
            example: #"{"display_type": "modal", "display": {}}"#),
        .campaign(
            "triggers[]", "when it is shown: what has to happen, and how often",
            example: #"[{"type": "app_init", "goal": 1}]"#),
        .campaign("limit", "how often it is shown; 0 for always", example: "1"),
        .campaign("priority", "which of several comes first: the lowest number", example: "0"),
        .campaign("interval", "how long nothing is shown after it, in seconds", example: "86400"),
        .campaign("start", "when the campaign starts", example: #""2026-01-01T00:00:00Z""#),
        .campaign("end", "when the campaign ends", example: #""2026-12-31T00:00:00Z""#),
        .campaign(
            "edit_grace_period", "how long a finished campaign may still be changed, in days", example: "14"),
        .campaign(
            "audience", "to whom it is shown, and what happens to it otherwise",
            example: #"{"miss_behavior": "skip"}"#),
        .campaign("group", "the campaigns that are cancelled together", example: #""spring""#),
        .campaign("metadata", "data of the campaign", example: "{}"),
        PayloadKey(
            "actions.**", "what a schedule of actions does, or what a click on a message alone does",
            example: #"{"deep_link_action": "shop://cart"}"#),
        .campaign(
            "deferred", "where the message is fetched from when it is due",
            example: #"{"url": "https://shop.example/message"}"#),
        .campaign(
            "bypass_holdout_groups", "whether it is shown to users in holdout groups", example: "false"),
        .campaign(
            "frequency_constraint_ids[]", "the frequency limits that apply to it", example: #"["daily"]"#),
        .campaign("product_id", "the vendor's product that it belongs to", example: #""in_app""#),
        .campaign("reporting_context", "the data that reports include", example: "{}"),
        .campaign("created", "when the campaign was made", example: #""2026-01-01T00:00:00Z""#),
        .campaign("compound_audience", "to whom it is shown", example: "{}"),
        .campaign(
            "message_type", "the kind of the campaign, for limits and groups", example: #""transactional""#),
        .campaign("queue", "the campaigns that are prepared one after the other", example: #""spring""#),
        .campaign(
            "message?.campaigns", "the categories of the campaign, for limits",
            example: #"{"categories": ["spring"]}"#),
    ]

    private static let message = [
        PayloadKey("message?.name", "the name of the message", example: #""Sale""#),
        PayloadKey(
            "message?.display_type",
            "the kind of the message: banner, modal, fullscreen, html, custom or layout", example: #""modal""#
        ),
        PayloadKey(
            "message?.display", "what is shown; which keys apply depends on the kind",
            example: #"{"body": {"text": "Hello"}}"#),
        PayloadKey("message?.extra.**", "data of the app's own", example: #"{"campaign": "spring"}"#),
        PayloadKey(
            "message?.display_behavior", "default, or immediate for a message that does not wait for others",
            example: #""immediate""#),
        PayloadKey(
            "message?.reporting_enabled", "whether displays are counted; true by default", example: "false"),
        PayloadKey("message?.source", "where the message comes from", example: #""remote-data""#),
        PayloadKey(
            "message?.rendered_locale", "the language and the country of the texts",
            example: #"{"language": "en"}"#),
        PayloadKey("message?.rendered_locale.language", "the language", example: #""en""#),
        PayloadKey("message?.rendered_locale.country", "the country", example: #""GB""#),
        PayloadKey(
            "message.actions.**", "what a click on the message does",
            example: #"{"deep_link_action": "shop://cart"}"#),
    ]

    private static let display = [
        PayloadKey("message?.display.heading", "the heading", example: #"{"text": "Sale"}"#),
        PayloadKey("message?.display.body", "the text", example: #"{"text": "Everything at half price."}"#),
        PayloadKey(
            "message?.display.media", "the image or video",
            example: #"{"type": "image", "url": "https://shop.example/sale.png", "description": "Boxes"}"#),
        PayloadKey("message?.display.media.url", "the address", example: #""https://shop.example/sale.png""#),
        PayloadKey("message?.display.media.description", "a description of the image", example: #""Boxes""#),
        PayloadKey(
            "message?.display.button_layout", "how the buttons are arranged: joined, separate or stacked",
            example: #""separate""#),
        PayloadKey(
            "message?.display.background_color", "the colour behind the content", example: ##""#FFFFFF""##),
        PayloadKey(
            "message?.display.dismiss_button_color",
            "the colour of the close button, or of the bar of a banner", example: ##""#000000""##),
        PayloadKey(
            "message?.display.template", "what comes first, such as media_left or header_body_media",
            example: #""header_body_media""#),
        PayloadKey("message?.display.placement", "the edge of a banner: top or bottom", example: #""top""#),
        PayloadKey("message?.display.border_radius", "the radius of the corners, in points", example: "4"),
        PayloadKey(
            "message?.display.allow_fullscreen_display", "whether small screens are filled", example: "false"),
        PayloadKey(
            "message?.display.actions.**", "what a click on a banner does",
            example: #"{"deep_link_action": "shop://cart"}"#),
    ]

    /// Each text has the same keys.
    private static let texts = ["heading", "body", "buttons[].label", "footer.label"].flatMap { place in
        [
            PayloadKey("message?.display.\(place).text", "the text itself", example: #""Sale""#),
            PayloadKey("message?.display.\(place).size", "its size, in points", example: "22"),
            PayloadKey("message?.display.\(place).color", "its colour", example: ##""#000000""##),
            PayloadKey("message?.display.\(place).alignment", "left, center or right", example: #""center""#),
            PayloadKey(
                "message?.display.\(place).style[]", "bold, italic and underline", example: #"["bold"]"#),
            PayloadKey(
                "message?.display.\(place).font_family[]", "fonts; the first installed one is used",
                example: #"["Helvetica"]"#),
        ]
    }

    /// A footer is a button too.
    private static let buttons = ["buttons[]", "footer"].flatMap { place in
        [
            PayloadKey(
                "message?.display.\(place)", "a button: its text, and what it does",
                example: #"{"id": "0", "label": {"text": "Later"}}"#),
            PayloadKey(
                "message?.display.\(place).id", "the identifier of the button", example: #""0""#),
            PayloadKey("message?.display.\(place).label", "the title", example: #"{"text": "Later"}"#),
            PayloadKey(
                "message?.display.\(place).behavior", "dismiss, or cancel to end the campaign",
                example: #""dismiss""#),
            PayloadKey(
                "message?.display.\(place).border_radius", "the radius of the corners, in points",
                example: "4"),
            PayloadKey(
                "message?.display.\(place).background_color", "the colour behind the title",
                example: ##""#0A7AFF""##),
            PayloadKey(
                "message?.display.\(place).border_color", "the colour around the button",
                example: ##""#0A7AFF""##),
            PayloadKey(
                "message?.display.\(place).actions.**", "what a click on the button does",
                example: #"{"deep_link_action": "shop://cart"}"#),
        ]
    }

    private static let page = [
        PayloadKey(
            "message?.display.url", "the address of an HTML message's page",
            example: #""https://shop.example/sale""#),
        PayloadKey("message?.display.aspect_lock", "whether the proportions are kept", example: "false"),
        PayloadKey(
            "message?.display.require_connectivity",
            "whether the page is shown only with a network; true by default", example: "false"),
        PayloadKey(
            "message?.display.custom.**", "what the app's own adapter shows", example: #"{"kind": "wheel"}"#),
        PayloadKey("message?.display.layout.**", "a layout of the SDK's own", example: #"{"version": 1}"#),
    ]
}
