import Foundation

// What the parts of a content say as free-form data: the form that the compiler would derive for coding them. None of it is
// inlined, because an app ships it and rarely runs it.

extension MessageContent {
    @inline(never) public var contentValue: ContentValue {
        var members = ContentMembers()
        for field in ContentField.allCases { members[field.rawValue] = self[field] }
        return members.value
    }

    /// What is said of a field; nil for nothing.
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

    @inline(never) public init(_ node: ContentNode) throws {
        self.init(layout: try node.required("layout").word())
        isImageOnly = try node.required("isImageOnly").flag()
        header = try node.optional("header").map(TextContent.init)
        body = try node.optional("body").map(TextContent.init)
        graphic = try node.optional("graphic").map(GraphicContent.init)
        buttons = try node.required("buttons").elements().map(ButtonContent.init)
        clickEffect = try MessageAction.Effect(node.required("clickEffect"))
        autoClose = try node.optional("autoClose")?.number()
        orientation = try node.required("orientation").word()
        edge = try node.optional("edge")?.word()
        themes = try node.required("themes").members(ThemeContent.init)
        page = try node.optional("page").map(PageContent.init)
        frame = try node.optional("frame").map(FrameContent.init)
        motion = try MotionContent(node.required("motion"))
        language = try node.optional("language")?.text()
        extras = try node.required("extras").members(\.value)
    }
}

extension TextContent {
    @inline(never) public var contentValue: ContentValue {
        var members = ContentMembers()
        members.put("text", text)
        members.put("alignment", alignment?.rawValue)
        return members.value
    }

    @inline(never) public init(_ node: ContentNode) throws {
        self.init(try node.required("text").text(), alignment: try node.optional("alignment")?.word())
    }
}

extension GraphicContent {
    @inline(never) public var contentValue: ContentValue {
        var members = ContentMembers()
        switch self {
        case .image(let url, let description):
            members.put("_0", url)
            members.put("description", description)
            return ["image": members.value]
        case .icon(let glyph):
            members.put("_0", glyph)
            return ["icon": members.value]
        }
    }

    @inline(never) public init(_ node: ContentNode) throws {
        let (name, values) = try node.anyCase(of: ["image", "icon"])
        if name == "icon" {
            self = .icon(try values.required("_0").text())
        } else {
            self = .image(
                try values.required("_0").address(), description: try values.optional("description")?.text())
        }
    }
}

extension ButtonContent {
    @inline(never) public var contentValue: ContentValue {
        var members = ContentMembers()
        members.put("id", id)
        members.put("text", text)
        members["effect"] = effect.contentValue
        members["themes"] = ContentValue(parts: themes)
        return members.value
    }

    @inline(never) public init(_ node: ContentNode) throws {
        self.init(
            id: try node.required("id").text(), text: try node.required("text").text(),
            effect: try MessageAction.Effect(node.required("effect")),
            themes: try node.required("themes").members(ButtonThemeContent.init))
    }
}

extension ColorContent {
    public var contentValue: ContentValue { ["argb": .int(Int(argb))] }

    @inline(never) public init(_ node: ContentNode) throws {
        let node = try node.required("argb")
        guard let argb = UInt32(exactly: try node.integer()) else {
            throw node.misfit("a whole number of 32 bits")
        }
        self.init(argb: argb)
    }

    public static func == (left: Self, right: Self) -> Bool { left.argb == right.argb }
    public func hash(into hasher: inout Hasher) { hasher.combine(argb) }
}

extension ThemeContent {
    @inline(never) public var contentValue: ContentValue {
        var members = ContentMembers()
        members["background"] = background?.contentValue
        members["text"] = text?.contentValue
        members["header"] = header?.contentValue
        members["icon"] = icon?.contentValue
        members["iconBackground"] = iconBackground?.contentValue
        members["closeButton"] = closeButton?.contentValue
        members["frame"] = frame?.contentValue
        return members.value
    }

    @inline(never) public init(_ node: ContentNode) throws {
        background = try node.optional("background").map(ColorContent.init)
        text = try node.optional("text").map(ColorContent.init)
        header = try node.optional("header").map(ColorContent.init)
        icon = try node.optional("icon").map(ColorContent.init)
        iconBackground = try node.optional("iconBackground").map(ColorContent.init)
        closeButton = try node.optional("closeButton").map(ColorContent.init)
        frame = try node.optional("frame").map(ColorContent.init)
    }
}

extension ButtonThemeContent {
    @inline(never) public var contentValue: ContentValue {
        var members = ContentMembers()
        members["text"] = text?.contentValue
        members["border"] = border?.contentValue
        members["background"] = background?.contentValue
        return members.value
    }

    @inline(never) public init(_ node: ContentNode) throws {
        text = try node.optional("text").map(ColorContent.init)
        border = try node.optional("border").map(ColorContent.init)
        background = try node.optional("background").map(ColorContent.init)
    }
}

extension PageContent {
    @inline(never) public var contentValue: ContentValue {
        var members = ContentMembers()
        members.put("html", html)
        members.put("baseURL", baseURL)
        members["assets"] = .array(assets.map(\.absoluteString).sorted().map(ContentValue.string))
        return members.value
    }

    @inline(never) public init(_ node: ContentNode) throws {
        self.init(html: try node.required("html").text())
        baseURL = try node.optional("baseURL")?.address()
        assets = Set(try node.required("assets").elements().map { try $0.address() })
    }
}

extension FrameContent {
    @inline(never) public var contentValue: ContentValue {
        var members = ContentMembers()
        members.put("width", width)
        members.put("maximumWidth", maximumWidth)
        members.put("height", height)
        members.put("isFittedToContent", isFittedToContent)
        members.put("vertical", vertical?.rawValue)
        members.put("verticalInset", verticalInset)
        members.put("horizontal", horizontal?.rawValue)
        members.put("horizontalInset", horizontalInset)
        members.put("cornerRadius", cornerRadius)
        members.put("takesOver", takesOver)
        members.put("backdropColor", backdropColor)
        members.put("backdropOpacity", backdropOpacity)
        members["gestures"] = gestures.map { .object($0.mapValues { .string($0.absoluteString) }) }
        return members.value
    }

    @inline(never) public init(_ node: ContentNode) throws {
        width = try node.optional("width")?.integer()
        maximumWidth = try node.optional("maximumWidth")?.integer()
        height = try node.optional("height")?.integer()
        isFittedToContent = try node.optional("isFittedToContent")?.flag()
        vertical = try node.optional("vertical")?.word()
        verticalInset = try node.optional("verticalInset")?.integer()
        horizontal = try node.optional("horizontal")?.word()
        horizontalInset = try node.optional("horizontalInset")?.integer()
        cornerRadius = try node.optional("cornerRadius")?.number()
        takesOver = try node.optional("takesOver")?.flag()
        backdropColor = try node.optional("backdropColor")?.text()
        backdropOpacity = try node.optional("backdropOpacity")?.number()
        gestures = try node.optional("gestures")?.members { try $0.address() }
    }
}

extension MotionContent {
    @inline(never) public var contentValue: ContentValue {
        var members = ContentMembers()
        members.put("isEntryAnimated", isEntryAnimated)
        members.put("isExitAnimated", isExitAnimated)
        members.put("entry", entry)
        members.put("exit", exit)
        return members.value
    }

    @inline(never) public init(_ node: ContentNode) throws {
        isEntryAnimated = try node.required("isEntryAnimated").flag()
        isExitAnimated = try node.required("isExitAnimated").flag()
        entry = try node.optional("entry")?.text()
        exit = try node.optional("exit")?.text()
    }
}
