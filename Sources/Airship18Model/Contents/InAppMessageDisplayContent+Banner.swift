public import Foundation

extension InAppMessageDisplayContent {
    /// A strip at an edge of the screen. Sendable; a value.
    public struct Banner: Codable, Sendable, Equatable {
        /// On which side the media stand.
        public enum Template: String, Codable, Sendable {
            case mediaLeft = "media_left"
            case mediaRight = "media_right"

            /// Reads a template; exact case (AM-131).
            /// - Throws: `DecodingError`.
            public init(from decoder: any Decoder) throws {
                self = try decoder.choice(of: [.mediaLeft, .mediaRight])
            }
        }

        /// At which edge the banner is.
        public enum Placement: String, Codable, Sendable, Equatable {
            case top, bottom

            /// Reads a placement; exact case (AM-131).
            /// - Throws: `DecodingError`.
            public init(from decoder: any Decoder) throws {
                self = try decoder.choice(of: [.top, .bottom])
            }
        }

        /// The headline. It or `body` must have text (section 4.5).
        public var heading: InAppMessageTextInfo?
        /// The text.
        public var body: InAppMessageTextInfo?
        /// The picture.
        public var media: InAppMessageMediaInfo?
        /// The buttons, two at most (section 4.5).
        public var buttons: [InAppMessageButtonInfo]?
        /// How the buttons stand; nil acts as `stacked` (AM-086).
        public var buttonLayoutType: InAppMessageButtonLayoutType?
        /// On which side the media stand; nil acts as `mediaLeft` (AM-086).
        public var template: Template?
        /// The colour behind everything.
        public var backgroundColor: InAppMessageColor?
        /// The colour of the handle.
        public var dismissButtonColor: InAppMessageColor?
        /// How round the corners are, in points.
        public var borderRadius: Double?
        /// After how many seconds the banner goes by itself; nil never (AM-079).
        public var duration: TimeInterval?
        /// At which edge it is; nil acts as `bottom` (AM-086).
        public var placement: Placement?
        /// What a tap runs; without it a tap does nothing (AM-078).
        public var actions: AirshipJSON?

        /// Makes a banner.
        public init(
            heading: InAppMessageTextInfo? = nil, body: InAppMessageTextInfo? = nil,
            media: InAppMessageMediaInfo? = nil, buttons: [InAppMessageButtonInfo]? = nil,
            buttonLayoutType: InAppMessageButtonLayoutType? = nil, template: Template? = nil,
            backgroundColor: InAppMessageColor? = nil, dismissButtonColor: InAppMessageColor? = nil,
            borderRadius: Double? = nil, duration: TimeInterval? = nil, placement: Placement? = nil,
            actions: AirshipJSON? = nil
        ) {
            self.heading = heading
            self.body = body
            self.media = media
            self.buttons = buttons
            self.buttonLayoutType = buttonLayoutType
            self.template = template
            self.backgroundColor = backgroundColor
            self.dismissButtonColor = dismissButtonColor
            self.borderRadius = borderRadius
            self.duration = duration
            self.placement = placement
            self.actions = actions
        }

        enum CodingKeys: String, CodingKey {
            case heading, body, media, buttons, template, duration, placement, actions
            case buttonLayoutType = "button_layout"
            case backgroundColor = "background_color"
            case dismissButtonColor = "dismiss_button_color"
            case borderRadius = "border_radius"
        }
    }
}
