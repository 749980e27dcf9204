import Foundation
import HeadlessStage

extension Braze.InAppMessageRaw {
    /// The untyped counterpart of a message, with its `Context`. Every message has one.
    public convenience init(_ message: Braze.InAppMessage) {
        self.init(Fields(message))
    }
}

extension Braze.InAppMessage {
    /// The typed counterpart of an untyped message, with its `Context`.
    ///
    /// - Throws: `PayloadError` for an incomplete message, which names the missing value by its key in a payload: a
    ///   slideup or a page without `message`, a modal or full message with neither `header` nor `message`, a full
    ///   message or an image without `image_url`, the action `url` without `uri`, a message that closes automatically
    ///   without a `duration` of 0 or more. An empty text counts as present. The vendor's complete list is not known.
    public init(_ message: Braze.InAppMessageRaw) throws {
        let fields = message.fields
        let data = try fields.data
        guard !fields.isControl else {
            self = .control(Control(data: data))
            return
        }
        switch (fields.type, fields.imageStyle) {
        case (.slideup, _): self = .slideup(try fields.slideup(data))
        case (.modal, .graphic): self = .modalImage(try fields.modalImage(data))
        case (.modal, _): self = .modal(try fields.modal(data))
        case (.full, .graphic): self = .fullImage(try fields.fullImage(data))
        case (.full, _): self = .full(try fields.full(data))
        case (.html, _), (.htmlFull, _): self = .html(try fields.html(data))
        }
    }
}

extension Braze.InAppMessageRaw.Fields {
    fileprivate var data: Braze.InAppMessage.Data {
        get throws {
            var data = Braze.InAppMessage.Data(
                clickAction: try .init(clickAction, url, useWebView: useWebView), messageClose: try close,
                orientation: orientation.typed, animateIn: animateIn, animateOut: animateOut,
                messageExtras: messageExtras)
            data.extrasObject = extras
            data.id = id
            data.context = context
            data.isTestSend = isTestSend
            return data
        }
    }

    private var close: Braze.InAppMessage.MessageClose {
        get throws {
            guard messageClose == .autoDismiss else { return .userInteraction }
            let expected = "a time, 0 or more, for a message that closes automatically"
            guard let duration else { throw PayloadError.missing("duration", expected: expected) }
            guard duration >= 0, duration.isFinite else {
                throw PayloadError(
                    code: .invalidValue, keyPath: "duration", found: "\(duration) s", expected: expected)
            }
            return .auto(after: duration)
        }
    }

    fileprivate func slideup(_ data: Braze.InAppMessage.Data) throws -> Braze.InAppMessage.Slideup {
        guard let message else {
            throw PayloadError.missing("message", expected: "the text of a slideup")
        }
        return .init(
            data: data, graphic: graphic, imageAltText: imageAltText, language: language, message: message,
            slideFrom: slideFrom?.typed ?? .bottom, themes: typedThemes)
    }

    fileprivate func modal(_ data: Braze.InAppMessage.Data) throws -> Braze.InAppMessage.Modal {
        try requireText()
        return .init(
            data: data, graphic: graphic, imageAltText: imageAltText, language: language,
            header: header ?? "",
            headerTextAlignment: headerTextAlignment?.typed ?? .center, message: message ?? "",
            messageTextAlignment: messageTextAlignment?.typed ?? .center, buttons: try typedButtons,
            themes: typedThemes)
    }

    fileprivate func modalImage(_ data: Braze.InAppMessage.Data) throws -> Braze.InAppMessage.ModalImage {
        .init(
            data: data, imageURL: try requiredImage, imageAltText: imageAltText, language: language,
            buttons: try typedButtons, themes: typedThemes)
    }

    fileprivate func full(_ data: Braze.InAppMessage.Data) throws -> Braze.InAppMessage.Full {
        try requireText()
        return .init(
            data: data, imageURL: try requiredImage, imageAltText: imageAltText, language: language,
            header: header ?? "", headerTextAlignment: headerTextAlignment?.typed ?? .center,
            message: message ?? "", messageTextAlignment: messageTextAlignment?.typed ?? .center,
            buttons: try typedButtons, themes: typedThemes)
    }

    fileprivate func fullImage(_ data: Braze.InAppMessage.Data) throws -> Braze.InAppMessage.FullImage {
        .init(
            data: data, imageURL: try requiredImage, imageAltText: imageAltText, language: language,
            buttons: try typedButtons, themes: typedThemes)
    }

