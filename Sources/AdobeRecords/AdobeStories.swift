import Foundation
package import InAppContracts

/// How Adobe's campaigns play the parts of neutral stories: pages, all of them, that are operated by links.
package enum AdobeStories {
    private static let shop = "https%3A%2F%2Fshop.example%2Fcart"

    /// The looks of a role; nil for a role that Adobe's servers send nothing for.
    package static func looks(of role: StoryRole) -> String? {
        let motion = #""displayAnimation": "bottom", "dismissAnimation": "bottom""#
        return switch role {
        case .modal, .page, .image: #"{ "uiTakeover": true, \#(motion) }"#
        case .slideup:
            #"{ "uiTakeover": false, \#(motion), "gestures": { "swipeUp": "adbinapp://dismiss?action=swiped" } }"#
        case .control, .selfClosing: nil
        }
    }

    /// What the user does: a page's buttons are links that dismiss.
    package static func gesture(_ gesture: StoryGesture, _ role: StoryRole) -> UserGesture? {
        switch (gesture, role) {
        case (.tapsFirstButton, .modal): link("adbinapp://dismiss?interaction=0")
        case (.tapsSecondButton, .modal): link("adbinapp://dismiss?interaction=1&link=\(shop)")
        case (.tapsMessage, .slideup), (.tapsMessage, .image):
            link("adbinapp://dismiss?link=\(shop)")
        case (.followsLink, .page): StoryGesture.webLink
        case (.closes, .modal), (.closes, .image), (.closes, .page), (.closesInPage, .page): .close
        case (.swipes, .slideup): .swipe(.up)
        default: nil
        }
    }

    private static func link(_ address: String) -> UserGesture? {
        URL(string: address).map(UserGesture.openLink)
    }
}
