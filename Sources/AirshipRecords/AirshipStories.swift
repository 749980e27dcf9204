import Foundation
package import InAppContracts
import PlatformStandIns

/// How Airship's campaigns play the roles of neutral stories: messages that the SDK's own views show.
package enum AirshipStories {
    private static let buttons = #"""
        "buttons": [{ "id": "0", "label": { "text": "Later" }, "behavior": "dismiss" },
          { "id": "1", "label": { "text": "Look" }, "behavior": "dismiss",
            "actions": { "open_external_url_action": "https://shop.example/cart" } }]
        """#
    private static let image = #"""
        "media": { "url": "https://images.example/picture.png", "type": "image", "description": "a" }
        """#

    /// The members of a role's message. The control role has an ordinary message: Airship has no kind of message that
    /// is never shown, and an experiment decides who does not see a message.
    /// - Parameter id: the id of the schedule. It distinguishes messages with the same name.
    package static func message(of role: StoryRole, _ id: String) -> String {
        switch role {
        case .uncounted: message(of: .modal, id) + #", "reporting_enabled": false"#
        case .namesake: message(of: .modal, id) + #", "extra": { "\#(idKey)": "\#(id)" }"#
        case .modal, .control, .urgent: modal(#""heading": { "text": "Message" }, \#(buttons)"#)
        case .image: modal(#""heading": { "text": "Message" }, \#(image)"#)
        case .slideup: banner(seconds: 3600)
        case .selfClosing: banner(seconds: 10)
        case .page: #""display_type": "html", "display": { "url": "https://shop.example/page" }"#
        }
    }

    /// The name of a role's message.
    package static func name(of role: StoryRole, _ id: String) -> String {
        role == .namesake ? "Namesake" : id
    }

    /// The key of a message's extras for the id of its schedule. It is used where the name is not unique.
    package static let idKey = "story"

    /// The members of a role's schedule besides its message: the lowest priority number comes first.
    package static func priority(of role: StoryRole) -> String {
        role == .urgent ? #""priority": -1,"# : ""
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

    /// The user's gesture.
    package static func gesture(_ gesture: StoryGesture, _ role: StoryRole) -> UserGesture? {
        switch (gesture, role.looks) {
        case (.tapsFirstButton, .modal): .tapButton("0")
        case (.tapsSecondButton, .modal): .tapButton("1")
        case (.tapsMessage, .slideup): .tapMessage
        case (.closes, .modal), (.closes, .image), (.closes, .page): .close
        case (.swipes, .slideup), (.swipes, .selfClosing): .swipe(.up)
        default: nil
        }
    }

    /// The URL that an action opened, or gave to the app as a deep link; nil for any other record.
    package static func opened(_ event: TraceEvent) -> String? {
        guard ["action open_external_url_action", "action deep_link_action"].contains(event.name) else {
            return nil
        }
        return event["value"]?.trimmingCharacters(in: ["\""]).replacingOccurrences(of: "\\/", with: "/")
    }
}

/// A recording delegate of an Airship SDK in a story. It makes the app permit the display of messages, and makes the
/// SDK check again.
package protocol AirshipStoryDelegate: StoryDelegate {
    /// Records the callbacks.
    var recorder: TraceRecorder { get }
    /// Makes the app permit the display of a message from now on.
    func makeReady(_ id: String)
    /// Makes the app permit the display of every message from now on.
    func makeAllReady()
    /// Makes the app report that conditions have changed.
    func lookAgain()
    /// Any other action of the app with a message; nil if the API has no such action. Any thread.
    func otherAction(_ act: StoryAct, on id: String) -> (() throws -> Void)?
}

extension AirshipStoryDelegate {
    package func action(_ act: StoryAct, on id: String) -> (() throws -> Void)? {
        switch act {
        case .shows:
            return { [self] in
                makeReady(id)
                lookAgain()
            }
        case .allowsAll:
            return { [self] in
                makeAllReady()
                lookAgain()
            }
        case .asksAgain: return { [self] in lookAgain() }
        case .waitsForMain: return recorder.waitsForMain()
        default: return otherAction(act, on: id)
        }
    }
}

/// A switch of a host that is on for certain names. Sendable: the names are protected by a lock.
package final class NamedSwitch: Sendable {
    private let names = Locked<Set<String>>([])

    /// Makes a switch that is on for no name.
    package init() {}

    /// Turns it on or off for a name.
    package func set(_ name: String, _ isOn: Bool) {
        names.withLock { if isOn { $0.insert(name) } else { $0.remove(name) } }
    }

    /// Whether it is on for a name.
    package func contains(_ name: String) -> Bool {
        names.current.contains(name)
    }
}
