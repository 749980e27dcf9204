/// Campaigns as the vendor's servers send them.
enum HostPayloads {
    static func button(_ id: String, behavior: String = "dismiss", actions: String = "{}") -> String {
        """
        {"id": "\(id)", "label": {"text": "\(id.uppercased())", "size": 16, "color": "#FF112233"},
         "behavior": "\(behavior)", "border_radius": 4, "background_color": "#FFCCCCCC", "actions": \(actions)}
        """
    }

    static let buttons = """
        [\(button("ok", actions: #"{"add_tags_action": "ok"}"#)), \(button("never", behavior: "cancel"))]
        """

    static func banner(
        name: String = "b", behavior: String = "default", duration: Double = 30, placement: String = "bottom",
        media: String? = nil, more: String = ""
    ) -> String {
        let media = media.map {
            #""media": {"url": "\#($0)", "type": "image", "description": "a picture"},"#
        }
        return """
            {"name": "\(name)", "display_type": "banner", "display_behavior": "\(behavior)",
             "display": {"body": {"text": "Hello"}, "buttons": \(buttons), \(media ?? "")
             "placement": "\(placement)", "duration": \(duration),
             "actions": {"toast_action": "body"}}\(more)}
            """
    }

    static func modal(name: String = "m", type: String = "modal") -> String {
        """
        {"name": "\(name)", "display_type": "\(type)", "display": {"heading": {"text": "Hi"},
         "buttons": \(buttons), "footer": \(button("legal"))}}
        """
    }

    static func html(
        name: String = "h", url: String = "https://example.com/page", needsNetwork: Bool = true
    ) -> String {
        """
        {"name": "\(name)", "display_type": "html",
         "display": {"url": "\(url)", "require_connectivity": \(needsNetwork), "aspect_lock": false}}
        """
    }

    static func custom(name: String = "c", behavior: String = "default", more: String = "") -> String {
        """
        {"name": "\(name)", "display_type": "custom", "display_behavior": "\(behavior)",
         "display": {"custom": {"look": "plain"}}\(more)}
        """
    }

    static func schedule(
        _ id: String = "s", message: String = custom(), limit: Int = 1, more: String = ""
    ) -> String {
        """
        {"id": "\(id)", "type": "in_app_message", "limit": \(limit),
         "triggers": [{"type": "custom_event_count", "goal": 1}]\(more), "message": \(message)}
        """
    }
}
