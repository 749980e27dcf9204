import HeadlessStage
import PlatformStandIns

// What the classes of contents write; each overrides `jsonValue` of the base class.

extension TextualContent {
    /// A writer with the common members.
    var commonJSON: JSONWriter {
        var json = JSONWriter()
        json["heading"] = heading?.jsonValue
        json["body"] = body?.jsonValue
        json["media"] = media?.jsonValue
        if !buttons.isEmpty { json["buttons"] = .array(buttons.map(\.jsonValue)) }
        json["button_layout"] = .string(buttonLayout.jsonName)
        json["background_color"] = backgroundColor.jsonValue
        json["dismiss_button_color"] = dismissButtonColor.jsonValue
        return json
    }
}

extension InAppMessageBannerDisplayContent {
    var writtenJSON: JSONValue {
        var json = commonJSON
        json["placement"] = .string(placement.jsonName)
        json["template"] = .string(contentLayout.jsonName)
        json["duration"] = JSONValue(durationSeconds)
        json["border_radius"] = JSONValue(Double(borderRadiusPoints))
        json["actions"] = actionsObject?.jsonValue
        return json.value
    }
}

extension InAppMessageModalDisplayContent {
    var writtenJSON: JSONValue {
        var json = commonJSON
        json["footer"] = footer?.jsonValue
        json["template"] = .string(contentLayout.jsonName)
        json["border_radius"] = JSONValue(Double(borderRadiusPoints))
        json["allow_fullscreen_display"] = .bool(allowFullScreenDisplay)
        return json.value
    }
}

extension InAppMessageFullScreenDisplayContent {
    var writtenJSON: JSONValue {
        var json = commonJSON
        json["footer"] = footer?.jsonValue
        json["template"] = .string(contentLayout.jsonName)
        return json.value
    }
}
