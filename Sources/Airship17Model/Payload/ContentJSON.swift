import HeadlessStage
import PlatformStandIns

// Reading and writing banners, modal and full-screen messages as JSON (sections 4.5 and 4.6).

/// The common parts of the builders of banners, modal and full-screen messages.
protocol TextualContentBuilder: AnyObject {
    var heading: InAppMessageTextInfo? { get set }
    var body: InAppMessageTextInfo? { get set }
    var media: InAppMessageMediaInfo? { get set }
    var buttonLayout: InAppMessageButtonLayoutType { get set }
    var backgroundColor: UIColor { get set }
    var dismissButtonColor: UIColor { get set }
}

extension TextualContentBuilder {
    /// Reads the common members except the buttons, whose rules differ.
    fileprivate func readCommon(_ node: JSONNode) throws {
        heading = try node.present("heading").map(InAppMessageTextInfo.init(node:))
        body = try node.present("body").map(InAppMessageTextInfo.init(node:))
        media = try node.present("media").map(InAppMessageMediaInfo.init(node:))
        buttonLayout = try node.optionalChoice("button_layout", lowercased: false) ?? buttonLayout
        backgroundColor = try node.optionalColor("background_color", missing: .clear) ?? backgroundColor
        dismissButtonColor =
            try node.optionalColor("dismiss_button_color", missing: .black) ?? dismissButtonColor
    }
}

extension InAppMessageBannerDisplayContent {
    convenience init(node: JSONNode) throws {
        let builder = InAppMessageBannerDisplayContentBuilder()
        try JSONErrorDomain.banner.read(node, into: builder)
        self.init(builder)
    }
}

extension InAppMessageBannerDisplayContentBuilder: JSONBuilder, TextualContentBuilder {
    func read(_ node: JSONNode) throws {
        try readCommon(node)
        buttons = try node.optionalArray("buttons", InAppMessageButtonInfo.init(node:))
        placement = try node.optionalChoice("placement", lowercased: false) ?? placement
        contentLayout = try node.optionalChoice("template", lowercased: true) ?? contentLayout
        durationSeconds = try node.optionalNumber("duration") ?? durationSeconds
        borderRadiusPoints = try node.optionalPoints("border_radius") ?? borderRadiusPoints
        actions = try node.optionalObject("actions")?.dictionary
    }
}

extension InAppMessageModalDisplayContent {
    convenience init(node: JSONNode) throws {
        let builder = InAppMessageModalDisplayContentBuilder()
        try JSONErrorDomain.modal.read(node, into: builder)
        self.init(builder)
    }
}

extension InAppMessageModalDisplayContentBuilder: JSONBuilder, TextualContentBuilder {
    func read(_ node: JSONNode) throws {
        try readCommon(node)
        footer = try node.present("footer").map(InAppMessageButtonInfo.init(node:))
        buttons = try node.filledButtons("buttons")
        contentLayout = try node.optionalChoice("template", lowercased: true) ?? contentLayout
        borderRadiusPoints = try node.optionalPoints("border_radius") ?? borderRadiusPoints
        allowFullScreenDisplay = try node.optionalFlag("allow_fullscreen_display") ?? allowFullScreenDisplay
    }
}

extension InAppMessageFullScreenDisplayContent {
    convenience init(node: JSONNode) throws {
        let builder = InAppMessageFullScreenDisplayContentBuilder()
        try JSONErrorDomain.fullScreen.read(node, into: builder)
        self.init(builder)
    }
}

extension InAppMessageFullScreenDisplayContentBuilder: JSONBuilder, TextualContentBuilder {
    func read(_ node: JSONNode) throws {
        try readCommon(node)
        footer = try node.present("footer").map(InAppMessageButtonInfo.init(node:))
        buttons = try node.filledButtons("buttons")
        contentLayout = try node.optionalChoice("template", lowercased: true) ?? contentLayout
    }
}

extension JSONNode {
    /// Buttons in a non-empty array, which only banners may have.
    fileprivate func filledButtons(_ name: String) throws -> [InAppMessageButtonInfo]? {
        let buttons = try optionalArray(name, InAppMessageButtonInfo.init(node:))
        if let buttons, buttons.isEmpty {
            throw JSONNode(.array([]), at: path[name]).invalid("at least one button")
        }
        return buttons
    }
}

// Writing content classes as JSON; each overrides `jsonValue` of the base class.

