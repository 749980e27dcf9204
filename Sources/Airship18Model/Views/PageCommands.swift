import AirshipShared
import Foundation
import HeadlessStage

/// A command of a page, as a link with the SDK's own scheme. The SDK executes these itself, and the app's command
/// delegate never gets them (AM-040, AM-084, AM-146). A value.
enum PageCommand {
    case close
    /// Actions in the order in which they are written.
    case actions([(name: String, value: AirshipJSON)])
    /// One action; the page is notified of its end by a callback with this name.
    case action(name: String, value: AirshipJSON, callback: String)
    /// Several commands.
    case several([URL])
    /// A command that the SDK knows by name but cannot parse.
    case unreadable

    /// Parses a command; nil for one that the SDK does not know.
    /// - Parameter knowsDismiss: whether `dismiss` is a command too.
    init?(_ url: URL, knowsDismiss: Bool) {
        let parts = URLComponents(url: url, resolvingAgainstBaseURL: false)
        switch url.host {
        case "close": self = .close
        case "dismiss" where knowsDismiss: self = .close
        case "run-basic-actions":
            self = .actions(
                (parts?.queryItems ?? []).map { ($0.name, $0.value.map(AirshipJSON.string) ?? .null) })
        case "run-actions": self = Self.actions(parts?.queryItems ?? [])
        case "run-action-cb": self = Self.callback(parts?.percentEncodedPath ?? "")
        case "multi":
            let links = (parts?.percentEncodedQuery ?? "").split(separator: "&")
            self = .several(links.compactMap { $0.removingPercentEncoding.flatMap(URL.init(string:)) })
        default: return nil
        }
    }

    private static func actions(_ items: [URLQueryItem]) -> PageCommand {
        let read = items.map { item in
            (item.name, item.value.map { try? AirshipJSON.from(json: $0) } ?? AirshipJSON.null)
        }
        let actions = read.compactMap { name, value in value.map { (name: name, value: $0) } }
        return actions.count == read.count ? .actions(actions) : .unreadable
    }

    /// Slashes inside a component are encoded, so the path is split before it is decoded.
    private static func callback(_ path: String) -> PageCommand {
        let parts = path.split(separator: "/").map { String($0).removingPercentEncoding ?? String($0) }
        guard parts.count == 3, let value = try? AirshipJSON.from(json: parts[1]) else { return .unreadable }
        return .action(name: parts[0], value: value, callback: parts[2])
    }
}

/// Links that leave a page for another app (AM-150, uncertain).
enum OutsideLink {
    private static let schemes: Set = ["tel", "sms", "mailto", "maps", "itms-apps"]
    private static let hosts: Set = [
        "maps.google.com", "www.youtube.com", "play.google.com", "maps.apple.com", "itunes.apple.com",
        "apps.apple.com", "phobos.apple.com",
    ]

    /// Whether a link is opened outside the app, and the page does not navigate.
    static func isOne(_ url: URL) -> Bool {
        schemes.contains(url.scheme?.lowercased() ?? "") || hosts.contains(url.host?.lowercased() ?? "")
    }
}
