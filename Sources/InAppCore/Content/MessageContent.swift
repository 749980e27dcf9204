public import Foundation

/// What a message contains and how it looks, independent of any vendor.
///
/// Each bridge translates its vendor's message to this and, where the vendor lets messages be changed,
/// back. A field that a vendor does not have is nil or empty. Sendable; a value.
public struct MessageContent: Sendable, Hashable, Codable {
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

    /// The edge of the screen that a banner appears at.
    public enum Edge: String, Sendable, Hashable, Codable, CaseIterable {
        /// The top or the bottom edge.
        case top, bottom
    }

    /// The orientations that a message is made for.
    public enum Orientation: String, Sendable, Hashable, Codable, CaseIterable {
        /// The orientation of the device.
        case any, portrait, landscape
    }

    /// The form that the message takes.
    public var layout: Layout
    /// Whether the message is only an image, without texts.
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
    /// The edge of the screen that a banner appears at.
    public var edge: Edge?
    /// Colours by theme name; `light` and `dark` follow the system's appearance.
    public var themes: [String: ThemeContent] = [:]
    /// The page of a web message.
    public var page: PageContent?
    /// Size, position and backdrop, where the campaign sets them.
    public var frame: FrameContent?
    /// The animations of the message.
    public var motion = MotionContent()
    /// The language of the texts, as a BCP 47 tag.
    public var language: String?
    /// The campaign's free-form data.
    public var extras: [String: ContentValue] = [:]

    /// A message of a layout without content.
    public init(layout: Layout) {
        self.layout = layout
    }
}

/// Pages of SDKs whose messages have a URL instead of HTML. For bridges.
extension PageContent {
    private static let dataPrefix = "data:text/html;charset=utf-8,"

    /// A page that redirects to a URL, which is also its base; for a data URL, the page in it.
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

    /// The URL of the page: the URL that it redirects to, else a data URL that contains the page.
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

/// Values that only one vendor's messages have, where they differ from the default, under the names that the payload
/// uses. They are kept in the extras of the content, so that translating the content back restores them. Other SDKs
/// carry them without using them.
///
/// For bridges, which choose the key in the extras and know the meaning of the members. Sendable; a value.
public struct VendorExtras: Sendable, Hashable {
    /// The values, by name.
    public private(set) var members: [String: ContentValue]

    /// Reads the values from a content value; anything but an object is treated as empty.
    public init(_ value: ContentValue?) {
        if case .object(let members)? = value { self.members = members } else { members = [:] }
    }

    /// Sets or removes a value.
    public mutating func put(_ name: String, _ value: ContentValue?) { members[name] = value }

    /// The values as they are stored in the extras; nil if there are none.
    public var contentValue: ContentValue? { members.isEmpty ? nil : .object(members) }
}

extension Result<ContentValue?, CompatError> {
    /// The result that a web view reports for a script: a value or an error. A value that cannot be represented in
    /// JSON, such as a date, is an error.
    ///
    /// - Parameters:
    ///   - value: the result, as Foundation has it.
    ///   - error: why there is no result.
    ///   - message: the id of the message whose page ran the script.
    ///   - shape: the message's shape.
    public init(ofScript value: Any?, _ error: (any Error)?, in message: String, shape: SDKShape) {
        if let error {
            self = .failure(
                CompatError(
                    .script, "\(error)", capability: .evaluateScript, shape: shape, messageID: message))
        } else {
            let result = value.flatMap { ContentValue(foundationValue: $0) }
            if let value, result == nil {
                self = .failure(
                    CompatError(
                        .script, "The result cannot be represented in JSON: \(value)",
                        capability: .evaluateScript, shape: shape, messageID: message))
            } else {
                self = .success(result)
            }
        }
    }
}

extension ContentValue {
    /// The value that a page has posted to a listener, where the SDK delivers Foundation's types. Nil for nothing, and
    /// for something that cannot be represented in JSON, such as a date; a diagnostic reports the latter.
    ///
    /// - Parameters:
    ///   - body: what the page has posted.
    ///   - name: the name under which it was posted.
    ///   - message: the message of the page.
    @MainActor public init?(posted body: Any?, to name: String, by message: CompatMessage?) {
        guard let body else { return nil }
        if let value = ContentValue(foundationValue: body) {
            self = value
            return
        }
        message?.engine?.report(
            .actionFailed, message,
            "onScriptMessage(\(name)): the handler gets nil, because what the page has posted cannot be represented in "
                + "JSON: \(body)")
        return nil
    }
}
