extension Braze.InAppMessage {
    /// The themes of a message, by name. Only `light` and `dark` are ever chosen automatically. Sendable.
    public struct Themes: ExpressibleByDictionaryLiteral, Hashable, Sendable {
        /// The themes, by name.
        public var themes: [String: Theme]

        /// Makes themes.
        public init(themes: [String: Theme]) {
            self.themes = themes
        }

        /// Themes from a literal such as `["light": .defaultLight]`. Of two themes with one name the last counts.
        public init(dictionaryLiteral elements: (String, Theme)...) {
            themes = Dictionary(elements) { _, last in last }
        }

        /// The light theme. Without one it is `Theme.defaultLight`; what the vendor falls back to is not known.
        public var light: Theme {
            get { themes["light"] ?? .defaultLight }
            set { themes["light"] = newValue }
        }

        /// The dark theme; nil means that the light one is used. Assigning nil turns dark mode off.
        public var dark: Theme? {
            get { themes["dark"] }
            set { themes["dark"] = newValue }
        }

        /// The theme of a name, nil if there is none.
        public subscript(name: String) -> Theme? {
            get { themes[name] }
            set { themes[name] = newValue }
        }

        /// What a message has that says nothing about colours: a light theme only. Whether the vendor's also
        /// holds a dark one is not known.
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

        /// Themes from a literal such as `["light": .primary]`. Of two themes with one name the last counts.
        public init(dictionaryLiteral elements: (String, ButtonTheme)...) {
            themes = Dictionary(elements) { _, last in last }
        }

        /// The light theme. Without one it is `ButtonTheme.defaultLight`; what the vendor falls back to is not
        /// known.
        public var light: ButtonTheme { themes["light"] ?? .defaultLight }

        /// The dark theme; nil means that the light one is used.
        public var dark: ButtonTheme? { themes["dark"] }

        /// The theme of a name, nil if there is none.
        public subscript(name: String) -> ButtonTheme? { themes[name] }

        /// What a button has that says nothing about colours: a light theme only, as in `Themes.defaults`.
        public static let defaults: ButtonThemes = ["light": .defaultLight]
    }
}
