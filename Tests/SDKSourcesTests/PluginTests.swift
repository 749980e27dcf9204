import Foundation
import Testing

#if os(Linux) || os(macOS)
    /// The plugin, run by the package manager for a small app with two small rooms: one target meets the requirements
    /// of checks, and one does not. Sources that the plugin does not declare are not compiled, and a declared source
    /// that does not exist stops the build.
    @Suite("The plugin SDKBridge", .timeLimit(.minutes(20))) struct PluginTests {
        @Test(
            "The declared sources are made: checks where possible, sources of the SDK alone, and none of the model"
        )
        func outputs() throws {
            let app = try PluginApp()
            defer { app.remove() }
            #expect(try app.built() == "Tiny a b c d e; Slim a b d; Far a b c d e")
            // A room of another package, among its sources.
            #expect(try app.made("FarSDKBridge") == ["A", "B", "C", "D", "E"].map { "Far\($0).swift" })
            let made = ["A", "B", "C", "D", "E"].map { "Tiny\($0).swift" }
            #expect(try app.made("TinySDKBridge") == made)
            #expect(try app.made("SlimSDKBridge") == ["SlimA.swift", "SlimB.swift", "SlimD.swift"])
            // Each of the sources is declared as an input, also those in folders.
            try app.write(
                "InAppCompat/Compat/Tiny/Inner/TinyB.swift", "import TinyModel\npublic let tinyB = \"B\"\n")
            try app.write("InAppCompat/Compat/Slim/SDKOnly/SlimD.swift", "public let slimD = \"D\"\n")
            #expect(try app.built() == "Tiny a B c d e; Slim a b D; Far a b c d e")
        }
    }

    /// A package with the plugin and two rooms, and an app's package that uses it.
    private struct PluginApp {
        private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

        init() throws {
            let compat = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                .appendingPathComponent("../../Compat").standardizedFileURL
            for part in ["SDKBridge", "SDKBridgeTool", "SDKSources"] {
                let place = folder.appendingPathComponent("InAppCompat/Compat/Plugin/\(part)")
                try FileManager.default.createDirectory(
                    at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
                try FileManager.default.copyItem(
                    at: compat.appendingPathComponent("Plugin/\(part)"), to: place)
            }
            try write("InAppCompat/Package.swift", Self.library)
            try write("App/Package.swift", Self.app)
            try write("Outside/Package.swift", Self.outside)
            for module in [
                "InAppCompat/Sources/InAppCompat", "InAppCompat/Sources/InAppCore", "App/Sources/TinyKit",
                "Outside/Sources/FarModel",
            ] {
                try write("\(module)/Empty.swift", "")
            }
            let rooms = ["Tiny": "InAppCompat/Compat/Tiny", "Slim": "InAppCompat/Compat/Slim"]
                .merging(["Far": "Outside/Sources/FarBridge"]) { $1 }
            for (name, room) in rooms {
                try write("App/Sources/\(name)SDKBridge/Empty.swift", "")
                try makeRoom(name, at: room)
            }
            try write(
                "App/Sources/App/main.swift",
                """
                import FarSDKBridge
                import SlimSDKBridge
                import TinySDKBridge

                print("Tiny", tinyA, tinyB, tinyC, tinyD, tinyE, terminator: "; ")
                print("Slim", slimA, slimB, slimD, terminator: "; ")
                print("Far", farA, farB, farC, farD, farE)

                """)
        }

        /// Sources in every kind of folder. Those that have to be left out do not compile.
        private func makeRoom(_ name: String, at room: String) throws {
            try write(
                "\(room)/SDK.json",
                #"{"model": "TinyModel", "modules": ["TinyKit"], "isPreconcurrency": false, "versions": "Any."}"#
            )
            let hasChecks = name != "Slim"
            for (place, letter, isIn) in [
                ("", "A", true), ("Inner/", "B", true), ("Checks/", "C", hasChecks), ("SDKOnly/", "D", true),
                ("SDKOnly/Checks/", "E", hasChecks), ("ModelOnly/", "F", false),
                ("ModelOnly/Checks/", "G", false),
            ] {
                let symbol = name.lowercased() + letter
                let text = "import TinyModel\npublic let \(symbol) = \"\(letter.lowercased())\"\n"
                try write("\(room)/\(place)\(name)\(letter).swift", isIn ? text : "import NoSuchModule\n")
            }
        }

        func write(_ path: String, _ text: String) throws {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }

        /// Builds the app and runs it.
        /// - Returns: its output.
        func built() throws -> String {
            let package = folder.appendingPathComponent("App").path
            let log = try run("build", "--package-path", package)
            try #require(log.status == 0, "\(log.text)")
            let program = try run("run", "--skip-build", "--package-path", package, "App")
            return program.text.split(separator: "\n").last.map(String.init) ?? ""
        }

        /// The names of the files that the plugin made for a target.
        func made(_ target: String) throws -> [String] {
            let outputs = folder.appendingPathComponent("App/.build/plugins/outputs/app/\(target)")
            let files = FileManager.default.enumerator(at: outputs, includingPropertiesForKeys: nil)
            return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
                .map(\.lastPathComponent).sorted()
        }

        private func run(_ arguments: String...) throws -> (status: Int32, text: String) {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = ["swift"] + arguments
            let output = Pipe()
            process.standardOutput = output
            process.standardError = output
            try process.run()
            // By far more time than a busy machine needs: the test must not wait for a build for ever.
            let end = DispatchWorkItem { [id = process.processIdentifier] in kill(id, SIGTERM) }
            DispatchQueue.global().asyncAfter(deadline: .now() + 900, execute: end)
            let data = output.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            end.cancel()
            return (process.terminationStatus, String(decoding: data, as: UTF8.self))
        }

        func remove() { try? FileManager.default.removeItem(at: folder) }

        private static let library = """
            // swift-tools-version: 6.1
            import PackageDescription

            let package = Package(
                name: "InAppCompat",
                products: [
                    .library(name: "InAppCompat", targets: ["InAppCompat"]),
                    .library(name: "InAppCore", targets: ["InAppCore"]),
                    .plugin(name: "SDKBridge", targets: ["SDKBridge"]),
                ],
                targets: [
                    .target(name: "InAppCompat"), .target(name: "InAppCore"),
                    .target(name: "SDKSources", path: "Compat/Plugin/SDKSources"),
                    .executableTarget(
                        name: "sdk-bridge", dependencies: ["SDKSources"], path: "Compat/Plugin/SDKBridgeTool"),
                    .plugin(
                        name: "SDKBridge", capability: .buildTool(), dependencies: ["sdk-bridge"],
                        path: "Compat/Plugin/SDKBridge"),
                ])

            """

        /// The package of a shape from outside. Its bridge is compiled in the app only.
        private static let outside = """
            // swift-tools-version: 6.1
            import PackageDescription

            let package = Package(
                name: "Outside", products: [.library(name: "FarModel", targets: ["FarModel"])],
                targets: [.target(name: "FarModel")])

            """

        private static let app = """
            // swift-tools-version: 6.1
            import PackageDescription

            func bridge(_ name: String, _ product: String) -> Target {
                .target(
                    name: name, dependencies: ["TinyKit", .product(name: product, package: "InAppCompat")],
                    plugins: [.plugin(name: "SDKBridge", package: "InAppCompat")])
            }

            let package = Package(
                name: "App",
                dependencies: [.package(path: "../InAppCompat"), .package(path: "../Outside")],
                targets: [
                    .target(name: "TinyKit"), bridge("TinySDKBridge", "InAppCompat"),
                    bridge("FarSDKBridge", "InAppCompat"),
                    bridge("SlimSDKBridge", "InAppCore"),
                    .executableTarget(name: "App", dependencies: [
                            "TinySDKBridge", "SlimSDKBridge", "FarSDKBridge",
                            .product(name: "FarModel", package: "Outside"),
                        ]),
                ])

            """
    }
#endif
