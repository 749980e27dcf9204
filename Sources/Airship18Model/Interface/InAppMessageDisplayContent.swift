public import Foundation

/// The content of a message. Late versions of 20 have one more case, `airshipLayoutIntermediate`, which app code cannot
/// make; a `switch` needs a `default` there. Sendable; a value.
public enum InAppMessageDisplayContent: Sendable, Equatable {
    /// A banner.
    case banner(Banner)
    /// A message over the whole screen.
    case fullscreen(Fullscreen)
    /// A modal message.
    case modal(Modal)
    /// An HTML page.
    case html(HTML)
    /// Content for an app's own adapter: all of `display` (section 4.8).
    case custom(AirshipJSON)
    /// A scene or survey, in Airship's own layout.
    case airshipLayout(AirshipLayout)

    /// Whether it can be displayed. Checked when a schedule is prepared, not when it is stored (AM-016).
    public func validate() -> Bool {
        switch self {
        case .banner(let banner):
            return Self.hasText(banner.heading, banner.body) && (banner.buttons?.count ?? 0) <= 2
        case .modal(let modal): return Self.hasText(modal.heading, modal.body)
        case .fullscreen(let fullscreen): return Self.hasText(fullscreen.heading, fullscreen.body)
        case .html(let html): return !html.url.isEmpty
        case .custom: return true
        case .airshipLayout(let layout): return layout.validate()
        }
    }

    private static func hasText(_ texts: InAppMessageTextInfo?...) -> Bool {
        texts.contains { !($0?.text.isEmpty ?? true) }
    }

    /// The media of the SDK's own views.
    var media: InAppMessageMediaInfo? {
        switch self {
        case .banner(let banner): banner.media
        case .modal(let modal): modal.media
        case .fullscreen(let fullscreen): fullscreen.media
        case .html, .custom, .airshipLayout: nil
        }
    }

    /// The buttons of the SDK's own views, the footer last.
    var buttons: [InAppMessageButtonInfo] {
        switch self {
        case .banner(let banner): banner.buttons ?? []
        case .modal(let modal): (modal.buttons ?? []) + [modal.footer].compactMap { $0 }
        case .fullscreen(let fullscreen): (fullscreen.buttons ?? []) + [fullscreen.footer].compactMap { $0 }
        case .html, .custom, .airshipLayout: []
        }
    }
}

/// The messages for which a custom adapter is used: only the content's own case decides (AM-089).
public enum CustomDisplayAdapterType: Sendable {
    /// The kinds of messages that an adapter can be set for.
    case html, modal, fullscreen, banner, custom

    init?(_ content: InAppMessageDisplayContent) {
        switch content {
        case .banner: self = .banner
        case .fullscreen: self = .fullscreen
        case .modal: self = .modal
        case .html: self = .html
        case .custom: self = .custom
        case .airshipLayout: return nil
        }
    }
}

extension InAppMessageDisplayContent {
    /// A strip at an edge of the screen. Sendable; a value.
    public struct Banner: Codable, Sendable, Equatable {
        /// The layouts of media and texts.
        public enum Template: String, Codable, Sendable {
            /// Media on the left.
            case mediaLeft = "media_left"
            /// Media on the right.
            case mediaRight = "media_right"

            /// Reads a template; case-sensitive (AM-131).
            /// - Throws: `DecodingError`.
            public init(from decoder: any Decoder) throws {
                self = try decoder.choice(of: [.mediaLeft, .mediaRight])
            }
        }

        /// The edges of the screen.
        public enum Placement: String, Codable, Sendable, Equatable {
            /// The edge of the screen.
            case top, bottom

            /// Reads a placement; case-sensitive (AM-131).
            /// - Throws: `DecodingError`.
            public init(from decoder: any Decoder) throws {
                self = try decoder.choice(of: [.top, .bottom])
            }
        }

        /// The heading. It or `body` must have text (section 4.5).
        public var heading: InAppMessageTextInfo?
        /// The text.
        public var body: InAppMessageTextInfo?
        /// The image.
        public var media: InAppMessageMediaInfo?
        /// The buttons, two at most (section 4.5).
        public var buttons: [InAppMessageButtonInfo]?
        /// The layout of the buttons; nil acts as `stacked` (AM-086).
        public var buttonLayoutType: InAppMessageButtonLayoutType?
        /// The side of the media; nil acts as `mediaLeft` (AM-086).
        public var template: Template?
        /// The background colour.
        public var backgroundColor: InAppMessageColor?
        /// The colour of the handle.
        public var dismissButtonColor: InAppMessageColor?
        /// The corner radius, in points.
        public var borderRadius: Double?
        /// The seconds after which the banner disappears by itself; nil means never (AM-079).
        public var duration: TimeInterval?
        /// The edge of the screen; nil acts as `bottom` (AM-086).
        public var placement: Placement?
        /// The actions that a tap runs; without them a tap does nothing (AM-078).
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

extension InAppMessageDisplayContent {
    /// A modal box. Sendable; a value.
    public struct Modal: Codable, Sendable, Equatable {
        /// The order of the parts.
        public enum Template: String, Codable, Sendable {
            /// Header, media, body.
            case headerMediaBody = "header_media_body"
            /// Media, header, body.
            case mediaHeaderBody = "media_header_body"
            /// Header, body, media.
            case headerBodyMedia = "header_body_media"

