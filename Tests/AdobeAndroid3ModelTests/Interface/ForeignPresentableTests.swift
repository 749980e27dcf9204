import AdobeAndroid3Model
import Foundation
import HeadlessStage
import PlatformStandIns
import Testing

/// Messages that another host shows, as an adopted delegate receives them.
@MainActor @Suite("Foreign presentables", .timeLimit(.minutes(20))) struct ForeignPresentableTests {
    /// Records the calls that it gets.
    private final class Host: ForeignPresentableHost {
        let calls = Locked<[String]>([])
        private let autoTrack = Locked(true)
        private func note(_ text: String) { calls.withLock { $0.append(text) } }

        var state: PresentableState { .hidden }
        var isAutoTracked: Bool {
            get { autoTrack.current }
            set { autoTrack.withLock { $0 = newValue } }
        }
        func show() { note("show") }
        func hide() { note("hide") }
        func dismiss() { note("dismiss") }
        func track(_ interaction: String, _ eventType: MessagingEdgeEventType) {
            note("track \(interaction) \(eventType)")
        }
        func recordDisplay() { note("recordDisplay") }
        func handleJavascriptMessage(_ handlerName: String, _ callback: @escaping AdobeCallback<String>) {
            note("handle \(handlerName)")
            callback("x")
        }
        func evaluateJavascript(_ script: String, _ callback: @escaping AdobeCallback<String>) {
            note("evaluate \(script)")
        }
    }

    private let stage = HeadlessStage()
    private let host = Host()

    private func make() -> ForeignPresentable {
        ForeignPresentable(
            id: "m", settings: InAppMessageSettings.Builder().content("<p>").build(), metadata: ["a": 1],
            host: host)
    }

    @Test("1.3, 1.7 the idioms of delegates find the presentable and its message") func idioms() throws {
        let presentable: any Presentable = make()
        #expect(presentable.getPresentation() is InAppMessage)
        let message = try #require(presentable as? any Presentable<InAppMessage>)
        let campaign = try #require(MessagingUtils.getMessageForPresentable(message))
        #expect(campaign.id == "m")
        #expect(campaign.getMetadata()["a"] as? Int == 1)
        #expect(message.getPresentation().settings.content == "<p>")
        #expect(message.getState() == .hidden)
        campaign.setAutoTrack(false)
        #expect(!campaign.getAutoTrack())
    }

    @Test("A3-108, A3-114 every member reaches the host, and nothing else happens") func forwarded() throws {
        let presentable = make()
        let message = try #require(MessagingUtils.getMessageForPresentable(presentable))
        let page = presentable.getPresentation().eventHandler
        stage.run {
            presentable.show()
            message.show()
            presentable.hide()
            presentable.dismiss()
            message.dismiss()
            message.track("tap", .interact)
            message.track(nil, .display)
            message.track("ignored", nil)
            message.recordDisplay()
            page.handleJavascriptMessage("name") { _ in }
            page.evaluateJavascript("a+b%2B", { _ in })
            page.evaluateJavascript("", { _ in })
            page.evaluateJavascript("%", { _ in })
        }
        #expect(
            host.calls.current == [
                "show", "show", "hide", "dismiss", "dismiss", "track tap interact", "track  display",
                "recordDisplay", "handle name", "evaluate a b+",
            ])
        #expect(stage.log.entries.map(\.name) == ["Not evaluated: illegal escape in %"])
    }

    @Test(
        "A3-084 to A3-086 the requests of a link",
        arguments: [
            ("adbinapp://dismiss?interaction=a&link=https%3A%2F%2Fe.org", "a https://e.org true"),
            ("adbinapp://cancel?a=b", "- - true"), ("adbinapp://other?interaction=a", "a - false"),
            ("adbinapp://dismiss", "none"), ("https://e.org/?a=b", "none"), ("", "none"),
            ("adbinapp://dismiss?a=%25", "none"),
        ])
    func links(text: String, expected: String) {
        let link = ForeignLink(text).map { "\($0.interaction ?? "-") \($0.target ?? "-") \($0.isDismissal)" }
        #expect((link ?? "none") == expected)
    }

    @Test("a payload can be inspected without a stage; a malformed one throws") func inspect() throws {
        let found = try InAppMessageSettings.inspect(Data(Payloads.proposition("m").utf8))
        #expect(found.map(\.id) == ["m"])
        #expect(found.first?.settings.displayAnimation == .bottom)
        #expect(throws: PayloadError.self) { try InAppMessageSettings.inspect(Data("[]".utf8)) }
    }
}
