import Foundation
import Testing

/// A public setting: a parameter of a public initialiser that has a default, or a property that can be set.
struct PublicSetting: Hashable, CustomStringConvertible {
    let module: String
    let type: String
    let name: String
    /// Whether it can be set after initialisation.
    let isProperty: Bool
    /// The value that it has if nobody gives one, as text; nil if the API does not say.
    var standard: String?

    var description: String { "\(module): \(type).\(name)" }

    /// Whether a file of tests sets it.
    func isVaried(in text: String) -> Bool {
        let own = type.split(separator: ".").last.map(String.init) ?? type
        let givers = [own] + (Self.givers[name] ?? [])
        let isGiven =
            text.has("\\b\(name):\(isOther)") && givers.contains { text.has("\\b\($0)\\b") }
        guard isProperty, !isGiven else { return isGiven }
        return text.has("\\.\(name)(\\?|!)?(\\.\\w+[\\w.]*|\\[[^]]*\\])? [-+]?=\(isOther) ")
            || text.has("\\.\(name)(\\?|!)?\\.(append|insert|remove)")
    }

    /// A pattern that what follows is another value than the usual one.
    private var isOther: String {
        guard let standard else { return "" }
        return "(?!\\s*\(NSRegularExpression.escapedPattern(for: standard))\\s*[,)\\]\n])"
    }

    /// The functions and types that pass a setting on under the same name: contracts create checked delegates,
    /// the stack creates policies.
    private static let givers = [
        "gateLimit": [
            "AdobeIOSContract", "AdobeAndroid2Contract", "AdobeAndroid3Contract", "BrazeContract",
            "Airship17Contract", "Airship18Contract",
        ],
        "patience": ["Airship17Contract", "Airship18Contract"], "adapters": ["Airship17Contract"],
        "trace": ["CheckedBrazeDelegate"],
    ]
}

extension String {
    fileprivate func has(_ pattern: String) -> Bool {
        range(of: pattern, options: .regularExpression) != nil
    }
}

/// Every public setting is varied by a test.
@Suite(.timeLimit(.minutes(20))) struct PublicSettingsTests {
    private static let modules =
        ["InAppCompat", "InAppCore", "InAppPages", "HeadlessStage"]
        + ["AdobeIOS", "AdobeAndroid2", "AdobeAndroid3", "Braze", "Airship17", "Airship18"].map {
            $0 + "Bridge"
        }

    private static func settings() throws -> [PublicSetting] {
        var found: Set<PublicSetting> = []
        for module in modules {
            let digest = try text("Tests/API/\(module).txt")
            for line in digest.split(separator: "\n").map(String.init) {
                found.formUnion(parameters(in: line, module))
                if let property = property(in: line, module) { found.insert(property) }
            }
        }
        // A parameter that is also a property is one setting.
        return Dictionary(grouping: found) { "\($0)" }.sorted { $0.key < $1.key }.compactMap { _, same in
            var setting = same.first(where: \.isProperty) ?? same.first
            setting?.standard = same.compactMap(\.standard).first
            return setting
        }
    }

    private static func parameters(in line: String, _ module: String) -> [PublicSetting] {
        guard line.has("^[\\w.]+\\.init\\([^)]*\\): public "), let end = line.range(of: ".init("),
            let list = line.range(of: " init(")
        else { return [] }
        let type = String(line[..<end.lowerBound])
        return defaults(line[list.upperBound...]).map {
            PublicSetting(module: module, type: type, name: $0.label, isProperty: false, standard: $0.value)
        }
    }

    /// The labels and values of the parameters with a default.
    private static func defaults(_ list: Substring) -> [(label: String, value: String)] {
        let text = "f(" + list.replacingOccurrences(of: "->", with: "  ")
        return (SourceCalls(text, of: ["f"]).arguments["f"]?.first ?? []).compactMap { parameter in
            guard parameter.label != "_", let range = parameter.value.range(of: " = ", options: .backwards)
            else { return nil }
            return (parameter.label, String(parameter.value[range.upperBound...]))
        }
    }

    private static func property(in line: String, _ module: String) -> PublicSetting? {
        guard
            line.has("^[\\w.]+: public (@MainActor )?((weak|lazy|nonisolated|final) )*var .*\\{ get set \\}$")
        else { return nil }
        var parts = line.prefix { $0 != ":" }.split(separator: ".")
        guard let name = parts.popLast(), !parts.isEmpty else { return nil }
        return PublicSetting(
            module: module, type: parts.joined(separator: "."), name: String(name), isProperty: true)
    }

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: DocumentTests.root.appendingPathComponent(path), encoding: .utf8)
    }

    /// The text of a file, and its words, by which most files are ruled out quickly.
    private struct TestFile {
        let text: String
        let words: Set<String>

        init(_ text: String) {
            self.text = text
            let isPart: (UInt8) -> Bool = { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"):
                    true
                default: false
                }
            }
            words = Set(text.utf8.split { !isPart($0) }.map { String(decoding: $0, as: UTF8.self) })
        }
    }

    private static func tests() throws -> [String: TestFile] {
        let root = DocumentTests.root.appendingPathComponent("Tests")
        let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
        var texts: [String: TestFile] = [:]
        while let file = files?.nextObject() as? URL {
            guard file.pathExtension == "swift", file.lastPathComponent != "PublicSettingsTests.swift" else {
                continue
            }
            texts[file.lastPathComponent] = TestFile(try String(contentsOf: file, encoding: .utf8))
        }
        return texts
    }

    @Test("Each setting of the public API is given another value than its usual one by a test")
    func varied() throws {
        let settings = try Self.settings()
        let tests = try Self.tests()
        #expect(settings.count > 150)
        for setting in settings {
            let by = tests.filter {
                $0.value.words.contains(setting.name) && setting.isVaried(in: $0.value.text)
            }
            .keys.sorted()
            #expect(!by.isEmpty, "\(setting) is varied by no test")
        }
    }

    @Test("A setting that no test varies is found")
    func isFound() {
        let setting = PublicSetting(module: "M", type: "Cap", name: "now", isProperty: false)
        #expect(!setting.isVaried(in: "Cap(handler, excess: .hold)"))
        #expect(!setting.isVaried(in: "Expiry(handler, now: clock)"))
        #expect(setting.isVaried(in: "Cap(handler, now: clock)"))
        let property = PublicSetting(module: "M", type: "Stage", name: "size", isProperty: true)
        #expect(!property.isVaried(in: "print(stage.size)"))
        #expect(property.isVaried(in: "stage.size = 3") && property.isVaried(in: "stage.size.width = 3"))
    }

    @Test("A setting to which tests give only its usual value is found")
    func isUsual() {
        let setting = PublicSetting(
            module: "M", type: "Cap", name: "excess", isProperty: false, standard: ".hold")
        #expect(!setting.isVaried(in: "Cap(handler, excess: .hold, now: clock)"))
        #expect(!setting.isVaried(in: "Cap(handler, excess: .hold)"))
        #expect(setting.isVaried(in: "Cap(handler, excess: .holdOnce)"))
        #expect(setting.isVaried(in: "Cap(handler, excess: answer)"))
        let property = PublicSetting(
            module: "M", type: "Stage", name: "limit", isProperty: true, standard: "0.5")
        #expect(
            !property.isVaried(in: "stage.limit = 0.5\n") && property.isVaried(in: "stage.limit = 0.55\n"))
    }
}
