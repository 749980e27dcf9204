import Foundation

extension InAppMessageDisplayContent {
    /// A web page. Sendable; a value.
    public struct HTML: Codable, Sendable, Equatable {
        /// The URL of the page. An empty one is not valid; nothing else is validated (AM-083).
        public var url: String
        /// The height of the page, in points.
        public var height: Double?
        /// The width of the page, in points.
        public var width: Double?
        /// Whether height and width keep their ratio.
        public var aspectLock: Bool?
        /// Whether the display requires a network connection; nil acts as true (AM-028).
        public var requiresConnectivity: Bool?
        /// The colour of the close button.
        public var dismissButtonColor: InAppMessageColor?
        /// The background colour.
        public var backgroundColor: InAppMessageColor?
        /// The corner radius, in points.
        public var borderRadius: Double?
        /// Whether it fills a small screen.
        public var allowFullscreen: Bool?
        /// Whether it fills every screen; from 19.9 on.
        public var forceFullscreen: Bool?

        /// Makes a web page message.
        public init(
            url: String, height: Double? = nil, width: Double? = nil, aspectLock: Bool? = nil,
            requiresConnectivity: Bool? = nil, dismissButtonColor: InAppMessageColor? = nil,
            backgroundColor: InAppMessageColor? = nil, borderRadius: Double? = nil,
            allowFullscreen: Bool? = nil, forceFullscreen: Bool? = nil
        ) {
            self.url = url
            self.height = height
            self.width = width
            self.aspectLock = aspectLock
            self.requiresConnectivity = requiresConnectivity
            self.dismissButtonColor = dismissButtonColor
            self.backgroundColor = backgroundColor
            self.borderRadius = borderRadius
            self.allowFullscreen = allowFullscreen
            self.forceFullscreen = forceFullscreen
        }

        enum CodingKeys: String, CodingKey {
            case url, height, width
            case aspectLock = "aspect_lock"
            case requiresConnectivity = "require_connectivity"
            case dismissButtonColor = "dismiss_button_color"
            case backgroundColor = "background_color"
            case borderRadius = "border_radius"
            case allowFullscreen = "allow_fullscreen_display"
            case forceFullscreen = "force_fullscreen_display"
        }
    }
}
