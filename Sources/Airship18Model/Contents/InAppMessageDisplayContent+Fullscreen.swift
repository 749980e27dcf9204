import Foundation

extension InAppMessageDisplayContent {
    /// A message as large as the screen. Sendable; a value.
    public struct Fullscreen: Codable, Sendable, Equatable {
        /// In which order the parts stand.
        public enum Template: String, Codable, Sendable {
            case headerMediaBody = "header_media_body"
            case mediaHeaderBody = "media_header_body"
            case headerBodyMedia = "header_body_media"

            /// Reads a template; exact case (AM-131).
            /// - Throws: `DecodingError`.
            public init(from decoder: any Decoder) throws {
                self = try decoder.choice(of: [.headerMediaBody, .mediaHeaderBody, .headerBodyMedia])
            }
        }

        /// The headline. It or `body` must have text (section 4.6).
        public var heading: InAppMessageTextInfo?
        /// The text.
        public var body: InAppMessageTextInfo?
        /// The picture or video.
        public var media: InAppMessageMediaInfo?
        /// The button below everything else.
        public var footer: InAppMessageButtonInfo?
        /// The buttons; their number is not limited (AM-086).
        public var buttons: [InAppMessageButtonInfo]?
        /// How the buttons stand; nil acts as `stacked` (AM-086).
        public var buttonLayoutType: InAppMessageButtonLayoutType?
        /// In which order the parts stand; nil acts as `mediaHeaderBody` (AM-086).
        public var template: Template?
        /// The colour behind everything.
        public var backgroundColor: InAppMessageColor?
        /// The colour of the close button.
        public var dismissButtonColor: InAppMessageColor?

        /// Makes a fullscreen message. Code has to give `buttons` and `template`; JSON need not (AM-131).
        public init(
            heading: InAppMessageTextInfo? = nil, body: InAppMessageTextInfo? = nil,
            media: InAppMessageMediaInfo? = nil, footer: InAppMessageButtonInfo? = nil,
            buttons: [InAppMessageButtonInfo], buttonLayoutType: InAppMessageButtonLayoutType? = nil,
            template: Template, dismissButtonColor: InAppMessageColor? = nil,
            backgroundColor: InAppMessageColor? = nil
        ) {
            self.heading = heading
            self.body = body
            self.media = media
            self.footer = footer
            self.buttons = buttons
            self.buttonLayoutType = buttonLayoutType
            self.template = template
            self.backgroundColor = backgroundColor
            self.dismissButtonColor = dismissButtonColor
        }

        enum CodingKeys: String, CodingKey {
            case heading, body, media, footer, buttons, template
            case buttonLayoutType = "button_layout"
            case backgroundColor = "background_color"
            case dismissButtonColor = "dismiss_button_color"
        }
    }
}
