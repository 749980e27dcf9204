import Foundation

// The parts of a content as free-form data, in the form that the compiler would derive for `Codable`.

extension MessageContent {
    public var contentValue: ContentValue {
        var members: [String: ContentValue] = [:]
        for field in ContentField.allCases { members[field.rawValue] = self[field] }
        return .object(members)
    }

    /// The value of a field as free-form data; nil if it has none.
    subscript(_ field: ContentField) -> ContentValue? {
        switch field {
        case .layout: .string(layout.rawValue)
        case .isImageOnly: .bool(isImageOnly)
        case .header: header?.contentValue
        case .body: body?.contentValue
        case .graphic: graphic?.contentValue
        case .buttons: ContentValue(parts: buttons)
        case .clickEffect: clickEffect.contentValue
        case .autoClose: autoClose.map(ContentValue.double)
        case .orientation: .string(orientation.rawValue)
        case .edge: edge.map { .string($0.rawValue) }
        case .themes: ContentValue(parts: themes)
        case .page: page?.contentValue
        case .frame: frame?.contentValue
        case .motion: motion.contentValue
        case .language: language.map(ContentValue.string)
        case .extras: .object(extras)
        }
    }

    public init(_ node: ContentNode) throws {
        self.init(layout: .modal)
        var members = ContentMembers(node)
        read(&members)
        try members.finish()
    }

    private mutating func read(_ members: inout ContentMembers) {
        members.word("layout", &layout)
        members.flag("isImageOnly", &isImageOnly)
        members.part("header", &header)
        members.part("body", &body)
        members.part("graphic", &graphic)
        members.parts("buttons", &buttons)
        members.part("clickEffect", &clickEffect)
        members.number("autoClose", &autoClose)
        members.word("orientation", &orientation)
        members.word("edge", &edge)
        members.parts("themes", &themes)
        members.part("page", &page)
        members.part("frame", &frame)
        members.part("motion", &motion)
        members.text("language", &language)
        members.values("extras", &extras)
    }
}

extension TextContent: ContentRecord {
    public var contentValue: ContentValue { written() }

    public init(_ node: ContentNode) throws {
        self.init("")
        try read(node)
    }

    mutating func show(to members: inout ContentMembers) {
        members.text("text", &text)
        members.word("alignment", &alignment)
    }
}

extension GraphicContent {
    public var contentValue: ContentValue {
        switch self {
        case .image(let url, let description):
            ContentValue(case: "image", [("_0", url.absoluteString), ("description", description)])
        case .icon(let glyph): ContentValue(case: "icon", [("_0", glyph)])
        }
    }

    public init(_ node: ContentNode) throws {
        let (name, values) = try node.anyCase(of: ["image", "icon"])
        if name == "icon" {
            self = .icon(try values.text("_0"))
        } else {
            self = .image(try values.address("_0"), description: try values.optionalText("description"))
        }
    }
}

extension ButtonContent: ContentRecord {
    public var contentValue: ContentValue { written() }

    public init(_ node: ContentNode) throws {
        self.init(id: "", text: "")
        try read(node)
    }

    mutating func show(to members: inout ContentMembers) {
        members.text("id", &id)
        members.text("text", &text)
        members.part("effect", &effect)
        members.parts("themes", &themes)
    }
}

extension ColorContent {
    public var contentValue: ContentValue { ContentValue(name: "argb", .int(Int(argb))) }

    public init(_ node: ContentNode) throws {
        let node = try node.required("argb")
        guard let argb = UInt32(exactly: try node.integer()) else {
            throw node.misfit("a whole number of 32 bits")
        }
        self.init(argb: argb)
    }

    public static func == (left: Self, right: Self) -> Bool { left.argb == right.argb }
    public func hash(into hasher: inout Hasher) { hasher.combine(argb) }
}

extension ThemeContent: ContentRecord {
    public var contentValue: ContentValue { written() }

    public init(_ node: ContentNode) throws { try read(node) }

    mutating func show(to members: inout ContentMembers) {
        members.part("background", &background)
        members.part("text", &text)
        members.part("header", &header)
        members.part("icon", &icon)
        members.part("iconBackground", &iconBackground)
        members.part("closeButton", &closeButton)
        members.part("frame", &frame)
    }
}

extension ButtonThemeContent: ContentRecord {
    public var contentValue: ContentValue { written() }

    public init(_ node: ContentNode) throws { try read(node) }

    mutating func show(to members: inout ContentMembers) {
        members.part("text", &text)
        members.part("border", &border)
        members.part("background", &background)
    }
}

extension PageContent: ContentRecord {
    public var contentValue: ContentValue { written() }

    public init(_ node: ContentNode) throws {
        self.init(html: "")
        try read(node)
    }

    mutating func show(to members: inout ContentMembers) {
        members.text("html", &html)
        members.address("baseURL", &baseURL)
        members.addresses("assets", &assets)
    }
}

extension FrameContent: ContentRecord {
    public var contentValue: ContentValue { written() }

    public init(_ node: ContentNode) throws { try read(node) }

    mutating func show(to members: inout ContentMembers) {
        members.integer("width", &width)
        members.integer("maximumWidth", &maximumWidth)
        members.integer("height", &height)
        members.flag("isFittedToContent", &isFittedToContent)
        members.word("vertical", &vertical)
        members.integer("verticalInset", &verticalInset)
        members.word("horizontal", &horizontal)
        members.integer("horizontalInset", &horizontalInset)
        members.number("cornerRadius", &cornerRadius)
        members.flag("takesOver", &takesOver)
        members.text("backdropColor", &backdropColor)
        members.number("backdropOpacity", &backdropOpacity)
        members.addresses("gestures", &gestures)
    }
}

extension MotionContent: ContentRecord {
    public var contentValue: ContentValue { written() }

    public init(_ node: ContentNode) throws { try read(node) }

    mutating func show(to members: inout ContentMembers) {
        members.flag("isEntryAnimated", &isEntryAnimated)
        members.flag("isExitAnimated", &isExitAnimated)
        members.text("entry", &entry)
        members.text("exit", &exit)
    }
}
