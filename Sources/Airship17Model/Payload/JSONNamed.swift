/// A choice that the payload writes as a string.
protocol JSONNamed: CaseIterable {
    /// The string.
    var jsonName: String { get }
}

extension JSONNamed {
    /// The choice of this name.
    init?(jsonName: String) {
        guard let match = Self.allCases.first(where: { $0.jsonName == jsonName }) else { return nil }
        self = match
    }

    /// Every name, as an error lists them.
    static var jsonNames: String { allCases.map { "\"\($0.jsonName)\"" }.joined(separator: ", ") }
}

extension InAppMessageSource: JSONNamed {
    var jsonName: String { rawValue }
}

extension InAppMessageMediaInfoType: JSONNamed {
    var jsonName: String {
        switch self {
        case .image: "image"
        case .video: "video"
        case .youTube: "youtube"
        }
    }
}

extension InAppMessageButtonInfoBehaviorType: JSONNamed {
    var jsonName: String { self == .cancel ? "cancel" : "dismiss" }
}

extension InAppMessageButtonLayoutType: JSONNamed {
    var jsonName: String {
        switch self {
        case .stacked: "stacked"
        case .separate: "separate"
        case .joined: "joined"
        }
    }
}

extension InAppMessageBannerPlacementType: JSONNamed {
    var jsonName: String { self == .top ? "top" : "bottom" }
}

extension InAppMessageBannerContentLayoutType: JSONNamed {
    var jsonName: String { self == .mediaLeft ? "media_left" : "media_right" }
}

extension InAppMessageModalContentLayoutType: JSONNamed {
    var jsonName: String {
        switch self {
        case .headerMediaBody: "header_media_body"
        case .mediaHeaderBody: "media_header_body"
        case .headerBodyMedia: "header_body_media"
        }
    }
}

extension InAppMessageFullScreenContentLayoutType: JSONNamed {
    var jsonName: String {
        switch self {
        case .headerMediaBody: "header_media_body"
        case .mediaHeaderBody: "media_header_body"
        case .headerBodyMedia: "header_body_media"
        }
    }
}

extension InAppMessageResolutionType: JSONNamed {
    var jsonName: String {
        switch self {
        case .buttonClick: "button_click"
        case .messageClick: "message_click"
        case .userDismissed: "user_dismissed"
        case .timedOut: "timed_out"
        }
    }
}
