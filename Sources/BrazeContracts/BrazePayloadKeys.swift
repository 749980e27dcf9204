import InAppContracts

/// The keys of Braze's payloads, as the model decodes them. It is only partly known which keys the vendor's own
/// servers write: see their notes.
enum BrazePayloadKeys {
    static let all = message + colors + buttonThemes + data

    private static let message = [
        PayloadKey(
            "type", "the kind of the message: SLIDEUP, MODAL, FULL, HTML or HTML_FULL", example: #""MODAL""#),
        PayloadKey(
            "is_control", "whether it is a control message, which is not displayed; false if omitted",
            example: "true"),
        PayloadKey("trigger_id", "the id of the message", example: #""spring-sale""#),
        PayloadKey("id", "read instead of trigger_id if that is missing", example: #""spring-sale""#),
        PayloadKey(
            "message", "the text, or the source of a web page", example: #""Everything at half price.""#),
        PayloadKey("header", "the heading of a modal or a full screen", example: #""Sale""#),
        PayloadKey(
            "text_align_message", "the alignment of the text: START, CENTER or END",
            example: #""CENTER""#),
        PayloadKey(
            "text_align_header", "the alignment of the heading: START, CENTER or END",
            example: #""CENTER""#),
        PayloadKey("image_url", "the URL of the image", example: #""https://shop.example/sale.png""#),
        PayloadKey("image_alt", "the image's description", example: #""A heap of boxes""#),
        PayloadKey(
            "image_style", "TOP for an image above the texts, or GRAPHIC for an image alone",
            example: #""TOP""#),
        PayloadKey("icon", "the icon shown instead of an image", example: #""\uf0f3""#),
        PayloadKey("language", "the language of the texts", example: #""en""#),
        PayloadKey("click_action", "what a click on the message does: NONE or URI", example: #""URI""#),
        PayloadKey("uri", "the URL that the click action URI opens", example: #""shop://cart""#),
        PayloadKey("url", "read instead of uri if that is missing", example: #""shop://cart""#),
        PayloadKey(
            "use_webview", "whether the link is opened in the app; false if omitted", example: "true"),
        PayloadKey(
            "message_close", "what closes the message: SWIPE, the default, or AUTO_DISMISS",
            example: #""AUTO_DISMISS""#),
        PayloadKey(
            "duration", "how long the message is displayed, in milliseconds (the unit is inferred)",
            example: "5000"),
        PayloadKey(
            "orientation", "the required orientation of the screen: ANY, PORTRAIT or LANDSCAPE",
            example: #""PORTRAIT""#),
        PayloadKey("slide_from", "the edge from which a slideup enters: TOP or BOTTOM", example: #""TOP""#),
        PayloadKey(
            "animate_in", "whether the message enters with an animation; true if omitted", example: "false"),
        PayloadKey(
            "animate_out", "whether the message leaves with an animation; true if omitted", example: "false"),
        PayloadKey(
            "btns[]", "the buttons of a modal or a full screen", example: #"[{"id": 0, "text": "Later"}]"#),
        PayloadKey("btns[].id", "the id of the button, an integer", example: "0"),
        PayloadKey("btns[].text", "the title", example: #""Later""#),
        PayloadKey(
            "btns[].click_action", "what a click on the button does: NONE or URI", example: #""NONE""#),
        PayloadKey("btns[].uri", "the URL that the click action URI opens", example: #""shop://cart""#),
        PayloadKey(
            "btns[].url", "read instead of uri if that is missing", example: #""shop://cart""#),
        PayloadKey("btns[].use_webview", "whether the link is opened in the app", example: "false"),
        PayloadKey("btns[].bg_color", "the background colour of the button", example: "4278221567"),
        PayloadKey("btns[].text_color", "the colour of the title", example: "4294967295"),
        PayloadKey("btns[].border_color", "the border colour of the button", example: "4278221567"),
        PayloadKey(
            "themes", "the colours by appearance: light and dark",
            example: #"{"dark": {"bg_color": 4279308561}}"#),
        PayloadKey(
            "themes.*",
            "the colours of an appearance; the light appearance also uses these keys at the top level",
            example: #"{"bg_color": 4279308561}"#),
    ]

    /// Alpha, red, green and blue in 32 bits.
    private static let colors = ["", "themes.*."].flatMap { place in
        [
            PayloadKey("\(place)bg_color", "the background colour of the message", example: "4279308561"),
            PayloadKey("\(place)text_color", "the colour of the text", example: "4279308561"),
            PayloadKey("\(place)icon_color", "the colour of the icon", example: "4279308561"),
            PayloadKey("\(place)icon_bg_color", "the background colour of the icon", example: "4279308561"),
            PayloadKey("\(place)header_text_color", "the colour of the heading", example: "4279308561"),
            PayloadKey(
                "\(place)close_btn_color", "the colour of the close button, or of the chevron of a slideup",
                example: "4279308561"),
            PayloadKey("\(place)frame_color", "the colour around the message", example: "4279308561"),
        ]
    }

    private static let buttonThemes = [
        PayloadKey(
            "themes.*.btns[]", "the colours of the buttons in that appearance, in the order of the buttons",
            example: #"[{"text_color": 4294967295}]"#),
        PayloadKey("themes.*.btns[].bg_color", "the background colour of the button", example: "4279308561"),
        PayloadKey("themes.*.btns[].text_color", "the colour of the title", example: "4294967295"),
        PayloadKey("themes.*.btns[].border_color", "the border colour of the button", example: "4294967295"),
    ]

    private static let data = [
        PayloadKey(
            "extras.**", "the app's own data, for its delegate", example: #"{"campaign": "spring"}"#),
        PayloadKey("message_extras", "more data, as text; ports drop it", example: #""{}""#),
        PayloadKey("message_fields.**", "the SDK's own data; ports drop it", example: "{}"),
        PayloadKey(
            "base_url", "the base URL of a web page's relative URLs",
            example: #""https://shop.example/""#),
        PayloadKey(
            "asset_urls[]", "the files that a web page needs", example: #"["https://shop.example/sale.css"]"#),
        .campaign("is_test_send", "whether the message is a test send", example: "false"),
    ]
}
