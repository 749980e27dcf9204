import BuiltInShapes
import Foundation
import InAppCompat
import InAppContracts
import ModelTesting
import Testing

@testable import InAppCommand

/// What `inspect` prints about the keys of a payload.
@MainActor @Suite(.timeLimit(.minutes(20))) struct InspectKeysTests {
    private func keys(_ json: String, of shape: String) throws -> PayloadKeyReport {
        let kit = try #require([ShapeKit].builtIn.first { $0.shape.name == shape })
        return PayloadKeyReport(Data(json.utf8), keys: kit.payloadKeys)
    }

    @Test(
        "Every key of the standard campaigns is known, and every example is JSON",
        arguments: [ShapeKit].builtIn)
    func complete(_ kit: ShapeKit) throws {
        for name in ["news", "sale", "coupon"] {
            let payload = try #require(kit.campaigns[name])
            #expect(PayloadKeyReport(payload, keys: kit.payloadKeys).unread == [], "\(name)")
        }
        for key in kit.payloadKeys {
            #expect(throws: Never.self, "\(key.path)") {
                try JSONDecoder().decode(ContentValue.self, from: Data(key.example.utf8))
            }
            #expect(!key.about.isEmpty && !key.about.hasSuffix("."))
        }
        #expect(Set(kit.payloadKeys.map(\.path)).count == kit.payloadKeys.count)
        #expect(kit.payloadKeys.contains { $0.isCampaign })
    }

    @Test(
        "1.2 every wrapper of Adobe's propositions is known",
        arguments: ["adobeIOS", "adobeAndroid2", "adobeAndroid3"])
    func wrappers(shape: String) throws {
        let kit = try #require([ShapeKit].builtIn.first { $0.shape.name == shape })
        let proposition = String(decoding: kit.campaigns.news, as: UTF8.self)
        let handle = #"{"type": "personalization:decisions", "payload": [\#(proposition)]}"#
        let wrapped = [
            #"{"requestId": "1", "handle": [\#(handle)]}"#, handle,
            #"{"mobileapp://com.example.shop/home": [\#(proposition)]}"#, "[\(proposition)]",
        ]
        for payload in wrapped { #expect(try keys(payload, of: shape).unread == [], "\(payload.prefix(40))") }
        #expect(
            try keys(#"{"mobileap://a": [\#(proposition)]}"#, of: shape).unread.map(\.path) == [
                "mobileap://a"
            ])
    }

    @Test("A key of the campaign is listed by its path, and no key beneath it is")
    func campaign() throws {
        let report = try keys(
            #"""
            {"id": "a", "triggers": [{"type": "app_init", "goal": 1}], "limit": 3, "priority": 1, "interval": 60,
             "delay": {"seconds": 2}, "audience": {"miss_behavior": "skip"},
             "message": {"display_type": "custom", "display": {"custom": {"any": 1}}, "campaigns": {"c": 1}}}
            """#, of: "airship17")
        #expect(
            report.campaign.map(\.path) == [
                "audience", "delay", "interval", "limit", "message.campaigns", "priority", "triggers",
            ])
        #expect(report.unread == [])
    }

    @Test("A key that the SDK does not read is listed with the nearest known key at that place")
    func unread() throws {
        let report = try keys(
            #"""
            {"type": "MODAL", "mesage": "x", "btns": [{"id": 0, "txt": "a", "header": "b"}, {"id": 1, "titles": {}}],
             "zzzzzzzz": {"deep": 1}, "extras": {"mesage": 1}, "themes": {"dark": {"bg_colour": 1}}}
            """#, of: "braze")
        let found = report.unread.map { "\($0.path) \($0.nearest ?? "-")" }
        #expect(
            found == [
                "btns[0].header -", "btns[0].txt text", "btns[1].titles -", "mesage message",
                "themes.dark.bg_colour bg_color", "zzzzzzzz -",
            ])
        #expect(report.campaign == [])
    }

    @Test("Keys inside text that is JSON are reported")
    func inner() throws {
        let kit = try #require([ShapeKit].builtIn.first { $0.shape.name == "adobeAndroid2" })
        let text = String(decoding: kit.campaigns.sale, as: UTF8.self).replacingOccurrences(
            of: "cornerRadius", with: "cornerRadios")
        let report = PayloadKeyReport(Data(text.utf8), keys: kit.payloadKeys)
        #expect(report.unread.map(\.nearest) == ["cornerRadius"])
        #expect(report.unread.first?.path.hasSuffix("detail.mobileParameters.cornerRadios") == true)
        #expect(report.campaign.map(\.about) == ["when the message is shown"])
    }

    @Test("No keys are reported without a list of keys, or for data that is not JSON")
    func nothing() {
        #expect(PayloadKeyReport(Data(#"{"a": 1}"#.utf8), keys: []) == PayloadKeyReport(Data(), keys: []))
        let keys = [PayloadKey("a", "an a", example: "1")]
        #expect(PayloadKeyReport(Data("{".utf8), keys: keys).unread == [])
    }

    @Test("Both lists are printed in every format")
    func formats() async throws {
        let payload = #"{"type": "MODAL", "message": "x", "mesage": "y", "is_test_send": true}"#
        try await Tool.withFile(payload) { path in
            let text = await Tool.run("inspect", path)
            #expect(text.wideLines.isEmpty)
            #expect(text.lines.contains("  is_test_send               whether the message is a test send"))
            #expect(text.lines.contains("warning: braze does not read"))
            #expect(text.lines.contains("  mesage                     did you mean message?"))
            let markdown = await Tool.run("inspect", path, "--format", "markdown").lines
            #expect(markdown.contains("| `mesage` | did you mean message? |"))
            #expect(markdown.contains("| `is_test_send` | whether the message is a test send |"))
            let json = try Tool.object(await Tool.run("inspect", path, "--format", "json")) as? [String: Any]
            let keys = json?["keys"] as? [String: [[String: String]]]
            #expect(keys?["unread"] == [["path": "mesage", "nearest": "message"]])
            #expect(keys?["campaign"]?.map { $0["path"] } == ["is_test_send"])
        }
    }

    @Test("A field that survives only in the extras is dropped if the other SDK ignores it")
    func ignoredExtras() async throws {
        let outcome = await Tool.run(
            "inspect", "sale", "--shape", "airship17", "--to", "braze", "--format", "json")
        let report = try #require(try Tool.object(outcome) as? [String: Any])
        let message = try #require((report["messages"] as? [[String: Any]])?.first)
        let ports = try #require(message["ports"] as? [[String: Any]])
        #expect(ports.map { $0["shape"] as? String } == ["braze"])
        let fields = try #require(ports[0]["fields"] as? [[String: String]])
        let own = fields.filter { $0["field"]?.hasPrefix("extras") == true }
        #expect(own.first == ["field": "extras", "outcome": "preserved"])
        #expect(own.dropFirst().allSatisfy { $0["outcome"]?.hasPrefix("dropped (only airship17") == true })
        #expect(own.map { $0["field"] }.last == "extras.com.urbanairship.in_app.template")
    }

    @Test("--keys prints every key with an example, in every format", arguments: [ShapeKit].builtIn)
    func listing(_ kit: ShapeKit) async throws {
        let text = await Tool.run("inspect", "--keys", "--shape", kit.shape.name)
        #expect(text.code == .ok)
        #expect(text.wideLines.isEmpty)
        #expect(text.lines[0] == "Payload format of \(kit)")
        let json = await Tool.run("inspect", "--keys", "--shape", kit.shape.name, "--format", "json")
        let listing = try #require(try Tool.object(json) as? [String: Any])
        let entries = ["message", "campaign"].flatMap { listing[$0] as? [[String: String]] ?? [] }
        #expect(entries.count == kit.payloadKeys.count)
        let markdown = await Tool.run("inspect", "--keys", "--shape", kit.shape.name, "--format", "markdown")
        for key in kit.payloadKeys {
            #expect(text.lines.contains("  \(key.path)"))
            #expect(markdown.output.contains("| `\(key.path)` | "))
        }
    }

    @Test("--keys can be combined only with --shape")
    func listingUsage() async {
        #expect(await Tool.run("inspect", "--keys").errors.contains("--keys needs --shape"))
        for words in [["file.json"], ["--to", "braze"]] {
            let outcome = await CommandLineTool.builtIn.run(
                ["inspect", "--keys", "--shape", "braze"] + words, isTerminal: false, environment: [:])
            #expect(outcome.code == .usage)
        }
    }

    @Test("A page of 400 kB is printed quickly, and truncated; JSON keeps all of it", .realTime)
    func longValues() async throws {
        let page = "<img src=data:" + String(repeating: "QUJD", count: 100_000) + ">"
        let payload = #"{"contentType": "text/html", "content": "\#(page)"}"#
        try await Tool.withFile(payload) { path in
            let began = ContinuousClock.now
            let text = await Tool.run("inspect", path, "--shape", "adobeIOS", "--to", "braze")
            #expect(text.code == .ok)
            #expect(text.output.count < 20_000)
            #expect(text.wideLines.isEmpty)
            let flat = text.output.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
            #expect(flat.contains("(\(page.count) characters; --format json has all of them)"))
            let markdown = await Tool.run("inspect", path, "--format", "markdown")
            #expect(markdown.output.count < 100_000)
            let json = await Tool.run("inspect", path, "--format", "json")
            #expect(json.output.contains(page))
            #expect(Layout.wrap(page).joined() == page)
            #expect(ContinuousClock.now - began < .seconds(30))
        }
    }
}

/// A single shape, and the bridges' sources.
@MainActor @Suite(.timeLimit(.minutes(20))) struct ChoiceTests {
    @Test("matrix --shape has one column")
    func matrix() async throws {
        let lines = await Tool.run("matrix", "--shape", "braze", "--format", "markdown").lines
        #expect(lines[0] == "| Capability | braze |")
        let rows = try Tool.object(await Tool.run("matrix", "--shape", "braze", "--format", "json"))
        let cells = try #require((rows as? [[String: Any]])?.first?["shapes"] as? [String: Any])
        #expect(Array(cells.keys) == ["braze"])
    }

    @Test("eject writes a bridge's sources, overwrites its own files, and leaves other files alone")
    func eject() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        for _ in 0..<2 {
            let outcome = await Tool.run(
                "eject", "braze", "--output", folder.path, "--module", "BrazePod,BrazePodUI")
            #expect(outcome.code == .ok, "\(outcome.errors)")
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            #expect(outcome.lines.dropLast() == names.map { "\(folder.path)/\($0)" }[...])
            #expect(names.contains("BrazeBridge.swift"))
        }
        let file = folder.appendingPathComponent("BrazeBridge.swift")
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(text.contains("import BrazePod\n") && text.contains("import BrazePodUI"))
        #expect(!text.contains("import BrazeModel"))
        #expect(
            text.contains("inapp-compat eject braze --output \(folder.path) --module BrazePod,BrazePodUI"))
        try Data("let mine = 1\n".utf8).write(to: file)
        let refused = await Tool.run("eject", "braze", "--output", folder.path)
        #expect(refused.code == .failure)
        #expect(refused.errors.contains("that this tool did not make"))
        #expect(try String(contentsOf: file, encoding: .utf8) == "let mine = 1\n")
    }

    @Test("eject of a second bridge into the folder of the first keeps both, also when repeated")
    func secondBridge() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        func eject(_ shape: String) async -> Outcome {
            await CommandLineTool.builtIn.run(
                ["eject", shape, "--output", folder.path], isTerminal: false, environment: [:])
        }
        func written() throws -> [String: Data] {
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            return try Dictionary(
                uniqueKeysWithValues: names.map {
                    ($0, try Data(contentsOf: folder.appendingPathComponent($0)))
                })
        }
        #expect(await eject("airship17").code == .ok)
        let before = try written()
        #expect(await eject("braze").code == .ok)
        let both = try written()
        #expect(before.allSatisfy { both[$0.key] == $0.value })
        #expect(both.count > before.count)
        #expect(await eject("airship17").code == .ok)
        #expect(try written() == both)
    }

    @Test("eject --without-checks leaves out the checked delegate, and removes one that it wrote before")
    func ejectWithoutChecks() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        func written(_ words: String...) async throws -> [String] {
            let outcome = await CommandLineTool.builtIn.run(
                ["eject", "braze", "--output", folder.path] + words, isTerminal: false, environment: [:])
            #expect(outcome.code == .ok, "\(outcome.errors)")
            return try FileManager.default.contentsOfDirectory(atPath: folder.path)
        }
        let all = Set(try await written())
        let lean = Set(try await written("--without-checks"))
        #expect(
            all.subtracting(lean) == [
                "AskedMessages.swift", "CheckedBrazeDelegate.swift", "CheckedBrazeDelegate+Views.swift",
                "CustomViewLife.swift", "DeadView+Braze.swift", "TracedCall+Braze.swift",
            ])
        #expect(lean.isSubset(of: all))
        for name in lean {
            let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
            #expect(!text.contains("import InAppCompat"), "\(name)")
            #expect(text.contains("--output \(folder.path) --without-checks"), "\(name)")
        }
    }

    @Test("eject names the missing argument")
    func ejectUsage() async {
        #expect(await Tool.run("eject").errors.contains("the shape is missing"))
        #expect(await Tool.run("eject", "braze").errors.contains("--output is missing"))
        let unknown = await Tool.run("eject", "onesignal", "--output", "nowhere")
        #expect(unknown.code == .failure)
        #expect(unknown.errors.contains("there are: AdobeAndroid2, AdobeAndroid3"))
        #expect(!FileManager.default.fileExists(atPath: "nowhere"))
    }

    @Test(
        "tour --together: the SDKs share one screen, around a checkout",
        arguments: [nil, "braze,adobeIOS,airship17"])
    func together(shapes: String?) async throws {
        let words = ["tour", "--together"] + (shapes.map { ["--shapes", $0] } ?? [])
        let outcome = await CommandLineTool.builtIn.run(words, isTerminal: false, environment: [:])
        #expect(outcome.code == .ok, "\(outcome.output)")
        #expect(outcome.wideLines.isEmpty)
        let count = shapes == nil ? [ShapeKit].builtIn.count : 3
        let verdict = "\(2 * count) messages of \(count) SDKs, one at a time, and none during the checkout."
        #expect(outcome.lines.dropLast().last == verdict)
        let json = await CommandLineTool.builtIn.run(
            words + ["--format", "json"], isTerminal: false, environment: [:])
        let report = try #require(try Tool.object(json) as? [String: Any])
        let acts = try #require(report["acts"] as? [[String: Any]])
        let during = try #require(acts[2]["events"] as? [[String: Any]])
        let texts = during.compactMap { $0["text"] as? String }
        #expect(texts.filter { $0.hasSuffix("decided hold") }.count == count)
        #expect(texts.allSatisfy { $0.hasSuffix("decided hold") || $0.contains("waits for") })
        #expect(texts.last?.hasSuffix("waits for the end of a pause (checkout)") == true)
        let markdown = await CommandLineTool.builtIn.run(
            words + ["--format", "markdown"], isTerminal: false, environment: [:])
        #expect(markdown.lines.contains(verdict))
    }

    @Test("tour --together with an unknown shape is a usage error")
    func togetherUsage() async {
        let outcome = await Tool.run("tour", "--together", "--shapes", "braze,ios")
        #expect(outcome.code == .usage)
        #expect(outcome.errors.contains("--shapes cannot be ios: expected one of adobeAndroid2"))
    }
}
