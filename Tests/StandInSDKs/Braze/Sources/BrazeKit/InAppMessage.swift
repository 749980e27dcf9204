import Foundation

#if canImport(UIKit)
    import UIKit
    import WebKit
#else
    import PlatformStandIns
#endif

extension Braze {
    /// Section 1.5.
    public indirect enum InAppMessage: BrazeInAppMessageDataLookup, Codable, Hashable, Sendable {
        case slideup(Slideup)
        case modal(Modal)
        case modalImage(ModalImage)
        case full(Full)
        case fullImage(FullImage)
        case html(Html)
        case control(Control)

        public typealias Context = Braze.InAppMessageRaw.Context

        public init(_ message: Braze.InAppMessageRaw) throws { standIn() }

        public var data: Data {
            get { standIn() }
            set { standIn() }
        }
        public var slideup: Slideup? {
            get { standIn() }
            set { standIn() }
        }
        public var modal: Modal? {
            get { standIn() }
            set { standIn() }
        }
        public var modalImage: ModalImage? {
            get { standIn() }
            set { standIn() }
        }
        public var full: Full? {
            get { standIn() }
            set { standIn() }
        }
        public var fullImage: FullImage? {
            get { standIn() }
            set { standIn() }
        }
        public var html: Html? {
            get { standIn() }
            set { standIn() }
        }
        public var control: Control? {
            get { standIn() }
            set { standIn() }
        }

        public func isApproximatelyEqual(to message: InAppMessage) -> Bool { standIn() }
        public func json() -> Foundation.Data? { standIn() }
        public static func decoding(json: Foundation.Data) -> InAppMessage? { standIn() }
        public func logImpression(using braze: Braze) { standIn() }
        public func logClick(buttonId: String?, using braze: Braze) { standIn() }
        public var multipleLogClickEnabled: Bool { standIn() }

        public init(from decoder: any Decoder) throws { standIn() }
        public func encode(to encoder: any Encoder) throws { standIn() }
    }
}

@dynamicMemberLookup public protocol BrazeInAppMessageDataLookup {
    var data: Braze.InAppMessage.Data { get set }
}

extension BrazeInAppMessageDataLookup {
    public subscript<Value>(dynamicMember keyPath: WritableKeyPath<Braze.InAppMessage.Data, Value>) -> Value {
        get { standIn() }
        set { standIn() }
    }
}

public protocol BrazeInAppMessageThemeable {
    var themes: Braze.InAppMessage.Themes { get }
}

extension Braze.InAppMessage {
    // `@unchecked Sendable` is the SDK's word. Here it is sound: what would make one stops the program.
    public struct Data: Codable, Hashable, @unchecked Sendable {
        public var id: String?
        public var clickAction: ClickAction
        public var messageClose: MessageClose
        public var orientation: Orientation
        public var animateIn: Bool
        public var animateOut: Bool
        public var extras: [String: Any] {
            get { standIn() }
            set { standIn() }
        }
        public var messageExtras: String?
        public var context: Context?
        public var isTestSend: Bool { standIn() }
        public init(
            clickAction: ClickAction = .none, messageClose: MessageClose = .userInteraction,
            orientation: Orientation = .any, animateIn: Bool = true, animateOut: Bool = true,
            extras: [String: Any] = [:], messageExtras: String? = nil
        ) { standIn() }
        public init(from decoder: any Decoder) throws { standIn() }
        public func encode(to encoder: any Encoder) throws { standIn() }
        public static func == (left: Data, right: Data) -> Bool { standIn() }
        public func hash(into hasher: inout Hasher) { standIn() }
    }

    public struct Slideup: BrazeInAppMessageDataLookup, BrazeInAppMessageThemeable, Codable, Hashable,
        Sendable
    {
        public var data: Data
        public var graphic: Graphic?
        public var imageAltText: String?
        public var language: String?
        public var message: String
        public var slideFrom: SlideFrom
        public var themes: Themes
        public init(
            data: Data = .init(), graphic: Graphic? = nil, imageAltText: String? = nil,
            language: String? = nil,
            message: String = "", slideFrom: SlideFrom = .bottom, themes: Themes = .defaults
        ) { standIn() }
    }

