public import Foundation
import HeadlessStage
import PlatformStandIns

/// Reads property lists.
enum StyleFile {
    /// - Throws: Foundation's error for a file that cannot be read; `PayloadError` for a file that contains something
    ///   other than a dictionary.
    static func keys(at url: URL) throws -> StyleKeys {
        let data = try Data(contentsOf: url)
        guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) else {
            throw PayloadError(
                code: PayloadError.Code(rawValue: "notPropertyList"), keyPath: "",
                found: "\(data.count) bytes that are no property list", expected: "a property list")
        }
        guard let dictionary = list as? [String: Any] else {
            throw PayloadError.wrongType(JSONValue(list), at: .root, expected: "a dictionary")
        }
        return StyleKeys(dictionary)
    }
}

// The files in the app's main bundle from which the built-in adapters read their styles (section 5.1).

/// The style file of banners.
public let UAInAppMessageBannerStyleFileName = "UAInAppMessageBannerStyle"
/// The style file of modal messages.
public let UAInAppMessageModalStyleFileName = "UAInAppMessageModalStyle"
/// The style file of full-screen messages.
public let UAInAppMessageFullScreenStyleFileName = "UAInAppMessageFullScreenStyle"
/// The style file of HTML messages.
public let UAInAppMessageHTMLStyleFileName = "UAInAppMessageHTMLStyle"

/// One dictionary of a style file, with its errors (section 5.1).
///
/// Reading never fails: a value of a wrong type counts as absent, and unknown keys are skipped. Both are recorded, so
/// the SDK's loading can log them and the strict loading can reject them.
final class StyleKeys {
    private let node: JSONNode
    private var known: Set<String> = []
    private var mistyped: [PayloadError] = []
    private var parts: [StyleKeys] = []

    init(_ dictionary: [AnyHashable: Any]) {
        node = JSONNode(ObjectValue(dictionary).jsonValue, at: .root)
    }

    private init(_ node: JSONNode) {
        self.node = node
    }

    /// A number; nil when there is none.
    func number(_ key: String) -> NSNumber? {
        value(key, "a number") { $0.double == nil ? nil : $0.value.foundationValue as? NSNumber }
    }

    /// A text without surrounding spaces; nil when there is none.
    func string(_ key: String) -> String? {
        value(key, "a string", \.string)?.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// A Boolean, which may be written as a number; nil when there is none.
    func flag(_ key: String) -> Bool? {
        value(key, "true or false", \.flag)
    }

    /// The part made from an inner dictionary; nil when there is none.
    func inner<Part>(_ key: String, _ make: (StyleKeys) -> Part) -> Part? {
        guard let part = value(key, "a dictionary", { $0.object == nil ? nil : StyleKeys($0) }) else {
            return nil
        }
        parts.append(part)
        return make(part)
    }

    /// Marks a key as known that the SDK ignores.
    func ignore(_ key: String) {
        known.insert(key)
    }

    /// Whether the value of this key has a wrong type.
    func isMistyped(_ key: String) -> Bool {
        mistyped.contains { $0.keyPath == node.path[key].description }
    }

    /// All errors: first the types, then the unknown keys by name, then the inner dictionaries.
    var mistakes: [PayloadError] {
        let unknown = (node.namedValues ?? [:]).filter { !known.contains($0.key) }.sorted { $0.key < $1.key }
            .map { key, value in
                PayloadError.invalidValue(
                    value, at: node.path[key],
                    expected: "one of the keys \(known.sorted().joined(separator: ", "))")
            }
        return mistyped + unknown + parts.flatMap(\.mistakes)
    }

    /// Logs the errors to the current stage's log.
    func log(from file: String) {
        for mistake in mistakes {
            HeadlessStage.current.log.record(
                .error, from: "Airship17", "Unusable style value",
                ["file": file, "keyPath": mistake.keyPath, "reason": mistake.description])
        }
    }

    private func value<Value>(_ key: String, _ expected: String, _ read: (JSONNode) -> Value?) -> Value? {
        known.insert(key)
        guard let member = node[key] else { return nil }
        let value = read(member)
        if value == nil { mistyped.append(member.unexpected(expected)) }
        return value
    }
}

/// The bundle with the style files: the app's main bundle, unless a stage has another one. Sendable: mutable state is
/// protected by a lock.
final class StyleBundle: Sendable {
    private let bundle = Locked<Bundle>(.main)

