import AdobeRecords
import InAppContracts

/// Details of settings, links and gestures.
extension AdobeAndroid2Scenarios {
    static let details = [
        scenario(
            "no-alignment",
            "A message without alignments is shown and tapped beside; then a campaign qualifies.",
            steps: #"{ "app": "createMessage", "message": "pin", "hasNoAlignment": true }"#, showPin,
            #"{ "app": "inspect", "message": "pin" }"#, #"{ "user": "tapOutside" }"#, trigger),
        scenario(
            "link-script-parameters", "Links to a script and to a URL have a parameter that means nothing.",
            steps: trigger, #"{ "app": "handleJavascriptMessage", "message": "spring", "name": "hello" }"#,
            navigates("adbinapp://other?animate=left&link=js%3Dgo()"),
            navigates("adbinapp://other?animate=left&link=https%3A%2F%2Fe.org%3Fa%3D1"), inspect),
        scenario(
            "no-display-animation", "A message without a display animation is shown.",
            steps: #"{ "app": "createMessage", "message": "pin", "hasNoDisplayAnimation": true }"#, showPin,
            #"{ "app": "inspect", "message": "pin" }"#),
        scenario(
            "local-assets",
            "A message gets a map of local images and then none; another is made with local images and no map.",
            steps: createPin, assets("pin", "a.png"), assets("pin", nil), showPin,
            #"{ "app": "inspect", "message": "pin" }"#, dismissPin,
            #"{ "app": "createMessage", "message": "other", "isLocalImageUsed": true }"#,
            #"{ "app": "fullscreenShow", "message": "other" }"#,
            #"{ "app": "inspect", "message": "other" }"#),
        scenario(
            "swipe-mapped-to-nothing", "The user swipes in a direction that is mapped to the empty text.",
            payloads: [
                "spring": campaign(
                    "spring",
                    looks: looks(
                        gestures: #""swipeUp": "", "swipeLeft": "adbinapp://other?interaction=left""#))
            ],
            steps: trigger, swipes("up")),
    ]

    private static func assets(_ message: String, _ asset: String?) -> String {
        let more = asset.map { ", \"asset\": \"\($0)\"" } ?? ""
        return "{ \"app\": \"setLocalAssetsMap\", \"message\": \"\(message)\"\(more) }"
    }
}
