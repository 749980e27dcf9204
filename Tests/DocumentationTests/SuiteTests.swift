import Foundation
import Testing

/// No test of this package runs for ever: each suite has a time limit.
@Suite("Suites", .timeLimit(.minutes(20))) struct SuiteTests {
    /// The attributes `@Suite` of a source, with what is in their brackets.
    private static func attributes(in source: String) -> [Substring] {
        var found: [Substring] = []
        var rest = source[...]
        while let range = rest.range(of: "@Suite") {
            rest = rest[range.upperBound...]
            guard rest.first == "(" else {
                if rest.first?.isWhitespace == true { found.append(rest.prefix(0)) }
                continue
            }
            var depth = 0
            let end = rest.firstIndex { character in
                depth += character == "(" ? 1 : character == ")" ? -1 : 0
                return depth == 0
            }
            let inside = rest[..<(end ?? rest.endIndex)]
            // A suite in a text such as this one does not count.
            if !inside.contains("\\") { found.append(inside) }
            rest = rest[(end ?? rest.endIndex)...]
        }
        return found
    }

    /// This file, and the README's tests, which wait for nothing and show a newcomer no more than is needed.
    private static let exempt: Set = [
        "SuiteTests.swift", "CartDelegateTests.swift", "PaymentHandlerTests.swift", "BeforeAPortTests.swift",
    ]

    /// All suites have the same time limit: all tests start at once, so that waiting for a busy processor counts, too.
    private static func isBounded(_ attribute: Substring) -> Bool {
        attribute.contains(".timeLimit(.minutes(20))")
    }

    /// Whether a source has tests, but no suite.
    private static func isWithoutSuite(_ source: String, _ attributes: [Substring]) -> Bool {
        let lines = source.split(separator: "\n")
        return attributes.isEmpty && lines.contains { $0.drop { $0 == " " }.hasPrefix("@Test") }
    }

    /// The files of all tests, those of the examples as well, by their paths.
    private static func sources() throws -> [String: String] {
        var found: [String: String] = [:]
        for folder in ["Tests", "Compat/Examples"] {
            let root = DocumentTests.root.appendingPathComponent(folder)
            let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
            for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
                let place = folder + file.path.dropFirst(root.path.count)
                guard !place.contains("/.build/") else { continue }
                found[place] = try String(contentsOf: file, encoding: .utf8)
            }
        }
        return found
    }

    @Test("Each suite has a time limit, and each file with tests has a suite")
    func bounded() throws {
        var (suites, examples, unbounded): (Int, Int, [String]) = (0, 0, [])
        for (place, source) in try Self.sources() {
            let name = String(place.split(separator: "/").last ?? "")
            guard !Self.exempt.contains(name) else { continue }
            let attributes = Self.attributes(in: source)
            suites += attributes.count
            examples += place.hasPrefix("Compat/") ? attributes.count : 0
            if !attributes.allSatisfy(Self.isBounded) || Self.isWithoutSuite(source, attributes) {
                unbounded.append(name)
            }
        }
        #expect(unbounded == [])
        #expect(suites > 300 && examples > 6)
    }

    /// The lines of a source that may wait or go round without end. No time limit ends a thread or a continuation.
    private static func endless(in source: String) -> [String] {
        source.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { line in
            guard !line.hasPrefix("//") else { return false }
            let isLoop = line.contains("while true") && !line.contains("\"")
            let waits = line.components(separatedBy: ".wait()").dropLast()
            return isLoop || waitsForContinuation(line)
                || waits.contains { before in
                    !before.contains("await ") && !before.contains("\"")
                }
        }
    }

    /// Whether a line waits for a continuation. An object of an app may: it keeps the continuation, or resumes it after
    /// some seconds.
    private static func waitsForContinuation(_ line: String) -> Bool {
        guard line.contains("await withChecked"), !line.contains("\"") else { return false }
        return line.range(
            of:
                #"\{ (\w+(\.append\(\$0\)| = \$0)|(\w+) in MainThread\.after\(\d+\) \{ \3\.resume\(\) \}) \}"#,
            options: .regularExpression) == nil
    }

    /// Where something may wait without end: sources that are only read, programs that are no tests, and a delegate that
    /// blocks the main thread for good, of which a process of its own dies.
    private static let endlessOnes = [
        "CommandTests/PortSamples/", "StandInSDKs/",
        "AdobeAndroid3ContractsTests/AdobeAndroid3StallTests.swift",
        "DocumentationTests/SuiteTests.swift", "ModelTesting/Answer.swift",
    ]

    @Test("No thread of a test waits, and no loop goes round, without a bound")
    func waits() throws {
        var found: [String] = []
        for (place, source) in try Self.sources()
        where !Self.endlessOnes.contains(where: { place.hasPrefix("Tests/" + $0) }) {
            found += Self.endless(in: source).map { "\(place): \($0)" }
        }
        #expect(found.sorted() == [])
    }

    @Test("A wait and a loop without a bound are found")
    func endless() {
        let source = """
            gate.wait()
            MainThread.async { [gate] in gate.wait() }
            while true {
            // while true and gate.wait()
            await waiter.wait()
            gate.waitInTime()
            if gate.wait(timeout: .now() + 1) == .success { return }
            await withCheckedContinuation { continuation in
            let answer = await withCheckedContinuation { gates.append($0) }
            await withCheckedContinuation { ending = $0 }
            await withCheckedContinuation { done in MainThread.after(5) { done.resume() } }
            """
        #expect(
            Self.endless(in: source) == [
                "gate.wait()", "MainThread.async { [gate] in gate.wait() }", "while true {",
                "await withCheckedContinuation { continuation in",
            ])
    }

    @Test(
        "A suite without a limit is found, with and without parentheses, and so is one with too short a limit"
    )
    func found() {
        let sources = [
            "@Suite struct A {}", "@Suite(\"A (b)\") struct A {}",
            "@MainActor @Suite(.serialized)\nstruct A {}",
            "@Suite(\"A\", .timeLimit(.minutes(1))) struct A {}",
            "@Suite(\"A\", .timeLimit(.minutes(20))) struct A {}",
        ]
        let bounded = sources.map { Self.attributes(in: $0).map(Self.isBounded) }
        #expect(bounded == [[false], [false], [false], [false], [true]])
    }

    @Test("A file with tests and without a suite is found")
    func alone() {
        let source = "struct Tests {\n    @Test func runs() {}\n}"
        #expect(Self.isWithoutSuite(source, []))
        #expect(!Self.isWithoutSuite(source, ["(.timeLimit(.minutes(20)))"]))
        #expect(!Self.isWithoutSuite("/// See `@Test`.", []))
    }
}
