public import Foundation

/// What a message contains and how it looks, in no vendor's words.
///
/// Each bridge translates its vendor's message to this and, where the vendor lets messages be changed,
/// back. A field that a vendor does not have is nil or empty. Sendable; a value.
public struct MessageContent: ContentPart {
    /// The form that a message takes on the screen.
    public enum Layout: String, Sendable, Hashable, Codable, CaseIterable {
        /// A strip at the top or the bottom.
        case banner
        /// A box over the app, which stays visible around it.
        case modal
        /// The whole screen.
        case fullScreen
        /// A web page.
        case web
        /// Nothing is drawn: the message only counts (a control group).
        case control
    }

    /// Which edge a banner comes from.
    public enum Edge: String, Sendable, Hashable, Codable, CaseIterable {
        /// The edge of the screen.
        case top, bottom
    }

    /// The orientations that a message is made for.
    public enum Orientation: String, Sendable, Hashable, Codable, CaseIterable {
        /// How the device has to be held.
        case any, portrait, landscape
    }

    /// The form that the message takes.
    public var layout: Layout
    /// Whether the image is all there is, without texts.
    public var isImageOnly = false
    /// The heading.
    public var header: TextContent?
    /// The text below the heading.
    public var body: TextContent?
    /// The image, or the icon in its place.
    public var graphic: GraphicContent?
    /// The buttons, in order.
    public var buttons: [ButtonContent] = []
    /// What a click on the message itself asks for.
    public var clickEffect = MessageAction.Effect.none
    /// Seconds after which the message goes away by itself; nil when only the user closes it.
    public var autoClose: TimeInterval?
    /// The orientations that the message is made for.
    public var orientation = Orientation.any
    /// Which edge a banner comes from.
    public var edge: Edge?
    /// Colours by theme name; `light` and `dark` follow the system's appearance.
    public var themes: [String: ThemeContent] = [:]
    /// The page of a web message.
    public var page: PageContent?
    /// Size, place and backdrop, where the campaign sets them.
    public var frame: FrameContent?
    /// How the message comes and goes.
    public var motion = MotionContent()
    /// The language of the texts, as a BCP 47 tag.
    public var language: String?
    /// The campaign's free-form data.
    public var extras: [String: ContentValue] = [:]

    /// A message of a layout with nothing in it.
    public init(layout: Layout) {
        self.layout = layout
    }
}

// What a click says as free-form data.

extension MessageAction {
    public var contentValue: ContentValue {
        ["source": source.contentValue, "effect": effect.contentValue]
    }

    public init(_ node: ContentNode) throws {
        self.init(source: try Source(node.required("source")), effect: try Effect(node.required("effect")))
    }
}

extension MessageAction.Source {
    public var contentValue: ContentValue {
        switch self {
        case .body: ContentValue(case: "body")
        case .button(let id): ContentValue(case: "button", [("id", id)])
        case .link(let id): ContentValue(case: "link", [("id", id)])
        }
    }

    public init(_ node: ContentNode) throws {
        let (name, values) = try node.anyCase(of: ["body", "button", "link"])
        switch name {
        case "button": self = .button(id: try values.text("id"))
        case "link": self = .link(id: try values.optionalText("id"))
        default: self = .body
        }
    }
}

extension MessageAction.Effect {
    public var contentValue: ContentValue {
        guard case .open(let url, let inWebView) = self else { return ContentValue(case: "none") }
        return ["open": ["_0": .string(url.absoluteString), "inWebView": .bool(inWebView)]]
    }

    public init(_ node: ContentNode) throws {
        let (name, values) = try node.anyCase(of: ["none", "open"])
        guard name == "open" else {
            self = .none
            return
        }
        self = .open(try values.address("_0"), inWebView: try values.required("inWebView").flag())
    }
}

/// Pages of SDKs whose messages have an address in the place of a text. For bridges.
extension PageContent {
    private static let dataPrefix = "data:text/html;charset=utf-8,"

    /// A page that goes to an address, which is also its base; one that is in the address itself.
    public init(address: String) {
        if address.hasPrefix(Self.dataPrefix),
            let html = String(address.dropFirst(Self.dataPrefix.count)).removingPercentEncoding
        {
            self.init(html: html)
        } else {
            self.init(html: Self.redirection(to: address))
            baseURL = URL(string: address)
        }
    }

    /// The address of the page: where it goes to, else one that it is in.
    public var address: String {
        if let baseURL, html == Self.redirection(to: baseURL.absoluteString) {
            return baseURL.absoluteString
        }
        return Self.dataPrefix + (html.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")
    }

    private static func redirection(to address: String) -> String {
        let escaped = address.replacingOccurrences(of: "&", with: "&amp;")
            .replacingOccurrences(of: "\"", with: "&quot;")
        return #"<!doctype html><meta http-equiv="refresh" content="0;url=\#(escaped)">"#
    }
}

/// What only one vendor's messages have, in the words of their payload, where it is not the default: it stands among a
/// content's extras, so that it survives the way back. Other SDKs carry it and make nothing of it.
///
/// For bridges, which say where it stands and what its members mean. Sendable; a value.
public struct VendorExtras: Sendable, Hashable {
    /// What there is to say, by name.
    public private(set) var members: [String: ContentValue]

    /// What a content brings along; anything else than an object is nothing.
    public init(_ value: ContentValue?) {
        if case .object(let members)? = value { self.members = members } else { members = [:] }
    }

    /// Says something, or nothing any more.
    public mutating func put(_ name: String, _ value: ContentValue?) { members[name] = value }

    /// What there is to say, as it stands among a content's extras; nil for nothing.
    public var contentValue: ContentValue? { members.isEmpty ? nil : .object(members) }
}

extension Result<ContentValue?, CompatError> {
    /// What a web view reports of a script: its result, or why it has none. A result that JSON cannot say is nil.
    ///
    /// - Parameters:
    ///   - value: the result, as Foundation has it.
    ///   - error: why there is none.
    ///   - message: the id of the message whose page ran the script.
    ///   - shape: the message's shape.
    public init(ofScript value: Any?, _ error: (any Error)?, in message: String, shape: SDKShape) {
        if let error {
            self = .failure(
                CompatError(
                    .script, "\(error)", capability: .evaluateScript, shape: shape, messageID: message))
        } else {
            self = .success(value.flatMap { ContentValue(foundationValue: $0) })
        }
    }
}
