import AirshipCore
import Foundation

#if canImport(UIKit)
    import UIKit
    import WebKit
#else
    import PlatformStandIns
#endif

/// Section 3 of the facts.
public struct InAppMessage: Codable, Equatable, Sendable {
    public enum DisplayBehavior: String, Codable, Equatable, Sendable { case immediate, standard = "default" }
    public var name: String
    public var displayContent: InAppMessageDisplayContent
    public var extras: AirshipJSON?
    public var actions: AirshipJSON?
    public var isReportingEnabled: Bool?
    public var displayBehavior: DisplayBehavior?
    public init(
        name: String, displayContent: InAppMessageDisplayContent, extras: AirshipJSON? = nil,
        actions: AirshipJSON? = nil, isReportingEnabled: Bool? = nil, displayBehavior: DisplayBehavior? = nil
    ) { self = standInValue() }
    public init(from decoder: any Decoder) throws { self = standInValue() }
    public func encode(to encoder: any Encoder) throws { standIn() }
}
public enum InAppMessageDisplayContent: Sendable, Equatable {
    case banner(Banner), fullscreen(Fullscreen), modal(Modal), html(HTML), custom(AirshipJSON), airshipLayout(
        AirshipLayout)
    #if LATEST
        case airshipLayoutIntermediate(AirshipLayout)
    #endif
    public func validate() -> Bool { standIn() }
    public struct Banner: Codable, Sendable, Equatable {
        public enum Template: String, Codable, Sendable {
            case mediaLeft = "media_left", mediaRight = "media_right"
        }
        public enum Placement: String, Codable, Sendable, Equatable { case top, bottom }
        public var heading: InAppMessageTextInfo?
        public var body: InAppMessageTextInfo?
        public var media: InAppMessageMediaInfo?
        public var buttons: [InAppMessageButtonInfo]?
        public var buttonLayoutType: InAppMessageButtonLayoutType?
        public var template: Template?
        public var backgroundColor: InAppMessageColor?
        public var dismissButtonColor: InAppMessageColor?
        public var borderRadius: Double?
        public var duration: TimeInterval?
        public var placement: Placement?
        public var actions: AirshipJSON?
        public init(
            heading: InAppMessageTextInfo? = nil, body: InAppMessageTextInfo? = nil,
            media: InAppMessageMediaInfo? = nil, buttons: [InAppMessageButtonInfo]? = nil,
            buttonLayoutType: InAppMessageButtonLayoutType? = nil, template: Template? = nil,
            backgroundColor: InAppMessageColor? = nil, dismissButtonColor: InAppMessageColor? = nil,
            borderRadius: Double? = nil, duration: TimeInterval? = nil, placement: Placement? = nil,
            actions: AirshipJSON? = nil
        ) { self = standInValue() }
    }
    public struct Modal: Codable, Sendable, Equatable {
        public enum Template: String, Codable, Sendable {
            case headerMediaBody = "header_media_body", mediaHeaderBody = "media_header_body",
                headerBodyMedia = "header_body_media"
        }
        public var heading: InAppMessageTextInfo?
        public var body: InAppMessageTextInfo?
        public var media: InAppMessageMediaInfo?
        public var footer: InAppMessageButtonInfo?
        public var buttons: [InAppMessageButtonInfo]?
        public var buttonLayoutType: InAppMessageButtonLayoutType?
        public var template: Template?
        public var backgroundColor: InAppMessageColor?
        public var dismissButtonColor: InAppMessageColor?
        public var borderRadius: Double?
        public var allowFullscreenDisplay: Bool?
        public init(
            heading: InAppMessageTextInfo? = nil, body: InAppMessageTextInfo? = nil,
            media: InAppMessageMediaInfo? = nil, footer: InAppMessageButtonInfo? = nil,
            buttons: [InAppMessageButtonInfo], buttonLayoutType: InAppMessageButtonLayoutType? = nil,
            template: Template, dismissButtonColor: InAppMessageColor? = nil,
            backgroundColor: InAppMessageColor? = nil, borderRadius: Double? = nil,
            allowFullscreenDisplay: Bool? = nil
        ) { self = standInValue() }
    }
    public struct Fullscreen: Codable, Sendable, Equatable {
        public enum Template: String, Codable, Sendable {
            case headerMediaBody = "header_media_body", mediaHeaderBody = "media_header_body",
                headerBodyMedia = "header_body_media"
        }
        public var heading: InAppMessageTextInfo?
        public var body: InAppMessageTextInfo?
        public var media: InAppMessageMediaInfo?
        public var footer: InAppMessageButtonInfo?
        public var buttons: [InAppMessageButtonInfo]?
        public var buttonLayoutType: InAppMessageButtonLayoutType?
        public var template: Template?
        public var backgroundColor: InAppMessageColor?
        public var dismissButtonColor: InAppMessageColor?
        public init(
            heading: InAppMessageTextInfo? = nil, body: InAppMessageTextInfo? = nil,
            media: InAppMessageMediaInfo? = nil, footer: InAppMessageButtonInfo? = nil,
            buttons: [InAppMessageButtonInfo], buttonLayoutType: InAppMessageButtonLayoutType? = nil,
            template: Template, dismissButtonColor: InAppMessageColor? = nil,
            backgroundColor: InAppMessageColor? = nil
        ) { self = standInValue() }
    }
    public struct HTML: Codable, Sendable, Equatable {
        public var url: String
        public var height: Double?
        public var width: Double?
        public var aspectLock: Bool?
        public var requiresConnectivity: Bool?
        public var dismissButtonColor: InAppMessageColor?
        public var backgroundColor: InAppMessageColor?
        public var borderRadius: Double?
        public var allowFullscreen: Bool?
        public var forceFullscreen: Bool?
        public init(
            url: String, height: Double? = nil, width: Double? = nil, aspectLock: Bool? = nil,
            requiresConnectivity: Bool? = nil, dismissButtonColor: InAppMessageColor? = nil,
            backgroundColor: InAppMessageColor? = nil, borderRadius: Double? = nil,
            allowFullscreen: Bool? = nil, forceFullscreen: Bool? = nil
        ) { self = standInValue() }
    }
}
public struct InAppMessageTextInfo: Sendable, Codable, Equatable {
    public enum Style: String, Sendable, Codable { case bold, italic, underline }
    public enum Alignment: String, Sendable, Codable { case left, center, right }
    public var text: String
    public var color: InAppMessageColor?
    public var size: Double?
    public var fontFamilies: [String]?
    public var alignment: Alignment?
    public var style: [Style]?
    public init(
        text: String, color: InAppMessageColor? = nil, size: Double? = nil, fontFamilies: [String]? = nil,
        alignment: Alignment? = nil, style: [Style]? = nil
    ) { self = standInValue() }
}
public struct InAppMessageButtonInfo: Sendable, Codable, Equatable {
    public enum Behavior: String, Sendable, Codable { case dismiss, cancel }
    public let identifier: String
    public var label: InAppMessageTextInfo
    public var actions: AirshipJSON?
    public var behavior: Behavior?
    public var backgroundColor: InAppMessageColor?
    public var borderColor: InAppMessageColor?
    public var borderRadius: Double?
    public init(
        identifier: String, label: InAppMessageTextInfo, actions: AirshipJSON? = nil,
        behavior: Behavior? = nil, backgroundColor: InAppMessageColor? = nil,
        borderColor: InAppMessageColor? = nil, borderRadius: Double? = nil
    ) { self = standInValue() }
}
public struct InAppMessageMediaInfo: Sendable, Codable, Equatable {
    public enum MediaType: String, Sendable, Codable { case youtube, vimeo, video, image }
    public var url: String
    public var type: MediaType
    public var description: String?
    public init(url: String, type: MediaType, description: String? = nil) { self = standInValue() }
}
public enum InAppMessageButtonLayoutType: String, Codable, Sendable, Equatable {
    case stacked, joined, separate
}
public struct InAppMessageColor: Codable, Sendable, Equatable {
    public let hexColorString: String
    public let color: Color
    public init(hexColorString: String) { self = standInValue() }
    public init(from decoder: any Decoder) throws { self = standInValue() }
    public func encode(to encoder: any Encoder) throws { standIn() }
}
