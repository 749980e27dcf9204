import Foundation
import HeadlessStage

extension Braze.InAppMessageRaw {
    /// The values of an untyped message.
    struct Fields: Sendable {
        var type = MessageType.slideup
        var id: String?
        var message: String?
        var header: String?
        var url: URL?
        var useWebView = false
        var clickAction = ClickAction.none
        var messageClose = MessageClose.swipe
        var duration: TimeInterval?
        var orientation = Orientation.any
        var messageTextAlignment: TextAlignment?
        var headerTextAlignment: TextAlignment?
        var imageURL: URL?
        var imageStyle: ImageStyle?
        var icon: String?
        var imageAltText: String?
        var language: String?
        var slideFrom: SlideFrom?
        var themes: [String: Theme]?
        var buttons: [Button]?
        var animateIn = true
        var animateOut = true
        var extras = JSONObject()
        var messageExtras: String?
        var messageFields: JSONObject?
        var baseURL: URL?
        var assetURLs: [URL]?
        var isControl = false
        var isTestSend = false
        var context: Context?

        /// The light theme, from the colours of the untyped message itself.
        var lightTheme: Theme {
            get { themes?["light"] ?? Theme() }
            set { themes = (themes ?? [:]).merging(["light": newValue]) { $1 } }
        }
    }
}

/// The message as a payload.
///
/// Keys that the facts do not specify: the id is written as `trigger_id` and also read from `id`; the URL is written as
/// `uri` and also read from `url`; the base URL is `base_url` and the additional values are `message_extras`. Keys
/// without a property, such as those of other platforms, are ignored.
extension Braze.InAppMessageRaw.Fields {
    init(_ payload: PayloadReader) throws {
        isControl = try payload.value("is_control", .bool, default: false)
        type =
            isControl
            ? try payload.value("type", .word, default: .slideup) : try payload.required("type", .word)
        try readTexts(payload)
        try readBehaviour(payload)
        try readLook(payload)
        try readPage(payload)
    }

    private mutating func readTexts(_ payload: PayloadReader) throws {
        id = try payload.optional("trigger_id", .string) ?? payload.optional("id", .string)
        message = try payload.optional("message", .string)
        header = try payload.optional("header", .string)
        messageTextAlignment = try payload.optional("text_align_message", .word)
        headerTextAlignment = try payload.optional("text_align_header", .word)
        imageAltText = try payload.optional("image_alt", .string)
        language = try payload.optional("language", .string)
        extras = JSONObject(try payload.optional("extras", .object) ?? [:])
        messageExtras = try payload.optional("message_extras", .string)
    }

    private mutating func readBehaviour(_ payload: PayloadReader) throws {
        clickAction = .init(payload: try payload.value("click_action", .string, default: ""))
        url = try payload.link
        useWebView = try payload.value("use_webview", .bool, default: false)
        messageClose = try payload.value("message_close", .word, default: .swipe)
        duration = try payload.optional("duration", .milliseconds)
        orientation = try payload.value("orientation", .word, default: .any)
        slideFrom = try payload.optional("slide_from", .word)
        animateIn = try payload.value("animate_in", .bool, default: true)
        animateOut = try payload.value("animate_out", .bool, default: true)
        isTestSend = try payload.value("is_test_send", .bool, default: false)
    }

    private mutating func readLook(_ payload: PayloadReader) throws {
        imageURL = try payload.optional("image_url", .url)
        imageStyle = try payload.optional("image_style", .word)
        icon = try payload.optional("icon", .string)
        buttons = try payload.readers("btns")?.map { try Braze.InAppMessageRaw.Button($0) }
        themes = try payload.readersByKey("themes")?.mapValues { try Braze.InAppMessageRaw.Theme($0) }
        for (key, property) in Braze.InAppMessageRaw.Theme.colors {
            guard let color = try payload.optional(key, .color) else { continue }
            lightTheme[keyPath: property] = color
        }
    }

    private mutating func readPage(_ payload: PayloadReader) throws {
        messageFields = try payload.optional("message_fields", .object).map { JSONObject($0) }
        baseURL = try payload.optional("base_url", .url)
        assetURLs = try payload.array("asset_urls", .url)
    }

