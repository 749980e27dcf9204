/// The optional methods of the files' own protocols, which only exist in Objective-C. For the compiler they are
/// required, and extensions implement them for types that leave them out.
struct OptionalMembers {
    /// Their names without labels.
    private(set) var names: [String] = []
    /// The extensions; empty where there are no such methods.
    private(set) var text = ""

    /// - Parameter texts: the texts of all files.
    init(_ texts: [String]) {
        for text in texts {
            var protocolName = ""
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            for index in lines.indices where !lines[index].trimmed.hasPrefix("//") {
                if let range = lines[index].firstMatch(#"\bprotocol \w+"#) {
                    protocolName = String(lines[index][range].dropFirst("protocol ".count))
                }
                if let range = lines[index].firstMatch(#"\boptional +var \w+ *: *[^{]+"#),
                    !protocolName.isEmpty
                {
                    let property = lines[index][range].dropFirst("optional".count).trimmed
                    self.text += "extension \(protocolName) { \(property)? { nil } }\n"
                }
                guard let range = lines[index].firstMatch(#"\boptional +func \w+"#), !protocolName.isEmpty
                else {
                    continue
                }
                names.append(lines[index][range].components(" ").last ?? "")
                add(Self.signature(lines[index...], from: range.lowerBound), to: protocolName)
            }
        }
    }

    /// The files in the form in which they are checked: Objective-C attributes are blanked, so that every byte keeps
    /// its position, and extensions for omitted methods are added.
    static func checked(_ files: [(name: String, text: String)]) -> [(name: String, text: String)] {
        let members = OptionalMembers(files.map(\.text))
        let blanked = files.map { file in
            let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).map {
                PreparedSource.called(String($0), members.names)
            }
            return (name: file.name, text: PreparedSource.unmarked(lines).joined(separator: "\n"))
        }
        return blanked + members.file.map { (name: $0.name, text: imports + $0.text) }
    }

    /// The modules that declare the types in the extensions.
    private static let imports = """
        import Foundation
        import InAppCompat
        #if canImport(UIKit)
            import UIKit
        #else
            import PlatformStandIns
        #endif

        """

    /// The extensions as a file of their own.
    var file: [(name: String, text: String)] {
        text.isEmpty ? [] : [(name: "OptionalMembers.swift", text: text)]
    }

    private mutating func add(_ signature: String, to protocolName: String) {
        let answer = EmptyAnswer.of(signature) ?? "while true {}"
        text += "extension \(protocolName) { \(signature) { \(answer) } }\n"
    }

    /// The text from `func` to the end of the line on which its parentheses are closed.
    private static func signature(_ lines: ArraySlice<Substring>, from start: Substring.Index) -> String {
        guard let first = lines.first else { return "" }
        var words = String(first[start...])
        for line in lines.dropFirst()
        where words.filter({ $0 == "(" }).count > words.filter({ $0 == ")" }).count {
            words += " " + line.trimmed
        }
        let end = words.components("//")[0].trimmed.dropFirst("optional".count).trimmed
        return end.hasSuffix("}") && !end.contains("{") ? String(end.dropLast()).trimmed : end
    }
}