    fileprivate func html(_ data: Braze.InAppMessage.Data) throws -> Braze.InAppMessage.Html {
        guard let message else {
            throw PayloadError.missing("message", expected: "the source of a page")
        }
        return .init(
            data: data, message: message, baseURL: baseURL, assetURLs: Set(assetURLs ?? []),
            legacy: type == .htmlFull, messageFields: messageFields?.values ?? [:])
    }

    private func requireText() throws {
        guard header == nil, message == nil else { return }
        throw PayloadError.missing("message", expected: "a text, or a text at header")
    }

    private var requiredImage: URL {
        get throws {
            guard let imageURL else {
                throw PayloadError.missing("image_url", expected: "the URL of the message's image")
            }
            return imageURL
        }
    }

    /// The image has precedence over the icon.
    private var graphic: Braze.InAppMessage.Graphic? {
        imageURL.map { .image($0) } ?? icon.map { .icon($0) }
    }

    private var typedThemes: Braze.InAppMessage.Themes {
        guard let themes else { return .defaults }
        let forMessage = themes.filter(\.value.isForMessage)
        return .init(
            themes: Dictionary(
                uniqueKeysWithValues: forMessage.map { name, theme in (name, theme.typed(name)) }))
    }

    private var typedButtons: [Braze.InAppMessage.Button] {
        get throws {
            try (buttons ?? []).enumerated().map { position, button in
                .init(
                    id: button.id, text: button.text,
                    clickAction: try .init(
                        button.clickAction, button.url, useWebView: button.useWebView,
                        path: PayloadPath.root["btns"][position]),
                    themes: themes(of: button, at: position))
            }
        }
    }

    /// The themes of a button: those at its index in the message's themes. Its own colours are the light theme unless
    /// the message's themes have one for it.
    private func themes(
        of button: Braze.InAppMessageRaw.Button, at position: Int
    ) -> Braze.InAppMessage.ButtonThemes {
        var found: [String: Braze.InAppMessage.ButtonTheme] = [
            "light": .init(
                textColor: button.textColor, borderColor: button.borderColor,
                backgroundColor: button.backgroundColor)
        ]
        for (name, theme) in themes ?? [:] {
            guard theme.buttons.indices.contains(position), theme.buttons[position].isForButton else {
                continue
            }
            found[name] = theme.buttons[position].typed(name)
        }
        return .init(themes: found)
    }
}

extension Braze.InAppMessage.ClickAction {
    /// - Parameter path: the position of the clicked element, for errors.
    fileprivate init(
        _ action: Braze.InAppMessageRaw.ClickAction, _ url: URL?, useWebView: Bool, path: PayloadPath = .root
    ) throws {
        switch action {
        case .none:
            self = .none
        case .url:
            guard let url else {
                throw PayloadError.missing(path["uri"], expected: "the URL that a click opens")
            }
            self = .url(url, useWebView: useWebView)
        }
    }
}

extension Braze.InAppMessageRaw.Theme {
    /// The theme with defaults for its missing colours.
    fileprivate func typed(_ name: String) -> Braze.InAppMessage.Theme {
        let fallback = name == "dark" ? Braze.InAppMessage.Theme.defaultDark : .defaultLight
        return .init(
            backgroundColor: backgroundColor ?? fallback.backgroundColor,
            textColor: textColor ?? fallback.textColor,
            iconColor: iconColor ?? fallback.iconColor,
            iconBackgroundColor: iconBackgroundColor ?? fallback.iconBackgroundColor,
            headerTextColor: headerTextColor ?? fallback.headerTextColor,
            closeButtonColor: closeButtonColor ?? fallback.closeButtonColor,
            frameColor: frameColor ?? fallback.frameColor)
    }
}

extension Braze.InAppMessageRaw.ButtonTheme {
    /// The theme with defaults for its missing colours.
    fileprivate func typed(_ name: String) -> Braze.InAppMessage.ButtonTheme {
        let fallback = name == "dark" ? Braze.InAppMessage.ButtonTheme.defaultDark : .defaultLight
        return .init(
            textColor: textColor ?? fallback.textColor, borderColor: borderColor ?? fallback.borderColor,
            backgroundColor: backgroundColor ?? fallback.backgroundColor)
    }
}
