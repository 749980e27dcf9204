import Foundation
import InAppCore

/// The actions that open something. No rule names them; these are the names that campaigns use, kept in this one place.
nonisolated enum Airship17Actions {
    private static let openURL = "open_external_url_action"
    private static let deepLink = "deep_link_action"
    private static let names = [openURL, deepLink]

    /// What a click asks for, as far as the neutral content can say it.
    static func effect(_ actions: [AnyHashable: Any]?) -> MessageAction.Effect {
        let text = names.lazy.compactMap { actions?[$0] as? String }.first
        guard let url = text.flatMap(URL.init(string:)) else { return .none }
        return .open(url, inWebView: false)
    }

    /// The actions with another effect; those that have nothing to do with it stay.
    static func actions(
        _ effect: MessageAction.Effect, over old: [AnyHashable: Any]?
    ) -> [AnyHashable: Any]? {
        let before = self.effect(old)
        guard effect != before else { return old }
        var actions = old ?? [:]
        for name in names { actions[name] = nil }
        if case .open(let url, _) = effect {
            let isWeb = url.scheme == "http" || url.scheme == "https"
            actions[isWeb ? openURL : deepLink] = url.absoluteString
        }
        return actions.isEmpty ? nil : actions
    }
}
