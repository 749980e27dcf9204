import Foundation
import InAppContracts
import Testing

@testable import InAppCommand
@testable import InAppPort

@Suite(.serialized, .timeLimit(.minutes(20))) struct PortTests {
    nonisolated static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    nonisolated static let samples = root.appendingPathComponent("PortSamples")

    /// The files of all samples.
    nonisolated static let sampleNames =
        ((try? FileManager.default.contentsOfDirectory(atPath: samples.path)) ?? []).sorted()

    nonisolated static func sample(_ name: String) -> String {
        samples.appendingPathComponent("\(name).swift").path
    }

    /// Ports a sample, and returns the written files by name.
    static func ported(_ name: String, to shape: String) async throws -> (
        outcome: Outcome, files: [String: String]
    ) {
        try await ported(from: sample(name), to: shape)
    }

    /// Ports a file, and returns the written files by name.
    static func ported(from path: String, to shape: String) async throws -> (
        outcome: Outcome, files: [String: String]
    ) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let outcome = await Tool.run("port", path, "--to", shape, "--output", folder.path)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        let files = try names.map { name in
            (name, try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8))
        }
        return (outcome, Dictionary(uniqueKeysWithValues: files))
    }

    /// Ports a text, and returns the text that is written for it.
    static func written(_ text: String, to shape: String) async throws -> String {
        let (_, files) = try await ported(text: text, to: shape)
        return try #require(files.first { $0.key.hasPrefix("Own") }?.value)
    }

    /// Ports a text, and returns the written files by name.
    static func ported(text: String, to shape: String) async throws -> (
        outcome: Outcome, files: [String: String]
    ) {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent(
            "Own\(UUID().uuidString).swift")
        defer { try? FileManager.default.removeItem(at: path) }
        try Data(text.utf8).write(to: path)
        return try await ported(from: path.path, to: shape)
    }

    @Test("The report lists what is impossible, different and to be reviewed, in fewer than 60 lines")
    func reports() async throws {
        let outcome = await Tool.run("port", Self.sample("BrazeViewController"), "--to", "adobeIOS")
        #expect(outcome.code == .failure)
        #expect(outcome.lines.count < 60)
        #expect(outcome.wideLines == [])
        #expect(
            outcome.lines.first
                == "From braze to adobeIOS: 3 impossible, 8 different, 2 to review, 4 carried over.")
        #expect(outcome.output.contains("BrazeViewController.swift:48  context.windowLevel = .normal"))
        #expect(outcome.output.contains("This switch over kinds will see one kind only."))
        #expect(outcome.output.contains("inAppMessage(_:didDismissed:view:) is never called."))
    }

    @Test("MIGRATION.md shows the command's output")
    func isQuoted() async throws {
        let outcome = await Tool.run("port", Self.sample("BrazeViewController"), "--to", "adobeIOS")
        let text = try String(
            contentsOf: Tool.root.appendingPathComponent("MIGRATION.md"), encoding: .utf8)
        #expect(text.contains("```text\n\(outcome.output)```\n"))
    }

    @Test(
        "A handler keeps the class, its properties and helpers, and code with a counterpart is translated in place"
    )
    func writes() async throws {
        let (outcome, files) = try await Self.ported("AdobeFanOut", to: "braze")
        #expect(outcome.code == .failure)
        let text = try #require(files["AdobeFanOut.swift"])
        #expect(text.contains("final class FanOut: NSObject, InAppMessageHandler {"))
        #expect(text.contains("var kept: [String: CompatMessage] = [:]"))
        #expect(text.contains("func decideDisplay(of message: CompatMessage) -> DisplayDecision {"))
        #expect(text.contains("return (members.isEmpty) ? .show : .hold"))
        #expect(text.contains("for member in members { member.didPresent(message) }"))
        #expect(text.contains("for message in kept.values { try? message.show() }"))
        let comments = text.split(separator: "\n").filter { $0.contains("PORT") }.map {
            $0.drop { $0 == " " }
        }
        let comment: Substring = """
            // PORT: false is .hold here. On the old SDK false leaves the message to the app, which may show it later: \
            .hold does that. If the app never shows it, answer .discard.
            """
        #expect(comments == [comment])
        #expect(outcome.output.contains("The gate waits here"))
    }

    @Test(
        "AI-120 a closure that a page calls keeps its body and its argument, in the gate as well"
    )
    func listeners() async throws {
        let files = try await Self.ported("AdobePages", to: "braze").files
        let text = try #require(files["AdobePages.swift"])
        let start = try #require(text.range(of: "func decideDisplay")).lowerBound
        #expect(
            text[start...].split(separator: "\n").map { $0.drop { $0 == " " } }
                == """
                func decideDisplay(of message: CompatMessage) -> DisplayDecision {
                last = (Optional(message))
                try? last?.onScriptMessage("early") { _ in }
                return .show
                }
                func didPresent(_ message: CompatMessage) {
                guard let message = (Optional(message)) else { return }
                try? message.onScriptMessage("points") { body in
                let body: Any? = body?.foundationValue
                self.points.append(body as? String ?? "nothing")
                try? message.dismiss()
                }
                try? message.onScriptMessage(
                "close",
                { [weak self] _ in
                try? self?.last?.dismiss()
                })
                try? last?.onScriptMessage("late") { content in
                let content: Any? = content?.foundationValue
                NSLog("%@", "\\(content ?? "none")")
                }
                try? message.onScriptMessage("short") { print(($0?.foundationValue) ?? "") }
                }
                func didDismiss(_ message: CompatMessage, resolution: MessageResolution) {}
                }
                """.split(separator: "\n").map { $0[...] })
    }

    @Test("The app's own class keeps its start, its selectors and the exit of a guard")
    func keepsTheApp() async throws {
        let (_, app) = try await Self.ported("Airship17AppDelegate", to: "braze")
        let start = try #require(app["Airship17AppDelegate.swift"])
        #expect(start.contains("\n@main\nclass AppDelegate: UIResponder, UIApplicationDelegate {"))
        #expect(start.contains("\n    return Router.main.route(url)"))
        let (outcome, shop) = try await Self.ported("BrazeStorefront", to: "adobeIOS")
        let screen = try #require(shop["BrazeStorefront.swift"])
        #expect(screen.contains("\n    cartButton.addTarget(self, action: #selector(cartTapped)"))
        #expect(screen.contains("\n      self, selector: #selector(checkoutChanged(_:))"))
        #expect(
            screen.contains(
                "\n    case .some(let other):\n      return router.knows(other) ? .show : .discard"))
        // Two words of one line with the same message are one finding.
        #expect(outcome.output.components(separatedBy: "plan.statusBar").count == 2)
        #expect(!outcome.output.contains("Selector"))
    }

    @Test("A stored answer keeps its type, and the fallback for an id that always exists is removed")
    func keepsAnswers() async throws {
        let (_, files) = try await Self.ported("BrazeReactModule", to: "adobeIOS")
        let text = try #require(files["BrazeReactModule.swift"])
        #expect(text.contains("private var defaultChoice = DisplayDecision.show"))
        #expect(text.contains("case \"later\": defaultChoice = .hold"))
        #expect(text.contains("guard defaultChoice != .discard else {"))
        #expect(text.contains("body[\"id\"] = message.id\n"))
        #expect(text.contains("override public func startObserving() { listeners += 1 }"))
    }

    @Test("A fan-out asks the handlers behind it, and a case on its own line stays")
    func keepsFanOut() async throws {
        let (_, files) = try await Self.ported("AdobeMulticast", to: "braze")
        let text = try #require(files["AdobeMulticast.swift"])
        #expect(
            text.contains(
                "for delegate in forwarding where !(delegate.decideDisplay(of: message) == .show) {"))
        #expect(text.contains("guard let parent = (Optional(message)) else { return .show }"))
        #expect(text.contains("case (\"close\", _): try? message.dismiss()"))
        #expect(text.contains("ready.forEach { try? $0.show() }"))
    }

    @Test("Missing types of the app are named, and empty types stand in for them")
    func standsInForMissingTypes() async throws {
        let (outcome, files) = try await Self.ported("BrazeBridge", to: "airship18")
        #expect(
            outcome.output.contains(
                "Empty types stand in for missing types: Analytics, AppState.\n"))
        #expect(files.keys.sorted() == ["BrazeBridge.swift", "MissingTypes.swift"])
        let text = try #require(files["BrazeBridge.swift"])
        #expect(text.contains("return AppState.shared.isBusy ? .hold : .show"))
        #expect(text.contains("// PORT: BrazeInAppMessageUI belongs to the old SDK."))
        // Imports are removed in any case.
        #expect(!outcome.output.contains("This code is compiled only with the old SDK"))
    }

    @Test(
        "Only a chain on a missing type is commented out, a missing type's only value exists, and optional calls are kept"
    )
    func keepsWhatIsAround() async throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent(
            "Hub\(UUID().uuidString).swift")
        defer { try? FileManager.default.removeItem(at: path) }
        let text = """
            import AEPMessaging
            import Combine
            final class Hub: NSObject, MessagingDelegate {
                private var bag = Set<AnyCancellable>()
                private var others: [MessagingDelegate] = []
                private let settings: SettingsStore
                init(settings: SettingsStore = .shared) {
                    self.settings = settings
                    super.init()
                    settings.$muted
                        .sink { muted in
                            MobileCore.messagingDelegate = muted ? nil : self
                        }
                        .store(in: &bag)
                }
                func shouldShowMessage(message: Showable) -> Bool { true }
                func onShow(message: Showable) {}
                func onDismiss(message: Showable) {}
                func urlLoaded(_ url: URL, byMessage message: Showable) {
                    others.forEach { $0.urlLoaded?(url, byMessage: message) }
                }
            }

            """
        try Data(text.utf8).write(to: path)
        let (_, files) = try await Self.ported(from: path.path, to: "braze")
        let handler = try #require(files[path.lastPathComponent])
        #expect(
            handler.contains("\n  init(settings: SettingsStore = .shared) {\n    self.settings = settings\n"))
        #expect(handler.contains("\n    //             .store(in: &bag)\n  }\n"))
        #expect(handler.contains("others.forEach { $0.didLoad(url, in: message) }"))
    }

    @Test("The JSON has every finding, with its rules")
    func writesJSON() async throws {
        let outcome = await Tool.run(
            "port", Self.sample("Airship17Delegate"), "--to", "braze", "--from", "airship17", "--format",
            "json")
        let report = try #require(try Tool.object(outcome) as? [String: Any])
        #expect(report["from"] as? String == "airship17")
        #expect((report["findings"] as? [Any])?.isEmpty == false)
    }

    @Test("An invalid command line gets an error")
    func refuses() async {
        #expect(await Tool.run("port").errors.contains("the delegate's files are missing"))
        #expect(await Tool.run("port", Self.sample("AdobeFanOut")).errors.contains("--to is missing"))
        #expect(await Tool.run("port", "--ledger").errors.contains("--ledger needs --from"))
    }

    @Test(
        "Every sample is ported identically for every shape, and the compiler accepts the result",
        .enabled(if: ProcessInfo.processInfo.environment["INAPP_COMPAT_PORT"] != nil),
        arguments: PortTests.sampleNames)
    func portsEverySample(_ file: String) async throws {
        let name = String(file.dropLast(6))
        var first: [String: String]?
        // The written code names no shape: two of them are enough to show it.
        for kit in CommandLineTool.builtIn.shapes.prefix(2) {
            let (_, files) = try await Self.ported(name, to: kit.shape.name)
            #expect(first == nil || first == files, "\(name) to \(kit)")
            first = files
            let text = try #require(files[file])
            #expect(!text.contains("No part of this file could be translated"), "\(name) to \(kit)")
            #expect(text.contains("InAppMessageHandler"), "\(name) to \(kit)")
            let complaints = try SwiftCompiler(modules: try PortCommand.builtModules()).check(
                OptionalMembers.checked(files.map { (name: $0.key, text: $0.value) }))
            #expect(!complaints.contains(": error: "), "\(name) to \(kit): \(complaints)")
        }
    }
}
