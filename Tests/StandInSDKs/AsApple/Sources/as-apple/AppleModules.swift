import Foundation

/// The modules with Apple's names, as sources: made of the stand-ins, corrected by the facts, and of what is written by hand.
struct AppleModules {
    /// The stand-ins' folder.
    let standIns: URL
    /// The folder of the facts (`UIKit.facts`) and of what is written by hand (`UIKit/…`).
    let facts: URL
    /// Where the sources go: a folder a module.
    let output: URL

    /// Which module a stand-in belongs to, by the beginning of its file's name; UIKit's are the rest.
    private static let owners = [
        ("WK", "WebKit"), ("UN", "UserNotifications"), ("CALayer", "QuartzCore"), ("CGColor", "CoreGraphics"),
        ("CGAffineTransform", "CoreGraphics"), ("Color", "SwiftUI"), ("EdgeInsets", "SwiftUI"),
    ]

    /// Writes the sources of a module.
    /// - Returns: the files.
    func write(_ module: String) throws -> [URL] {
        let folder = output.appendingPathComponent(module)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var files = try standIns(of: module)
        let list = facts.appendingPathComponent("\(module).facts")
        if FileManager.default.fileExists(atPath: list.path) {
            for fact in try AppleFact.read(list) { try apply(fact, to: &files) }
        }
        var written: [URL] = []
        for (name, file) in files.sorted(by: { $0.key < $1.key }) {
            let place = folder.appendingPathComponent(name)
            try file.text.write(to: place, atomically: true, encoding: .utf8)
            written.append(place)
        }
        return written + (try swiftFiles(in: facts.appendingPathComponent(module)))
    }

    private func apply(_ fact: AppleFact, to files: inout [String: Correction]) throws {
        var isKnown = false
        for name in files.keys {
            let isHere = try files[name]?.apply(fact) ?? false
            isKnown = isKnown || isHere
        }
        guard isKnown else { throw Failure("\(fact.place): the stand-ins have no \(fact.path)") }
    }

    private func standIns(of module: String) throws -> [String: Correction] {
        var files: [String: Correction] = [:]
        for file in try swiftFiles(in: standIns) {
            let name = file.lastPathComponent
            let owner = Self.owners.first { name.hasPrefix($0.0) }?.1 ?? "UIKit"
            guard owner == module else { continue }
            guard let text = Self.standIn(in: try String(contentsOf: file, encoding: .utf8)) else { continue }
            files[name] = Correction(text)
        }
        return files
    }

    /// What a file declares where Apple's module is not there, without the condition; nil if it has no such condition.
    private static func standIn(in text: String) -> String? {
        var lines = text.components(separatedBy: "\n")
        guard let condition = lines.first(where: { $0.hasPrefix("#if") }) else { return nil }
        guard
            condition.contains("canImport(UIKit)") || condition.contains("canImport(CoreGraphics)")
                || condition.contains("canImport(SwiftUI)")
                || condition.contains("canImport(UserNotifications)")
        else { return nil }
        guard let start = lines.firstIndex(of: condition.contains("!") ? condition : "#else"),
            let end = lines.lastIndex(of: "#endif")
        else { return nil }
        lines = Array(lines[(start + 1)..<end]) + [""]
        return lines.joined(separator: "\n")
    }
}

/// Every Swift file beneath a folder, in order; none without the folder.
func swiftFiles(in folder: URL) throws -> [URL] {
    let names = (FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []).sorted()
    return names.filter { $0.hasSuffix(".swift") }.map { folder.appendingPathComponent($0) }
}
