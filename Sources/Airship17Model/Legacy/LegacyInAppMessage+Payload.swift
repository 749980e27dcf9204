import Foundation
import HeadlessStage
import PlatformStandIns

// Standard messages from their dictionary form and to it (section 4.10).

extension LegacyInAppMessage {
    /// The dictionary form: what `init(payload:)` reads. A date that a payload brought stands in it as it came (AS-112).
    public var payload: [AnyHashable: Any] { payloadValue.dictionary }

    /// Null and values of wrong types count as absent, except for the date.
    convenience init?(node: JSONNode) {
        guard node["display"]?["type"]?.string == "banner" else { return nil }
        self.init()
        identifier = node["identifier"]?.string
        if let text = node["expiry"]?.string { setExpiry(text) }
        extra = node["extra"]?.object?.dictionary
        readDisplay(node["display"])
        readActions(node["actions"])
    }

    private func readDisplay(_ node: JSONNode?) {
        alert = node?["alert"]?.string
        duration = node?["duration"]?.double ?? duration
        position = node?["position"]?.string == "top" ? .top : .bottom
        primaryColor = node?["primary_color"]?.string.flatMap(HexColor.color)
        secondaryColor = node?["secondary_color"]?.string.flatMap(HexColor.color)
    }

    private func readActions(_ node: JSONNode?) {
        buttonGroup = node?["button_group"]?.string
        buttonActions = node?["button_actions"]?.object?.dictionary
        onClick = node?["on_click"]?.object?.dictionary
    }

    var payloadValue: ObjectValue {
        var display = JSONWriter()
        display["type"] = .string("banner")
        display["alert"] = alert.map { .string($0) }
        display["duration"] = JSONValue(duration)
        display["position"] = .string(position == .top ? "top" : "bottom")
        display["primary_color"] = primaryColor?.jsonValue
        display["secondary_color"] = secondaryColor?.jsonValue
        var actions = JSONWriter()
        actions["button_group"] = buttonGroup.map { .string($0) }
        actions["button_actions"] = buttonActions.map { ObjectValue($0).jsonValue }
        actions["on_click"] = onClick.map { ObjectValue($0).jsonValue }
        var json = JSONWriter()
        json["identifier"] = identifier.map { .string($0) }
        json["expiry"] = .string(expiryText ?? LegacyDate.text(expiry))
        json["extra"] = extra.map { ObjectValue($0).jsonValue }
        json["display"] = display.value
        json["actions"] = actions.isEmpty ? nil : actions.value
        return json.object
    }
}
