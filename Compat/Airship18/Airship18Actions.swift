import Airship18Model
import Foundation
import InAppCore

/// The actions that open something. No rule names them; these are the names that campaigns use, kept in this one place.
nonisolated enum Airship18Actions {
    private static let openURL = "open_external_url_action"
    private static let deepLink = "deep_link_action"
    private static let names = [openURL, deepLink]

    /// What a click asks for, as far as the neutral content can say it.
    static func effect(_ actions: AirshipJSON?) -> MessageAction.Effect {
        let text = names.lazy.compactMap { actions?.object?[$0]?.string }.first
        guard let url = text.flatMap(URL.init(string:)) else { return .none }
        return .open(url, inWebView: false)
    }

    /// The actions with an effect.
    static func actions(_ effect: MessageAction.Effect) -> AirshipJSON? {
        guard case .open(let url, _) = effect else { return nil }
        let isWeb = url.scheme == "http" || url.scheme == "https"
        return [isWeb ? openURL : deepLink: .string(url.absoluteString)]
    }
}
