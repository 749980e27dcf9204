import Foundation

/// The system that the package is compiled as for.
enum AppleSystem: String, CaseIterable {
    case iOS, macOS

    /// The modules of Apple's that are there, in the order in which they need each other. On macOS, WebKit and AppKit are
    /// there, too; nothing here imports them.
    var modules: [String] {
        switch self {
        case .iOS:
            [
                "FoundationOnApple", "CoreGraphics", "QuartzCore", "UserNotifications", "UIKit", "WebKit",
                "Combine", "SwiftUI",
            ]
        case .macOS: ["FoundationOnApple", "CoreGraphics", "Combine", "SwiftUI", "UserNotifications"]
        }
    }
}

/// Calls the compiler as if there were Apple's system, on this one.
struct Compiler: Sendable {
    /// Where the modules with Apple's names are, and those that need no sources (`Darwin`, `ObjectiveC`).
    let searchPaths: [URL]
    /// What is compiled into every module.
    let everywhere: URL

    /// Arguments of every call: the compiler believes in an Objective-C runtime.
    private var common: [String] {
        ["-enable-objc-interop", "-disable-objc-attr-requires-foundation-module"].frontend
            + ["-wmo"] + searchPaths.flatMap { ["-I", $0.path] }
    }

    /// What is of this package.
    private static let package = ["-package-name", "inappcompat"]

    /// What is seen in every file because Apple's Foundation brings it along.
    private func foundation(for module: String) -> [String] {
        let names = ["ObjectiveC", "Darwin", "FoundationOnApple"].filter { $0 != module }
        return names.flatMap { ["-import-module", $0] }.frontend + [everywhere.path]
    }

    /// Makes a module with one of Apple's names: its enums may get cases. What is newer in those that have such things stands
    /// in their symbol graphs, in `graphs` beside the modules.
    func makeAppleModule(_ name: String, of files: [URL], into folder: URL) throws {
        let arguments =
            [
                "-swift-version", "6", "-enable-library-evolution", "-parse-as-library", "-package-name",
                "apple",
            ]
        let graphs = folder.appendingPathComponent("graphs")
        try FileManager.default.createDirectory(at: graphs, withIntermediateDirectories: true)
        let graph =
            ["UIKit", "WebKit"].contains(name)
            ? ["-emit-symbol-graph", "-emit-symbol-graph-dir", graphs.path] : []
        try run(
            common + making(name, in: folder) + arguments + graph + foundation(for: name) + files.map(\.path),
            what: name)
    }

    /// Makes a module to be imported, of what compiles and of what does not.
    func makeModule(_ target: String, _ arguments: [String], into folder: URL) throws {
        let withErrors = ["-experimental-allow-module-with-compiler-errors"].frontend
        try run(
            common + making(target, in: folder) + withErrors + Self.package + foundation(for: target)
                + arguments,
            what: target)
    }

    /// Declarations only: bodies are left out.
    private func making(_ target: String, in folder: URL) -> [String] {
        let name = Self.moduleName(target)
        let file = folder.appendingPathComponent("\(name).swiftmodule").path
        return ["-emit-module", "-emit-module-path", file, "-module-name", name]
            + ["-suppress-warnings", "-enable-testing"] + ["-experimental-skip-all-function-bodies"].frontend
    }

    /// Type-checks, warnings as errors. No code is made: the compiler could not without a runtime.
    func check(_ target: String, _ arguments: [String]) throws {
        try run(common + checking(target) + Self.package + foundation(for: target) + arguments, what: target)
    }

    /// Type-checks without making the code of macros, which is most of the time that tests take. A macro's arguments are
    /// type-checked, but it is not noticed that they throw, or that they call a function of another actor.
    func checkWithoutMacros(_ target: String, _ arguments: [String]) throws {
        // The driver knows the macros of the toolchain. The frontend does not, unless it is told.
        try run(["-frontend"] + frontendArguments(checking(target) + arguments, of: target), what: target)
    }

    private func checking(_ target: String) -> [String] {
        ["-typecheck", "-module-name", Self.moduleName(target)]
    }

    /// What the compiler's frontend is told to type-check a target, one argument after the other.
    func frontendArguments(_ arguments: [String], of target: String) -> [String] {
        let own = common + Self.package + foundation(for: target)
        return (own + arguments).filter { $0 != "-Xfrontend" && $0 != "-wmo" }
    }

    private static func moduleName(_ target: String) -> String {
        target.replacingOccurrences(of: "-", with: "_")
    }

    private func run(_ arguments: [String], what: String) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swiftc"] + arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let lines = text.split(separator: "\n")
        let unexplained = Self.unexplained(lines)
        guard process.terminationStatus == 0 || lines.contains(where: Self.isProblem) else {
            throw Failure("\(what) does not compile:\n\(text)")
        }
        guard unexplained.isEmpty else {
            throw Failure("\(what) does not compile:\n\(unexplained.joined(separator: "\n"))")
        }
    }

    /// The errors and warnings that do not come of this system, with the lines that follow each.
    private static func unexplained(_ lines: [Substring]) -> [Substring] {
        var isUnexplained = false
        return lines.filter { line in
            if isProblem(line) { isUnexplained = !comesOfThisSystem(line) }
            return isUnexplained
        }
    }

    /// Whether a line is an error or a warning, and not source code that is quoted with one, as in `12 | let error: Failure`.
    private static func isProblem(_ line: Substring) -> Bool {
        let isQuoted = line.drop { $0 == " " || $0.isNumber }.hasPrefix("|")
        return !isQuoted && ["error: ", "warning: "].contains { line.contains($0) }
    }

    /// Whether the compiler complains of what is so on this system only:
    /// - that a file uses nothing of an import: `NSObject` is every module's own here;
    /// - that a value cannot be passed as a pointer: Swift's library has no pointers of Objective-C's here;
    /// - that there is no code for a macro, and that nothing throws or waits beside it.
    private static func comesOfThisSystem(_ problem: Substring) -> Bool {
        [
            "was not used in", "cannot find intrinsic operations on Unsafe",
            "external macro implementation type", "no calls to throwing functions occur within 'try'",
            "no 'async' operations occur within 'await'",
        ].contains { problem.contains($0) }
    }
}

extension [String] {
    /// As the compiler's driver hands them on.
    fileprivate var frontend: [String] { flatMap { ["-Xfrontend", $0] } }
}
