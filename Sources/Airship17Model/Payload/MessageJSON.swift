import HeadlessStage
import PlatformStandIns

// Reading and writing messages as JSON (section 4.1).

extension InAppMessage {
    /// - Parameter defaultSource: the source of the message, if the JSON does not state one.
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
        source = try node.source() ?? source
        renderedLocale = try node.renderedLocale()
        campaigns = try node.campaigns()
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

    /// A value that is not a string is ignored here, and only here.
    fileprivate func displayBehavior() throws -> String? {
        guard let member = present("display_behavior"), let name = member.string?.lowercased() else {
            return nil
        }
        let known = [UAInAppMessageDisplayBehaviorDefault, UAInAppMessageDisplayBehaviorImmediate]
        guard known.contains(name) else { throw member.invalid(#""default" or "immediate""#) }
        return name
    }

    /// A value that is not a text counts as app-defined (AS-114).
    fileprivate func source() throws -> InAppMessageSource? {
        guard let member = present("source") else { return nil }
        return member.string == nil ? .appDefined : try optionalChoice("source", lowercased: true)
    }

    /// A value that is not an object was rejected up to version 14, and is ignored from 15 on (AS-114): here in the
    /// early and in the late era.
    fileprivate func campaigns() throws -> JSONValue? {
        guard let member = present("campaigns") else { return nil }
        if member.object != nil { return member.value }
        guard AirshipWorld.current.installation.circumstances[\.era] == .late else {
            throw member.unexpected("an object")
        }
        return nil
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

// Reading and writing HTML messages, custom messages and layouts as JSON (sections 4.7 and 4.8).

extension InAppMessageHTMLDisplayContent {
    /// A missing URL is an error like any other; the SDK returns nil without setting its error.
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
    /// The domain of its errors is not known; here it is that of the message.
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

// Reading and writing resolutions as JSON, as the page of an HTML message sends them (section 6.2).

extension InAppMessageResolution {
    /// Reads the argument of a page's `UAirship.dismiss` (AS-090 to AS-092). A button of another type than
    /// `button_click` is ignored.
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