extension TextualContent {
    /// A writer with the common members.
    var commonJSON: JSONWriter {
        var json = JSONWriter()
        json["heading"] = heading?.jsonValue
        json["body"] = body?.jsonValue
        json["media"] = media?.jsonValue
        // Modal and full-screen messages could not read an empty array again (section 4.6).
        json["buttons"] = buttons.isEmpty ? nil : .array(buttons.map(\.jsonValue))
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

// Reading and writing texts, buttons and media as JSON (sections 4.2 to 4.4).

extension InAppMessageTextInfo {
    convenience init(node: JSONNode) throws {
        let builder = InAppMessageTextInfoBuilder()
        self.init(builder, text: try JSONErrorDomain.textInfo.read(node, into: builder))
    }

    var jsonValue: JSONValue {
        var json = JSONWriter()
        json["text"] = text.map { .string($0) }
        json["color"] = color?.jsonValue
        json["size"] = JSONValue(Double(sizePoints))
        json["alignment"] = alignment.jsonName.map { .string($0) }
        json["style"] = style.isEmpty ? nil : .array(style.jsonNames.map { .string($0) })
        json["font_family"] = fontFamilies.map { .array($0.map { .string($0) }) }
        return json.value
    }
}

extension InAppMessageTextInfoBuilder: JSONBuilder {
    func read(_ node: JSONNode) throws {
        text = try node.requiredString("text")
        // A colour that cannot be read becomes nil, and the text stays valid (AS-114).
        if node.present("color") != nil { color = try node.optionalColor("color", missing: nil) }
        sizePoints = try node.optionalPoints("size") ?? sizePoints
        alignment = try node.optional("alignment", Self.alignments, Self.alignment) ?? alignment
        style = try InAppMessageTextInfoStyleType(node.optionalArray("style", Self.style) ?? [])
        fontFamilies = try node.optionalArray("font_family") { family in
            guard let name = family.string else { throw family.unexpected("a string") }
            return name
        }
    }

    private static let alignments = #"one of "left", "center", "right""#

    private static func alignment(_ node: JSONNode) throws -> InAppMessageTextInfoAlignmentType? {
        let name = node.string?.lowercased()
        guard let match = InAppMessageTextInfoAlignmentType.named.first(where: { $0.jsonName == name })
        else { throw node.unknown(alignments) }
        return match
    }

    private static func style(_ node: JSONNode) throws -> InAppMessageTextInfoStyleType {
        guard let match = InAppMessageTextInfoStyleType.named.first(where: { $0.name == node.string }) else {
            throw node.unknown(#"one of "bold", "italic", "underline""#)
        }
        return match.style
    }
}

extension InAppMessageTextInfoAlignmentType {
    /// The alignments that have a name in the payload.
    fileprivate static let named: [Self] = [.left, .center, .right]

    /// The name in the payload; the default has none.
    fileprivate var jsonName: String? {
        switch self {
        case .none: nil
        case .left: "left"
        case .center: "center"
        case .right: "right"
        }
    }
}

extension InAppMessageTextInfoStyleType {
    fileprivate static let named: [(name: String, style: InAppMessageTextInfoStyleType)] = [
        ("bold", .bold), ("italic", .italic), ("underline", .underline),
    ]

    fileprivate var jsonNames: [String] { Self.named.filter { contains($0.style) }.map(\.name) }
}

extension InAppMessageButtonInfo {
    convenience init(node: JSONNode) throws {
        let builder = InAppMessageButtonInfoBuilder()
        let (label, identifier) = try JSONErrorDomain.buttonInfo.read(node, into: builder)
        self.init(builder, label: label, identifier: identifier)
    }

    var jsonValue: JSONValue {
        var json = JSONWriter()
        json["id"] = .string(identifier)
        json["label"] = label.jsonValue
        json["behavior"] = .string(behavior.jsonName)
        json["border_radius"] = JSONValue(Double(borderRadiusPoints))
        json["background_color"] = backgroundColor.jsonValue
        json["border_color"] = borderColor.jsonValue
        json["actions"] = actionsObject?.jsonValue
        return json.value
    }
}

extension InAppMessageButtonInfoBuilder: JSONBuilder {
    func read(_ node: JSONNode) throws {
        label = try node.present("label").map(InAppMessageTextInfo.init(node:))
        identifier = try node.requiredString("id")
        behavior = try node.optionalChoice("behavior", lowercased: true) ?? behavior
        borderRadiusPoints = try node.optionalPoints("border_radius") ?? borderRadiusPoints
        backgroundColor = try node.optionalColor("background_color", missing: .clear) ?? backgroundColor
        borderColor = try node.optionalColor("border_color", missing: .clear) ?? borderColor
        actions = try node.optionalObject("actions")?.dictionary
    }
}

extension InAppMessageMediaInfo {
    convenience init(node: JSONNode) throws {
        let (url, description, type) = try JSONErrorDomain.mediaInfo.naming {
            (
                try node.requiredString("url"),
                try node.requiredString("description"),
                try node.required("type", "a string").choice(
                    InAppMessageMediaInfoType.self, lowercased: true)
            )
        }
        self.init(url: url, contentDescription: description, type: type)
    }

    var jsonValue: JSONValue {
        .object([
            "url": .string(url), "description": .string(contentDescription), "type": .string(type.jsonName),
        ])
    }
}
