import AirshipShared
public import Foundation
import HeadlessStage
public import PlatformStandIns

/// A standard message: the banner that a push notification contains (sections 1.9 and 4.10).
///
/// Not Sendable: it is mutable. Use it on the thread on which it is received.
public final class LegacyInAppMessage: NSObject {
    /// The id. The push's own id replaces it.
    public var identifier: String?
    /// The time from which the message is no longer shown; 30 days from now by default.
    ///
    /// In the SDK it is nil for a payload with an invalid date; here it is then the distant future, which has the same
    /// effect for a schedule.
    ///
    /// A date from a push is written with its original text, until another date is set (AS-112).
    public var expiry: Date {
        didSet { expiryText = nil }
    }
    /// The text of the date in the push, even if it is not a date.
    private(set) var expiryText: String?
    /// The sender's own keys and values.
    public var extra: [AnyHashable: Any]?
    /// The display type; `banner` by default.
    public var displayType = LegacyInAppMessageDisplayType.banner
    /// The text. Without one nothing is shown.
    public var alert: String?
    /// The edge of the screen that the message comes from; `bottom` by default.
    public var position = LegacyInAppMessagePosition.bottom
    /// How long the message stays, in seconds; 15 by default.
    public var duration: TimeInterval = 15
    /// The background colour; white if nil.
    public var primaryColor: UIColor?
    /// The text colour; a dark grey if nil.
    public var secondaryColor: UIColor?
    /// The id of the notification category whose actions become the buttons.
    public var buttonGroup: String?
    /// The actions of each button, by the ids of the category's actions.
    public var buttonActions: [AnyHashable: Any]?
    /// The actions that a tap on the banner runs, by name.
    public var onClick: [AnyHashable: Any]?

    /// Makes a message with the default value of each property.
    public override init() {
        expiry = AirshipWorld.current.installation.date.addingTimeInterval(Self.lifetime)
    }

    /// Sets the date from a push.
    func setExpiry(_ text: String) {
        expiry = LegacyDate.date(text) ?? .distantFuture
        expiryText = text
    }

    /// Makes a message from its dictionary form (section 4.10). A value of a wrong type counts as absent.
    /// - Parameter payload: the value at `com.urbanairship.in_app` in a push.
    /// - Returns: nil when its `display.type` is not `banner`.
    public convenience init?(payload: [AnyHashable: Any]) {
        self.init(node: JSONNode(ObjectValue(payload).jsonValue, at: .root))
    }

    /// Makes a message with the default value of each property.
    public class func message() -> LegacyInAppMessage { LegacyInAppMessage() }

    /// The category that `buttonGroup` names; nil when the app has no such category.
    public var buttonCategory: UNNotificationCategory? {
        guard let buttonGroup else { return nil }
        return LegacyWorld.current.memory.categories[buttonGroup]
    }

    /// The actions of the category that `buttonGroup` names, in order.
    public var notificationActions: [UNNotificationAction]? { buttonCategory?.actions }

    /// Whether both messages have the same dictionary form.
    public func isEqual(to message: LegacyInAppMessage?) -> Bool {
        message?.payloadValue == payloadValue
    }

    public override func isEqual(_ object: Any?) -> Bool {
        isEqual(to: object as? LegacyInAppMessage)
    }

    /// The same for all, because a message is mutable.
    public override var hash: Int { 0 }

    /// Thirty days, in seconds.
    static let lifetime: TimeInterval = 30 * 24 * 60 * 60
}

@available(*, unavailable) extension LegacyInAppMessage: Sendable {}

/// The edge of the screen that a standard message comes from (section 1.3). Sendable.
public enum LegacyInAppMessagePosition: Int, Sendable, Hashable {
    /// The upper edge.
    case top = 0
    /// The lower edge.
    case bottom = 1
}

/// The display type of a standard message: always a banner (section 1.3). Sendable.
public enum LegacyInAppMessageDisplayType: Int, Sendable, Hashable {
    /// A banner.
    case banner = 0
}

// Reads standard messages from their dictionary form, and writes them (section 4.10).

