import BuiltInShapes
import Foundation
import InAppContracts
import ModelTesting
import Testing

@testable import InAppCommand
@testable import InAppPort

/// What `port` recognizes in a delegate's source. Off the main actor, because most of it waits for the compiler.
@Suite(.serialized, .timeLimit(.minutes(20))) struct PortReadingTests {
    private static let kits = [ShapeKit].builtIn

    private static func source(_ name: String) throws -> (path: String, text: String) {
        let path = PortTests.sample(name)
        return (path, try String(contentsOfFile: path, encoding: .utf8))
    }

    private static func reading(_ name: String) throws -> DelegateReading {
        try reading([source(name)])
    }

    private static func reading(_ sources: [(path: String, text: String)]) throws -> DelegateReading {
        let kit = try #require(DelegateReading.shape(of: sources, among: kits))
        return DelegateReading(sources, for: kit, modules: try PortCommand.builtModules(), stubs: true)
    }

    /// The vendor's members that a reading found, by line.
    private static func members(_ reading: DelegateReading) -> [String] {
        let uses = reading.uses.sorted { ($0.offset, $0.member) < ($1.offset, $1.member) }
        return uses.map { use in
            let line = reading.files[use.file].line(at: use.offset)
            return "\(line) \(use.member)\(use.isByName ? " (by its name)" : "")"
        }
    }

    @Test(
        "The vendor's members that each sample uses are found with their lines, and each report fits on a screen",
        arguments: PortTests.sampleNames)
    func findsMembers(_ file: String) throws {
        let name = String(file.dropLast(6))
        let reading = try Self.reading(name)
        let found = Self.members(reading).joined(separator: "\n") + "\n"
        let others = Self.kits.filter { $0.shape != reading.kit.shape }
        let place = PortTests.sampleNames.firstIndex(of: file) ?? 0
        for host in LongRun.share(of: others, one: others.count, from: place) {
            let report = PortReport(reading, to: host, among: Self.kits)
            let text = try PortReportText(report: report, isAll: false).text(.text)
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            #expect(lines.count <= 60, "\(name) to \(host): \(lines.count) lines")
            #expect(lines.allSatisfy { $0.count <= 80 }, "\(name) to \(host)")
            // Everything that is left out is reported with its line.
            let told = report.findings.filter {
                text.contains("\(($0.file as NSString).lastPathComponent):\($0.line)")
            }
            let left = report.findings.count - told.count
            #expect(left == 0 || text.contains(": --all"), "\(name) to \(host)")
        }
        let list = PortTests.root.appendingPathComponent("PortMembers/\(name).txt")
        let known = try? String(contentsOf: list, encoding: .utf8)
        if known == nil { try Data(found.utf8).write(to: list) }
        #expect(found == known, "A missing list has been written: review it")
    }

    @Test("The shape of a delegate is found by what its files import", arguments: PortTests.sampleNames)
    func findsShape(_ file: String) throws {
        let shape = try #require(
            DelegateReading.shape(of: [Self.source(String(file.dropLast(6)))], among: Self.kits))
        let names = [
            "Adobe": "adobeIOS", "Android2": "adobeAndroid2", "Android3": "adobeAndroid3",
            "Airship17": "airship17", "Airship18": "airship18", "Braze": "braze",
        ]
        let expected = try #require(names.first { file.hasPrefix($0.key) }?.value)
        #expect(shape.shape.name == expected)
    }

    @Test("Files that import no SDK need --from, and a nearly right name gets a suggestion")
    func refusesUnknown() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "\(UUID().uuidString).swift")
        try Data("import Foundation\n".utf8).write(to: folder)
        defer { try? FileManager.default.removeItem(at: folder) }
        let unknown = await Tool.run("port", folder.path, "--to", "braze")
        #expect(
            unknown.errors.contains(
                "the files import no known SDK: name it with --from"))
        let near = await Tool.run("port", folder.path, "--from", "brazee", "--to", "adobeIOS")
        #expect(near.errors.contains("--from cannot be brazee. Did you mean braze?"))
        let target = await Tool.run("port", folder.path, "--from", "braze", "--to", "airship8")
        #expect(target.errors.contains("--to cannot be airship8. Did you mean airship18?"))
    }

    @Test("Methods with a callback's name belong to the app if the SDK does not call their type")
    func leavesOwnMethods() throws {
        let text = """
            import AirshipAutomation
            final class Shelf { func extend(_ message: InAppMessage) -> InAppMessage { message } }
            final class Delegate: InAppMessagingDelegate {
                func extend(_ message: InAppMessage) -> InAppMessage { message }
            }
            """
        let found = Self.members(try Self.reading([("Own.swift", text)]))
        #expect(
            found.filter { $0.hasSuffix("InAppMessagingDelegate.extend(_:)") } == [
                "4 InAppMessagingDelegate.extend(_:)"
            ])
    }

    @Test(
        "Without a compiler's tree, members are matched by name at each place, and the report says so")
    func fallsBackToNames() throws {
        let source = try Self.source("Airship17Delegate")
        var compiler = SwiftCompiler(modules: URL(fileURLWithPath: "/nowhere"))
        compiler.command = ["echo", "no tree"]
        let reading = DelegateReading([source], for: .airship17, by: compiler, stubs: true)
        #expect(reading.fallback?.hasPrefix("The compiler wrote no tree") == true)
        #expect(
            Self.members(reading) == [
                "8 InAppMessagingDelegate.isMessageReady(forDisplay:) (by its name)",
                "10 InAppMessagingDelegate.messageWillBeDisplayed(_:scheduleID:) (by its name)",
                "14 InAppMessagingDelegate.messageFinishedDisplaying(_:scheduleID:resolution:) (by its name)",
                "25 InAppMessageManager.notifyDisplayConditionsChanged() (by its name)",
            ])
        let text = try PortReportText(
            report: PortReport(reading, to: .braze, among: Self.kits), isAll: true
        ).text(.text)
        #expect(text.contains("Matched by name only, because the compiler did not read it:"))
        #expect(text.contains("Matched by name."))
        #expect(throws: PortProblem.self) { try HandlerWriter(reading) }
    }

    @Test("Argument labels tell which of several callbacks with one name is meant")
    func namesTellApart() throws {
        var compiler = SwiftCompiler(modules: URL(fileURLWithPath: "/nowhere"))
        compiler.command = ["echo"]
        let reading = DelegateReading(
            [try Self.source("BrazeViewController")], for: .braze, by: compiler, stubs: true)
        let found = Self.members(reading).filter { $0.contains("UIDelegate") }
        #expect(found.contains { $0.hasSuffix("(_:prepareWith:) (by its name)") })
        #expect(found.contains { $0.hasSuffix("(_:shouldProcess:buttonId:message:view:) (by its name)") })
        #expect(!found.contains { $0.contains("willDismiss") })
    }
}
