import Foundation
package import InAppContracts

/// How Adobe's campaigns play the roles of neutral stories: all of them are pages, operated by links.
package enum AdobeStories {
    private static let shop = "https%3A%2F%2Fshop.example%2Fcart"

    /// How Adobe's SDKs play stories.
    /// - Parameters:
    ///   - decodings: how many times the SDK decodes the address of a link.
    ///   - uncounted: makes the campaigns that trigger uncounted.
    ///   - campaign: the payload of a message from its id and its appearance settings, as JSON text.
    package static func host(
        decodings: Int, uncounted: @escaping @Sendable (any ShapeDriver) -> Void,
        _ campaign: @escaping @Sendable (_ id: String, _ looks: String) -> String?
    ) -> StoryHost {
        StoryHost(
            campaign: { role, id in looks(of: role).flatMap { campaign(id, $0) } },
            gesture: { gesture($0, $1, decodings) },
            arrange: { role, _, driver in if role == .uncounted { uncounted(driver) } }
        ).changing {
            // On iOS no callback shows the content of a page, and on Android 3 none shows its corner radius.
            $0.replacingOccurrences(of: "hello", with: "goodbye").replacingOccurrences(
                of: #"{ "uiTakeover""#, with: #"{ "cornerRadius": 9, "uiTakeover""#)
        }
    }

    /// The appearance settings of a role; nil for a role for which Adobe's servers have no campaign.
    private static func looks(of role: StoryRole) -> String? {
        let motion = #""displayAnimation": "bottom", "dismissAnimation": "bottom""#
        return switch role {
        case .modal, .page, .image, .urgent, .uncounted, .namesake: #"{ "uiTakeover": true, \#(motion) }"#
        case .slideup:
            #"{ "uiTakeover": false, \#(motion), "gestures": { "swipeUp": "adbinapp://dismiss?action=swiped" } }"#
        case .control, .selfClosing: nil
        }
    }

    /// The user's gesture: a page's buttons are links that dismiss.
    private static func gesture(
        _ gesture: StoryGesture, _ role: StoryRole, _ decodings: Int
    ) -> UserGesture? {
        switch (gesture, role.looks) {
        case (.tapsFirstButton, .modal): link("adbinapp://dismiss?interaction=0")
        case (.tapsSecondButton, .modal): link("adbinapp://dismiss?interaction=1&link=\(shop)")
        case (.tapsMessage, .slideup), (.tapsMessage, .image):
            link("adbinapp://dismiss?link=\(shop)")
        case (.followsLink, .page): StoryGesture.webLink
        case (.followsEscapedLink, .page):
            link("adbinapp://dismiss?link=\(escaped(StoryGesture.escapedAddress, decodings))")
        case (.closes, .modal), (.closes, .image), (.closes, .page), (.closesInPage, .page),
            (.closesInPageOtherwise, .page):
            link("adbinapp://dismiss?action=close")
        case (.swipes, .slideup): .swipe(.up)
        default: nil
        }
    }

    /// An address that a link has encoded as often as the SDK decodes it (AI-097, A2-076, A3-087).
    private static func escaped(_ address: String, _ decodings: Int) -> String {
        (0..<decodings).reduce(address) { text, _ in
            text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        }
    }

    private static func link(_ address: String) -> UserGesture? {
        URL(string: address).map(UserGesture.openLink)
    }
}

extension StoryHost {
    /// A copy with the app's calls on the SDK's own messages, under the names that scenarios use.
    package func calling(_ names: [StoryAct: String]) -> StoryHost {
        acting { act, id, driver in
            guard let name = names[act] else { return nil }
            let call = ShapeCall(.app, name, ["message": .string(id)])
            return { try driver.perform(call) }
        }
    }
}

/// A recording delegate of an Adobe SDK in a story. Its four callbacks are the same on every platform. It also
/// performs its app's actions with the messages that it received.
package protocol AdobeStoryDelegate: StoryDelegate {
    /// The type of the delegate's messages.
    associatedtype Message

    /// Records the callbacks.
    var recorder: TraceRecorder { get }
    /// The message with an id; nil before the delegate has received it.
    func message(_ id: String) -> Message?
    /// The app's action with a message; nil if the API has no such action. Any thread.
    func action(_ act: StoryAct, with message: Message, _ id: String) -> (() throws -> Void)?
}

extension AdobeStoryDelegate {
    package static func callback(of moment: StoryMoment) -> String? {
        switch moment {
        case .asked: "shouldShowMessage"
        case .appears, .shown: "onShow"
        case .clicked: "urlLoaded"
        case .gone: "onDismiss"
        case .prepared, .leaving: nil
        }
    }

    package func action(_ act: StoryAct, on id: String) -> (() throws -> Void)? {
        guard let message = message(id) else { return nil }
        return act == .waitsForMain ? recorder.waitsForMain() : action(act, with: message, id)
    }
}