    /// The payload. The light theme's colours are contained twice, because wrappers look for them at the top level.
    var payload: [String: JSONValue] {
        lightTheme.colorPayload.merging(
            [
                "type": .string(type.rawValue), "click_action": .string(clickAction.rawValue),
                "use_webview": .bool(useWebView), "message_close": .string(messageClose.rawValue),
                "orientation": .string(orientation.rawValue), "animate_in": .bool(animateIn),
                "animate_out": .bool(animateOut), "extras": .object(extras.json),
                "is_control": .bool(isControl),
                "is_test_send": .bool(isTestSend),
            ]
        ) { $1 }.merging(optionalPayload.compactMapValues(\.self)) { $1 }
    }

    private var optionalPayload: [String: JSONValue?] {
        [
            "trigger_id": id.map { .string($0) }, "message": message.map { .string($0) },
            "header": header.map { .string($0) }, "uri": url.map { .string($0.absoluteString) },
            "duration": duration.map { JSONValue(seconds: $0) },
            "text_align_message": messageTextAlignment.map { .string($0.rawValue) },
            "text_align_header": headerTextAlignment.map { .string($0.rawValue) },
            "image_url": imageURL.map { .string($0.absoluteString) },
            "image_style": imageStyle.map { .string($0.rawValue) }, "icon": icon.map { .string($0) },
            "image_alt": imageAltText.map { .string($0) }, "language": language.map { .string($0) },
            "slide_from": slideFrom.map { .string($0.rawValue) },
            "themes": themes.map { .object($0.mapValues { .object($0.payload) }) },
            "btns": buttons.map { .array($0.map { .object($0.payload) }) },
            "message_extras": messageExtras.map { .string($0) },
            "message_fields": messageFields.map { .object($0.json) },
            "base_url": baseURL.map { .string($0.absoluteString) },
            "asset_urls": assetURLs.map { .array($0.map { .string($0.absoluteString) }) },
        ]
    }
}

extension Braze.InAppMessageRaw.Theme {
    init(_ payload: PayloadReader) throws {
        self.init()
        for (key, property) in Self.colors {
            self[keyPath: property] = try payload.optional(key, .color)
        }
        buttons = try payload.readers("btns")?.map { try Braze.InAppMessageRaw.ButtonTheme($0) } ?? []
    }

    var colorPayload: [String: JSONValue] {
        let colors = Self.colors.compactMap { key, property in
            self[keyPath: property].map { (key, JSONValue($0)) }
        }
        return Dictionary(uniqueKeysWithValues: colors)
    }

    var payload: [String: JSONValue] {
        guard !buttons.isEmpty else { return colorPayload }
        return colorPayload.merging(["btns": .array(buttons.map { .object($0.payload) })]) { $1 }
    }
}

extension Braze.InAppMessageRaw.ButtonTheme {
    init(_ payload: PayloadReader) throws {
        self.init(
            textColor: try payload.optional("text_color", .color),
            borderColor: try payload.optional("border_color", .color),
            backgroundColor: try payload.optional("bg_color", .color))
    }

    var payload: [String: JSONValue] {
        let colors = ["text_color": textColor, "border_color": borderColor, "bg_color": backgroundColor]
        return colors.compactMapValues { $0.map { JSONValue($0) } }
    }
}

extension Braze.InAppMessageRaw.Button {
    init(_ payload: PayloadReader) throws {
        self.init(id: try payload.required("id", .integer))
        text = try payload.optional("text", .string) ?? ""
        clickAction = .init(payload: try payload.value("click_action", .string, default: ""))
        url = try payload.link
        useWebView = try payload.value("use_webview", .bool, default: false)
        textColor = try payload.optional("text_color", .color) ?? textColor
        borderColor = try payload.optional("border_color", .color) ?? borderColor
        backgroundColor = try payload.optional("bg_color", .color) ?? backgroundColor
    }

    var payload: [String: JSONValue] {
        var payload: [String: JSONValue] = [
            "id": .integer(id), "text": .string(text), "click_action": .string(clickAction.rawValue),
            "use_webview": .bool(useWebView), "text_color": JSONValue(textColor),
            "border_color": JSONValue(borderColor), "bg_color": JSONValue(backgroundColor),
        ]
        payload["uri"] = url.map { .string($0.absoluteString) }
        return payload
    }
}

extension PayloadReader {
    /// The URL of a message or a button.
    fileprivate var link: URL? {
        get throws { try optional("uri", .url) ?? optional("url", .url) }
    }
}

extension JSONValue {
    fileprivate init(_ color: Braze.InAppMessage.Color) {
        self = .integer(Int(color.rawValue))
    }
}
