import HeadlessStage

// Resolutions from JSON and to JSON: what a page of an HTML message sends (section 6.2).

extension InAppMessageResolution {
    /// Reads what a page gave to `UAirship.dismiss` (AS-090 to AS-092). A button of another type than
    /// `button_click` is passed over.
    static func decode(_ node: JSONNode) throws -> InAppMessageResolution {
        try JSONErrorDomain.resolution.naming {
            switch try node.required("type", "a string").choice(
                InAppMessageResolutionType.self, lowercased: false)
            {
            case .buttonClick:
                let info = try node.required("button_info", "an object")
                return .buttonClick(with: try InAppMessageButtonInfo(node: info))
            case .messageClick: return .messageClick()
            case .userDismissed: return .userDismissed()
            case .timedOut: return .timedOut()
            }
        }
    }

    var jsonValue: JSONValue {
        var json = JSONWriter()
        json["type"] = .string(type.jsonName)
        json["button_info"] = buttonInfo?.jsonValue
        return json.value
    }
}
