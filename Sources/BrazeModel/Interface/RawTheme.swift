public import Foundation

extension Braze.InAppMessageRaw {
    /// The colours of an untyped message in one appearance, and those of its buttons. A colour that is nil is
    /// the default of the appearance. Sendable.
    public struct Theme: Codable, Hashable, Sendable {
        /// Behind the content.
        public var backgroundColor: Color?
        /// The message's text.
        public var textColor: Color?
        /// The icon's glyph.
        public var iconColor: Color?
        /// Behind the icon's glyph.
        public var iconBackgroundColor: Color?
        /// The header's text.
        public var headerTextColor: Color?
        /// The close button, or the chevron of a slideup.
        public var closeButtonColor: Color?
        /// Around the message.
        public var frameColor: Color?
        /// The colours of the buttons, by the position of the button in the message.
        public var buttons: [ButtonTheme]

        /// Makes a theme.
        public init(
            backgroundColor: Color? = nil, textColor: Color? = nil, iconColor: Color? = nil,
            iconBackgroundColor: Color? = nil, headerTextColor: Color? = nil, closeButtonColor: Color? = nil,
            frameColor: Color? = nil, buttons: [ButtonTheme] = []
        ) {
            self.backgroundColor = backgroundColor
            self.textColor = textColor
            self.iconColor = iconColor
            self.iconBackgroundColor = iconBackgroundColor
            self.headerTextColor = headerTextColor
            self.closeButtonColor = closeButtonColor
            self.frameColor = frameColor
            self.buttons = buttons
        }

        /// Whether this says something about the message, and not about its buttons alone.
        var isForMessage: Bool {
            buttons.isEmpty || Self.colors.contains { self[keyPath: $0.property] != nil }
        }

        /// The colours, with their keys in a payload.
        ///
        /// `nonisolated(unsafe)` is sound because the table is a constant and a key path without captures
        /// cannot change; the compiler does not see that key paths are Sendable here.
        nonisolated(unsafe) static let colors: [(key: String, property: WritableKeyPath<Theme, Color?>)] = [
            ("bg_color", \.backgroundColor), ("text_color", \.textColor), ("icon_color", \.iconColor),
            ("icon_bg_color", \.iconBackgroundColor), ("header_text_color", \.headerTextColor),
            ("close_btn_color", \.closeButtonColor), ("frame_color", \.frameColor),
        ]
    }

    /// The colours of a button in one appearance. One that holds no colour says nothing about its button:
    /// it keeps the position. Sendable.
    public struct ButtonTheme: Codable, Hashable, Sendable {
        /// The button's text.
        public var textColor: Color?
        /// Around the button.
        public var borderColor: Color?
        /// Behind the text.
        public var backgroundColor: Color?

        /// Makes a theme.
        public init(textColor: Color? = nil, borderColor: Color? = nil, backgroundColor: Color? = nil) {
            self.textColor = textColor
            self.borderColor = borderColor
            self.backgroundColor = backgroundColor
        }

        /// Whether this says anything about its button.
        var isForButton: Bool {
            textColor != nil || borderColor != nil || backgroundColor != nil
        }
    }

    /// A button of an untyped message. Its colours are those of the light appearance, unless the theme
    /// `light` has some for it. Sendable.
    public struct Button: Codable, Hashable, Sendable {
        /// What tells the button from the message's others.
        public var id: Int
        /// The button's title.
        public var text: String
        /// What a click on it does.
        public var clickAction: ClickAction
        /// What is opened by the action `url`.
        public var url: URL?
        /// Whether the URL is opened in the app.
        public var useWebView: Bool
        /// The text's colour.
        public var textColor: Color
        /// The colour around the button.
        public var borderColor: Color
        /// The colour behind the text.
        public var backgroundColor: Color

        /// Makes a button, in the colours of `Braze.InAppMessage.ButtonTheme.defaultLight` if not told others.
        public init(
            id: Int = 0, text: String = "", clickAction: ClickAction = .none, url: URL? = nil,
            useWebView: Bool = false,
            textColor: Color = Braze.InAppMessage.ButtonTheme.defaultLight.textColor,
            borderColor: Color = Braze.InAppMessage.ButtonTheme.defaultLight.borderColor,
            backgroundColor: Color = Braze.InAppMessage.ButtonTheme.defaultLight.backgroundColor
        ) {
            self.id = id
            self.text = text
            self.clickAction = clickAction
            self.url = url
            self.useWebView = useWebView
            self.textColor = textColor
            self.borderColor = borderColor
            self.backgroundColor = backgroundColor
        }
    }
}

/// The colours of the theme `light`, by short names. That they stand for that theme is the model's choice.
extension Braze.InAppMessageRaw {
    /// The text's colour.
    public var textColor: Color? {
        get { fields.lightTheme.textColor }
        set { update { $0.lightTheme.textColor = newValue } }
    }

    /// The header's colour.
    public var headerTextColor: Color? {
        get { fields.lightTheme.headerTextColor }
        set { update { $0.lightTheme.headerTextColor = newValue } }
    }

    /// The icon's colour.
    public var iconColor: Color? {
        get { fields.lightTheme.iconColor }
        set { update { $0.lightTheme.iconColor = newValue } }
    }

    /// The colour behind the icon.
    public var iconBackgroundColor: Color? {
        get { fields.lightTheme.iconBackgroundColor }
        set { update { $0.lightTheme.iconBackgroundColor = newValue } }
    }

    /// The colour behind the content.
    public var backgroundColor: Color? {
        get { fields.lightTheme.backgroundColor }
        set { update { $0.lightTheme.backgroundColor = newValue } }
    }

    /// The colour around the message.
    public var frameColor: Color? {
        get { fields.lightTheme.frameColor }
        set { update { $0.lightTheme.frameColor = newValue } }
    }

    /// The close button's colour.
    public var closeButtonColor: Color? {
        get { fields.lightTheme.closeButtonColor }
        set { update { $0.lightTheme.closeButtonColor = newValue } }
    }
}
