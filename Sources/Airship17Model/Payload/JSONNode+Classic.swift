import Foundation
import HeadlessStage
import PlatformStandIns

/// The strict reading of the classic format (section 4): each present member must have the right type, or the whole is
/// rejected. Null has no valid type. The SDK accepts a number for a Boolean, and a Boolean for a number.
extension JSONNode {
    /// The member of this name, even if it is null.
    func present(_ name: String) -> JSONNode? {
        guard case .object(let members) = value else { return nil }
        return members[name].map { JSONNode($0, at: path[name]) }
    }

    func optional<Value>(
        _ name: String, _ expected: String, _ read: (JSONNode) throws -> Value?
    ) throws -> Value? {
        guard let member = present(name) else { return nil }
        guard let value = try read(member) else { throw member.unexpected(expected) }
        return value
    }

    func optionalString(_ name: String) throws -> String? {
        try optional(name, "a string", \.string)
    }

    func optionalNumber(_ name: String) throws -> Double? {
        try optional(name, "a number", \.numberOrFlag)
    }

    func optionalPoints(_ name: String) throws -> CGFloat? {
        try optionalNumber(name).map { CGFloat($0) }
    }

    func optionalFlag(_ name: String) throws -> Bool? {
        try optional(name, "true or false", \.flag)
    }

    /// The number; 1 or 0 for a truth value; nil for anything else.
    var numberOrFlag: Double? {
        if case .bool(let flag) = value { flag ? 1 : 0 } else { double }
    }

    /// The truth value; whether a number is not 0; nil for anything else.
    var flag: Bool? {
        numberOrFlag.map { $0 != 0 }
    }

    func optionalObject(_ name: String) throws -> ObjectValue? {
        try optional(name, "an object", \.object)
    }

    /// The members; nil when this is not an object.
    var object: ObjectValue? {
        guard case .object(let members) = value else { return nil }
        return ObjectValue(members: members)
    }

    /// The values of an array, each read separately.
    func optionalArray<Value>(_ name: String, _ read: (JSONNode) throws -> Value) throws -> [Value]? {
        try optional(name, "an array", \.elements)?.map(read)
    }

    /// The string, which must be one of the known ones.
    /// - Parameter lowercased: whether the comparison ignores case.
    func choice<Choice: JSONNamed>(_ type: Choice.Type = Choice.self, lowercased: Bool) throws -> Choice {
        guard let name = lowercased ? string?.lowercased() : string, let choice = Choice(jsonName: name)
        else {
            throw unknown("one of \(Choice.jsonNames)")
        }
        return choice
    }

    func optionalChoice<Choice: JSONNamed>(_ name: String, lowercased: Bool) throws -> Choice? {
        try present(name)?.choice(lowercased: lowercased)
    }

    /// A colour. For a text that is not a colour the SDK has nil, which a Swift non-optional cannot hold; here it is
    /// the colour that a view without a colour shows.
    /// - Parameter missing: the colour to use then.
    func optionalColor(_ name: String, missing: UIColor?) throws -> UIColor? {
        guard let text = try optionalString(name) else { return nil }
        if let color = HexColor.color(text) { return color }
        HeadlessStage.current.log.record(
            .error, from: "Airship17", "Unreadable color", ["keyPath": path[name].description, "value": text])
        return missing
    }
}

/// Collects the members of a JSON object; nil values are left out.
struct JSONWriter {
    private var members: [String: JSONValue] = [:]

    subscript(name: String) -> JSONValue? {
        get { members[name] }
        set { members[name] = newValue }
    }

    var object: ObjectValue { ObjectValue(members: members) }

    var value: JSONValue { .object(members) }

    var isEmpty: Bool { members.isEmpty }
}

extension UIColor {
    /// The colour as a JSON value.
    var jsonValue: JSONValue { .string(HexColor.text(self)) }
}

/// A choice that payloads write as a string.
protocol JSONNamed: Equatable {
    /// Every choice with its string. The SDK's own types are not `CaseIterable`, so this does not require it.
    static var choices: [(choice: Self, name: String)] { get }
}

extension JSONNamed {
    /// The choice of this name.
    init?(jsonName: String) {
        guard let match = Self.choices.first(where: { $0.name == jsonName }) else { return nil }
        self = match.choice
    }

    /// The string. Every choice has one.
    var jsonName: String { Self.choices.first { $0.choice == self }?.name ?? "" }

    /// Every name, as an error lists them.
    static var jsonNames: String { choices.map { "\"\($0.name)\"" }.joined(separator: ", ") }
}

