/// A choice that the payload writes as a string.
protocol JSONNamed {
    /// Every choice. The SDK's own types do not say so, hence this is no `CaseIterable`.
    static var choices: [Self] { get }
    /// The string.
    var jsonName: String { get }
}

extension JSONNamed {
    /// The choice of this name.
    init?(jsonName: String) {
        guard let match = Self.choices.first(where: { $0.jsonName == jsonName }) else { return nil }
        self = match
    }

    /// Every name, as an error lists them.
    static var jsonNames: String { choices.map { "\"\($0.jsonName)\"" }.joined(separator: ", ") }
}

extension InAppMessageSource: JSONNamed {
    static var choices: [Self] { allCases }

    var jsonName: String { rawValue }
}

extension InAppMessageMediaInfoType: JSONNamed {
    static var choices: [Self] { [.image, .video, .youTube] }

    var jsonName: String {
        switch self {
        case .image: "image"
        case .video: "video"
        case .youTube: "youtube"
        }
    }
}

extension InAppMessageButtonInfoBehaviorType: JSONNamed {
    static var choices: [Self] { [.dismiss, .cancel] }

    var jsonName: String { self == .cancel ? "cancel" : "dismiss" }
}

extension InAppMessageButtonLayoutType: JSONNamed {
    static var choices: [Self] { [.stacked, .separate, .joined] }

    var jsonName: String {
        switch self {
        case .stacked: "stacked"
        case .separate: "separate"
        case .joined: "joined"
        }
    }
}

extension InAppMessageBannerPlacementType: JSONNamed {
    static var choices: [Self] { [.top, .bottom] }

    var jsonName: String { self == .top ? "top" : "bottom" }
}

extension InAppMessageBannerContentLayoutType: JSONNamed {
    static var choices: [Self] { [.mediaLeft, .mediaRight] }

    var jsonName: String { self == .mediaLeft ? "media_left" : "media_right" }
}

extension InAppMessageModalContentLayoutType: JSONNamed {
    static var choices: [Self] { [.headerMediaBody, .mediaHeaderBody, .headerBodyMedia] }

    var jsonName: String {
        switch self {
        case .headerMediaBody: "header_media_body"
        case .mediaHeaderBody: "media_header_body"
        case .headerBodyMedia: "header_body_media"
        }
    }
}

extension InAppMessageFullScreenContentLayoutType: JSONNamed {
    static var choices: [Self] { [.headerMediaBody, .mediaHeaderBody, .headerBodyMedia] }

    var jsonName: String {
        switch self {
        case .headerMediaBody: "header_media_body"
        case .mediaHeaderBody: "media_header_body"
        case .headerBodyMedia: "header_body_media"
        }
    }
}

extension InAppMessageResolutionType: JSONNamed {
    static var choices: [Self] { [.buttonClick, .messageClick, .userDismissed, .timedOut] }

    var jsonName: String {
        switch self {
        case .buttonClick: "button_click"
        case .messageClick: "message_click"
        case .userDismissed: "user_dismissed"
        case .timedOut: "timed_out"
        }
    }
}
