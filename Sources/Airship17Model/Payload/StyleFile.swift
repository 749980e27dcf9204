public import Foundation
import HeadlessStage
import PlatformStandIns

/// Reads property lists.
enum StyleFile {
    /// - Throws: Foundation's error for a file that cannot be read; `PayloadError` for one that holds something
    ///   else than a dictionary.
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

// The files of the app's main bundle from which the built-in adapters take their styles (section 5.1).

/// The style file of banners.
public let UAInAppMessageBannerStyleFileName = "UAInAppMessageBannerStyle"
/// The style file of modal messages.
public let UAInAppMessageModalStyleFileName = "UAInAppMessageModalStyle"
/// The style file of full-screen messages.
public let UAInAppMessageFullScreenStyleFileName = "UAInAppMessageFullScreenStyle"
/// The style file of HTML messages.
public let UAInAppMessageHTMLStyleFileName = "UAInAppMessageHTMLStyle"

/// One dictionary of a style file, with what is wrong in it (section 5.1).
///
/// Reading never fails: a value of a wrong type counts as absent, and unknown keys are passed over. Both are
/// noted, so that the SDK's loading can log them and the strict loading can refuse them.
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

    /// A text without spaces around; nil when there is none.
    func string(_ key: String) -> String? {
        value(key, "a string", \.string)?.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// A truth value, which may be written as a number; nil when there is none.
    func flag(_ key: String) -> Bool? {
        value(key, "true or false") { $0.bool ?? $0.double.map { $0 != 0 } }
    }

    /// What is made of an inner dictionary; nil when there is none.
    func inner<Part>(_ key: String, _ make: (StyleKeys) -> Part) -> Part? {
        guard let part = value(key, "a dictionary", { $0.object == nil ? nil : StyleKeys($0) }) else {
            return nil
        }
        parts.append(part)
        return make(part)
    }

    /// Takes note of a key that the SDK knows and does nothing with.
    func ignore(_ key: String) {
        known.insert(key)
    }

    /// Whether the value of this key has a wrong type.
    func isMistyped(_ key: String) -> Bool {
        mistyped.contains { $0.keyPath == node.path[key].description }
    }

    /// Everything that is wrong: first the types, then the unknown keys by name, then the inner dictionaries.
    var mistakes: [PayloadError] {
        let unknown = (node.namedValues ?? [:]).filter { !known.contains($0.key) }.sorted { $0.key < $1.key }
            .map { key, value in
                PayloadError.invalidValue(
                    value, at: node.path[key],
                    expected: "one of the keys \(known.sorted().joined(separator: ", "))")
            }
        return mistyped + unknown + parts.flatMap(\.mistakes)
    }

    /// Tells the log of the current stage what is wrong.
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

/// Where style files are: in the app's main bundle, unless a stage has something else in its place. Sendable: what
/// changes is behind a lock.
final class StyleBundle: Sendable {
    private let bundle = Locked<Bundle>(.main)

    static func of(_ stage: HeadlessStage) -> StyleBundle {
        stage.shared(StyleBundle.self) { StyleBundle() }
    }

    /// That of the stage that is current.
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
    /// Files stay.
    func startAgain() {}
}

// Model-only API: the SDK chooses fonts inside its own views.

extension InAppMessageTextInfo {
    /// The font family in which the SDK draws the text (section 4.11): the first wanted one that the device has.
    /// `serif` means Times New Roman, which every device has, and `sans-serif` the system's font; upper and lower
    /// case do not matter for these two.
    /// - Parameter installed: the families that the device has, besides those two.
    /// - Returns: nil for the system's font, which is also taken when the device has none of the wanted ones.
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
    /// Where the SDK looks for style files; the app's main bundle at first. Any thread.
    public var styleBundle: Bundle {
        get { StyleBundle.of(stage).value }
        set { StyleBundle.of(stage).value = newValue }
    }
}

extension InAppMessageBannerStyle {
    /// The style of a property list in which everything has to be right: for tests of an app's own file.
    /// - Parameter url: the file.
    /// - Throws: Foundation's error for a file that cannot be read; `PayloadError` for one that is no property
    ///   list of a dictionary, for a value of a wrong type, and for a key that this style does not have.
    public static func style(checkingContentsOf url: URL) throws -> InAppMessageBannerStyle {
        try checked(url)
    }
}

extension InAppMessageModalStyle {
    /// The style of a property list in which everything has to be right: for tests of an app's own file.
    /// - Parameter url: the file.
    /// - Throws: Foundation's error for a file that cannot be read; `PayloadError` for one that is no property
    ///   list of a dictionary, for a value of a wrong type, and for a key that this style does not have.
    public static func style(checkingContentsOf url: URL) throws -> InAppMessageModalStyle {
        try checked(url)
    }
}

extension InAppMessageFullScreenStyle {
    /// The style of a property list in which everything has to be right: for tests of an app's own file.
    /// - Parameter url: the file.
    /// - Throws: Foundation's error for a file that cannot be read; `PayloadError` for one that is no property
    ///   list of a dictionary, for a value of a wrong type, and for a key that this style does not have.
    public static func style(checkingContentsOf url: URL) throws -> InAppMessageFullScreenStyle {
        try checked(url)
    }
}

extension InAppMessageHTMLStyle {
    /// The style of a property list in which everything has to be right: for tests of an app's own file.
    /// - Parameter url: the file.
    /// - Throws: Foundation's error for a file that cannot be read; `PayloadError` for one that is no property
    ///   list of a dictionary, for a value of a wrong type, and for a key that this style does not have.
    public static func style(checkingContentsOf url: URL) throws -> InAppMessageHTMLStyle {
        try checked(url)
    }
}