    static func of(_ stage: HeadlessStage) -> StyleBundle {
        stage.shared(StyleBundle.self) { StyleBundle() }
    }

    /// The style bundle of the current stage.
    static var current: StyleBundle { of(.current) }

    var value: Bundle {
        get { bundle.withLock { $0 } }
        set { bundle.withLock { $0 = newValue } }
    }

    /// The property list of this name.
    func url(of file: String) -> URL? {
        value.url(forResource: file, withExtension: "plist")
    }
}

extension StyleBundle: StoredSingleton {
    /// Does nothing: style files do not belong to a process.
    func startAgain() {}
}

// Model-only API: the SDK chooses fonts inside its own views.

extension InAppMessageTextInfo {
    /// The font family that the SDK uses for the text (section 4.11): the first preferred one that the device has.
    /// `serif` means Times New Roman, which every device has, and `sans-serif` the system font; these two are
    /// case-insensitive.
    /// - Parameter installed: the families that the device has, besides those two.
    /// - Returns: nil for the system font, which is also used when the device has none of the preferred ones.
    public func fontFamily(installed: Set<String>) -> String? {
        for family in fontFamilies ?? [] {
            switch family.lowercased() {
            case "serif": return "Times New Roman"
            case "sans-serif": return nil
            default: if installed.contains(family) { return family }
            }
        }
        return nil
    }
}

// Model-only API: nothing from here on exists in the SDK.

extension Airship17Host {
    /// The bundle in which the SDK looks for style files; by default the app's main bundle. Any thread.
    public var styleBundle: Bundle {
        get { StyleBundle.of(stage).value }
        set { StyleBundle.of(stage).value = newValue }
    }
}

extension InAppMessageBannerStyle {
    /// The style of a property list, read strictly: for tests of an app's own file.
    /// - Parameter url: the file.
    /// - Throws: Foundation's error for a file that cannot be read; `PayloadError` for a file that is not a property
    ///   list with a dictionary, for a value of a wrong type, and for a key that this style does not have.
    public static func style(checkingContentsOf url: URL) throws -> InAppMessageBannerStyle {
        try checked(url)
    }
}

extension InAppMessageModalStyle {
    /// The style of a property list, read strictly: for tests of an app's own file.
    /// - Parameter url: the file.
    /// - Throws: Foundation's error for a file that cannot be read; `PayloadError` for a file that is not a property
    ///   list with a dictionary, for a value of a wrong type, and for a key that this style does not have.
    public static func style(checkingContentsOf url: URL) throws -> InAppMessageModalStyle {
        try checked(url)
    }
}

extension InAppMessageFullScreenStyle {
    /// The style of a property list, read strictly: for tests of an app's own file.
    /// - Parameter url: the file.
    /// - Throws: Foundation's error for a file that cannot be read; `PayloadError` for a file that is not a property
    ///   list with a dictionary, for a value of a wrong type, and for a key that this style does not have.
    public static func style(checkingContentsOf url: URL) throws -> InAppMessageFullScreenStyle {
        try checked(url)
    }
}

extension InAppMessageHTMLStyle {
    /// The style of a property list, read strictly: for tests of an app's own file.
    /// - Parameter url: the file.
    /// - Throws: Foundation's error for a file that cannot be read; `PayloadError` for a file that is not a property
    ///   list with a dictionary, for a value of a wrong type, and for a key that this style does not have.
    public static func style(checkingContentsOf url: URL) throws -> InAppMessageHTMLStyle {
        try checked(url)
    }
}
