import AdobeRecords
import InAppContracts

/// The keys of the payloads, as the model decodes them: those of Android 3, and two that only iOS reads.
enum AdobeIOSPayloadKeys {
    static let all =
        AdobePayloadKeys.all + [
            PayloadKey(
                "**.remoteAssets[]", "the images that are fetched in advance",
                example: #"["https://shop.example/sale.png"]"#),
            PayloadKey(
                "**.webParameters.**", "how the page is shown in a browser; a phone ignores it", example: "{}"
            ),
        ]
}
