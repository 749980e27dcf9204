import AdobeIOSModel
import BuiltInShapes
import Foundation
import Testing

@testable import InAppContracts

/// A delegate whose text stands in the files that a test writes.
private final class Wanderer: MessagingDelegate {
    func shouldShowMessage(message: any Showable) -> Bool { true }
    func onShow(message: any Showable) {}
    func onDismiss(message: any Showable) {}
    func urlLoaded(_ url: URL, byMessage message: any Showable) {}
}

/// A delegate whose superclass has the callbacks.
private class Ancestor: MessagingDelegate {
    func shouldShowMessage(message: any Showable) -> Bool { true }
    func onShow(message: any Showable) {}
    func onDismiss(message: any Showable) {}
    func urlLoaded(_ url: URL, byMessage message: any Showable) {}
}
private final class Heir: Ancestor {}

/// Where the text of a delegate is looked for, from the test that verifies it.
@Suite("The sources of a delegate", .timeLimit(.minutes(20))) struct DelegateSourcesTests {
    private static func text(_ callback: String) -> String {
        """
        final class Wanderer: MessagingDelegate {
            func shouldShowMessage(message: any Showable) -> Bool { true }
            func urlLoaded(_ url: URL, byMessage message: any Showable) {}
            func \(callback)(message: any Showable) {}
        }
        """
    }

    /// What is found of a delegate that is verified in a file of some files.
    /// - Parameters:
    ///   - test: the file of the test.
    ///   - files: the texts of files by their paths; a path that ends with "/" is a folder.
    private func found(in test: String, _ files: [String: String]) throws -> (known: Bool, misses: [String]) {
        try sources(in: test, files) { sources in
            let misses = sources.misses(on: .adobeIOS).map { "\($0.place) \($0.finding.declared)" }
            return (sources.areKnown, misses)
        }
    }

    private func sources<Found>(
        of delegate: Any = Wanderer(), in test: String, _ files: [String: String],
        _ look: (DelegateSources) -> Found
    ) throws -> Found {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: root) }
        for (path, text) in files {
            let url = root.appendingPathComponent(path)
            let folder = path.hasSuffix("/") ? url : url.deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            if folder != url { try text.write(to: url, atomically: true, encoding: .utf8) }
        }
        return look(DelegateSources(of: delegate, verifiedIn: root.appendingPathComponent(test).path))
    }

    @Test(
        "AI-091 the text is found in another folder of the package or project, however deep the test is",
        arguments: ["Package.swift", "Shop.xcodeproj/"],
        ["ShopTests.swift", "Tests/ShopTests.swift", "Tests/ShopTests/Messages/Deep/ShopTests.swift"])
    func package(root: String, test: String) throws {
        let found = try found(
            in: test,
            [
                root: "", test: "import Testing", "Sources/Shop/Messages/Shop.swift": Self.text("onShown"),
                "Sources/Shop/Messages/Shop+More.swift":
                    "extension Wanderer { func onDismis(message: any Showable) {} }",
                "Sources/Shop/Other.swift": "final class WandererFactory {}",
            ])
        #expect(found.known)
        #expect(
            found.misses == [
                "Shop+More.swift:1 onDismis(message:)", "Shop.swift:4 onShown(message:)",
            ])
    }

    @Test("AI-091 the nearest package counts, not an enclosing one")
    func nearest() throws {
        let found = try found(
            in: "Inner/Tests/ShopTests.swift",
            [
                "Package.swift": "", "Sources/Shop.swift": Self.text("onShown"), "Inner/Package.swift": "",
                "Inner/Sources/Shop.swift": Self.text("onDismissed"),
            ])
        #expect(found.misses == ["Shop.swift:4 onDismissed(message:)"])
    }

    @Test("AI-091 outside a package, or for a type that is declared twice, no text is known")
    func none() throws {
        let outside = try found(
            in: "Tests/ShopTests.swift", ["Sources/Shop.swift": Self.text("onShown")])
        #expect(!outside.known && outside.misses == [])
        let twice = try found(
            in: "Tests/ShopTests.swift",
            [
                "Package.swift": "", "Sources/One.swift": Self.text("onShown"),
                "Sources/Two.swift": Self.text("onShown"),
            ])
        #expect(!twice.known && twice.misses == [])
        // The test's own file is nearer than any other.
        let own = try found(
            in: "Tests/ShopTests.swift",
            [
                "Package.swift": "", "Sources/One.swift": Self.text("onShown"),
                "Tests/ShopTests.swift": Self.text("onDismissed"),
            ])
        #expect(own.misses == ["ShopTests.swift:4 onDismissed(message:)"])
    }

    @Test("AI-091 a delegate's declarations are known if all inherited ones are, in extensions too")
    func declared() throws {
        func declared(_ files: [String: String]) throws -> Set<String>? {
            try sources(in: "Tests/ShopTests.swift", files.merging(["Package.swift": ""]) { $1 }) {
                $0.declared(on: .adobeIOS)
            }
        }
        let own: Set = [
            "shouldShowMessage(message:)", "urlLoaded(_:byMessage:)", "onShown(message:)",
        ]
        #expect(try declared(["Sources/Shop.swift": Self.text("onShown")]) == own)
        let more = "extension Wanderer { func onDismiss(message: any Showable) {} }"
        #expect(
            try declared(["Sources/Shop.swift": Self.text("onShown"), "Sources/More.swift": more])
                == own.union(["onDismiss(message:)"]))
        let base = Self.text("onShown").replacingOccurrences(of: ": MessagingDelegate", with: ": Base")
        // Neither a method that the SDK cannot call nor one of another type of the file is declared.
        let others = """
            extension Wanderer { static func onDismiss(message: any Showable) {} }
            final class Other: MessagingDelegate { func onShow(message: any Showable) {} }
            """
        #expect(try declared(["Sources/Shop.swift": Self.text("onShown") + "\n" + others]) == own)
        #expect(try declared(["Sources/Shop.swift": base]) == nil)
    }

    @Test(
        "AI-091 deferred work of a delegate is told apart from code with similar names",
        arguments: [
            ("Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in }", [.waits]),
            ("let timer: Timer? = nil", []), ("DispatchQueue.main.async {}", [.jobs]),
            ("DispatchQueue.concurrentPerform(iterations: 1) { _ in }", []),
            ("let queue: DispatchQueue? = nil", []),
            ("OperationQueue.main.addOperation {}", [.jobs]), ("RunLoop.current.run()", []),
            ("DispatchQueue.global().async {}", [.jobs]), ("RunLoop.main.perform {}", [.jobs]),
            ("OperationQueue().addOperation {}", []), ("queue.asyncAfter(deadline: .now()) {}", [.waits]),
            ("try await Task.sleep(for: .seconds(1))", [.waits]), ("Task(priority: .low) {}", [.tasks]),
            ("let task: Task<Void, Never>? = nil", []),
            ("Timer(timeInterval: 1, repeats: false) { _ in }", []),
            ("Task {}", [.tasks]), ("Task.detached {}", [.tasks]), ("await Task.yield()", []),
        ] as [(String, Set<PutOffWork>)])
    func putOff(statement: String, works: Set<PutOffWork>) throws {
        let text = Self.text("onShown").replacingOccurrences(
            of: "-> Bool { true }", with: "-> Bool { \(statement); return true }")
        let found = try sources(
            in: "Tests/ShopTests.swift", ["Package.swift": "", "Sources/Shop.swift": text]
        ) {
            $0.putOff(on: .adobeIOS, withParts: false)
        }
        #expect(found == works)
    }

    @Test(
        "AI-091 deferred work belongs to the innermost type that has it, and counts if the delegate mentions that"
    )
    func putOffInside() throws {
        func putOff(_ text: String) throws -> Set<PutOffWork> {
            try sources(in: "Tests/ShopTests.swift", ["Package.swift": "", "Sources/Shop.swift": text]) {
                $0.putOff(on: .adobeIOS, withParts: false)
            }
        }
        let work = "struct Clock { func run() { Task {} } }"
        let delegate = Self.text("onShown")
        let own = delegate.replacingOccurrences(of: "{ true }", with: "{ Task {}; return true }")
        #expect(try putOff("enum Shop { \(own) }") == [.tasks])
        #expect(try putOff("enum Shop { \(delegate) \(work) }") == [])
        let user = delegate.replacingOccurrences(of: "{ true }", with: "{ Clock().run(); return true }")
        #expect(try putOff("enum Shop { \(user) \(work) }") == [.tasks])
        let indirect = "struct Queue { let clock = Clock() }"
        let far = delegate.replacingOccurrences(of: "{ true }", with: "{ Queue().wait(); return true }")
        #expect(try putOff("\(far)\n\(indirect)\n\(work)") == [.tasks])
    }

    @Test("AM-001 deferred work of the app's other parts counts only if the set-up uses them")
    func putOffInParts() throws {
        let text = """
            final class Wanderer: InAppMessageDisplayDelegate {}
            final class Card: CustomDisplayAdapter { let clock = Clock() }
            final class Clock: Sendable { func run() { Task {} } }
            final class Other: Sendable { func run() { Timer.scheduledTimer {} } }
            final class Second: InAppMessageDisplayDelegate { func run() { Timer.scheduledTimer {} } }
            """
        let found = try sources(
            in: "Tests/ShopTests.swift", ["Package.swift": "", "Sources/Shop.swift": text]
        ) { sources in
            [true, false].map { sources.putOff(on: .airship18, withParts: $0) }
        }
        #expect(found == [[.tasks], []])
    }

    @Test(
        "AI-091 a delegate may be declared as any kind of type",
        arguments: ["class", "struct", "actor", "enum"])
    func kinds(keyword: String) throws {
        let text = Self.text("onShown").replacingOccurrences(of: "class", with: keyword)
        let found = try found(in: "Tests/ShopTests.swift", ["Package.swift": "", "Sources/Shop.swift": text])
        #expect(found.known && found.misses == ["Shop.swift:4 onShown(message:)"])
    }

    @Test("AI-091 the text of the superclasses is searched too")
    func superclasses() throws {
        let base = Self.text("onShown").replacingOccurrences(of: "Wanderer", with: "Ancestor")
        let found = try sources(
            of: Heir(), in: "Tests/ShopTests.swift",
            [
                "Package.swift": "", "Sources/Base.swift": base,
                "Sources/Heir.swift": "final class Heir: Ancestor {}",
                "Sources/Other.swift": Self.text("onDismissed"),
            ]
        ) { sources in
            (
                sources.misses(on: .adobeIOS).map { "\($0.place) \($0.finding.declared)" },
                sources.declared(on: .adobeIOS)?.sorted()
            )
        }
        #expect(found.0 == ["Base.swift:4 onShown(message:)"])
        #expect(found.1 == ["onShown(message:)", "shouldShowMessage(message:)", "urlLoaded(_:byMessage:)"])
    }

    @Test(
        "BZ-086 the constant answer of a method is known from its text, whatever it prints",
        arguments: [
            ("true", "true"), ("return false", "false"), ("print(1); return true", "true"),
            ("print(f(1), (2)); debugPrint(); NSLog(\"a\"); false", "false"), ("flag", nil),
            ("print; true", nil),
            ("true; false", nil), ("", nil), ("print(1)", nil),
            ("if flag { return true }; return false", nil),
            ("log(1); return true", nil),
        ])
    func constant(body: String, answer: String?) throws {
        let text = Self.text("onShown").replacingOccurrences(of: "{ true }", with: "{ \(body) }")
        let found = try sources(
            in: "Tests/ShopTests.swift", ["Package.swift": "", "Sources/Shop.swift": text]
        ) {
            $0.constant(of: "shouldShowMessage(message:)")
        }
        #expect(found == answer)
    }

    @Test(
        "BZ-086 the first of two texts of a method counts, and the delegate's own one before its superclass's"
    )
    func nearestConstant() throws {
        func found(_ base: [String], _ heir: [String]) throws -> String? {
            func methods(_ answers: [String]) -> String {
                answers.map { "func shouldShowMessage(message: any Showable) -> Bool { \($0) }" }.joined(
                    separator: "\n#else\n")
            }
            let text = """
                class Ancestor: MessagingDelegate { \(methods(base)) }
                final class Heir: Ancestor { \(methods(heir)) }
                """
            let files = ["Package.swift": "", "Sources/Shop.swift": text]
            return try sources(of: Heir(), in: "Tests/ShopTests.swift", files) {
                $0.constant(of: "shouldShowMessage(message:)")
            }
        }
        #expect(try found([], ["true", "false"]) == "true")
        #expect(try found(["false", "true"], []) == "false")
        #expect(try found(["false"], ["true"]) == "true")
        #expect(try found(["false"], ["flag"]) == nil)
    }

    @Test(
        "AI-091 a name that only begins like the type's does not count, also where it stands before it",
        arguments: [
            "final class WandererFactory {}", "struct Wanderer2 {}", "enum Wanderer_ {}",
            "actor Wandererß {}",
        ])
    func similarNames(other: String) throws {
        let files = ["Package.swift": "", "Sources/Shop.swift": "\(other); " + Self.text("onShown")]
        let found = try found(
            in: "Tests/ShopTests.swift", files.merging(["Sources/Other.swift": other]) { $1 })
        #expect(found.misses == ["Shop.swift:4 onShown(message:)"])
        let alone = try self.found(
            in: "Tests/ShopTests.swift", ["Package.swift": "", "Sources/Other.swift": other])
        #expect(!alone.known)
    }
}
