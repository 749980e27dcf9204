import Foundation
package import InAppContracts

/// How Adobe's campaigns play the parts of neutral stories: pages, all of them, that are operated by links.
package enum AdobeStories {
    private static let shop = "https%3A%2F%2Fshop.example%2Fcart"

    /// How Adobe's SDKs play stories.
    /// - Parameters:
    ///   - uncounted: arranges that nothing counts of the campaigns that qualify.
    ///   - campaign: the payload of a message with an id and with looks, as JSON text.
    package static func host(
        uncounted: @escaping @Sendable (any ShapeDriver) -> Void,
        _ campaign: @escaping @Sendable (_ id: String, _ looks: String) -> String?
    ) -> StoryHost {
        StoryHost(
            campaign: { role, id in looks(of: role).flatMap { campaign(id, $0) } },
            gesture: { gesture($0, $1) },
            arrange: { role, _, driver in if role == .uncounted { uncounted(driver) } }
        ).changing {
            // On iOS nobody hears what a page says, and on Android 3 how round it is.
            $0.replacingOccurrences(of: "hello", with: "goodbye").replacingOccurrences(
                of: #"{ "uiTakeover""#, with: #"{ "cornerRadius": 9, "uiTakeover""#)
        }
    }

    /// The looks of a role; nil for a role that Adobe's servers send nothing for.
    private static func looks(of role: StoryRole) -> String? {
        let motion = #""displayAnimation": "bottom", "dismissAnimation": "bottom""#
        return switch role {
        case .modal, .page, .image, .urgent, .uncounted: #"{ "uiTakeover": true, \#(motion) }"#
        case .slideup:
            #"{ "uiTakeover": false, \#(motion), "gestures": { "swipeUp": "adbinapp://dismiss?action=swiped" } }"#
        case .control, .selfClosing: nil
        }
    }

    /// What the user does: a page's buttons are links that dismiss.
    private static func gesture(_ gesture: StoryGesture, _ role: StoryRole) -> UserGesture? {
        switch (gesture, role.looks) {
        case (.tapsFirstButton, .modal): link("adbinapp://dismiss?interaction=0")
        case (.tapsSecondButton, .modal): link("adbinapp://dismiss?interaction=1&link=\(shop)")
        case (.tapsMessage, .slideup), (.tapsMessage, .image):
            link("adbinapp://dismiss?link=\(shop)")
        case (.followsLink, .page): StoryGesture.webLink
        case (.closes, .modal), (.closes, .image), (.closes, .page), (.closesInPage, .page),
            (.closesInPageOtherwise, .page):
            .close
        case (.swipes, .slideup): .swipe(.up)
        default: nil
        }
    }

    private static func link(_ address: String) -> UserGesture? {
        URL(string: address).map(UserGesture.openLink)
    }
}
