import Foundation

/// What is done with test targets, which are most of the code.
enum TestTargets {
    case whole, withoutMacros, leftOut
}

/// The package as one of Apple's systems compiles it, as far as that can be known here.
struct Lane: Sendable {
    let system: AppleSystem
    /// The package's folder.
    let root: URL
    /// Where everything goes that is made.
    let scratch: URL

    private var apple: URL { root.appendingPathComponent("Tests/StandInSDKs/Apple") }
    private var appleModules: URL { scratch.appendingPathComponent("\(system)/apple") }
    private var targets: URL { scratch.appendingPathComponent("\(system)/targets") }

    /// What compiles as for the system.
    var compiler: Compiler {
        Compiler(
            searchPaths: [
                appleModules, targets, apple.appendingPathComponent("ObjectiveC"),
                apple.appendingPathComponent("Darwin"),
            ],
            everywhere: apple.appendingPathComponent("NSObject.swift"))
    }

    /// Makes the modules with Apple's names.
    private func makeModules() throws {
        try FileManager.default.createDirectory(at: appleModules, withIntermediateDirectories: true)
        try FileManager.default.createDirectory(at: targets, withIntermediateDirectories: true)
        let modules = AppleModules(
            standIns: root.appendingPathComponent("Sources/PlatformStandIns"), facts: apple,
            output: scratch.appendingPathComponent("\(system)/sources"))
        for module in system.modules {
            try compiler.makeAppleModule(module, of: modules.write(module), into: appleModules)
        }
    }

    /// Compiles the targets of a package.
    /// - Parameter names: which, with what they need; all if empty.
    /// - Parameter tests: what is done with the test targets among all.
    func check(_ package: PackageDescription, only names: [String], tests: TestTargets) throws {
        try makeModules()
        let wanted = package.needed(by: names).filter { tests != .leftOut || $0.type != "test" }
        let graph = TargetGraph(wanted)
        graph.run(workers: 2) { target in
            let arguments = arguments(of: target, in: package)
            if target.type != "test" {
                try compiler.makeModule(target.name, arguments, into: targets)
            }
            switch (target.type, tests) {
            case ("test", .withoutMacros): try compiler.checkWithoutMacros(target.name, arguments)
            case ("test", _): try compiler.check(target.name, Self.testing + arguments)
            default: try compiler.check(target.name, arguments)
            }
            say("\(system): \(target.name)")
        }
        guard graph.failures.isEmpty else {
            for failure in graph.failures { say("\(failure)") }
            throw Failure("\(system): \(graph.failures.count) of \(wanted.count) targets do not compile")
        }
    }

    /// What is newer than the first systems is looked for with these.
    /// - Returns: the modules in order, each with the arguments of the compiler's frontend.
    func frontendArguments(of package: PackageDescription) -> [(module: String, arguments: [String])] {
        package.inOrder.filter { $0.type != "test" }.map { target in
            (target.name, compiler.frontendArguments(arguments(of: target, in: package), of: ""))
        }
    }

    private func arguments(of target: PackageTarget, in package: PackageDescription) -> [String] {
        let folder = URL(fileURLWithPath: package.path).appendingPathComponent(target.path)
        let files = target.sources.map { folder.appendingPathComponent($0).path }
        let settings = Self.appSources.contains(target.name) ? Self.settingsOfApps : Self.settings
        return settings + (files.contains { $0.hasSuffix("/main.swift") } ? [] : ["-parse-as-library"])
            + files
    }

    /// As the manifest has them for every target.
    private static let settings =
        ["-swift-version", "6"]
        + ["ExistentialAny", "MemberImportVisibility", "InternalImportsByDefault"].flatMap {
            ["-enable-upcoming-feature", $0]
        }
    /// The targets whose sources stand for an app's, with the settings that the manifest has for them.
    private static let appSources: Set = ["PortOriginals", "PortedHandlers"]
    private static let settingsOfApps = ["-swift-version", "5", "-suppress-warnings"]
    /// Where the macros of Swift Testing are.
    private static let testing = [
        "-plugin-path", ProcessInfo.processInfo.environment["TESTING_PLUGINS"] ?? "",
    ]
}
