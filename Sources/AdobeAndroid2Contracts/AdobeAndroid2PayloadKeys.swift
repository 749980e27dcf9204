import AdobeRecords
import InAppContracts

/// The keys of the payloads, as the model decodes them: campaigns like those of the other SDKs, with another format
/// for messages.
enum AdobeAndroid2PayloadKeys {
    static let all =
        AdobePayloadKeys.propositions + items + AdobePayloadKeys.rules + consequence + AdobePayloadKeys.looks

    private static let items = [
        PayloadKey(
            "**.schema", "the kind of an item",
            example: #""https://ns.adobe.com/personalization/json-content-item""#),
        PayloadKey("**.data", "the content of an item", example: #"{"id": "data-1", "content": "{}"}"#),
        PayloadKey(
            "**.content", "the rules, as JSON text", example: #""{\"version\": 1, \"rules\": []}""#),
    ]

    private static let consequence = [
        PayloadKey("**.type", "the kind of a consequence", example: #""cjmiam""#),
        PayloadKey("**.detail", "the content of a consequence", example: "{}"),
        PayloadKey("**.detail.html", "the page", example: #""<p>Everything at half price.</p>""#),
        PayloadKey(
            "**.detail.remoteAssets[]", "the images that are downloaded in advance",
            example: #"["https://shop.example/sale.png"]"#),
    ]
}
