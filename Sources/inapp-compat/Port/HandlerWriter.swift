import Foundation
import InAppContracts

/// Writes a handler from a delegate's files: code with a counterpart is translated in place, and the rest is
/// commented out, with notes on what to decide. The compiler checks every step, so that the result compiles.
public struct HandlerWriter {
    /// A file of the handler.
    public struct File: Sendable, Hashable {
        public let name: String
        public let text: String
    }

    private let reading: DelegateReading
    private var drafts: [Draft]
    private var missing: MissingTypes

    /// - Throws: `PortProblem` if no compiler has read the files.
    public init(_ reading: DelegateReading) throws {
        guard reading.fallback == nil else {
            throw PortProblem(
                "A handler is written only from code that the compiler has read: \(reading.fallback ?? "")")
        }
        self.reading = reading
        let names = DeclaredNames(reading.kit.ledger, reading.trees)
        let unread = Set(reading.errors.compactMap { $0.components(": error: ").dropFirst().first })
        drafts = zip(reading.files, reading.trees).enumerated().map { index, pair in
            Draft(
                pair.0, pair.1, names, reading.conformers, reading.uses.filter { $0.file == index },
                unread: unread)
        }
        missing = reading.missing
        missing.stand(
            for: Set(drafts.flatMap(\.viewNames)), in: reading.files, reading.trees)
    }

    /// The handler's files, and one for the app's missing types if there are any.
    /// - Throws: `PortProblem` if the compiler cannot be run.
    public mutating func files() throws -> [File] {
        let names = reading.files.map { URL(fileURLWithPath: $0.path).lastPathComponent }
        let text = missing.text(isKept: true)
        let missing = text.isEmpty ? [] : [(name: "MissingTypes.swift", text: text)]
        var reason = ""
        for round in 0..<20 {
            let results = drafts.map { $0.applied() }
            let complaints = try reading.compiler.check(
                OptionalMembers.checked(results.enumerated().map { ("File\($0).swift", $1.text) }) + missing)
            let errors = Complaint.all(in: complaints)
            if let other = Complaint.elsewhere(in: complaints) { throw PortProblem(other) }
            reason = errors.first?.text ?? reason
            if errors.isEmpty {
                if let other = Complaint.ofOptionalMembers(in: complaints) { throw PortProblem(other) }
                return zip(names, results).enumerated().map { index, file in
                    let text = SwiftCompiler.formatted(file.1.text)
                    let isKept = reading.files[index].hasReturns
                    return File(name: file.0, text: isKept ? text.replacing("\n", with: "\r\n") : text)
                } + missing.map { File(name: $0.name, text: SwiftCompiler.formatted($0.text)) }
            }
            var isChanged = false
            for error in errors where error.file < drafts.count {
                if drafts[error.file].giveUp(error, in: results[error.file], whole: round > 15) {
                    isChanged = true
                }
            }
            if !isChanged { break }
        }
        return try nothing(names, missing, reason)
    }

    /// The files if the compiler accepts none of the translation: everything is commented out, which the compiler has
    /// to accept.
    private func nothing(
        _ names: [String], _ missing: [(name: String, text: String)], _ reason: String
    ) throws -> [File] {
        let texts = drafts.map { $0.nothing(reason) }
        let complaints = try reading.compiler.check(
            texts.enumerated().map { ("File\($0).swift", $1) } + missing)
        if let line = complaints.split(separator: "\n").first(where: { $0.contains("error: ") }) {
            throw PortProblem(
                "The handler does not compile, even with all code in comments. Nothing is written. \(line)")
        }
        return zip(names, texts).map { File(name: $0, text: $1) }
            + missing.map { File(name: $0.name, text: SwiftCompiler.formatted($0.text)) }
    }
}

/// An error of the compiler.
struct Complaint: Sendable, Hashable {
    let file: Int
    let line: Int
    let column: Int
    let text: String
    /// The property that an initializer does not set.
    let unset: String?

    /// The error without the name of its group.
    var plainText: String {
        text.firstMatch(#" *\[#?\w*\]?$"#).map { String(text[..<$0.lowerBound]) } ?? text
    }

    /// An error in the stubs of missing types: nothing can be checked with it.
    static func elsewhere(in text: String) -> String? {
        text.split(separator: "\n").first { $0.contains("MissingTypes.swift:") && $0.contains(": error: ") }
            .map { "The stand-ins for missing types do not compile: \($0)" }
    }

    /// An error in the extensions for optional methods, if the files themselves have none.
    static func ofOptionalMembers(in text: String) -> String? {
        text.split(separator: "\n").first {
            $0.contains("OptionalMembers.swift:") && $0.contains(": error: ")
        }
        .map { "The stand-ins for optional methods do not compile: \($0)" }
    }

    /// The compiler's message about a switch without all cases: an error, or a warning if it has an
    /// `@unknown default`.
    static let notExhaustive = "switch must be exhaustive"

    static func all(in text: String) -> [Complaint] {
        let lines = text.split(separator: "\n")
        return lines.enumerated().compactMap { number, line in
            guard
                let range = line.range(of: ": error: ")
                    ?? line.range(of: ": warning: (?=\(notExhaustive))", options: .regularExpression)
            else { return nil }
            let parts = line[..<range.lowerBound].split(separator: ":")
            guard parts.count >= 3, let file = Int(parts[parts.count - 3].filter(\.isNumber)),
                parts[parts.count - 3].contains("File"), let row = Int(parts[parts.count - 2]),
                let column = Int(parts[parts.count - 1])
            else { return nil }
            // The property that is not set is named after the error.
            let rest = lines[(number + 1)...].prefix { !$0.contains(": error: ") }
            let unset = rest.lazy.compactMap { line in
                line.firstMatch(#"(?<='self\.)\w+(?=' not initialized)"#).map { String(line[$0]) }
            }.first
            return Complaint(
                file: file, line: row, column: column, text: String(line[range.upperBound...]), unset: unset)
        }
    }
}
