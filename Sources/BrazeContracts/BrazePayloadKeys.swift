import InAppContracts

/// The keys of Braze's payloads, as the model decodes them. It is only partly known which keys the vendor's own
/// servers write: see their notes.
enum BrazePayloadKeys {
    static let all = message + colors + buttonThemes + data

    private static let message = [
        PayloadKey(
            "type", "the kind of the message: SLIDEUP, MODAL, FULL, HTML or HTML_FULL", example: #""MODAL""#),
        PayloadKey(
            "is_control", "whether it is a control message, which nobody sees; false if left out",
            example: "true"),
        PayloadKey("trigger_id", "what tells the message from others", example: #""spring-sale""#),
        PayloadKey("id", "read in the place of trigger_id where that is missing", example: #""spring-sale""#),
        PayloadKey(
            "message", "the text, or the source of a web page", example: #""Everything at half price.""#),
        PayloadKey("header", "the heading of a modal or a full screen", example: #""Sale""#),
        PayloadKey(
            "text_align_message", "where the lines of the text begin: START, CENTER or END",
            example: #""CENTER""#),
        PayloadKey(
            "text_align_header", "where the lines of the heading begin: START, CENTER or END",
            example: #""CENTER""#),
        PayloadKey("image_url", "the address of the image", example: #""https://shop.example/sale.png""#),
        PayloadKey("image_alt", "the image in words", example: #""A heap of boxes""#),
        PayloadKey("image_style", "TOP above the texts, or GRAPHIC for an image alone", example: #""TOP""#),
        PayloadKey("icon", "the glyph in the place of an image", example: #""\uf0f3""#),
        PayloadKey("language", "the language of the texts", example: #""en""#),
        PayloadKey("click_action", "what a click on the message does: NONE or URI", example: #""URI""#),
        PayloadKey("uri", "the link of the click action URI", example: #""shop://cart""#),
        PayloadKey("url", "read in the place of uri where that is missing", example: #""shop://cart""#),
        PayloadKey(
            "use_webview", "whether the link is opened in the app; false if left out", example: "true"),
        PayloadKey(
            "message_close", "what closes the message: SWIPE, the default, or AUTO_DISMISS",
            example: #""AUTO_DISMISS""#),
        PayloadKey(
            "duration", "how long the message stays, in milliseconds (that this is the unit is inferred)",
            example: "5000"),
        PayloadKey(
            "orientation", "how the screen has to be held: ANY, PORTRAIT or LANDSCAPE",
            example: #""PORTRAIT""#),
        PayloadKey("slide_from", "the edge that a slideup comes from: TOP or BOTTOM", example: #""TOP""#),
        PayloadKey("animate_in", "whether it comes with an animation; true if left out", example: "false"),
        PayloadKey("animate_out", "whether it goes with an animation; true if left out", example: "false"),
        PayloadKey(
            "btns[]", "the buttons of a modal or a full screen", example: #"[{"id": 0, "text": "Later"}]"#),
        PayloadKey("btns[].id", "what tells the button from the others, a whole number", example: "0"),
        PayloadKey("btns[].text", "the title", example: #""Later""#),
        PayloadKey(
            "btns[].click_action", "what a click on the button does: NONE or URI", example: #""NONE""#),
        PayloadKey("btns[].uri", "the link of the click action URI", example: #""shop://cart""#),
        PayloadKey(
            "btns[].url", "read in the place of uri where that is missing", example: #""shop://cart""#),
        PayloadKey("btns[].use_webview", "whether the link is opened in the app", example: "false"),
        PayloadKey("btns[].bg_color", "the colour behind the title", example: "4278221567"),
        PayloadKey("btns[].text_color", "the colour of the title", example: "4294967295"),
        PayloadKey("btns[].border_color", "the colour around the button", example: "4278221567"),
        PayloadKey(
            "themes", "the colours by appearance: light and dark",
            example: #"{"dark": {"bg_color": 4279308561}}"#),
        PayloadKey(
            "themes.*",
            "the colours of an appearance, with the keys that also stand at the top for the light one",
            example: #"{"bg_color": 4279308561}"#),
    ]

    /// Alpha, red, green and blue in 32 bits.
    private static let colors = ["", "themes.*."].flatMap { place in
        [
            PayloadKey("\(place)bg_color", "the colour behind the content", example: "4279308561"),
            PayloadKey("\(place)text_color", "the colour of the text", example: "4279308561"),
            PayloadKey("\(place)icon_color", "the colour of the glyph", example: "4279308561"),
            PayloadKey("\(place)icon_bg_color", "the colour behind the glyph", example: "4279308561"),
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
        PayloadKey("themes.*.btns[].bg_color", "the colour behind the title", example: "4279308561"),
        PayloadKey("themes.*.btns[].text_color", "the colour of the title", example: "4294967295"),
        PayloadKey("themes.*.btns[].border_color", "the colour around the button", example: "4294967295"),
    ]

    private static let data = [
        PayloadKey(
            "extras.**", "data of the app's own, for its delegate", example: #"{"campaign": "spring"}"#),
        PayloadKey("message_extras", "more data, as text; no port has a place for it", example: #""{}""#),
        PayloadKey("message_fields.**", "data of the SDK's own; no port has a place for it", example: "{}"),
        PayloadKey(
            "base_url", "what the addresses of a web page are relative to",
            example: #""https://shop.example/""#),
        PayloadKey(
            "asset_urls[]", "the files that a web page needs", example: #"["https://shop.example/sale.css"]"#),
        .campaign("is_test_send", "whether it was sent to try it out", example: "false"),
    ]
}