extension LegacyInAppMessage {
    /// The dictionary form, as read by `init(payload:)`. A date from a payload keeps its original text (AS-112).
    public var payload: [AnyHashable: Any] { payloadValue.dictionary }

    /// Null and values of wrong types count as absent, except for the date.
    convenience init?(node: JSONNode) {
        guard node["display"]?["type"]?.string == "banner" else { return nil }
        self.init()
        identifier = node["identifier"]?.string
        if let text = node["expiry"]?.string { setExpiry(text) }
        extra = node["extra"]?.object?.dictionary
        readDisplay(node["display"])
        readActions(node["actions"])
    }

    private func readDisplay(_ node: JSONNode?) {
        alert = node?["alert"]?.string
        duration = node?["duration"]?.double ?? duration
        position = node?["position"]?.string == "top" ? .top : .bottom
        primaryColor = node?["primary_color"]?.string.flatMap(HexColor.color)
        secondaryColor = node?["secondary_color"]?.string.flatMap(HexColor.color)
    }

    private func readActions(_ node: JSONNode?) {
        buttonGroup = node?["button_group"]?.string
        buttonActions = node?["button_actions"]?.object?.dictionary
        onClick = node?["on_click"]?.object?.dictionary
    }

    var payloadValue: ObjectValue {
        var display = JSONWriter()
        display["type"] = .string("banner")
        display["alert"] = alert.map { .string($0) }
        display["duration"] = JSONValue(duration)
        display["position"] = .string(position == .top ? "top" : "bottom")
        display["primary_color"] = primaryColor?.jsonValue
        display["secondary_color"] = secondaryColor?.jsonValue
        var actions = JSONWriter()
        actions["button_group"] = buttonGroup.map { .string($0) }
        actions["button_actions"] = buttonActions.map { ObjectValue($0).jsonValue }
        actions["on_click"] = onClick.map { ObjectValue($0).jsonValue }
        var json = JSONWriter()
        json["identifier"] = identifier.map { .string($0) }
        json["expiry"] = .string(expiryText ?? LegacyDate.text(expiry))
        json["extra"] = extra.map { ObjectValue($0).jsonValue }
        json["display"] = display.value
        json["actions"] = actions.isEmpty ? nil : actions.value
        return json.object
    }
}

/// Dates in the format of pushes: ISO 8601, in UTC unless they state a time zone.
enum LegacyDate {
    static func date(_ text: String) -> Date? {
        let candidates = [text, text + "Z"]
        return candidates.lazy.compactMap { candidate in
            formatter([.withInternetDateTime]).date(from: candidate)
                ?? formatter([.withInternetDateTime, .withFractionalSeconds]).date(from: candidate)
        }.first
    }

    static func text(_ date: Date) -> String {
        formatter([.withInternetDateTime]).string(from: date)
    }

    private static func formatter(_ options: ISO8601DateFormatter.Options) -> ISO8601DateFormatter {
        let formatter = ISO8601DateFormatter()
        formatter.formatOptions = options
        return formatter
    }
}

// The names of the same types in Objective-C, and in Swift before version 15 (section 0.2).

/// The name of `LegacyInAppMessage` in Objective-C.
public typealias UALegacyInAppMessage = LegacyInAppMessage
/// The name of `LegacyInAppMessaging` in Objective-C.
public typealias UALegacyInAppMessaging = LegacyInAppMessaging
/// The name of `LegacyInAppMessageFactoryDelegate` in Objective-C.
public typealias UALegacyInAppMessageFactoryDelegate = LegacyInAppMessageFactoryDelegate
/// The name of `LegacyInAppMessageBuilderExtender` in Objective-C.
public typealias UALegacyInAppMessageBuilderExtender = LegacyInAppMessageBuilderExtender
/// The name of `LegacyInAppMessagePosition` in Objective-C.
public typealias UALegacyInAppMessagePosition = LegacyInAppMessagePosition
/// The name of `LegacyInAppMessageDisplayType` in Objective-C.
public typealias UALegacyInAppMessageDisplayType = LegacyInAppMessageDisplayType
