import HeadlessStage
import PlatformStandIns

// Banners, modal and full-screen messages from JSON and to JSON (sections 4.5 and 4.6).

extension InAppMessageBannerDisplayContent {
    convenience init(node: JSONNode) throws {
        let builder = InAppMessageBannerDisplayContentBuilder()
        try JSONErrorDomain.banner.read(node, into: builder)
        self.init(builder)
    }
}

extension InAppMessageBannerDisplayContentBuilder: JSONBuilder {
    func read(_ node: JSONNode) throws {
        (heading, body) = try (node.textInfo("heading"), node.textInfo("body"))
        media = try node.present("media").map(InAppMessageMediaInfo.init(node:))
        buttons = try node.optionalArray("buttons", InAppMessageButtonInfo.init(node:))
        buttonLayout = try node.optionalChoice("button_layout", lowercased: false) ?? buttonLayout
        placement = try node.optionalChoice("placement", lowercased: false) ?? placement
        contentLayout = try node.optionalChoice("template", lowercased: true) ?? contentLayout
        durationSeconds = try node.optionalNumber("duration") ?? durationSeconds
        backgroundColor = try node.optionalColor("background_color", missing: .clear) ?? backgroundColor
        dismissButtonColor =
            try node.optionalColor("dismiss_button_color", missing: .black) ?? dismissButtonColor
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

extension InAppMessageModalDisplayContentBuilder: JSONBuilder {
    func read(_ node: JSONNode) throws {
        (heading, body) = try (node.textInfo("heading"), node.textInfo("body"))
        media = try node.present("media").map(InAppMessageMediaInfo.init(node:))
        footer = try node.present("footer").map(InAppMessageButtonInfo.init(node:))
        buttons = try node.filledButtons("buttons")
        buttonLayout = try node.optionalChoice("button_layout", lowercased: false) ?? buttonLayout
        contentLayout = try node.optionalChoice("template", lowercased: true) ?? contentLayout
        backgroundColor = try node.optionalColor("background_color", missing: .clear) ?? backgroundColor
        dismissButtonColor =
            try node.optionalColor("dismiss_button_color", missing: .black) ?? dismissButtonColor
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

extension InAppMessageFullScreenDisplayContentBuilder: JSONBuilder {
    func read(_ node: JSONNode) throws {
        (heading, body) = try (node.textInfo("heading"), node.textInfo("body"))
        media = try node.present("media").map(InAppMessageMediaInfo.init(node:))
        footer = try node.present("footer").map(InAppMessageButtonInfo.init(node:))
        buttons = try node.filledButtons("buttons")
        buttonLayout = try node.optionalChoice("button_layout", lowercased: false) ?? buttonLayout
        contentLayout = try node.optionalChoice("template", lowercased: true) ?? contentLayout
        backgroundColor = try node.optionalColor("background_color", missing: .clear) ?? backgroundColor
        dismissButtonColor =
            try node.optionalColor("dismiss_button_color", missing: .black) ?? dismissButtonColor
    }
}

extension JSONNode {
    fileprivate func textInfo(_ name: String) throws -> InAppMessageTextInfo? {
        try present(name).map(InAppMessageTextInfo.init(node:))
    }

    /// Buttons in an array that is not empty, which only banners may have.
    fileprivate func filledButtons(_ name: String) throws -> [InAppMessageButtonInfo]? {
        let buttons = try optionalArray(name, InAppMessageButtonInfo.init(node:))
        if let buttons, buttons.isEmpty {
            throw JSONNode(.array([]), at: path[name]).invalid("at least one button")
        }
        return buttons
    }
}
