/// Campaigns in the vendor's format.
enum Payloads {
    static let inApp = "https://ns.adobe.com/personalization/message/in-app"
    static let ruleset = "https://ns.adobe.com/personalization/ruleset-item"
    static let animated = """
        { "uiTakeover": true, "displayAnimation": "bottom", "dismissAnimation": "fade",
          "gestures": { "swipeDown": "adbinapp://dismiss?interaction=swiped",
                        "tapBackground": "https://example.org/back" } }
        """

    static func data(content: String = "<html></html>", mobile: String? = animated, extra: String = "")
        -> String
    {
        let looks = mobile.map { ", \"mobileParameters\": \($0)" } ?? ""
        return "{ \"contentType\": \"text/html\", \"content\": \"\(content)\"\(looks)\(extra) }"
    }

    static func detail(_ id: String = "msg-1", data: String = data()) -> String {
        "{ \"id\": \"\(id)\", \"schema\": \"\(inApp)\", \"data\": \(data) }"
    }

    static func consequence(_ id: String = "msg-1", detailID: String? = nil, data: String = data()) -> String
    {
        "{ \"id\": \"\(id)\", \"type\": \"schema\", \"detail\": \(detail(detailID ?? id, data: data)) }"
    }

    static func proposition(_ id: String = "msg-1", data: String = data(), activity: String = "a#p") -> String
    {
        proposition(rules: ["[\(consequence(id, data: data))]"], activity: activity)
    }

    static func proposition(rules: [String], activity: String = "a#p") -> String {
        let all = rules.map { "{ \"condition\": {}, \"consequences\": \($0) }" }.joined(separator: ", ")
        return """
            { "id": "prop-1", "scope": "mobileapp://com.example.app",
              "scopeDetails": { "rank": 1, "activity": { "id": "\(activity)", "priority": 10 } },
              "items": [ { "id": "item-1", "schema": "\(ruleset)", "data": { "version": 1, "rules": [\(all)] } } ] }
            """
    }
}
