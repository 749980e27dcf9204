/// A choice that the payload writes as a string.
protocol JSONNamed: Equatable {
    /// Every choice with its string. The SDK's own types do not say so, hence this is no `CaseIterable`.
    static var choices: [(choice: Self, name: String)] { get }
}

extension JSONNamed {
    /// The choice of this name.
    init?(jsonName: String) {
        guard let match = Self.choices.first(where: { $0.name == jsonName }) else { return nil }
        self = match.choice
    }

    /// The string. Every choice has one.
    var jsonName: String { Self.choices.first { $0.choice == self }?.name ?? "" }

    /// Every name, as an error lists them.
    static var jsonNames: String { choices.map { "\"\($0.name)\"" }.joined(separator: ", ") }
}

extension InAppMessageSource: JSONNamed {
    static var choices: [(choice: Self, name: String)] { allCases.map { ($0, $0.rawValue) } }
}

extension InAppMessageMediaInfoType: JSONNamed {
    static var choices: [(choice: Self, name: String)] {
        [(.image, "image"), (.video, "video"), (.youTube, "youtube")]
    }
}

extension InAppMessageButtonInfoBehaviorType: JSONNamed {
    static var choices: [(choice: Self, name: String)] { [(.dismiss, "dismiss"), (.cancel, "cancel")] }
}

extension InAppMessageButtonLayoutType: JSONNamed {
    static var choices: [(choice: Self, name: String)] {
        [(.stacked, "stacked"), (.separate, "separate"), (.joined, "joined")]
    }
}

extension InAppMessageBannerPlacementType: JSONNamed {
    static var choices: [(choice: Self, name: String)] { [(.top, "top"), (.bottom, "bottom")] }
}

extension InAppMessageBannerContentLayoutType: JSONNamed {
    static var choices: [(choice: Self, name: String)] {
        [(.mediaLeft, "media_left"), (.mediaRight, "media_right")]
    }
}

extension InAppMessageModalContentLayoutType: JSONNamed {
    static var choices: [(choice: Self, name: String)] {
        [
            (.headerMediaBody, "header_media_body"), (.mediaHeaderBody, "media_header_body"),
            (.headerBodyMedia, "header_body_media"),
        ]
    }
}

extension InAppMessageFullScreenContentLayoutType: JSONNamed {
    static var choices: [(choice: Self, name: String)] {
        [
            (.headerMediaBody, "header_media_body"), (.mediaHeaderBody, "media_header_body"),
            (.headerBodyMedia, "header_body_media"),
        ]
    }
}

extension InAppMessageResolutionType: JSONNamed {
    static var choices: [(choice: Self, name: String)] {
        [
            (.buttonClick, "button_click"), (.messageClick, "message_click"),
            (.userDismissed, "user_dismissed"), (.timedOut, "timed_out"),
        ]
    }
}