extension InAppMessageSource: JSONNamed {
    static var choices: [(choice: Self, name: String)] { allCases.map { ($0, $0.rawValue) } }
}

extension InAppMessageMediaInfoType: JSONNamed {
    static var choices: [(choice: Self, name: String)] {
        [(.image, "image"), (.video, "video"), (.youTube, "youtube")]
    }
}

extension InAppMessageButtonInfoBehaviorType: JSONNamed {
    static var choices: [(choice: Self, name: String)] { [(.dismiss, "dismiss"), (.cancel, "cancel")] }
}

extension InAppMessageButtonLayoutType: JSONNamed {
    static var choices: [(choice: Self, name: String)] {
        [(.stacked, "stacked"), (.separate, "separate"), (.joined, "joined")]
    }
}

extension InAppMessageBannerPlacementType: JSONNamed {
    static var choices: [(choice: Self, name: String)] { [(.top, "top"), (.bottom, "bottom")] }
}

extension InAppMessageBannerContentLayoutType: JSONNamed {
    static var choices: [(choice: Self, name: String)] {
        [(.mediaLeft, "media_left"), (.mediaRight, "media_right")]
    }
}

extension InAppMessageModalContentLayoutType: JSONNamed {
    static var choices: [(choice: Self, name: String)] {
        [
            (.headerMediaBody, "header_media_body"), (.mediaHeaderBody, "media_header_body"),
            (.headerBodyMedia, "header_body_media"),
        ]
    }
}

extension InAppMessageFullScreenContentLayoutType: JSONNamed {
    static var choices: [(choice: Self, name: String)] {
        [
            (.headerMediaBody, "header_media_body"), (.mediaHeaderBody, "media_header_body"),
            (.headerBodyMedia, "header_body_media"),
        ]
    }
}

extension InAppMessageResolutionType: JSONNamed {
    static var choices: [(choice: Self, name: String)] {
        [
            (.buttonClick, "button_click"), (.messageClick, "message_click"),
            (.userDismissed, "user_dismissed"), (.timedOut, "timed_out"),
        ]
    }
}

/// The domains of the errors for JSON that the SDK rejects (section 4.9). The code is always 0.
enum JSONErrorDomain: String {
    case message = "com.urbanairship.in_app_message"
    case textInfo = "com.urbanairship.in_app_message_text_info"
    case buttonInfo = "com.urbanairship.in_app_message_button_info"
    case mediaInfo = "com.urbanairship.in_app_message_media_info"
    case banner = "com.urbanairship.banner_display_content"
    case modal = "com.urbanairship.modal_display_content"
    case fullScreen = "com.urbanairship.full_screen_display_content"
    case html = "com.urbanairship.html_display_content"
    case custom = "com.urbanairship.custom_display_content"
    case resolution = "com.urbanairship.in_app_message_resolution"

    /// Runs a decoder, and converts its `PayloadError` into the SDK's error. That error has the domain of the innermost
    /// class that rejected something, a text that says what and where, and the `PayloadError` as the underlying error.
    func naming<Value>(_ decode: () throws -> Value) throws -> Value {
        do {
            return try decode()
        } catch let error as PayloadError {
            throw NSError(
                domain: rawValue, code: 0,
                userInfo: [NSLocalizedDescriptionKey: error.description, NSUnderlyingErrorKey: error])
        }
    }

    /// Fills a builder, and checks it.
    /// - Returns: the values required to build the object.
    func read<Builder: JSONBuilder>(_ node: JSONNode, into builder: Builder) throws -> Builder.Needed {
        try naming {
            guard case .object = node.value else { throw node.unexpected("an object") }
            try builder.read(node)
            return try builder.needed(at: node.path)
        }
    }
}

extension JSONNode {
    /// Reads the JSON of a class that is not part of messages, and converts a `PayloadError` into an error of the
    /// class's domain, with the code 0 and a text that says what was wrong and where.
    static func read<Value>(
        _ json: Any, naming domain: String, _ decode: (JSONNode) throws -> Value
    ) throws -> Value {
        do {
            return try decode(JSONNode(JSONValue(json), at: .root))
        } catch let error as PayloadError {
            throw NSError(
                domain: domain, code: 0, userInfo: [NSLocalizedDescriptionKey: error.description])
        }
    }
}

/// A builder that reads its values from JSON.
protocol JSONBuilder: CheckedBuilder {
    /// Reads the values that the object has; the others stay unchanged.
    /// - Throws: `PayloadError`, or the error of an inner class.
    func read(_ node: JSONNode) throws
}
