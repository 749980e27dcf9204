extension Braze.InAppMessage {
    /// The colours of a message in one appearance. Sendable.
    public struct Theme: Hashable, Sendable {
        /// The background colour.
        public var backgroundColor: Color
        /// The text colour.
        public var textColor: Color
        /// The colour of the icon's glyph.
        public var iconColor: Color
        /// The background colour of the icon.
        public var iconBackgroundColor: Color
        /// The text colour of the header.
        public var headerTextColor: Color
        /// The colour of the close button, or of a slideup's chevron.
        public var closeButtonColor: Color
        /// The colour of the frame around the message.
        public var frameColor: Color

        /// Makes a theme; omitted colours are clear.
        public init(
            backgroundColor: Color = .clear, textColor: Color = .clear, iconColor: Color = .clear,
            iconBackgroundColor: Color = .clear, headerTextColor: Color = .clear,
            closeButtonColor: Color = .clear, frameColor: Color = .clear
        ) {
            self.backgroundColor = backgroundColor
            self.textColor = textColor
            self.iconColor = iconColor
            self.iconBackgroundColor = iconBackgroundColor
            self.headerTextColor = headerTextColor
            self.closeButtonColor = closeButtonColor
            self.frameColor = frameColor
        }

        /// The light theme of a message without colours. The vendor's values are not known; these are the model's.
        public static let defaultLight = Theme(
            backgroundColor: .white, textColor: 0xFF33_3333, iconColor: .white,
            iconBackgroundColor: 0xFF00_66CC,
            headerTextColor: 0xFF33_3333, closeButtonColor: 0xFF99_9999, frameColor: 0x8000_0000)

        /// The dark counterpart of `defaultLight`. The values are the model's.
        public static let defaultDark = Theme(
            backgroundColor: 0xFF22_2222, textColor: 0xFFEE_EEEE, iconColor: .white,
            iconBackgroundColor: 0xFF33_99FF,
            headerTextColor: 0xFFEE_EEEE, closeButtonColor: 0xFFAA_AAAA, frameColor: 0x8000_0000)
    }

    /// The colours of a button in one appearance. Sendable.
    public struct ButtonTheme: Hashable, Sendable {
        /// The text colour.
        public var textColor: Color
        /// The border colour.
        public var borderColor: Color
        /// The background colour.
        public var backgroundColor: Color

        /// Makes a theme; omitted colours are clear.
        public init(textColor: Color = .clear, borderColor: Color = .clear, backgroundColor: Color = .clear) {
            self.textColor = textColor
            self.borderColor = borderColor
            self.backgroundColor = backgroundColor
        }

        /// The light theme of a button without colours. The vendor's values are not known; those of this type are the
        /// model's.
        public static let defaultLight = primary
        /// The dark counterpart of `defaultLight`.
        public static let defaultDark = ButtonTheme(
            textColor: .black, borderColor: 0xFF33_99FF, backgroundColor: 0xFF33_99FF)
        /// The theme of a prominent button.
        public static let primary = ButtonTheme(
            textColor: .white, borderColor: 0xFF00_66CC, backgroundColor: 0xFF00_66CC)
        /// The theme of a less prominent button.
        public static let secondary = ButtonTheme(
            textColor: 0xFF00_66CC, borderColor: 0xFF00_66CC, backgroundColor: .white)
    }
}

extension Braze.InAppMessage {
    /// The themes of a message, by name. Only `light` and `dark` are ever chosen automatically. Sendable.
    public struct Themes: ExpressibleByDictionaryLiteral, Hashable, Sendable {
        /// The themes, by name.
        public var themes: [String: Theme]

        /// Makes themes.
        public init(themes: [String: Theme]) {
            self.themes = themes
        }

        /// Makes themes from a literal such as `["light": .defaultLight]`. If two themes have the same name, the last
        /// one wins.
        public init(dictionaryLiteral elements: (String, Theme)...) {
            themes = Dictionary(elements) { _, last in last }
        }

        /// The light theme. If it is missing, this is `Theme.defaultLight`; the vendor's fallback is not known.
        public var light: Theme {
            get { themes["light"] ?? .defaultLight }
            set { themes["light"] = newValue }
        }

        /// The dark theme; nil means that the light one is used. Assigning nil turns dark mode off.
        public var dark: Theme? {
            get { themes["dark"] }
            set { themes["dark"] = newValue }
        }

        /// The theme with a name; nil if there is none.
        public subscript(name: String) -> Theme? {
            get { themes[name] }
            set { themes[name] = newValue }
        }

        /// The themes of a message without colours: only a light theme. It is not known whether the vendor's also have
        /// a dark one.
        public static let defaults: Themes = ["light": .defaultLight]
    }

    /// The themes of a button, by name; to change one, make new themes. Sendable.
    public struct ButtonThemes: ExpressibleByDictionaryLiteral, Hashable, Sendable {
        /// The themes, by name.
        public var themes: [String: ButtonTheme]

        /// Makes themes.
        public init(themes: [String: ButtonTheme]) {
            self.themes = themes
        }

        /// Makes themes from a literal such as `["light": .primary]`. If two themes have the same name, the last one
        /// wins.
        public init(dictionaryLiteral elements: (String, ButtonTheme)...) {
            themes = Dictionary(elements) { _, last in last }
        }

        /// The light theme. If it is missing, this is `ButtonTheme.defaultLight`; the vendor's fallback is not known.
        public var light: ButtonTheme { themes["light"] ?? .defaultLight }

        /// The dark theme; nil means that the light one is used.
        public var dark: ButtonTheme? { themes["dark"] }

        /// The theme with a name; nil if there is none.
        public subscript(name: String) -> ButtonTheme? { themes[name] }

        /// The themes of a button without colours: only a light theme, as in `Themes.defaults`.
        public static let defaults: ButtonThemes = ["light": .defaultLight]
    }
}
