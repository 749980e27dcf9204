import AdobeRecords
import InAppContracts

/// The keys of the payloads, as the model decodes them: campaigns like those of the other SDKs, with another format
/// for messages.
enum AdobeAndroid2PayloadKeys {
    static let all =
        AdobePayloadKeys.propositions + items + AdobePayloadKeys.rules + consequence + AdobePayloadKeys.looks

    private static let items = [
        PayloadKey(
            "**.schema", "what an item is",
            example: #""https://ns.adobe.com/personalization/json-content-item""#),
        PayloadKey("**.data", "what is in an item", example: #"{"id": "data-1", "content": "{}"}"#),
        PayloadKey(
            "**.content", "the rules, as text that is JSON", example: #""{\"version\": 1, \"rules\": []}""#),
    ]

    private static let consequence = [
        PayloadKey("**.type", "what a consequence is", example: #""cjmiam""#),
        PayloadKey("**.detail", "what is in a consequence", example: "{}"),
        PayloadKey("**.detail.html", "the page", example: #""<p>Everything at half price.</p>""#),
        PayloadKey(
            "**.detail.remoteAssets[]", "the images that are fetched beforehand",
            example: #"["https://shop.example/sale.png"]"#),
    ]
}
