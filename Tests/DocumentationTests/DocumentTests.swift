import AdobeIOSBridge
import AdobeIOSModel
import BrazeBridge
import BrazeModel
import Foundation
import HeadlessStage
import InAppCompat
import InAppContracts
import Testing

@Suite(.timeLimit(.minutes(20))) struct DocumentTests {
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The Swift code blocks of a document.
    static func codeBlocks(of document: String) throws -> [String] {
        let text = try String(contentsOf: root.appendingPathComponent(document), encoding: .utf8)
        return text.components(separatedBy: "```swift\n").dropFirst().compactMap {
            $0.components(separatedBy: "```").first?.trimmingCharacters(in: .newlines)
        }
    }

    /// The articles of the modules' catalogues, and the documents of the pairs.
    static let articles: [String] = ["Sources", "Compat/Migration"].flatMap { folder in
        let paths = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
        return (paths?.compactMap { $0 as? String } ?? []).filter {
            $0.hasSuffix(".md") && (folder != "Sources" || $0.contains(".docc/"))
        }
        .sorted().map { "\(folder)/\($0)" }
    }

    /// The files that `.ci/sdk-bridges` compiles with an SDK's stand-in, beside this target.
    private static let dayOne = ["Package.swift", "Sources/AdobeIOSUnderBraze/ShopMessages.swift"].map {
        root.appendingPathComponent("Tests/StandInSDKs/DayOne/\($0)")
    }

    /// The files that `.ci/check-outside` builds and runs: the examples that documents quote.
    private static let examples = ["FirstTest", "OneHandler", "FirstPort"].flatMap { name in
        let folder = root.appendingPathComponent("Compat/Examples/\(name)")
        return ["Sources/\(name)", "Tests/\(name)Tests"].flatMap {
            let files = try? FileManager.default.contentsOfDirectory(
                at: folder.appendingPathComponent($0), includingPropertiesForKeys: nil)
            return files ?? []
        }
    }

    /// The marked code of this target, of the package of the first day and of the examples, without its indentation.
    static func snippets() throws -> [String: String] {
        let folder = root.appendingPathComponent("Tests/DocumentationTests")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        var snippets: [String: String] = [:]
        for file in files + dayOne + examples
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
        return snippets.merging(try ported()) { first, _ in first }
    }

    /// Short delegates, and the handlers that `port` wrote for them, from their first comment on.
    private static func ported() throws -> [String: String] {
        var texts: [String: String] = [:]
        for folder in ["PortOriginals", "PortedHandlers"] {
            let place = root.appendingPathComponent("Tests/\(folder)")
            for name in try FileManager.default.contentsOfDirectory(atPath: place.path) {
                let text = try String(contentsOf: place.appendingPathComponent(name), encoding: .utf8)
                let start = text.range(of: "/// ")?.lowerBound ?? text.startIndex
                texts["\(folder)/\(name)"] = text[start...].trimmingCharacters(in: .newlines)
            }
        }
        return texts
    }

    static func withoutIndentation(_ lines: [String]) -> String {
        let widths = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }
        let width = widths.min() ?? 0
        return lines.map { String($0.dropFirst(width)) }.joined(separator: "\n")
    }

    @Test(
        "Every Swift block of the documents is compiled code",
        arguments: ["README.md", "MIGRATION.md", "Compat/README.md", "Compat/SCENARIOS.md"] + articles)
    func blocksAreCompiled(document: String) throws {
        let known = Set(try Self.snippets().values)
        for block in try Self.codeBlocks(of: document) {
            #expect(known.contains(block), "Not among the snippets:\n\(block)")
        }
    }

    @Test("The tutorial ends with the first test, and each step is the beginning of it")
    func tutorial() throws {
        let folder = Self.root.appendingPathComponent(
            "Sources/HeadlessStage/HeadlessStage.docc/Tutorials/Code")
        let steps = try (1...3).map {
            try String(contentsOf: folder.appendingPathComponent("first-test-\($0).swift"), encoding: .utf8)
                .trimmingCharacters(in: .newlines)
        }
        let whole = try #require(try Self.snippets()["first test"]).trimmingCharacters(in: .newlines)
        #expect(steps[2] == whole)
        #expect(whole.hasPrefix(steps[1]))
        #expect(steps[1].hasPrefix(steps[0]))
        #expect(Self.articles.count >= 12)
    }

    @Test("The check finds a block that is not compiled")
    func checkIsStrict() throws {
        let known = try Self.snippets()
        #expect(!known.values.contains("let x = 1"))
        #expect(try #require(known["attach to Braze"]) == "let bridge = BrazeBridge(handler).attach(to: ui)")
    }

    @Test(
        "The documents may quote the examples",
        arguments: [
            ("checkout delegate of Adobe", "final class CheckoutDelegate: NSObject, MessagingDelegate {"),
            ("verify a delegate of Adobe", "AdobeIOSContract.verify("),
            ("one handler behind two SDKs", "airship = Airship18Bridge(policies.handler).attach()"),
            ("what Adobe changes for a delegate of Braze", "BrazeContract.verify(under: .adobeIOS)"),
            ("cart handler", "final class CartHandler: InAppMessageHandler {"),
        ])
    func examples(name: String, line: String) throws {
        #expect(try #require(Self.snippets()[name]).contains(line))
    }

    @MainActor @Test("The scenario with steps of the app shows the message after the checkout")
    func scenarioWithSteps() throws {
        let calls = try playOwnScenario().trace.filtered(to: [.app, .delegate]).calls
        #expect(
            calls == [
                "delegate displayChoiceForMessage(message: welcome) -> reenqueue", "app checkoutEnds",
                "app presentNext", "delegate prepareWith(message: welcome, attributes: slideup)",
                "delegate willPresent(message: welcome, view: SlideupView)",
                "delegate didPresent(message: welcome, view: SlideupView)",
            ])
    }

    @MainActor
    @Test("The delegate of the articles passes the check with campaigns and scenarios, which are played")
    func verifiedWithOwnStories() throws {
        let report = checkWithOwnStories()
        let trace = try #require(report.traces["own: after the checkout"])
        #expect(trace.filtered(to: [.app]).calls == ["app checkoutEnds", "app presentNext"])
        #expect(trace.events(from: .delegate).contains { $0.name == "didPresent" })
        #expect(report.traces["campaign 1 dismissed by the app"] != nil)
    }

    @MainActor @Test("The handler of the articles holds, shows later, and takes a click over, on Braze")
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

    @MainActor @Test("The handler of the articles holds and shows later, on Adobe")
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

    @MainActor @Test("POL-1 The two SDKs of the articles share one screen, and one place for links")
    func twoSDKs() throws {
        let stage = HeadlessStage()
        let (brazeHost, adobeHost) = (BrazeHost(stage: stage), AdobeIOSHost(stage: stage))
        let ui = brazeHost.ui
        let handler = MessageHandler()
        let (braze, adobe) = stage.run { runTwoSDKs(handler, ui) }
        defer { stage.run { _ = (braze.detach(), adobe.detach()) } }
        let events = MessageEvents.merged(braze.events, adobe.events).record()
        try brazeHost.trigger(json: slideupPayload)
        stage.runUntilIdle()
        try adobeHost.trigger(json: #"{"contentType": "text/html", "content": "<p>Hello</p>"}"#)
        stage.runUntilIdle()
        #expect(events.soFar.map(\.shape) == [.braze, .braze, .braze, .adobeIOS, .adobeIOS])
        #expect(stage.visibleSurfaces == ["welcome"])
        stage.user.tapMessage()
        stage.runUntilIdle()
        #expect(handler.router.opened.map(\.absoluteString) == ["myapp://offers"])
        stage.advance(seconds: 31)
        #expect(stage.visibleSurfaces.count == 1)
        stage.user.close()
        stage.advance(seconds: 1)
    }

    @MainActor @Test("The timer, the screen and the touches in the articles do what the articles say")
    func screenAndClock() throws {
        let stage = HeadlessStage()
        let host = BrazeHost(stage: stage)
        let html = #"{"type": "HTML", "trigger_id": "page", "message": "<p>Hello</p>"}"#
        try host.trigger(json: html)
        stage.runUntilIdle()
        #expect(useScreenAndClock(stage) == [5])
        #expect(stage.screen.orientation == .landscapeLeft)
    }

    @MainActor @Test("The links in the articles are read as the articles say")
    func destinations() throws {
        let stage = HeadlessStage()
        let host = AdobeIOSHost(stage: stage)
        let reader = LinkReader()
        let bridge = stage.run { AdobeIOSBridge(reader).attach() }
        defer { stage.run { bridge.detach() } }
        try host.trigger(json: #"{"contentType": "text/html", "content": "<p>Hello</p>"}"#)
        stage.runUntilIdle()
        stage.user.openLink(
            try #require(URL(string: "adbinapp://dismiss?interaction=ok&link=myapp%3A%2F%2Foffers")))
        stage.runUntilIdle()
        #expect(reader.seen.compactMap { $0?.absoluteString } == ["myapp://offers"])
    }

    @Test("The manifest of the README names existing products")
    func manifest() throws {
        let readme = try String(contentsOf: Self.root.appendingPathComponent("README.md"), encoding: .utf8)
        let package = try String(
            contentsOf: Self.root.appendingPathComponent("Package.swift"), encoding: .utf8)
        let list = try #require(readme.components(separatedBy: "let products = [").dropFirst().first)
        let names = list.prefix { $0 != "]" }.components(separatedBy: "\"").enumerated()
            .compactMap { place, word in place % 2 == 1 ? word : nil }
        #expect(names.count == 8)
        for name in names {
            let room = ["Model", "Bridge", "Contracts"].first { name.hasSuffix($0) }.map {
                name.dropLast($0.count)
            }
            let isThere =
                package.contains(".library(name: \"\(name)\"")
                || room.map { package.contains("name: \"\($0)\",") } == true
            #expect(isThere, "\(name)")
        }
    }

    @MainActor @Test("The preview of MIGRATION.md shows an adopted delegate under the new SDK")
    func preview() throws {
        let result = try previewPort()
        let calls = result.trace.events(from: .handler).map(\.name)
        #expect(calls.first == "decideDisplay")
        #expect(calls.contains("didPresent") && calls.contains("didDismiss"))
    }
}
