public import Foundation
import HeadlessStage
import PlatformStandIns

/// What a message shows: the base of the classes for each display type (section 1.10).
///
/// Immutable; any thread. Not Sendable, as in the SDK: neither it nor what it holds says so there.
public class InAppMessageDisplayContent: NSObject {
    /// How the content is laid out.
    public let displayType: InAppMessageDisplayType

    init(displayType: InAppMessageDisplayType) {
        self.displayType = displayType
    }

    /// The content as the payload's `display` has it.
    var jsonValue: JSONValue { .object([:]) }
}

@available(*, unavailable) extension InAppMessageDisplayContent: Sendable {}

/// The edge of the screen that a banner comes from (section 1.3). Sendable.
public enum InAppMessageBannerPlacementType: Int, Sendable, Hashable {
    /// The upper edge.
    case top = 0
    /// The lower edge.
    case bottom = 1
}

/// How a banner's image and texts are arranged (section 1.3). Sendable.
public enum InAppMessageBannerContentLayoutType: Int, Sendable, Hashable {
    /// The image left of the texts.
    case mediaLeft = 0
    /// The image right of the texts.
    case mediaRight = 1
}

/// How a modal message's media and texts are arranged, from top to bottom (section 1.3). The order of the raw
/// values is this model's choice. Sendable.
public enum InAppMessageModalContentLayoutType: Int, Sendable, Hashable {
    /// Heading, media, text.
    case headerMediaBody = 0
    /// Media, heading, text.
    case mediaHeaderBody = 1
    /// Heading, text, media.
    case headerBodyMedia = 2
}

/// How a full-screen message's media and texts are arranged, from top to bottom (section 1.3). The order of the
/// raw values is this model's choice. Sendable.
public enum InAppMessageFullScreenContentLayoutType: Int, Sendable, Hashable {
    /// Heading, media, text.
    case headerMediaBody = 0
    /// Media, heading, text.
    case mediaHeaderBody = 1
    /// Heading, text, media.
    case headerBodyMedia = 2
}

/// A content that only the app knows how to show (section 1.10). Immutable; any thread. Not Sendable,
/// as in the SDK.
public final class InAppMessageCustomDisplayContent: InAppMessageDisplayContent {
    let valueObject: ObjectValue

    /// Makes a content.
    /// - Parameter value: what the app's adapter needs. What JSON cannot hold becomes its description.
    public init(value: [AnyHashable: Any]) {
        valueObject = ObjectValue(value)
        super.init(displayType: .custom)
    }

    /// What the app's adapter needs: what stands in the payload's `custom` (section 4.8).
    public var value: [AnyHashable: Any] { valueObject.dictionary }

    /// Whether the object is such a content with the same value.
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? InAppMessageCustomDisplayContent)?.valueObject == valueObject
    }

    public override var hash: Int { valueObject.hashValue }

    override var jsonValue: JSONValue { writtenJSON }
}

/// A layout made with the vendor's own editor, as it came; late versions only. Not public in the SDK. What a
/// layout may hold is not known here, so any object is one. Immutable; any thread.
package final class InAppMessageAirshipLayoutDisplayContent: InAppMessageDisplayContent {
    package let layout: ObjectValue

    package init(layout: ObjectValue) {
        self.layout = layout
        super.init(displayType: .airshipLayout)
    }

    package override func isEqual(_ object: Any?) -> Bool {
        (object as? InAppMessageAirshipLayoutDisplayContent)?.layout == layout
    }

    package override var hash: Int { layout.hashValue }

    override var jsonValue: JSONValue { .object(["layout": layout.jsonValue]) }
}

/// What banners, modal and full-screen messages have in common.
protocol TextualContent {
    var heading: InAppMessageTextInfo? { get }
    var body: InAppMessageTextInfo? { get }
    var media: InAppMessageMediaInfo? { get }
    var buttons: [InAppMessageButtonInfo] { get }
    var buttonLayout: InAppMessageButtonLayoutType { get }
    var backgroundColor: UIColor { get }
    var dismissButtonColor: UIColor { get }
}

extension TextualContent {
    /// Whether the common values are the same: colours as JSON writes them.
    func hasSameTexts(as other: Self) -> Bool {
        heading == other.heading && body == other.body && media == other.media && buttons == other.buttons
            && buttonLayout == other.buttonLayout && backgroundColor.hasSameHex(as: other.backgroundColor)
            && dismissButtonColor.hasSameHex(as: other.dismissButtonColor)
    }

    /// A hash of the values that are compared exactly.
    var textsHash: Int {
        var hasher = Hasher()
        hasher.combine(heading)
        hasher.combine(body)
        hasher.combine(buttons)
        return hasher.finalize()
    }
}

extension InAppMessageDisplayContent {
    /// The media of a banner, modal or full screen.
    var shownMedia: InAppMessageMediaInfo? { (self as? any TextualContent)?.media }
}

extension InAppMessageBannerDisplayContent: TextualContent {}
extension InAppMessageModalDisplayContent: TextualContent {}
extension InAppMessageFullScreenDisplayContent: TextualContent {}

