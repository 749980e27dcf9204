import AdobeIOSBridge
import AdobeIOSModel
import BrazeBridge
import BrazeModel
import Foundation
import HeadlessStage
import InAppCompat
import Testing

@Suite struct DocumentTests {
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The Swift code blocks of a document.
    static func codeBlocks(of document: String) throws -> [String] {
        let text = try String(contentsOf: root.appendingPathComponent(document), encoding: .utf8)
        return text.components(separatedBy: "```swift\n").dropFirst().compactMap {
            $0.components(separatedBy: "```").first?.trimmingCharacters(in: .newlines)
        }
    }

    /// The marked code of this target, without its indentation.
    static func snippets() throws -> [String: String] {
        let folder = root.appendingPathComponent("Tests/DocumentationTests")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        var snippets: [String: String] = [:]
        for file in files
        where file.pathExtension == "swift" && file.lastPathComponent != "DocumentTests.swift" {
            var name: String?
            var lines: [String] = []
            for line in try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n") {
                let text = line.trimmingCharacters(in: .whitespaces)
                if text.hasPrefix("// snippet: ") {
                    name = String(text.dropFirst("// snippet: ".count))
                    lines = []
                } else if text == "// end snippet", let ended = name {
                    snippets[ended] = withoutIndentation(lines)
                    name = nil
                } else if name != nil {
                    lines.append(line)
                }
            }
        }
        return snippets
    }

    static func withoutIndentation(_ lines: [String]) -> String {
        let widths = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }
        let width = widths.min() ?? 0
        return lines.map { String($0.dropFirst(width)) }.joined(separator: "\n")
    }

    @Test(
        "Every Swift block of the documents is compiled code of this target",
        arguments: ["README.md", "MIGRATION.md", "Compat/README.md"])
    func blocksAreCompiled(document: String) throws {
        let known = Set(try Self.snippets().values)
        for block in try Self.codeBlocks(of: document) {
            #expect(known.contains(block), "Not among the snippets:\n\(block)")
        }
    }

    @Test("The check finds a block that is not compiled")
    func checkIsStrict() throws {
        let known = try Self.snippets()
        #expect(!known.values.contains("let x = 1"))
        #expect(try #require(known["attach to Braze"]) == "let bridge = BrazeBridge(handler).attach(to: ui)")
    }

    @MainActor @Test("The headless test of the README passes")
    func headlessTest() throws {
        try testWithoutADevice()
    }

    @MainActor @Test("The delegate of the README passes the check of the README")
    func verified() {
        checkDelegate()
    }

    @MainActor @Test("The handler of the README holds, shows later, and takes a click over, on Braze")
    func handlerOnBraze() throws {
        let stage = HeadlessStage()
        let host = BrazeHost(stage: stage)
        let handler = MessageHandler()
        handler.isBusy = true
        let bridge = attachToBraze(handler, host.ui)
        defer { bridge.detach() }
        try host.trigger(json: slideupPayload)
        stage.runUntilIdle()
        #expect(bridge.heldMessages.map(\.id) == ["welcome"])
        try showLater(bridge)
        stage.runUntilIdle()
        stage.user.tapMessage()
        stage.runUntilIdle()
        #expect(handler.router.opened.map(\.absoluteString) == ["myapp://offers"])
        #expect(handler.analytics.lines == ["welcome: message clicked (derived)"])
        #expect(stage.log.openedURLs.isEmpty)
    }

    @MainActor @Test("The handler of the README holds and shows later, on Adobe")
    func handlerOnAdobe() throws {
        let stage = HeadlessStage()
        let host = AdobeIOSHost(stage: stage)
        let handler = MessageHandler()
        handler.isBusy = true
        let bridge = stage.run { attachToAdobe(handler) }
        defer { bridge.detach() }
        try host.trigger(json: #"{"contentType": "text/html", "content": "<p>Hello</p>"}"#)
        stage.runUntilIdle()
        #expect(bridge.heldMessages.count == 1)
        try showLater(bridge)
        stage.runUntilIdle()
        stage.user.openLink(try #require(URL(string: "adbinapp://dismiss?interaction=ok")))
        stage.runUntilIdle()
        #expect(handler.analytics.lines.count == 1)
        #expect(
            handler.analytics.lines.first?.hasSuffix(": link adbinapp://dismiss?interaction=ok (derived)")
                == true)
    }
}
