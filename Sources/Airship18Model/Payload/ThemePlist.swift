import Foundation
import PlatformStandIns

/// The reason why a theme's file cannot be applied. The model's own error; the facts state none. Sendable.
public enum InAppMessageThemeError: Error, Sendable, Equatable {
    /// There is no such file, or it is not a property list with a dictionary.
    case unreadable(file: String)
    /// A value is of another type (AM-088).
    case wrongType(keyPath: String, expected: String)
}

/// A theme that the app can change with a file.
protocol PlistTheme: Equatable {
    static var defaultPlistName: String { get }
    mutating func applyPlist(plistName: String, bundle: Bundle?) throws
    /// Reads the values that the file has.
    mutating func read(_ plist: ThemePlist) throws
}

extension PlistTheme {
    /// Applies a file completely, or not at all.
    mutating func apply(_ name: String, _ bundle: Bundle?) throws {
        var theme = self
        try theme.read(ThemePlist(name, bundle))
        self = theme
    }
}

/// The theme of a message with texts, an image and buttons.
protocol TextTheme: PlistTheme {
    var header: InAppMessageTheme.Text { get set }
    var body: InAppMessageTheme.Text { get set }
    var media: InAppMessageTheme.Media { get set }
    var buttons: InAppMessageTheme.Button { get set }
}

extension TextTheme {
    mutating func readTexts(_ plist: ThemePlist) throws {
        try plist.apply("headerStyle", to: &header)
        try plist.apply("bodyStyle", to: &body)
        try plist.apply("mediaStyle", to: &media)
        try plist.apply("buttonStyle", to: &buttons)
    }
}

/// The theme of a message that does not fill the screen.
protocol SizedTheme: PlistTheme {
    var maxWidth: CGFloat { get set }
    var maxHeight: CGFloat { get set }
}

extension SizedTheme {
    mutating func readSize(_ plist: ThemePlist) throws {
        try plist.set("maxWidth", &maxWidth)
        try plist.set("maxHeight", &maxHeight)
    }
}

/// The theme of a message with a close button.
protocol DismissibleTheme: PlistTheme {
    var dismissIconResource: String { get set }
    var dismissIconWidth: CGFloat { get set }
    var dismissIconHeight: CGFloat { get set }
}

extension DismissibleTheme {
    mutating func readDismissIcon(_ plist: ThemePlist) throws {
        try plist.set("dismissIconResource", &dismissIconResource)
        try plist.set("dismissIconWidth", &dismissIconWidth)
        try plist.set("dismissIconHeight", &dismissIconHeight)
    }
}

/// A theme's file. Unknown keys are ignored; a value of a wrong type makes the whole file fail (AM-088).
struct ThemePlist {
    private let values: [String: Any]
    private let path: String

    init(_ name: String, _ bundle: Bundle?) throws {
        guard let url = bundle?.url(forResource: name, withExtension: "plist"),
            let data = try? Data(contentsOf: url),
            let object = try? PropertyListSerialization.propertyList(from: data, format: nil),
            let values = object as? [String: Any]
        else { throw InAppMessageThemeError.unreadable(file: "\(name).plist") }
        self.values = values
        path = ""
    }

    private init(_ values: [String: Any], _ path: String) {
        self.values = values
        self.path = path
    }

    func set(_ key: String, _ value: inout CGFloat) throws {
        if let number = try number(key) { value = CGFloat(number) }
    }

    func set(_ key: String, _ value: inout Double) throws {
        if let number = try number(key) { value = number }
    }

    func set(_ key: String, _ value: inout Bool) throws {
        if let flag: Bool = try read(key, "a truth value") { value = flag }
    }

    func set(_ key: String, _ value: inout String) throws {
        if let text: String = try read(key, "a string") {
            value = text.trimmingCharacters(in: .whitespacesAndNewlines)
        }
    }

    func add(_ key: String, to padding: inout EdgeInsets) throws {
        guard let part = try part(key) else { return }
        padding.top += CGFloat(try part.number("top") ?? 0)
        padding.bottom += CGFloat(try part.number("bottom") ?? 0)
        padding.leading += CGFloat(try part.number("leading") ?? 0)
        padding.trailing += CGFloat(try part.number("trailing") ?? 0)
    }

    func apply(_ key: String, to text: inout InAppMessageTheme.Text) throws {
        guard let part = try part(key) else { return }
        try part.set("letterSpacing", &text.letterSpacing)
        try part.set("lineSpacing", &text.lineSpacing)
        try part.add("additionalPadding", to: &text.padding)
    }

    func apply(_ key: String, to media: inout InAppMessageTheme.Media) throws {
        try part(key)?.add("additionalPadding", to: &media.padding)
    }

    func apply(_ key: String, to button: inout InAppMessageTheme.Button) throws {
        guard let part = try part(key) else { return }
        try part.set("buttonHeight", &button.height)
        try part.set("stackedButtonSpacing", &button.stackedSpacing)
        try part.set("separatedButtonSpacing", &button.separatedSpacing)
        try part.add("additionalPadding", to: &button.padding)
    }

    func apply(_ key: String, to shadow: inout InAppMessageTheme.Shadow) throws {
        guard let part = try part(key) else { return }
        try part.set("radius", &shadow.radius)
        try part.set("xOffset", &shadow.xOffset)
        try part.set("yOffset", &shadow.yOffset)
        if let text: String = try part.read("colorHex", "a string") {
            shadow.color = HexColor.color(text) ?? .clear
        }
    }

    private func number(_ key: String) throws -> Double? {
        let number: NSNumber? = try read(key, "a number")
        return number?.doubleValue
    }

    private func part(_ key: String) throws -> ThemePlist? {
        let values: [String: Any]? = try read(key, "names and values")
        return values.map { ThemePlist($0, path + key + ".") }
    }

    private func read<Value>(_ key: String, _ expected: String) throws -> Value? {
        guard let found = values[key] else { return nil }
        guard let value = found as? Value else {
            throw InAppMessageThemeError.wrongType(keyPath: path + key, expected: expected)
        }
        return value
    }
}

extension InAppMessageTheme.Text {
    /// The default style of texts; the facts do not state it.
    static var standard: Self { Self(letterSpacing: 0, lineSpacing: 0, padding: EdgeInsets()) }
}

extension InAppMessageTheme.Media {
    /// The default style of images; the facts do not state it.
    static var standard: Self { Self(padding: EdgeInsets()) }
    /// Images that extend over the padding of modal and fullscreen messages (AM-148).
    static var wide: Self { Self(padding: EdgeInsets(top: 0, leading: -24, bottom: 0, trailing: -24)) }
}
