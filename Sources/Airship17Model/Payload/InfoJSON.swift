import HeadlessStage
import PlatformStandIns

// Texts, buttons and media from JSON and to JSON (sections 4.2 to 4.4).

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
        color = try node.optionalColor("color", missing: .black) ?? color
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
    /// Those that have a name in the payload.
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
