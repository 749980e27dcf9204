import Foundation
import HeadlessStage
import InAppCompat
import PlatformStandIns
import Testing

/// Pages that were made for the SDK of another vendor, and translations between vendors.
@MainActor @Suite("Pages and extras of other vendors", .timeLimit(.minutes(20))) struct ForeignPageNoticeTests
{
    /// The notices about pages when these messages come, to an SDK with this dialect.
    private func said(_ html: String, _ ids: String..., under pages: PageDialect?) -> [String] {
        let bench = Bench(EngineTraits(pages: pages))
        var lines: [String] = []
        bench.engine.diagnostics = { if $0.code == .foreignPage { lines.append($0.explanation) } }
        for id in ids {
            var content = MessageContent(layout: .web)
            content.page = PageContent(html: html)
            bench.driver.contents[id] = content
            let message = bench.message(id)
            bench.run { _ = bench.engine.decide(message) }
        }
        return lines
    }

    @Test(
        "INV-5 a page that calls other SDKs is reported for each of them, with the words, once per campaign")
    func foreign() {
        let html = "<a href=\"adbinapp://x\"> UAirship.close() brazeBridge.logClick() appboy:x uairship:y"
        func text(_ vendor: String, _ words: String) -> String {
            "The page was made for \(vendor)'s SDK: it has \(words), which this SDK does not understand. This has no effect "
                + "unless the handler takes care of it."
        }
        let adobe = text("Adobe", "adbinapp:")
        let airship = text("Airship", "uairship:, UAirship.")
        let braze = text("Braze", "brazeBridge., appboy:")
        #expect(said(html, "A", under: .braze) == [adobe, airship])
        #expect(said(html, "A", "A", "B", under: .airship) == [adobe, braze, adobe, braze])
        #expect(said(html, "A", under: .adobe) == [airship, braze])
        #expect(said(html, "A", under: nil) == [] && said("", "A", under: .braze) == [])
        #expect(said("<p>Hi</p>", "A", under: .braze) == [])
    }

    private final class Plain: InAppMessageHandler {}
    private final class Full: InAppMessageHandler {
        func decideDisplay(of message: CompatMessage) -> DisplayDecision { .show }
        func prepare(_ plan: inout PresentationPlan, for message: CompatMessage) {}
        func willPresent(_ message: CompatMessage) {}
        func didPresent(_ message: CompatMessage) {}
        func didHide(_ message: CompatMessage) {}
        func shouldPerform(_ action: MessageAction, of message: CompatMessage) -> Bool { true }
        func didLoad(_ url: URL, in message: CompatMessage) {}
        func willDismiss(_ message: CompatMessage) {}
        func didDismiss(_ message: CompatMessage, resolution: MessageResolution) {}
        func didFail(_ message: CompatMessage, failure: MessageFailure) {}
    }

    @Test("KIT each callback that a handler leaves out is noticed, and none that it has")
    func leftOut() throws {
        let bench = Bench()
        let message = bench.message()
        let url = try #require(URL(string: "app://x"))
        let click = MessageAction(source: .body, effect: .none)
        let calls: [(any InAppMessageHandler) -> Void] = [
            { #expect($0.decideDisplay(of: message) == .show) },
            { handler in
                var plan = PresentationPlan(for: message)
                handler.prepare(&plan, for: message)
            },
            { $0.willPresent(message) }, { $0.didPresent(message) }, { $0.didHide(message) },
            { #expect($0.shouldPerform(click, of: message)) }, { $0.didLoad(url, in: message) },
            { $0.willDismiss(message) },
            { $0.didDismiss(message, resolution: MessageResolution(.control)) },
            { $0.didFail(message, failure: MessageFailure(.content, "It broke.")) },
        ]
        for call in calls {
            for handler in [Plain(), Full()] as [any InAppMessageHandler] {
                let isLeftOut = LeftOutCallback.listen(to: ObjectIdentifier(handler)) { call(handler) }
                    .isLeftOut
                #expect(isLeftOut == (handler is Plain))
            }
        }
    }

    private enum Source: ContentPort {
        static let shape = SDKShape("source")
        static let ownExtras: Set = ["a", "b", "z"]
        static func messages(of json: Data) throws -> [(id: String, content: MessageContent)] { [] }
        static func port(_ content: MessageContent, id: String) -> MessageContent { content }
        static func note(_ field: ContentField) -> String { "source \(field.rawValue)" }
    }

    private enum Target: ContentPort {
        static let shape = SDKShape("target")
        static let ownExtras: Set = ["b"]
        static func messages(of json: Data) throws -> [(id: String, content: MessageContent)] { [] }
        static func port(_ content: MessageContent, id: String) -> MessageContent {
            var ported = content
            ported.language = nil
            return ported
        }
        static func note(_ field: ContentField) -> String { "target \(field.rawValue)" }
    }

    @Test("INV-5 extras that only the source's SDK reads are lost, with the paths of their members")
    func ignoredExtras() {
        var content = MessageContent(layout: .modal)
        content.extras = ["a": ["y": 1, "x": 2], "b": 3, "c": 4, "z": 5]
        let report = Target.lossReport(of: content, from: Source.self)
        #expect(report.ignored == ["extras.a.x", "extras.a.y", "extras.z"])
        #expect(report[.extras] == .preserved && report[.language] == nil && !report.isLossless)
        #expect(
            report.description == """
                source -> target
                  layout: preserved
                  extras: preserved
                  extras.a.x: dropped (only source reads it; target carries it and ignores it)
                  extras.a.y: dropped (only source reads it; target carries it and ignores it)
                  extras.z: dropped (only source reads it; target carries it and ignores it)
                """)
        #expect(Source.lossReport(of: content, from: Source.self).isLossless)
        #expect(Source.lossReport(of: content, from: Target.self).isLossless)
        content.language = "de"
        let lost = Target.lossReport(of: content, from: SDKShape("other"))
        #expect(lost[.language] == .dropped("target language") && lost.ignored == [] && !lost.isLossless)
    }

    @Test(
        "INV-5 a changed frame of a message without one starts from its layout, and an unchanged one adds none"
    )
    func looks() {
        let old = MessageContent(layout: .web)
        var new = old
        new.motion.entry = "top"
        var banner = MessageContent(layout: .banner)
        banner.take(looksFrom: old, to: new)
        #expect(banner.frame == nil && banner.motion.entry == "top" && banner.motion.exit == nil)
        new.frame = FrameContent()
        new.frame?.width = 50
        var expected = FrameContent(imitating: banner)
        expected.width = 50
        banner.take(looksFrom: old, to: new)
        #expect(banner.frame == expected)
        // A frame that is taken away leaves its values to the vendor again.
        banner.take(looksFrom: new, to: old)
        expected.width = nil
        #expect(banner.frame == expected)
    }
}
