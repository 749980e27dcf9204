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

    @Test("Each suite has a time limit, and each file with tests has a suite")
    func bounded() throws {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let files = FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)
        var (suites, unbounded): (Int, [String]) = (0, [])
        for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
            let place = file.path.dropFirst(tests.path.count)
            guard !place.contains("/.build/"), !Self.exempt.contains(file.lastPathComponent) else {
                continue
            }
            let source = try String(contentsOf: file, encoding: .utf8)
            let attributes = Self.attributes(in: source)
            suites += attributes.count
            if !attributes.allSatisfy(Self.isBounded) || Self.isWithoutSuite(source, attributes) {
                unbounded.append(file.lastPathComponent)
            }
        }
        #expect(unbounded == [])
        #expect(suites > 300)
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
