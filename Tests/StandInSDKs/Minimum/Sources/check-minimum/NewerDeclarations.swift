import Foundation

/// A declaration, a conformance or a need of the runtime's that is newer than some version.
struct Newer {
    let name: String
    let introduced: Versions
}

/// All that is newer, by what the compiler calls it. It is kept as text, a line each:
///
///     declaration USR | NAME | iOS 16, macOS 13
///     conformance TYPE: PROTOCOL | NAME | iOS 18, macOS 15
///     runtime parameterised existentials | NAME | iOS 16, macOS 13
///     older USR | NAME | why a use of it does not count
struct NewerDeclarations {
    private(set) var declarations: [String: Newer] = [:]
    /// The types among them, and protocols, by their full names, as in `Swift.Duration`.
    private(set) var types: [String: Newer] = [:]
    private(set) var conformances: [String: Newer] = [:]
    private(set) var runtime: [String: Newer] = [:]
    private var older: Set<String> = []

    mutating func add(usr: String, _ newer: Newer) {
        if older.contains(usr) { return }
        declarations[usr] = newer
        if let type = Mangled.typeName(usr: usr) { types[type] = newer }
    }

    mutating func read(_ file: URL) throws {
        let text = try String(contentsOf: file, encoding: .utf8)
        for line in text.split(separator: "\n") where !line.hasPrefix("#") { try add(line) }
    }

    private mutating func add(_ line: Substring) throws {
        let parts = line.components(separatedBy: " | ")
        let words = parts[0].split(separator: " ", maxSplits: 1).map(String.init)
        let wrong = Problem("Not a line of newer declarations: \(line)")
        guard parts.count == 3, words.count == 2 else { throw wrong }
        if words[0] == "older" {
            older.insert(words[1])
            declarations[words[1]] = nil
            return
        }
        guard let introduced = Versions(parts[2]) else { throw wrong }
        let newer = Newer(name: parts[1], introduced: introduced)
        switch words[0] {
        case "declaration": add(usr: words[1], newer)
        case "conformance": conformances[words[1]] = newer
        case "runtime": runtime[words[1]] = newer
        default: throw wrong
        }
    }

    /// The declarations as text, in an order of their own.
    var lines: String {
        declarations.map { "declaration \($0.key) | \($0.value.name) | \($0.value.introduced)\n" }
            .sorted().joined()
    }
}
