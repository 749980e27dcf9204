import Foundation

/// One thing that Apple's SDK says otherwise than the stand-ins do.
struct AppleFact {
    /// What is otherwise.
    enum Kind: String, CaseIterable {
        /// There is no setter.
        case getOnly = "get-only"
        /// The stand-in has it and Apple has not.
        case absent
        /// It cannot be called.
        case unavailable
        /// No subclass, or no override, outside of the module.
        case notOpen = "not-open"
        /// It can be subclassed or overridden.
        case open
        /// The type is not Sendable.
        case notSendable = "not-sendable"
        /// The type is Equatable only.
        case notHashable = "not-hashable"
        /// Objective-C's. A protocol is on `NSObjectProtocol`, and what has a default is optional.
        case objectiveC = "objective-c"
        /// A protocol on `NSObjectProtocol`.
        case onObject = "on-object"
        /// It is not the main actor's.
        case nonisolated
        /// It is the main actor's.
        case mainActor = "main-actor"
        /// It is newer than the first systems that this package runs on.
        case since
        /// It is deprecated on the first systems that this package runs on.
        case deprecated
        /// It is declared like this; without a body.
        case `is`
        /// A member that the stand-in lacks; without a body.
        case has
    }

    let kind: Kind
    /// Which declaration.
    let path: String
    /// What the kind needs beside it.
    let argument: String
    /// Where it stands, for errors.
    let place: String

    /// Reads the facts of a file: a line each, `kind path` or `kind path: argument`, and comments after `#`.
    static func read(_ file: URL) throws -> [AppleFact] {
        let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
        return try lines.enumerated().compactMap { number, line in
            let text = (line.hasPrefix("#") ? "" : line.components(separatedBy: " # ")[0])
                .trimmingCharacters(in: .whitespaces)
            guard !text.isEmpty else { return nil }
            let place = "\(file.lastPathComponent):\(number + 1)"
            let words = text.split(separator: " ", maxSplits: 2).map(String.init)
            guard words.count > 1, let kind = Kind(rawValue: words[0]) else {
                throw Failure("\(place): expected a kind (\(Kind.names)) and a declaration, got: \(text)")
            }
            return AppleFact(
                kind: kind, path: words[1], argument: words.count > 2 ? words[2] : "", place: place)
        }
    }
}

extension AppleFact.Kind {
    /// All of them, for errors.
    static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}

/// Why the lane cannot go on.
struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}

/// Says something at once, also where nobody looks at a terminal.
func say(_ text: String) {
    FileHandle.standardOutput.write(Data((text + "\n").utf8))
}