    public struct Modal: BrazeInAppMessageDataLookup, BrazeInAppMessageThemeable, Codable, Hashable, Sendable
    {
        public var data: Data
        public var graphic: Graphic?
        public var imageAltText: String?
        public var language: String?
        public var header: String
        public var headerTextAlignment: TextAlignment
        public var message: String
        public var messageTextAlignment: TextAlignment
        public var buttons: [Button]
        public var themes: Themes
        public init(
            data: Data = .init(), graphic: Graphic? = nil, imageAltText: String? = nil,
            language: String? = nil,
            header: String = "", headerTextAlignment: TextAlignment = .center, message: String = "",
            messageTextAlignment: TextAlignment = .center, buttons: [Button] = [], themes: Themes = .defaults
        ) { standIn() }
    }

    public struct ModalImage: BrazeInAppMessageDataLookup, BrazeInAppMessageThemeable, Codable, Hashable,
        Sendable
    {
        public var data: Data
        public var imageURL: URL
        public var imageAltText: String?
        public var language: String?
        public var buttons: [Button]
        public var themes: Themes
        public init(
            data: Data = .init(), imageURL: URL, imageAltText: String? = nil, language: String? = nil,
            buttons: [Button] = [], themes: Themes = .defaults
        ) { standIn() }
    }

    public struct Full: BrazeInAppMessageDataLookup, BrazeInAppMessageThemeable, Codable, Hashable, Sendable {
        public var data: Data
        public var imageURL: URL
        public var imageAltText: String?
        public var language: String?
        public var header: String
        public var headerTextAlignment: TextAlignment
        public var message: String
        public var messageTextAlignment: TextAlignment
        public var buttons: [Button]
        public var themes: Themes
        public init(
            data: Data = .init(), imageURL: URL, imageAltText: String? = nil, language: String? = nil,
            header: String = "", headerTextAlignment: TextAlignment = .center, message: String = "",
            messageTextAlignment: TextAlignment = .center, buttons: [Button] = [], themes: Themes = .defaults
        ) { standIn() }
    }

    public struct FullImage: BrazeInAppMessageDataLookup, BrazeInAppMessageThemeable, Codable, Hashable,
        Sendable
    {
        public var data: Data
        public var imageURL: URL
        public var imageAltText: String?
        public var language: String?
        public var buttons: [Button]
        public var themes: Themes
        public init(
            data: Data = .init(), imageURL: URL, imageAltText: String? = nil, language: String? = nil,
            buttons: [Button] = [], themes: Themes = .defaults
        ) { standIn() }
    }

    // `@unchecked Sendable` is the SDK's word. Here it is sound: what would make one stops the program.
    public struct Html: BrazeInAppMessageDataLookup, Codable, Hashable, @unchecked Sendable {
        public var data: Data
        public var message: String
        public var baseURL: URL?
        public var assetURLs: Set<URL>
        public var legacy: Bool
        public var messageFields: [String: Any]
        public init(
            data: Data = .init(), message: String = "<html></html>", baseURL: URL? = nil,
            assetURLs: Set<URL> = [], legacy: Bool = false, messageFields: [String: Any] = [:]
        ) { standIn() }
        public init(from decoder: any Decoder) throws { standIn() }
        public func encode(to encoder: any Encoder) throws { standIn() }
        public static func == (left: Html, right: Html) -> Bool { standIn() }
        public func hash(into hasher: inout Hasher) { standIn() }
    }

    public struct Control: BrazeInAppMessageDataLookup, Codable, Hashable, Sendable {
        public var data: Data
        public init(data: Data = .init()) { standIn() }
    }
}
