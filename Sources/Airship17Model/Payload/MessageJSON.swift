import HeadlessStage

// Messages from JSON and to JSON (section 4.1).

extension InAppMessage {
    /// - Parameter defaultSource: where the message comes from, if the JSON does not say.
    convenience init(node: JSONNode, defaultSource: InAppMessageSource = .appDefined) throws {
        let builder = UAInAppMessageBuilder()
        builder.source = defaultSource
        self.init(builder, content: try JSONErrorDomain.message.read(node, into: builder))
    }

    /// Source, behavior and the reporting flag are always written.
    var jsonValue: JSONValue {
        var json = JSONWriter()
        json["name"] = name.map { .string($0) }
        json["display_type"] = .string(displayType.jsonName)
        json["display"] = displayContent.jsonValue
        json["extra"] = extrasObject?.jsonValue
        json["actions"] = actionsObject?.jsonValue
        json["display_behavior"] = .string(displayBehavior)
        json["reporting_enabled"] = .bool(isReportingEnabled)
        json["source"] = .string(source.jsonName)
        json["rendered_locale"] = renderedLocale?.jsonValue
        json["campaigns"] = campaigns
        return json.value
    }
}

extension UAInAppMessageBuilder: JSONBuilder {
    func read(_ node: JSONNode) throws {
        name = try node.optionalString("name")
        displayContent = try node.displayContent()
        extras = try node.optionalObject("extra")?.dictionary
        actions = try node.optionalObject("actions")?.dictionary
        displayBehavior = try node.displayBehavior() ?? displayBehavior
        isReportingEnabled = try node.optionalFlag("reporting_enabled") ?? isReportingEnabled
        source = try node.optionalChoice("source", lowercased: true) ?? source
        renderedLocale = try node.renderedLocale()
        campaigns = node["campaigns"]?.value
    }
}

extension InAppMessageDisplayType: JSONNamed {
    static var choices: [(choice: Self, name: String)] {
        [
            (.banner, "banner"), (.fullScreen, "fullscreen"), (.modal, "modal"), (.HTML, "html"),
            (.custom, "custom"), (.airshipLayout, "layout"),
        ]
    }
}

extension JSONNode {
    fileprivate func displayContent() throws -> InAppMessageDisplayContent {
        let type: InAppMessageDisplayType = try required("display_type", "a string").choice(lowercased: true)
        let display = try required("display", "an object")
        guard display.object != nil else { throw display.unexpected("an object") }
        switch type {
        case .banner: return try InAppMessageBannerDisplayContent(node: display)
        case .fullScreen: return try InAppMessageFullScreenDisplayContent(node: display)
        case .modal: return try InAppMessageModalDisplayContent(node: display)
        case .HTML: return try InAppMessageHTMLDisplayContent(node: display)
        case .custom: return try InAppMessageCustomDisplayContent(node: display)
        case .airshipLayout: return try InAppMessageAirshipLayoutDisplayContent(node: display)
        }
    }

    /// What is no string is passed over here, and only here.
    fileprivate func displayBehavior() throws -> String? {
        guard let member = present("display_behavior"), let name = member.string?.lowercased() else {
            return nil
        }
        let known = [UAInAppMessageDisplayBehaviorDefault, UAInAppMessageDisplayBehaviorImmediate]
        guard known.contains(name) else { throw member.invalid(#""default" or "immediate""#) }
        return name
    }

    fileprivate func renderedLocale() throws -> ObjectValue? {
        guard let locale = try optionalObject("rendered_locale") else { return nil }
        let node = JSONNode(locale.jsonValue, at: path["rendered_locale"])
        let (language, country) = (try node.optionalString("language"), try node.optionalString("country"))
        guard language != nil || country != nil else {
            throw node.invalid("an object with a language or a country")
        }
        return locale
    }
}
