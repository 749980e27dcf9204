import Foundation
import Testing

@testable import InAppCommand

/// Where the command takes several operands or values, the second counts as well as the first.
@MainActor @Suite("Second operands", .timeLimit(.minutes(20))) struct SecondOperandTests {
    /// The tests with two, by what takes them.
    private static let tested = [
        "contracts [FILE.swift|DIRECTORY ...]": (
            "SecondOperandTests.swift", #""contracts", files[0], files[1]"#
        ),
        "port FILE.swift...": (
            "PortFilesTests.swift", #"let names = ["BrazeViewController", "BrazeAccount"]"#
        ),
        "tour --shapes SHAPE,SHAPE": (
            "SubcommandTests.swift", #""tour", "--shapes", "braze,airship18Pages""#
        ),
        "report --shapes SHAPE,SHAPE": ("ReportCommandTests.swift", #""--shapes", "braze,adobeIOS""#),
        "eject --module NAME[,NAME]": ("InspectKeysTests.swift", #""--module", "BrazePod,BrazePodUI""#),
    ]

    @Test("Everything that takes several is tested with two")
    func complete() throws {
        let several = CommandLineTool.subcommands.flatMap { command -> [String] in
            let operands = command.operands.contains("...") ? ["\(command.name) \(command.operands)"] : []
            return operands
                + command.options.compactMap { option in
                    guard let value = option.value, value.contains(",") else { return nil }
                    return "\(command.name) \(option.name) \(value)"
                }
        }
        #expect(several.sorted() == Self.tested.keys.sorted())
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        for (file, text) in Self.tested.values {
            let source = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
            #expect(source.contains(text), "\(file)")
        }
    }

    @Test("contracts searches each of two files, and each of two directories")
    func files() async throws {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: root) }
        let folders = ["a", "b"].map { root.appendingPathComponent($0) }
        for folder in folders {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try "class D: MessagingDelegate {\n    func onShown(message: Showable) {}\n}".write(
                to: folder.appendingPathComponent("D.swift"), atomically: true, encoding: .utf8)
        }
        let files = folders.map { $0.path + "/D.swift" }
        let ofFiles = await Tool.run("contracts", files[0], files[1])
        #expect(ofFiles.code == .failure)
        let found = ofFiles.lines.filter { $0.contains("onShown(message:) is never called") }
        #expect(found.map { String($0.prefix { $0 != ":" }) } == files)
        let ofFolders = await Tool.run("contracts", folders[0].path, folders[1].path)
        #expect(ofFolders.lines == ofFiles.lines)
    }
}