// The bounds that the SDK names. The facts give the endings of the names (`…Limit`, `…MaxButtons`,
// `…StyleFileName`); what stands before them is inferred.

/// The greatest length of a message's name, in characters.
public let UAInAppMessageNameLimit: UInt = 100
/// The greatest length of a message's identifier, in characters.
public let UAInAppMessageIDLimit: UInt = 100
/// The greatest length of a button's identifier, in characters.
public let UAInAppMessageButtonInfoIDLimit: UInt = 100
/// How many buttons a banner may have.
public let UAInAppMessageBannerMaxButtons: UInt = 2
/// How many buttons a modal message may have.
public let UAInAppMessageModalMaxButtons: UInt = 2
/// How many buttons a full-screen message may have.
public let UAInAppMessageFullScreenMaxButtons: UInt = 5
/// How many triggers a schedule may have.
public let UAScheduleMaxTriggers: UInt = 10

// The names with which Objective-C, and Swift before version 15, write the same types (section 0.2).

/// The name of `InAppMessageDisplayContent` in Objective-C.
public typealias UAInAppMessageDisplayContent = InAppMessageDisplayContent
/// The name of `InAppMessageBannerDisplayContent` in Objective-C.
public typealias UAInAppMessageBannerDisplayContent = InAppMessageBannerDisplayContent
/// The name of `InAppMessageBannerDisplayContentBuilder` in Objective-C.
public typealias UAInAppMessageBannerDisplayContentBuilder = InAppMessageBannerDisplayContentBuilder
/// The name of `InAppMessageModalDisplayContent` in Objective-C.
public typealias UAInAppMessageModalDisplayContent = InAppMessageModalDisplayContent
/// The name of `InAppMessageModalDisplayContentBuilder` in Objective-C.
public typealias UAInAppMessageModalDisplayContentBuilder = InAppMessageModalDisplayContentBuilder
/// The name of `InAppMessageFullScreenDisplayContent` in Objective-C.
public typealias UAInAppMessageFullScreenDisplayContent = InAppMessageFullScreenDisplayContent
/// The name of `InAppMessageFullScreenDisplayContentBuilder` in Objective-C.
public typealias UAInAppMessageFullScreenDisplayContentBuilder = InAppMessageFullScreenDisplayContentBuilder
/// The name of `InAppMessageHTMLDisplayContent` in Objective-C.
public typealias UAInAppMessageHTMLDisplayContent = InAppMessageHTMLDisplayContent
/// The name of `InAppMessageHTMLDisplayContentBuilder` in Objective-C.
public typealias UAInAppMessageHTMLDisplayContentBuilder = InAppMessageHTMLDisplayContentBuilder
/// The name of `InAppMessageCustomDisplayContent` in Objective-C.
public typealias UAInAppMessageCustomDisplayContent = InAppMessageCustomDisplayContent
/// The name of `InAppMessageTextInfo` in Objective-C.
public typealias UAInAppMessageTextInfo = InAppMessageTextInfo
/// The name of `InAppMessageTextInfoBuilder` in Objective-C.
public typealias UAInAppMessageTextInfoBuilder = InAppMessageTextInfoBuilder
/// The name of `InAppMessageTextInfoAlignmentType` in Objective-C.
public typealias UAInAppMessageTextInfoAlignmentType = InAppMessageTextInfoAlignmentType
/// The name of `InAppMessageTextInfoStyleType` in Objective-C.
public typealias UAInAppMessageTextInfoStyleType = InAppMessageTextInfoStyleType
/// The name of `InAppMessageButtonInfo` in Objective-C.
public typealias UAInAppMessageButtonInfo = InAppMessageButtonInfo
/// The name of `InAppMessageButtonInfoBuilder` in Objective-C.
public typealias UAInAppMessageButtonInfoBuilder = InAppMessageButtonInfoBuilder
/// The name of `InAppMessageButtonInfoBehaviorType` in Objective-C.
public typealias UAInAppMessageButtonInfoBehaviorType = InAppMessageButtonInfoBehaviorType
/// The name of `InAppMessageButtonLayoutType` in Objective-C.
public typealias UAInAppMessageButtonLayoutType = InAppMessageButtonLayoutType
/// The name of `InAppMessageMediaInfo` in Objective-C.
public typealias UAInAppMessageMediaInfo = InAppMessageMediaInfo
/// The name of `InAppMessageMediaInfoType` in Objective-C.
public typealias UAInAppMessageMediaInfoType = InAppMessageMediaInfoType
/// The name of `InAppMessageBannerPlacementType` in Objective-C.
public typealias UAInAppMessageBannerPlacementType = InAppMessageBannerPlacementType
/// The name of `InAppMessageBannerContentLayoutType` in Objective-C.
public typealias UAInAppMessageBannerContentLayoutType = InAppMessageBannerContentLayoutType
/// The name of `InAppMessageModalContentLayoutType` in Objective-C.
public typealias UAInAppMessageModalContentLayoutType = InAppMessageModalContentLayoutType
/// The name of `InAppMessageFullScreenContentLayoutType` in Objective-C.
public typealias UAInAppMessageFullScreenContentLayoutType = InAppMessageFullScreenContentLayoutType
