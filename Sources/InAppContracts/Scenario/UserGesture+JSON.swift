import Foundation
import HeadlessStage
import InAppCompat

extension UserGesture {
    /// Gestures that need no particulars, by name.
    private static let plain: [String: UserGesture] = [
        "tapMessage": .tapMessage, "tapOutside": .tapOutside, "close": .close, "swipeAway": .swipeAway,
    ]

    init(_ node: ScenarioNode) throws {
        let name = try node.required("user", "the name of a gesture")
        if let gesture = Self.plain[try name.string()] {
            try node.allow(only: ["user"])
            self = gesture
            return
        }
        switch try name.string() {
        case "tapButton":
            try node.allow(only: ["user", "id"])
            self = .tapButton(try node.required("id", "the id of a button, as a string").string())
        case "swipe":
            try node.allow(only: ["user", "direction"])
            self = .swipe(try node.required("direction", "a direction").word(SwipeDirection.self))
        case "openLink":
            try node.allow(only: ["user", "url"])
            let text = try node.required("url", "a URL")
            guard let url = URL(string: try text.string()) else {
                throw text.unexpected("a URL", .invalidValue)
            }
            self = .openLink(url)
        default:
            throw name.unexpected(outOf: Self.plain.keys + ["tapButton", "swipe", "openLink"])
        }
    }

    var json: ContentValue {
        var members: [String: ContentValue] = ["user": .string(traced.name)]
        for argument in traced.arguments { members[argument.name] = .string(argument.value) }
        return .object(members)
    }

    /// The gesture's name and particulars, for traces.
    var traced: (name: String, arguments: [TraceEvent.Argument]) {
        switch self {
        case .tapMessage: ("tapMessage", [])
        case .tapOutside: ("tapOutside", [])
        case .close: ("close", [])
        case .swipeAway: ("swipeAway", [])
        case .tapButton(let id): ("tapButton", [TraceEvent.Argument("id", id)])
        case .swipe(let direction): ("swipe", [TraceEvent.Argument("direction", direction.rawValue)])
        case .openLink(let url): ("openLink", [TraceEvent.Argument("url", url.absoluteString)])
        }
    }
}
