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

    /// Arguments of every call. The compiler believes in an Objective-C runtime; what Apple's Foundation brings along, it
    /// sees in every file.
    private var common: [String] {
        [
            "-Xfrontend", "-enable-objc-interop", "-Xfrontend",
            "-disable-objc-attr-requires-foundation-module", "-Xfrontend", "-import-module", "-Xfrontend",
            "Darwin",
            "-package-name", "inappcompat",
        ] + searchPaths.flatMap { ["-I", $0.path] }
    }

    /// What is seen in every file because Apple's Foundation brings it along.
    private func foundation(for module: String) -> [String] {
        let names = ["ObjectiveC", "Darwin", "FoundationOnApple"].filter { $0 != module }
        return names.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] } + [everywhere.path]
    }

    /// Compiles a module with one of Apple's names: its declarations only, and its enums may get cases.
    func makeAppleModule(_ name: String, of files: [URL], into folder: URL) throws {
        try run(
            [
                "-emit-module", "-emit-module-path",
                folder.appendingPathComponent("\(name).swiftmodule").path,
                "-module-name", name, "-swift-version", "6", "-enable-library-evolution",
                "-suppress-warnings",
                "-parse-as-library", "-wmo", "-Xfrontend", "-experimental-skip-all-function-bodies",
            ] + foundation(for: name) + files.map(\.path), what: name)
    }

    /// Makes a target's module, for those that need it: its declarations only.
    func makeModule(_ target: String, of files: [URL], arguments: [String], into folder: URL) throws {
        let name = Self.moduleName(target)
        try run(
            [
                "-emit-module", "-emit-module-path",
                folder.appendingPathComponent("\(name).swiftmodule").path,
                "-suppress-warnings", "-Xfrontend", "-experimental-skip-all-function-bodies", "-Xfrontend",
                "-experimental-allow-module-with-compiler-errors",
            ] + self.arguments(target, of: files, arguments, folder), what: target)
    }

    /// Type-checks a target, warnings as errors. No code is made: the compiler could not without a runtime.
    func check(_ target: String, of files: [URL], arguments: [String], into folder: URL) throws {
        try run(["-typecheck"] + self.arguments(target, of: files, arguments, folder), what: target)
    }

    private func arguments(
        _ target: String, of files: [URL], _ arguments: [String], _ folder: URL
    ) -> [String] {
        let isProgram = files.contains { $0.lastPathComponent == "main.swift" }
        return ["-module-name", Self.moduleName(target), "-wmo", "-enable-testing", "-I", folder.path]
            + (isProgram ? [] : ["-parse-as-library"]) + arguments + foundation(for: target)
            + files.map(\.path)
    }

    private static func moduleName(_ target: String) -> String {
        target.replacingOccurrences(of: "-", with: "_")
    }

    private func run(_ arguments: [String], what: String) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swiftc"] + common + arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let problems = text.split(separator: "\n").filter {
            $0.contains("error: ") || $0.contains("warning: ")
        }
        let isUnexplained = process.terminationStatus != 0 && problems.isEmpty
        guard problems.allSatisfy(Self.comesOfThisSystem), !isUnexplained else {
            throw Failure("\(what) does not compile:\n\(text)")
        }
    }

    /// Whether the compiler complains of what is so on this system only:
    /// - that a file uses nothing of an import: `NSObject` is every module's own here;
    /// - that a value cannot be passed as a pointer: Swift's library has no pointers of Objective-C's here.
    private static func comesOfThisSystem(_ problem: Substring) -> Bool {
        ["was not used in", "cannot find intrinsic operations on Unsafe"].contains { problem.contains($0) }
    }
}