            /// Reads a template; case-sensitive (AM-131).
            /// - Throws: `DecodingError`.
            public init(from decoder: any Decoder) throws {
                self = try decoder.choice(of: [.headerMediaBody, .mediaHeaderBody, .headerBodyMedia])
            }
        }

        /// The heading. It or `body` must have text (section 4.6).
        public var heading: InAppMessageTextInfo?
        /// The text.
        public var body: InAppMessageTextInfo?
        /// The image or video.
        public var media: InAppMessageMediaInfo?
        /// The button below everything else.
        public var footer: InAppMessageButtonInfo?
        /// The buttons; their number is not limited (AM-086).
        public var buttons: [InAppMessageButtonInfo]?
        /// The layout of the buttons; nil acts as `stacked` (AM-086).
        public var buttonLayoutType: InAppMessageButtonLayoutType?
        /// The order of the parts; nil acts as `mediaHeaderBody` (AM-086).
        public var template: Template?
        /// The background colour.
        public var backgroundColor: InAppMessageColor?
        /// The colour of the close button.
        public var dismissButtonColor: InAppMessageColor?
        /// The corner radius, in points.
        public var borderRadius: Double?
        /// Whether it fills a small screen.
        public var allowFullscreenDisplay: Bool?

        /// Makes a modal message. `buttons` and `template` are required in code, but not in JSON (AM-131).
        public init(
            heading: InAppMessageTextInfo? = nil, body: InAppMessageTextInfo? = nil,
            media: InAppMessageMediaInfo? = nil, footer: InAppMessageButtonInfo? = nil,
            buttons: [InAppMessageButtonInfo], buttonLayoutType: InAppMessageButtonLayoutType? = nil,
            template: Template, dismissButtonColor: InAppMessageColor? = nil,
            backgroundColor: InAppMessageColor? = nil,
            borderRadius: Double? = nil, allowFullscreenDisplay: Bool? = nil
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
            self.borderRadius = borderRadius
            self.allowFullscreenDisplay = allowFullscreenDisplay
        }

        enum CodingKeys: String, CodingKey {
            case heading, body, media, footer, buttons, template
            case buttonLayoutType = "button_layout"
            case backgroundColor = "background_color"
            case dismissButtonColor = "dismiss_button_color"
            case borderRadius = "border_radius"
            case allowFullscreenDisplay = "allow_fullscreen_display"
        }
    }
}

extension InAppMessageDisplayContent {
    /// A full-screen message. Sendable; a value.
    public struct Fullscreen: Codable, Sendable, Equatable {
        /// The order of the parts.
        public enum Template: String, Codable, Sendable {
            /// Header, media, body.
            case headerMediaBody = "header_media_body"
            /// Media, header, body.
            case mediaHeaderBody = "media_header_body"
            /// Header, body, media.
            case headerBodyMedia = "header_body_media"

            /// Reads a template; case-sensitive (AM-131).
            /// - Throws: `DecodingError`.
            public init(from decoder: any Decoder) throws {
                self = try decoder.choice(of: [.headerMediaBody, .mediaHeaderBody, .headerBodyMedia])
            }
        }

        /// The heading. It or `body` must have text (section 4.6).
        public var heading: InAppMessageTextInfo?
        /// The text.
        public var body: InAppMessageTextInfo?
        /// The image or video.
        public var media: InAppMessageMediaInfo?
        /// The button below everything else.
        public var footer: InAppMessageButtonInfo?
        /// The buttons; their number is not limited (AM-086).
        public var buttons: [InAppMessageButtonInfo]?
        /// The layout of the buttons; nil acts as `stacked` (AM-086).
        public var buttonLayoutType: InAppMessageButtonLayoutType?
        /// The order of the parts; nil acts as `mediaHeaderBody` (AM-086).
        public var template: Template?
        /// The background colour.
        public var backgroundColor: InAppMessageColor?
        /// The colour of the close button.
        public var dismissButtonColor: InAppMessageColor?

        /// Makes a fullscreen message. `buttons` and `template` are required in code, but not in JSON (AM-131).
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
