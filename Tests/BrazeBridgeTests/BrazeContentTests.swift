import BrazeBridge
import BrazeModel
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import Testing

/// Each kind of Braze's messages as neutral content, and how a plan changes it.
@MainActor @Suite(.timeLimit(.minutes(20))) struct BrazeContentTests: BridgeSuite {
    let world = BridgeWorld<BrazeHost, BrazeBridge> { BrazeBridge($0).attach(to: $1.ui) }

    private typealias Message = Braze.InAppMessage

    nonisolated private static let image = URL(filePath: "/image.png")
    nonisolated private static let other = URL(filePath: "/other.png")
    nonisolated private static let button = Message.Button(
        id: 1, text: "Go", clickAction: .url(image, useWebView: true), themes: ["light": .primary])

    /// A message of each kind in which every property is set.
    nonisolated private static let messages: [Message] = [
        .slideup(
            .init(
                graphic: .image(image), imageAltText: "alt", language: "de", message: "Body", slideFrom: .top,
                themes: ["light": .defaultLight])),
        .modal(
            .init(
                graphic: .image(image), imageAltText: "alt", language: "de", header: "Header",
                headerTextAlignment: .leading, message: "Body", messageTextAlignment: .trailing,
                buttons: [button], themes: ["light": .defaultLight])),
        .modalImage(
            .init(
                imageURL: image, imageAltText: "alt", language: "de", buttons: [button],
                themes: ["light": .defaultLight])),
        .full(
            .init(
                imageURL: image, imageAltText: "alt", language: "de", header: "Header",
                headerTextAlignment: .leading, message: "Body", messageTextAlignment: .trailing,
                buttons: [button], themes: ["light": .defaultLight])),
        .fullImage(
            .init(
                imageURL: image, imageAltText: "alt", language: "de", buttons: [button],
                themes: ["light": .defaultLight])),
        .html(.init(message: "<p>Body</p>", baseURL: image, assetURLs: [other])),
    ]

    /// Such a message as neutral content.
    private static func content(of index: Int) -> MessageContent {
        let layouts: [MessageContent.Layout] = [.banner, .modal, .modal, .fullScreen, .fullScreen, .web]
        var content = MessageContent(layout: layouts[index])
        if content.layout == .web {
            content.page = PageContent(html: "<p>Body</p>")
            content.page?.baseURL = image
            content.page?.assets = [other]
            return content
        }
        content.isImageOnly = [2, 4].contains(index)
        content.graphic = .image(image, description: "alt")
        content.language = "de"
        if index == 0 { content.edge = .top }
        if !content.isImageOnly {
            content.body = TextContent("Body", alignment: index == 0 ? nil : .trailing)
        }
        if [1, 3].contains(index) { content.header = TextContent("Header", alignment: .leading) }
        if index > 0 {
            content.buttons = [
                ButtonContent(id: "1", text: "Go", effect: .open(image, inWebView: true))
            ]
        }
        return content
    }

    /// The content without colours, which have tests of their own.
    private static func plain(_ content: MessageContent) -> MessageContent {
        var content = content
        content.themes = [:]
        for index in content.buttons.indices { content.buttons[index].themes = [:] }
        return content
    }

    private func present(_ index: Int) throws -> CompatMessage {
        stage.run { host.ui.present(message: Self.messages[index]) }
        stage.runUntilIdle()
        return try #require(bridge.engine.visibleMessages.first)
    }

    @Test(
        "INV-5 all content of a message is read, and an unchanged plan shows it unchanged",
        arguments: messages.indices)
    func reading(_ index: Int) throws {
        let message = try present(index)
        #expect(Self.plain(message.content) == Self.content(of: index))
        #expect(message.native(as: Message.self) == Self.messages[index] && diagnostics.items.isEmpty)
    }

    @Test(
        "INV-5 all changes of a plan are shown, and no loss is reported",
        arguments: messages.indices)
    func writing(_ index: Int) throws {
        var wish = Self.content(of: index)
        if wish.layout == .web {
            wish.page = PageContent(html: "<p>Other</p>")
            wish.page?.baseURL = Self.other
            wish.page?.assets = [Self.image]
        } else {
            wish.graphic = .image(Self.other, description: "other")
            wish.language = "fr"
            if wish.edge != nil { wish.edge = .bottom }
            if wish.body != nil { wish.body = TextContent("Other", alignment: index == 0 ? nil : .center) }
            if wish.header != nil { wish.header = TextContent("Another", alignment: .trailing) }
            if !wish.buttons.isEmpty { wish.buttons[0].text = "Stay" }
        }
        handler.onPrepare = { plan, _ in
            var content = wish
            content.themes = plan.content.themes
            for index in content.buttons.indices {
                content.buttons[index].themes = plan.content.buttons[index].themes
            }
            plan.content = content
        }
        let message = try present(index)
        #expect(Self.plain(message.content) == wish)
        #expect(diagnostics.items.isEmpty)
    }

    /// A theme in which every colour is another one.
    nonisolated private static var colorful: ThemeContent {
        var theme = ThemeContent()
        theme.background = ColorContent(argb: 0xFF00_0001)
        theme.text = ColorContent(argb: 0xFF00_0002)
        theme.header = ColorContent(argb: 0xFF00_0003)
        theme.icon = ColorContent(argb: 0xFF00_0004)
        theme.iconBackground = ColorContent(argb: 0xFF00_0005)
        theme.closeButton = ColorContent(argb: 0xFF00_0006)
        theme.frame = ColorContent(argb: 0xFF00_0007)
        return theme
    }

    @Test(
        "INV-5 all colours of a plan are shown, those of the buttons too",
        arguments: messages.indices.dropLast())
    func coloring(_ index: Int) throws {
        var button = ButtonThemeContent()
        button.text = ColorContent(argb: 0xFF00_0008)
        button.border = ColorContent(argb: 0xFF00_0009)
        button.background = ColorContent(argb: 0xFF00_000A)
        handler.onPrepare = { plan, _ in
            plan.content.themes = ["light": Self.colorful, "dark": Self.colorful]
            for index in plan.content.buttons.indices {
                plan.content.buttons[index].themes = ["light": button]
            }
        }
        let content = try present(index).content
        #expect(content.themes == ["light": Self.colorful, "dark": Self.colorful])
        #expect(
            content.buttons.map(\.themes) == Self.content(of: index).buttons.map { _ in ["light": button] })
        #expect(diagnostics.items.isEmpty)
    }

    /// The fields that only some layouts have: those that a message of each kind lacks.
    nonisolated private static let lacking: [[ContentField]] = [
        [.header, .page], [.page, .edge], [.header, .body, .page, .edge], [.page, .edge],
        [.header, .body, .page, .edge], [.header, .body, .graphic, .themes, .edge, .language],
    ]

    @Test("INV-5 each change of a plan that Braze cannot show is reported", arguments: messages.indices)
    func losing(_ index: Int) throws {
        handler.onPrepare = { plan, _ in
            var wish = MessageContent(layout: .control)
            wish.isImageOnly = !plan.content.isImageOnly
            wish.header = TextContent("Another")
            wish.body = TextContent("Other")
            wish.graphic = .image(Self.other, description: "other")
            wish.buttons = [ButtonContent(id: "one", text: "Stay")]
            wish.autoClose = 5
            wish.edge = plan.content.edge == .top ? .bottom : .top
            wish.themes = ["light": Self.colorful]
            wish.page = PageContent(html: "<p>Other</p>")
            wish.page?.baseURL = Self.other
            wish.page?.assets = [Self.image]
            wish.frame = FrameContent()
            wish.frame?.width = 10
            wish.motion.entry = "left"
            wish.language = "fr"
            plan.content = wish
        }
        _ = try present(index)
        #expect(
            diagnostics.items.map(\.explanation) == [
                "content.layout: the campaign's layout determines the view (BZ-042).",
                "content.autoClose: the campaign's time is already fixed (BZ-045); use plan.autoClose.",
                "content.frame: Braze positions its messages itself, and applies only the corner radius.",
                "content.motion: Braze has one animation for each layout.",
                "content.buttons: ids have to be integers.",
            ] + Self.lacking[index].map { "content.\($0.rawValue): this layout of Braze does not have it." })
    }

    @Test(
        "INV-5 what messages of every kind have is changed by a plan",
        arguments: messages.indices, [MessageContent.Orientation.portrait, .landscape, .any])
    func sharedFields(_ index: Int, orientation: MessageContent.Orientation) throws {
        var wish: MessageContent?
        handler.onPrepare = { plan, _ in
            plan.content.clickEffect = .open(Self.other, inWebView: orientation == .any)
            plan.content.motion.isEntryAnimated = orientation == .any
            plan.content.motion.isExitAnimated = orientation != .any
            plan.content.extras = ["campaign": "spring", "count": 2]
            plan.content.orientation = orientation
            wish = plan.content
        }
        #expect(try present(index).content == wish)
        #expect(wish?.extras == ["campaign": "spring", "count": 2] && diagnostics.items.isEmpty)
    }

    @Test("INV-5 what a plan's texts and themes leave open stays as the campaign has it")
    func openFields() throws {
        handler.onPrepare = { plan, _ in
            plan.content.header = TextContent("Another")
            plan.content.body = nil
            plan.content.themes = ["light": ThemeContent()]
        }
        let message = try #require(try present(1).native(as: Message.self)?.modal)
        #expect(message.header == "Another" && message.headerTextAlignment == .leading)
        #expect(message.message == "" && message.messageTextAlignment == .trailing)
        #expect(message.themes == ["light": .defaultLight])
        #expect(diagnostics.items.isEmpty)
    }

    /// Changes of a modal that Braze cannot show, each alone.
    nonisolated private static let losses: [(@Sendable (inout MessageContent) -> Void, String)] = [
        ({ $0.layout = .fullScreen }, "layout: the campaign's layout determines the view (BZ-042)."),
        ({ $0.isImageOnly = true }, "layout: the campaign's layout determines the view (BZ-042)."),
        ({ $0.motion.entry = "left" }, "motion: Braze has one animation for each layout."),
        ({ $0.motion.exit = "left" }, "motion: Braze has one animation for each layout."),
        ({ $0.buttons[0].id = "one" }, "buttons: ids have to be integers."),
        ({ $0.edge = .top }, "edge: this layout of Braze does not have it."),
    ]

    @Test("INV-5 each change of a plan that Braze cannot show is reported alone", arguments: losses.indices)
    func losingOne(_ index: Int) throws {
        handler.onPrepare = { plan, _ in Self.losses[index].0(&plan.content) }
        let message = try present(1)
        #expect(diagnostics.items.map(\.explanation) == ["content.\(Self.losses[index].1)"])
        #expect(Self.plain(message.content) == Self.content(of: 1))
    }
}
