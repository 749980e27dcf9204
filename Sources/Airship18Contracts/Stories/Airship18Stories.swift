import Airship18Model
import Foundation
import HeadlessStage
import InAppCompat
import InAppContracts
import PlatformStandIns

/// How Airship's SDK for iOS, 18 to 20, takes part in neutral stories.
enum Airship18Stories {
    static let room = StoryRoom(
        host: StoryHost(
            campaign: { payload(of: $0, $1) }, gesture: { gesture($0, $1) },
            opened: { event in
                guard event.name == "action open_external_url_action" else { return nil }
                return event["value"]?.trimmingCharacters(in: ["\""]).replacingOccurrences(
                    of: "\\/", with: "/")
            },
            arrange: { role, id, driver in
                guard role == .control, let driver = driver as? Airship18Driver else { return }
                driver.airship.setControlGroup { $0 == id }
            }),
        needs: Airship18Promises.needs
    ) { recorder, story, inner in
        guard let inner else { return StoryAirship18Delegate(recorder, story, nil) }
        guard let delegate = inner as? any InAppMessageDisplayDelegate else {
            throw Airship18Driver.wrongDelegate(inner, "InAppMessageDisplayDelegate")
        }
        return StoryAirship18Delegate(recorder, story, delegate)
    }

    // MARK: Campaigns

    private static let buttons = #"""
        "buttons": [{ "id": "0", "label": { "text": "Later" }, "behavior": "dismiss" },
          { "id": "1", "label": { "text": "Look" }, "behavior": "dismiss",
            "actions": { "open_external_url_action": "https://shop.example/cart" } }]
        """#
    private static let image = #"""
        "media": { "url": "https://images.example/picture.png", "type": "image", "description": "a" }
        """#

    /// A control group's message is like any other: an experiment says whom it is not shown to (AM-011).
    private static func payload(of role: StoryRole, _ id: String) -> String? {
        let content =
            switch role {
            case .modal, .control: modal(#""heading": { "text": "Message" }, \#(buttons)"#)
            case .image: modal(#""heading": { "text": "Message" }, \#(image)"#)
            case .slideup: banner(seconds: 3600)
            case .selfClosing: banner(seconds: 10)
            case .page:
                #""display_type": "html", "display": { "url": "https://shop.example/page" }"#
            }
        return Airship18Scenarios.schedule(id, limit: 0, message: content)
    }

    private static func modal(_ content: String) -> String {
        #""display_type": "modal", "display": { \#(content) }"#
    }

    private static func banner(seconds: Int) -> String {
        #"""
        "display_type": "banner", "display": { "body": { "text": "Message" }, "duration": \#(seconds),
          "placement": "top", "actions": { "open_external_url_action": "https://shop.example/cart" } }
        """#
    }

    // MARK: Gestures

    private static func gesture(_ gesture: StoryGesture, _ role: StoryRole) -> UserGesture? {
        switch (gesture, role) {
        case (.tapsFirstButton, .modal): .tapButton("0")
        case (.tapsSecondButton, .modal): .tapButton("1")
        case (.tapsMessage, .slideup): .tapMessage
        case (.closes, .modal), (.closes, .image), (.closes, .page): .close
        case (.followsLink, .page): StoryGesture.webLink
        case (.closesInPage, .page): URL(string: "uairship://close").map(UserGesture.openLink)
        case (.swipes, .slideup), (.swipes, .selfClosing): .swipe(.up)
        default: nil
        }
    }
}
