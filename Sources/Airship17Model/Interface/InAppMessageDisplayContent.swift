public import Foundation
import HeadlessStage
import PlatformStandIns

/// The content of a message: the base class of the classes for each display type (section 1.10).
///
/// Immutable; any thread. Not Sendable, as in the SDK, where neither the class nor its values are.
public class InAppMessageDisplayContent: NSObject {
    /// The display type of the content.
    public let displayType: InAppMessageDisplayType

    init(displayType: InAppMessageDisplayType) {
        self.displayType = displayType
    }

    /// The content as in the payload's `display`.
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

/// The layouts of a banner's image and texts (section 1.3). Sendable.
public enum InAppMessageBannerContentLayoutType: Int, Sendable, Hashable {
    /// The image left of the texts.
    case mediaLeft = 0
    /// The image right of the texts.
    case mediaRight = 1
}

/// The layouts of a modal message's media and texts, from top to bottom (section 1.3). The order of the raw values is
/// this model's choice. Sendable.
public enum InAppMessageModalContentLayoutType: Int, Sendable, Hashable {
    /// Heading, media, text.
    case headerMediaBody = 0
    /// Media, heading, text.
    case mediaHeaderBody = 1
    /// Heading, text, media.
    case headerBodyMedia = 2
}

/// The layouts of a full-screen message's media and texts, from top to bottom (section 1.3). The order of the raw
/// values is this model's choice. Sendable.
public enum InAppMessageFullScreenContentLayoutType: Int, Sendable, Hashable {
    /// Heading, media, text.
    case headerMediaBody = 0
    /// Media, heading, text.
    case mediaHeaderBody = 1
    /// Heading, text, media.
    case headerBodyMedia = 2
}

/// Content that only the app can show (section 1.10). Immutable; any thread. Not Sendable, as in the SDK.
public final class InAppMessageCustomDisplayContent: InAppMessageDisplayContent {
    let valueObject: ObjectValue

    /// Makes the content.
    /// - Parameter value: the value for the app's adapter. Values that JSON cannot represent become their descriptions.
    public init(value: [AnyHashable: Any]) {
        valueObject = ObjectValue(value)
        super.init(displayType: .custom)
    }

    /// The value for the app's adapter: the payload's `custom` (section 4.8).
    public var value: [AnyHashable: Any] { valueObject.dictionary }

    /// Whether the object is custom content with the same value.
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? InAppMessageCustomDisplayContent)?.valueObject == valueObject
    }

    public override var hash: Int { valueObject.hashValue }

    override var jsonValue: JSONValue { writtenJSON }
}

/// A layout made with the vendor's own editor, unchanged; late versions only. Not public in the SDK. The possible
/// contents of a layout are not known here, so any object is accepted. Immutable; any thread.
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

/// The common parts of banners, modal and full-screen messages.
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
    /// Whether the common values are equal. Colours are compared as JSON.
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
    /// The media of a banner, modal or full-screen message.
    var shownMedia: InAppMessageMediaInfo? { (self as? any TextualContent)?.media }
}

extension InAppMessageBannerDisplayContent: TextualContent {}
extension InAppMessageModalDisplayContent: TextualContent {}
extension InAppMessageFullScreenDisplayContent: TextualContent {}

// The limits that the SDK declares. The facts give the endings of their names (`…Limit`, `…MaxButtons`,
// `…StyleFileName`); the beginnings are inferred.

/// The maximum length of a message's name, in characters.
public let UAInAppMessageNameLimit: UInt = 100
/// The maximum length of a message's identifier, in characters.
public let UAInAppMessageIDLimit: UInt = 100
/// The maximum length of a button's identifier, in characters.
public let UAInAppMessageButtonInfoIDLimit: UInt = 100
/// The maximum number of buttons of a banner.
public let UAInAppMessageBannerMaxButtons: UInt = 2
/// The maximum number of buttons of a modal message.
public let UAInAppMessageModalMaxButtons: UInt = 2
/// The maximum number of buttons of a full-screen message.
public let UAInAppMessageFullScreenMaxButtons: UInt = 5
/// The maximum number of triggers of a schedule.
public let UAScheduleMaxTriggers: UInt = 10

// The names of the same types in Objective-C, and in Swift before version 15 (section 0.2).

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
