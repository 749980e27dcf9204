import HeadlessStage
import PlatformStandIns

// Banners, modal and full-screen messages from JSON and to JSON (sections 4.5 and 4.6).

/// What the builders of banners, modal and full-screen messages have in common.
protocol TextualContentBuilder: AnyObject {
    var heading: InAppMessageTextInfo? { get set }
    var body: InAppMessageTextInfo? { get set }
    var media: InAppMessageMediaInfo? { get set }
    var buttonLayout: InAppMessageButtonLayoutType { get set }
    var backgroundColor: UIColor { get set }
    var dismissButtonColor: UIColor { get set }
}

extension TextualContentBuilder {
    /// Takes over the common members but for the buttons, whose rules differ.
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
    /// Buttons in an array that is not empty, which only banners may have.
    fileprivate func filledButtons(_ name: String) throws -> [InAppMessageButtonInfo]? {
        let buttons = try optionalArray(name, InAppMessageButtonInfo.init(node:))
        if let buttons, buttons.isEmpty {
            throw JSONNode(.array([]), at: path[name]).invalid("at least one button")
        }
        return buttons
    }
}
