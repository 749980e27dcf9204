import Foundation
import SDKSources
import Testing

/// The sources of a bridge for the vendor's real SDK, generated from a small room and from the real ones.
@Suite(.timeLimit(.minutes(20))) struct SDKSourcesTests {
    @Test("A bridge is ported by its imports: the model's become the vendor's, nothing else changes")
    func importLines() throws {
        let room = try Room([
            "A.swift": "import Foundation\nimport TinyModel\n\nlet a = \"import TinyModel\"\n"
        ])
        defer { room.remove() }
        let file = try #require(try room.ejection().files().first)
        #expect(
            file.text == """
                // Made by InAppCompat 1.2.3 from Compat/Tiny/A.swift, for TinyKit, TinyUI.
                // It compiles with Tiny from 1.0 on.
                // Edits are lost when this file is made again: inapp-compat eject tiny

                import Foundation
                import TinyKit
                import TinyUI

                let a = "import TinyModel"

                """)
    }

    @Test("A public import stays public where imports are internal by default")
    func publicImports() throws {
        let room = try Room(["A.swift": "public import TinyModel\n"])
        defer { room.remove() }
        let file = try #require(try room.ejection().files().first)
        #expect(
            file.text.hasSuffix(
                """

                #if hasFeature(InternalImportsByDefault)
                    public import TinyKit
                    public import TinyUI
                #else
                    import TinyKit
                    import TinyUI
                #endif

                """))
    }

    @Test("Of a vendor's modules, those that the line names are imported publicly, if they have these names")
    func shownModules() throws {
        let room = try Room(["A.swift": "public import TinyModel  // Shows TinyUI.\n"])
        defer { room.remove() }
        let file = try #require(try room.ejection().files().first)
        #expect(
            file.text.hasSuffix(
                """

                #if hasFeature(InternalImportsByDefault)
                    import TinyKit
                    public import TinyUI
                #else
                    import TinyKit
                    import TinyUI
                #endif

                """))
        let other = Ejection(of: try room.open(), modules: ["TinyPods"], version: "1", command: "c")
        #expect(try #require(try other.files().first).text.contains("\n    public import TinyPods\n"))
        let more = try Room(["A.swift": "public import TinyModel  // Shows TinyUI and Foundation.\n"])
        defer { more.remove() }
        let text = try #require(try more.ejection().files().first).text
        #expect(text.contains("    public import TinyUI\n    public import Foundation\n#else"))
        #expect(text.contains("    import TinyUI\n    import Foundation\n#endif"))
    }

    @Test("Another name of the vendor's module replaces the room's")
    func otherModules() throws {
        let room = try Room(["A.swift": "import TinyModel\n"], isPreconcurrency: true)
        defer { room.remove() }
        let ejection = Ejection(of: try room.open(), modules: ["TinyPods"], version: "1", command: "c")
        let file = try #require(try ejection.files().first)
        #expect(file.text.hasSuffix("\n@preconcurrency import TinyPods\n"))
    }

    @Test("Sources of the model alone are excluded, and sources of the SDK alone are included")
    func sides() throws {
        let room = try Room(["A.swift": "", "ModelOnly/B.swift": "", "SDKOnly/B.swift": "// real\n"])
        defer { room.remove() }
        let files = try room.ejection().files()
        #expect(files.map(\.name) == ["A.swift", "B.swift"])
        #expect(files.last?.text.contains("from Compat/Tiny/SDKOnly/B.swift") == true)
    }

    @Test("Checks are excluded where they are not wanted, on the SDK's side as well")
    func withoutChecks() throws {
        let room = try Room([
            "A.swift": "", "Checks/Watched.swift": "", "ModelOnly/Checks/Views.swift": "",
            "SDKOnly/Checks/Views.swift": "", "SDKOnly/B.swift": "",
        ])
        defer { room.remove() }
        let output = room.folder.appendingPathComponent("output")
        let written = try room.ejection().write(to: output).map(\.lastPathComponent)
        #expect(written == ["A.swift", "B.swift", "Views.swift", "Watched.swift"])
        let lean = Ejection(of: try room.open(), checks: false, version: "1", command: "c")
        #expect(try lean.write(to: output).map(\.lastPathComponent) == ["A.swift", "B.swift"])
        let left = try FileManager.default.contentsOfDirectory(atPath: output.path).sorted()
        #expect(left == ["A.swift", "B.swift"])
    }

    @Test("Written files replace earlier ones, and files that are no longer made are deleted")
    func rewriting() throws {
        let room = try Room(["A.swift": "", "B.swift": ""])
        defer { room.remove() }
        let output = room.folder.appendingPathComponent("output")
        try room.ejection().write(to: output)
        try "let kept = 1\n".write(
            to: output.appendingPathComponent("App.swift"), atomically: true, encoding: .utf8)
        try FileManager.default.removeItem(at: room.folder.appendingPathComponent("Tiny/B.swift"))
        try "let new = 1\n".write(
            to: room.folder.appendingPathComponent("Tiny/A.swift"), atomically: true, encoding: .utf8)
        try room.ejection().write(to: output)
        let names = try FileManager.default.contentsOfDirectory(atPath: output.path).sorted()
        #expect(names == ["A.swift", "App.swift"])
        let text = try String(contentsOf: output.appendingPathComponent("A.swift"), encoding: .utf8)
        #expect(text.hasSuffix("\n\nlet new = 1\n"))
    }

    @Test("A file that the tool did not make is not changed, and nothing is written")
    func foreignFile() throws {
        let room = try Room(["A.swift": "", "B.swift": ""])
        defer { room.remove() }
        let output = room.folder.appendingPathComponent("output")
        try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
        let foreign = output.appendingPathComponent("B.swift")
        try "let mine = 1\n".write(to: foreign, atomically: true, encoding: .utf8)
        let error = #expect(throws: SDKSourcesError.self) { try room.ejection().write(to: output) }
        #expect(error?.code == .foreignFile)
        #expect(error?.path == foreign.path)
        #expect(try FileManager.default.contentsOfDirectory(atPath: output.path) == ["B.swift"])
        #expect(try String(contentsOf: foreign, encoding: .utf8) == "let mine = 1\n")
    }

    @Test("No two rooms have a source with the same name, so bridges may share a folder")
    func distinctNames() throws {
        var owners: [String: [String]] = [:]
        for room in try ShapeRoom.all(in: Self.compat) {
            for source in try room.sources() {
                owners[source.lastPathComponent, default: []].append(room.name)
            }
        }
        #expect(owners.filter { $0.value.count > 1 } == [:])
        #expect(owners.count > 40)
    }

    @Test("The bridges of all shapes are written to one folder, and again, and each keeps its files")
    func sharedFolder() throws {
        let room = try Room([:])
        defer { room.remove() }
        let output = room.folder.appendingPathComponent("output")
        var names: Set<String> = []
        for _ in 0..<2 {
            for room in try ShapeRoom.all(in: Self.compat) {
                let ejection = Ejection(of: room, version: "1", command: "c")
                names.formUnion(try ejection.write(to: output).map(\.lastPathComponent))
            }
        }
        #expect(Set(try FileManager.default.contentsOfDirectory(atPath: output.path)) == names)
    }

    @Test(
        "A second bridge in the same folder keeps the first one's files, or is refused if the names clash")
    func secondBridge() throws {
        let first = try Room(["A.swift": "let first = 1\n", "B.swift": ""])
        defer { first.remove() }
        let output = first.folder.appendingPathComponent("output")
        try first.ejection().write(to: output)
        func other(_ names: String...) throws -> Ejection {
            let folder = first.folder.appendingPathComponent("Other", isDirectory: true)
            try? FileManager.default.removeItem(at: folder)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try FileManager.default.copyItem(
                at: first.folder.appendingPathComponent("Tiny/SDK.json"),
                to: folder.appendingPathComponent("SDK.json"))
            for name in names {
                try "let other = 1\n".write(
                    to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
            }
            return Ejection(of: try ShapeRoom(folder: folder), version: "1", command: "c")
        }
        func written() throws -> [String] {
            try FileManager.default.contentsOfDirectory(atPath: output.path).sorted()
        }
        try other("C.swift", "D.swift").write(to: output)
        #expect(try written() == ["A.swift", "B.swift", "C.swift", "D.swift"])
        // Each replaces its own files, and removes only those.
        try other("C.swift").write(to: output)
        try first.ejection().write(to: output)
        #expect(try written() == ["A.swift", "B.swift", "C.swift"])
        let clash = try other("A.swift", "E.swift")
        let error = #expect(throws: SDKSourcesError.self) { try clash.write(to: output) }
        #expect(error?.code == .foreignFile && error?.path == output.appendingPathComponent("A.swift").path)
        #expect(try written() == ["A.swift", "B.swift", "C.swift"])
        let text = try String(contentsOf: output.appendingPathComponent("A.swift"), encoding: .utf8)
        #expect(text.hasSuffix("let first = 1\n"))
    }

    @Test("Two sources with the same name are refused")
    func ambiguousName() throws {
        let room = try Room(["A.swift": "", "Inner/A.swift": ""])
        defer { room.remove() }
        let error = #expect(throws: SDKSourcesError.self) { try room.ejection().files() }
        #expect(error?.code == .ambiguousName)
    }

    @Test(
        "An incomplete description is refused, and the error names the missing member",
        arguments: [
            ("{}", "\"model\" is missing"), ("[", "no JSON"),
            (#"{"model": 1, "modules": ["M"], "versions": ""}"#, "\"model\" has another type"),
            (#"{"model": "M", "modules": ["M"]}"#, "\"versions\" is missing"),
            (#"{"model": "M", "modules": [], "isPreconcurrency": false, "versions": ""}"#, "modules"),
        ])
    func invalidDescription(text: String, member: String) throws {
        let room = try Room([:])
        defer { room.remove() }
        try text.write(
            to: room.folder.appendingPathComponent("Tiny/SDK.json"), atomically: true, encoding: .utf8)
        let error = #expect(throws: SDKSourcesError.self) { try room.open() }
        #expect(error?.code == .invalidDescription)
        #expect(error?.path?.hasSuffix("Tiny/SDK.json") == true)
        #expect(member.isEmpty || error?.explanation.contains(member) == true)
    }

    @Test(
        "A shape is found by its name in any spelling; the error for an unknown name lists the existing shapes"
    )
    func names() throws {
        for name in ["braze", "Braze", "BrazeSDKBridge"] {
            #expect(try ShapeRoom.named(name, in: Self.compat).name == "Braze")
        }
        #expect(try ShapeRoom.named("adobe-ios", in: Self.compat).name == "AdobeIOS")
        #expect(try ShapeRoom.named("airship17", in: Self.compat).modules == ["AirshipAutomation"])
        let error = #expect(throws: SDKSourcesError.self) {
            try ShapeRoom.named("onesignal", in: Self.compat)
        }
        #expect(error?.code == .unknownShape)
        #expect(error?.explanation.contains("AdobeIOS, Airship17") == true)
    }

    @Test("Every real room can be made, and none of its files refers to a model")
    func realRooms() throws {
        let rooms = try ShapeRoom.all(in: Self.compat)
        #expect(Set(rooms.map(\.name)).isSuperset(of: ["AdobeIOS", "Airship17", "Braze"]))
        for room in rooms {
            let files = try Ejection(of: room, version: "1", command: "c").files()
            #expect(!files.isEmpty)
            for file in files {
                #expect(!file.text.contains("import \(room.name)Model"), "\(file.name)")
                #expect(!file.text.contains("HeadlessStage"), "\(file.name)")
            }
        }
    }

    @Test(
        "The sources are found above a build of the package, and in the checkouts of a package that depends on it"
    )
    func found() throws {
        let room = try Room([:])
        defer { room.remove() }
        let package = room.folder.appendingPathComponent("InAppCompat")
        try FileManager.default.createDirectory(at: package, withIntermediateDirectories: true)
        let compat = package.appendingPathComponent("Compat")
        try FileManager.default.createDirectory(at: compat, withIntermediateDirectories: true)
        try FileManager.default.moveItem(
            at: room.folder.appendingPathComponent("Tiny"), to: compat.appendingPathComponent("Tiny"))
        let program = package.appendingPathComponent(".build/debug/tool")
        #expect(Self.isSame(try CompatFolder.near([program]), compat))
        #expect(Self.isSame(try CompatFolder.of(package: package), compat))

        let app = room.folder.appendingPathComponent("App")
        let checkouts = app.appendingPathComponent(".build/checkouts")
        try FileManager.default.createDirectory(at: checkouts, withIntermediateDirectories: true)
        try FileManager.default.moveItem(at: package, to: checkouts.appendingPathComponent("InAppCompat"))
        let there = checkouts.appendingPathComponent("InAppCompat/Compat")
        #expect(Self.isSame(try CompatFolder.near([app.appendingPathComponent("Sources/App")]), there))
        #expect(Self.isSame(try CompatFolder.near([app.appendingPathComponent(".build/debug/tool")]), there))
    }

    @Test("The room of a shape from outside is found in its package, and its files name their origin")
    func outside() throws {
        let room = try Room([:])
        defer { room.remove() }
        let package = room.folder.appendingPathComponent("Outside")
        let far = package.appendingPathComponent("Sources/FarBridge")
        try FileManager.default.createDirectory(
            at: far.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: room.folder.appendingPathComponent("Tiny"), to: far)
        try Data("import TinyModel\n".utf8).write(to: far.appendingPathComponent("Far.swift"))
        for name in ["far", "Far", "FarBridge", "FarSDKBridge"] {
            let found = try ShapeRoom.named(name, in: ShapeRoom.places(in: package))
            #expect(found.name == "Far" && Self.isSame(found.folder, far))
        }
        // From inside the package, in addition to the shapes of the checkout that contains it.
        let nested = try CompatFolder.room("far", near: [Self.compat, far])
        #expect(Self.isSame(nested.folder, far))
        #expect(try CompatFolder.room("braze", near: [Self.compat, far]).name == "Braze")
        let ejection = Ejection(of: nested, version: "1.2.3", command: "c")
        let folder = room.folder.appendingPathComponent("Made")
        // Generated twice: the second time the files are recognized as its own.
        for _ in 1...2 { #expect(try ejection.write(to: folder).map(\.lastPathComponent) == ["Far.swift"]) }
        let text = try String(contentsOf: folder.appendingPathComponent("Far.swift"), encoding: .utf8)
        #expect(text.hasPrefix("// Made by InAppCompat 1.2.3 from Sources/FarBridge/Far.swift"))
        #expect(text.hasSuffix("import TinyKit\nimport TinyUI\n"))
    }

    @Test("If there are no sources, the error explains what helps")
    func notFound() throws {
        let room = try Room([:])
        defer { room.remove() }
        let place = room.folder.appendingPathComponent("Tiny")
        let error = #expect(throws: SDKSourcesError.self) { try CompatFolder.near([place]) }
        #expect(error?.explanation.contains("specify the checkout of InAppCompat with --package") == true)
        #expect(throws: SDKSourcesError.self) { try CompatFolder.of(package: place) }
    }

    private static func isSame(_ one: URL, _ other: URL) -> Bool {
        one.resolvingSymlinksInPath().path == other.resolvingSymlinksInPath().path
    }

    private static let compat = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Compat", isDirectory: true)
}

/// A room of a fictional vendor, in a folder that is removed at the end.
private struct Room {
    let folder: URL

    init(_ sources: [String: String], isPreconcurrency: Bool = false) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            UUID().uuidString, isDirectory: true)
        var files = sources
        files["SDK.json"] = """
            {
                "model": "TinyModel", "modules": ["TinyKit", "TinyUI"], "isPreconcurrency": \(isPreconcurrency),
                "versions": "It compiles with Tiny from 1.0 on."
            }
            """
        for (path, text) in files {
            let file = folder.appendingPathComponent("Tiny/\(path)")
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
    }

    func open() throws -> ShapeRoom {
        try ShapeRoom.named("tiny", in: folder)
    }

    func ejection() throws -> Ejection {
        Ejection(of: try open(), version: "1.2.3", command: "inapp-compat eject tiny")
    }

    func remove() {
        try? FileManager.default.removeItem(at: folder)
    }
}
