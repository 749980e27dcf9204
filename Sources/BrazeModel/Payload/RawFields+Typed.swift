import Foundation

/// The untyped counterpart of a message. Every message has one.
///
/// Two values that the typed message leaves open are written explicitly: the light theme of a button without one, and
/// the order of `assetURLs`.
extension Braze.InAppMessageRaw.Fields {
    init(_ message: Braze.InAppMessage) {
        self.init()
        take(message.data)
        switch message {
        case .slideup(let slideup): take(slideup)
        case .modal(let modal): take(modal)
        case .modalImage(let image):
            take(
                .modal, image: image.imageURL, image.imageAltText, image.language, image.buttons, image.themes
            )
        case .full(let full): take(full)
        case .fullImage(let image):
            take(
                .full, image: image.imageURL, image.imageAltText, image.language, image.buttons, image.themes)
        case .html(let html): take(html)
        case .control: isControl = true
        }
    }

    private mutating func take(_ data: Braze.InAppMessage.Data) {
        id = data.id
        (clickAction, url, useWebView) = data.clickAction.raw
        if case .auto(let seconds) = data.messageClose {
            messageClose = .autoDismiss
            duration = seconds
        }
        orientation = data.orientation.raw
        animateIn = data.animateIn
        animateOut = data.animateOut
        extras = data.extrasObject
        messageExtras = data.messageExtras
        context = data.context
        isTestSend = data.isTestSend
    }

    private mutating func take(_ slideup: Braze.InAppMessage.Slideup) {
        type = .slideup
        message = slideup.message
        imageAltText = slideup.imageAltText
        language = slideup.language
        slideFrom = slideup.slideFrom.raw
        take(slideup.graphic)
        take(slideup.themes, [])
    }

    private mutating func take(_ modal: Braze.InAppMessage.Modal) {
        type = .modal
        imageStyle = .top
        header = modal.header
        headerTextAlignment = modal.headerTextAlignment.raw
        message = modal.message
        messageTextAlignment = modal.messageTextAlignment.raw
        imageAltText = modal.imageAltText
        language = modal.language
        take(modal.graphic)
        take(modal.themes, modal.buttons)
    }

    private mutating func take(_ full: Braze.InAppMessage.Full) {
        take(.full, image: full.imageURL, full.imageAltText, full.language, full.buttons, full.themes)
        imageStyle = .top
        header = full.header
        headerTextAlignment = full.headerTextAlignment.raw
        message = full.message
        messageTextAlignment = full.messageTextAlignment.raw
    }

    private mutating func take(_ html: Braze.InAppMessage.Html) {
        type = html.legacy ? .htmlFull : .html
        message = html.message
        baseURL = html.baseURL
        assetURLs = html.assetURLs.sorted { $0.absoluteString < $1.absoluteString }
        messageFields = JSONObject(html.messageFields)
    }

    private mutating func take(
        _ type: Braze.InAppMessageRaw.MessageType, image: URL, _ imageAltText: String?, _ language: String?,
        _ buttons: [Braze.InAppMessage.Button], _ themes: Braze.InAppMessage.Themes
    ) {
        self.type = type
        imageStyle = .graphic
        imageURL = image
        self.imageAltText = imageAltText
        self.language = language
        take(themes, buttons)
    }

    private mutating func take(_ graphic: Braze.InAppMessage.Graphic?) {
        switch graphic {
        case .icon(let glyph): icon = glyph
        case .image(let url): imageURL = url
        case nil: break
        }
    }

    /// Writes the themes, including those of the buttons.
    private mutating func take(_ themes: Braze.InAppMessage.Themes, _ buttons: [Braze.InAppMessage.Button]) {
        var rawThemes = themes.themes.mapValues(\.raw)
        for name in Set(buttons.flatMap(\.themes.themes.keys)) {
            rawThemes[name, default: .init()].buttons = buttons.map { $0.themes[name]?.raw ?? .init() }
        }
        self.themes = rawThemes
        self.buttons = buttons.isEmpty ? nil : buttons.map(\.raw)
    }
}

extension Braze.InAppMessage.Button {
    fileprivate var raw: Braze.InAppMessageRaw.Button {
        let (action, url, useWebView) = clickAction.raw
        return .init(
            id: id, text: text, clickAction: action, url: url, useWebView: useWebView,
            textColor: themes.light.textColor, borderColor: themes.light.borderColor,
            backgroundColor: themes.light.backgroundColor)
    }
}

extension Braze.InAppMessage.ButtonTheme {
    fileprivate var raw: Braze.InAppMessageRaw.ButtonTheme {
        .init(textColor: textColor, borderColor: borderColor, backgroundColor: backgroundColor)
    }
}

extension Braze.InAppMessage.Theme {
    fileprivate var raw: Braze.InAppMessageRaw.Theme {
        .init(
            backgroundColor: backgroundColor, textColor: textColor, iconColor: iconColor,
            iconBackgroundColor: iconBackgroundColor, headerTextColor: headerTextColor,
            closeButtonColor: closeButtonColor, frameColor: frameColor)
    }
}

// The strings of untyped messages and their typed counterparts.

extension Braze.InAppMessage.ClickAction {
    var raw: (Braze.InAppMessageRaw.ClickAction, URL?, useWebView: Bool) {
        switch self {
        case .none: (.none, nil, false)
        case .url(let url, let useWebView): (.url, url, useWebView)
        }
    }
}

extension Braze.InAppMessage.Orientation {
    var raw: Braze.InAppMessageRaw.Orientation {
        switch self {
        case .any: .any
        case .portrait: .portrait
        case .landscape: .landscape
        }
    }
}

extension Braze.InAppMessageRaw.Orientation {
    var typed: Braze.InAppMessage.Orientation {
        switch self {
        case .any: .any
        case .portrait: .portrait
        case .landscape: .landscape
        }
    }
}

extension Braze.InAppMessage.SlideFrom {
    var raw: Braze.InAppMessageRaw.SlideFrom {
        switch self {
        case .top: .top
        case .bottom: .bottom
        }
    }
}

extension Braze.InAppMessageRaw.SlideFrom {
    var typed: Braze.InAppMessage.SlideFrom {
        switch self {
        case .top: .top
        case .bottom: .bottom
        }
    }
}

extension Braze.InAppMessage.TextAlignment {
    var raw: Braze.InAppMessageRaw.TextAlignment {
        switch self {
        case .leading: .start
        case .center: .center
        case .trailing: .end
        }
    }
}

extension Braze.InAppMessageRaw.TextAlignment {
    var typed: Braze.InAppMessage.TextAlignment {
        switch self {
        case .start: .leading
        case .center: .center
        case .end: .trailing
        }
    }
}
