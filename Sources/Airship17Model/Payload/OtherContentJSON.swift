import HeadlessStage
import PlatformStandIns

// HTML messages, custom ones and layouts from JSON and to JSON (sections 4.7 and 4.8).

extension InAppMessageHTMLDisplayContent {
    /// A missing URL is an error as any other; the SDK answers nil without filling its error.
    convenience init(node: JSONNode) throws {
        let builder = InAppMessageHTMLDisplayContentBuilder()
        self.init(builder, url: try JSONErrorDomain.html.read(node, into: builder))
    }

    var writtenJSON: JSONValue {
        var json = JSONWriter()
        json["url"] = .string(url)
        json["width"] = JSONValue(Double(width))
        json["height"] = JSONValue(Double(height))
        json["aspect_lock"] = .bool(aspectLock)
        json["require_connectivity"] = .bool(requireConnectivity)
        json["background_color"] = backgroundColor.jsonValue
        json["dismiss_button_color"] = dismissButtonColor.jsonValue
        json["border_radius"] = JSONValue(Double(borderRadiusPoints))
        json["allow_fullscreen_display"] = .bool(allowFullScreenDisplay)
        return json.value
    }
}

extension InAppMessageHTMLDisplayContentBuilder: JSONBuilder {
    func read(_ node: JSONNode) throws {
        url = try node.requiredString("url")
        width = try node.optionalPoints("width") ?? width
        height = try node.optionalPoints("height") ?? height
        aspectLock = try node.optionalFlag("aspect_lock") ?? aspectLock
        requiresConnectivity = try node.optionalFlag("require_connectivity") ?? requiresConnectivity
        backgroundColor = try node.optionalColor("background_color", missing: .clear) ?? backgroundColor
        dismissButtonColor =
            try node.optionalColor("dismiss_button_color", missing: .black) ?? dismissButtonColor
        borderRadiusPoints = try node.optionalPoints("border_radius") ?? borderRadiusPoints
        allowFullScreenDisplay =
            try node.optionalFlag("allow_fullscreen_display") ?? allowFullScreenDisplay
    }
}

extension InAppMessageCustomDisplayContent {
    convenience init(node: JSONNode) throws {
        let value = try JSONErrorDomain.custom.naming { try node.requiredObject("custom") }
        self.init(value: value.dictionary)
    }

    var writtenJSON: JSONValue { .object(["custom": valueObject.jsonValue]) }
}

extension InAppMessageAirshipLayoutDisplayContent {
    /// The domain of its errors is not known; it is the message's here.
    convenience init(node: JSONNode) throws {
        self.init(layout: try JSONErrorDomain.message.naming { try node.requiredObject("layout") })
    }
}

extension JSONNode {
    fileprivate func requiredObject(_ name: String) throws -> ObjectValue {
        let member = try required(name, "an object")
        guard let object = member.object else { throw member.unexpected("an object") }
        return object
    }
}
