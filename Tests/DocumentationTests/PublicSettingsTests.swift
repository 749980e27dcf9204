import Foundation
import Testing

/// A public setting: a parameter of a public initialiser that has a default, or a property that can be set.
struct PublicSetting: Hashable, CustomStringConvertible {
    let module: String
    let type: String
    let name: String
    /// Whether it can be set after initialisation.
    let isProperty: Bool

    var description: String { "\(module): \(type).\(name)" }

    /// Whether a file of tests sets it.
    func isVaried(in text: String) -> Bool {
        let own = type.split(separator: ".").last.map(String.init) ?? type
        let givers = [own] + (Self.givers[name] ?? [])
        let isGiven =
            text.has("\\b\(name):") && givers.contains { text.has("\\b\($0)\\b") }
        guard isProperty, !isGiven else { return isGiven }
        return text.has("\\.\(name)(\\?|!)?(\\.\\w+[\\w.]*|\\[[^]]*\\])? [-+]?= ")
            || text.has("\\.\(name)(\\?|!)?\\.(append|insert|remove)")
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

/// Every public setting is varied by a test: `swift test --filter PublicSettingsTests` prints the list.
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
        return found.filter { setting in
            setting.isProperty
                || !found.contains(
                    PublicSetting(
                        module: setting.module, type: setting.type, name: setting.name, isProperty: true))
        }.sorted { "\($0)" < "\($1)" }
    }

    private static func parameters(in line: String, _ module: String) -> [PublicSetting] {
        guard line.has("^[\\w.]+\\.init\\([^)]*\\): public "), let end = line.range(of: ".init("),
            let list = line.range(of: " init(")
        else { return [] }
        let type = String(line[..<end.lowerBound])
        return labels(line[list.upperBound...]).map {
            PublicSetting(module: module, type: type, name: $0, isProperty: false)
        }
    }

    /// The labels of the parameters with a default.
    private static func labels(_ list: Substring) -> [String] {
        var depth = 0
        var parts = [""]
        for character in list {
            if "([<{".contains(character) { depth += 1 }
            if ")]>}".contains(character) { depth -= 1 }
            if character == ",", depth == 0 {
                parts.append("")
            } else {
                parts[parts.count - 1].append(character)
            }
        }
        return parts.filter { $0.contains(" = ") }.compactMap { part in
            let label = part.trimmingCharacters(in: .whitespaces).prefix { $0 != ":" }
            return label == "_" ? nil : String(label)
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

    @Test("Each setting of the public API is given a value by a test")
    func varied() throws {
        let settings = try Self.settings()
        let tests = try Self.tests()
        #expect(settings.count > 150)
        for setting in settings {
            let by = tests.filter {
                $0.value.words.contains(setting.name) && setting.isVaried(in: $0.value.text)
            }
            .keys.sorted()
            print("\(setting): \(by.isEmpty ? "NOBODY" : by.prefix(3).joined(separator: ", "))")
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
}
