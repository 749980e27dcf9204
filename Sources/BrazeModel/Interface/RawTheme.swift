public import Foundation

extension Braze.InAppMessageRaw {
    /// The colours of an untyped message and its buttons in one appearance. A nil colour means the default of the
    /// appearance. Sendable.
    public struct Theme: Codable, Hashable, Sendable {
        /// The background colour.
        public var backgroundColor: Color?
        /// The text colour.
        public var textColor: Color?
        /// The colour of the icon's glyph.
        public var iconColor: Color?
        /// The background colour of the icon.
        public var iconBackgroundColor: Color?
        /// The text colour of the header.
        public var headerTextColor: Color?
        /// The colour of the close button, or of a slideup's chevron.
        public var closeButtonColor: Color?
        /// The colour of the frame around the message.
        public var frameColor: Color?
        /// The colours of the buttons, by the index of the button in the message.
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

        /// Whether it has colours for the message, not only for its buttons.
        var isForMessage: Bool {
            buttons.isEmpty || Self.colors.contains { self[keyPath: $0.property] != nil }
        }

        /// The colours, with their keys in a payload.
        ///
        /// `nonisolated(unsafe)` is sound because the table is a constant and a key path without captures is immutable;
        /// the compiler does not know that these key paths are Sendable.
        nonisolated(unsafe) static let colors: [(key: String, property: WritableKeyPath<Theme, Color?>)] = [
            ("bg_color", \.backgroundColor), ("text_color", \.textColor), ("icon_color", \.iconColor),
            ("icon_bg_color", \.iconBackgroundColor), ("header_text_color", \.headerTextColor),
            ("close_btn_color", \.closeButtonColor), ("frame_color", \.frameColor),
        ]
    }

    /// The colours of a button in one appearance. A theme without any colour sets nothing for its button: it only keeps
    /// the index. Sendable.
    public struct ButtonTheme: Codable, Hashable, Sendable {
        /// The text colour.
        public var textColor: Color?
        /// The border colour.
        public var borderColor: Color?
        /// The background colour.
        public var backgroundColor: Color?

        /// Makes a theme.
        public init(textColor: Color? = nil, borderColor: Color? = nil, backgroundColor: Color? = nil) {
            self.textColor = textColor
            self.borderColor = borderColor
            self.backgroundColor = backgroundColor
        }

        /// Whether it has any colour for its button.
        var isForButton: Bool {
            textColor != nil || borderColor != nil || backgroundColor != nil
        }
    }

    /// A button of an untyped message. Its colours are those of the light appearance, unless the theme `light` has
    /// colours for it. Sendable.
    public struct Button: Codable, Hashable, Sendable {
        /// The id of the button, unique in the message.
        public var id: Int
        /// The button's title.
        public var text: String
        /// The effect of a click on it.
        public var clickAction: ClickAction
        /// The URL that the action `url` opens.
        public var url: URL?
        /// Whether the URL is opened in the app.
        public var useWebView: Bool
        /// The text colour.
        public var textColor: Color
        /// The border colour.
        public var borderColor: Color
        /// The background colour.
        public var backgroundColor: Color

        /// Makes a button; the default colours are those of `Braze.InAppMessage.ButtonTheme.defaultLight`.
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

/// Short names for the colours of the theme `light`. That they stand for that theme is the model's choice.
extension Braze.InAppMessageRaw {
    /// The text colour.
    public var textColor: Color? {
        get { fields.lightTheme.textColor }
        set { update { $0.lightTheme.textColor = newValue } }
    }

    /// The text colour of the header.
    public var headerTextColor: Color? {
        get { fields.lightTheme.headerTextColor }
        set { update { $0.lightTheme.headerTextColor = newValue } }
    }

    /// The colour of the icon.
    public var iconColor: Color? {
        get { fields.lightTheme.iconColor }
        set { update { $0.lightTheme.iconColor = newValue } }
    }

    /// The background colour of the icon.
    public var iconBackgroundColor: Color? {
        get { fields.lightTheme.iconBackgroundColor }
        set { update { $0.lightTheme.iconBackgroundColor = newValue } }
    }

    /// The background colour.
    public var backgroundColor: Color? {
        get { fields.lightTheme.backgroundColor }
        set { update { $0.lightTheme.backgroundColor = newValue } }
    }

    /// The colour of the frame around the message.
    public var frameColor: Color? {
        get { fields.lightTheme.frameColor }
        set { update { $0.lightTheme.frameColor = newValue } }
    }

    /// The colour of the close button.
    public var closeButtonColor: Color? {
        get { fields.lightTheme.closeButtonColor }
        set { update { $0.lightTheme.closeButtonColor = newValue } }
    }
}
