import AdobeIOSBridge
import BrazeBridge
import BuiltInShapes
import Foundation
import InAppCompat
import Testing

@testable import InAppContracts

/// The stories that a delegate is driven through: standard scenarios, and those of an app's own campaigns.
@Suite("Stories of a delegate", .timeLimit(.minutes(20))) @MainActor struct DelegateStoryTests {
    private func words(_ stories: [Result<DelegateStory, Unreadable>]) -> [String] {
        stories.map { story in
            switch story {
            case .success(let story): "\(story.name) \(story.isOwn) \(story.isWrittenByUser)"
            case .failure(let error): "\(error.name): \(error.reason)"
            }
        }
    }

    @Test("KIT Standard scenarios are in the order of their names; an unknown one is unreadable")
    func standard() {
        let known = ShapeKit.adobeIOS.scenarios.merging(ShapeKit.adobeIOS.delegateScenarios) { $1 }.keys
            .sorted()
        let all = DelegateStory.standard(of: .adobeIOS, only: nil)
        #expect(words(all) == known.map { "\($0) false false" })
        #expect(words(DelegateStory.standard(of: .adobeIOS, only: [])) == [])
        let (last, first) = (known[known.count - 1], known[0])
        #expect(
            words(DelegateStory.standard(of: .adobeIOS, only: [last, first, "zoo", first + "x"])) == [
                "\(first)x: There is no standard scenario \(first)x of adobeIOS. Did you mean \(first)?",
                "zoo: There is no standard scenario zoo of adobeIOS.", "\(first) false false",
                "\(last) false false",
            ])
    }

    private func page(_ html: String) throws -> Data {
        try JSONEncoder().encode(["contentType": "text/html", "content": html])
    }

    private let calls = DelegateContract.PageCalls(
        from: "", to: ".run(", DelegateContract.Mend("X-1", "a handler."),
        whileLoading: DelegateContract.PageCalls.WhileLoading(
            before: "onShow", DelegateContract.Mend("X-2", "an early handler.")
        ) { _, name in ShapeCall(.app, "postFromView", ["name": .string(name)]) })

    @Test("KIT A campaign has a story for each way to leave it, each click and each call of its page")
    func campaigns() throws {
        let html = """
            <script>shop.run(1)</script><a href="https://a.example/?x=1&amp;y=2" onclick="cart.run(2)">a</a>
            <a href='b://b'>b</a><a href="b://b">b</a><a href=c://c>c</a><a href="">d</a>
            """
        func names(_ calls: DelegateContract.PageCalls?) throws -> [String] {
            words(
                DelegateStory.own(
                    OwnStories(campaigns: [try page(html), Data("{".utf8)]), on: .adobeIOS, appSteps: [],
                    calls))
        }
        let plain = [
            "campaign 1 closed by the user true false", "campaign 1 dismissed by the app true false",
            "campaign 1 \(UserGesture.openLink(try #require(URL(string: "https://a.example/?x=1&y=2")))) true false",
            "campaign 1 \(UserGesture.openLink(try #require(URL(string: "b://b")))) true false",
        ]
        let broken = ["campaign 2: the scenario: 1 bytes that are not JSON."]
        #expect(try names(nil) == plain + broken)
        #expect(
            try names(calls) == plain + [
                "campaign 1 its page calls shop true false", "campaign 1 its page calls cart true false",
                "campaign 1 its page calls shop while it loads true false",
            ] + broken)
    }

    @Test("KIT A message can be clicked on its buttons, and on itself if that does something")
    func clicks() {
        var content = MessageContent(layout: .modal)
        #expect(content.clicks == [])
        content.buttons = ["x", "y"].map { ButtonContent(id: $0, text: "Text") }
        #expect(content.clicks == [.tapButton("x"), .tapButton("y")])
        content.clickEffect = .open(URL(fileURLWithPath: "/"), inWebView: false)
        #expect(content.clicks == [.tapButton("x"), .tapButton("y"), .tapMessage])
    }

    @Test("KIT Scenarios of the app are named as they say, or numbered if they cannot be read")
    func scenarios() {
        let text = #"{"name": "n", "shape": "braze", "steps": [{"app": "opensShop"}]}"#
        func names(_ appSteps: Set<String>) -> [String] {
            words(
                DelegateStory.own(OwnStories(scenarios: ["{}", text]), on: .braze, appSteps: appSteps, nil))
        }
        let empty = "scenario 1: name: missing, expected a string."
        #expect(names(["opensShop"]) == [empty, "own: n true true"])
        #expect(
            names([]).map { String($0.prefix(28)) } == [
                String(empty.prefix(28)), "scenario 2: steps[0].app: fo",
            ])
    }

    @Test("KIT Each function of a handler needs a capability of its own")
    func functions() {
        #expect(
            (RecordingHandler.callbacks + ["other"]).map(HandlerFunctions.capability) == [
                .gate, .prepareWhenShown, .willPresent, .didPresent, .didHide, .shouldPerform, .didLoad,
                .willDismiss, .didDismiss, .failure, nil,
            ])
    }

    @Test("KIT A text is broken at 80 columns; later lines are indented, and a limit ends with an ellipsis")
    func paragraphs() {
        let word = String(repeating: "x", count: 40)
        #expect(Paragraph.lines("\(word) \(word.dropLast())") == ["\(word) \(word.dropLast())"])
        #expect(Paragraph.lines("\(word) \(word)") == [word, "    \(word)"])
        #expect(Paragraph.lines("  \(word) \(word)", indent: 2) == ["    \(word)", "        \(word)"])
        let long = String(repeating: "y", count: 81)
        #expect(Paragraph.lines(long) == [String(repeating: "y", count: 79) + "…"])
        #expect(Paragraph.lines(String(long.dropLast())) == [String(long.dropLast())])
        let three = "\(word) \(word) \(word)"
        #expect(Paragraph.lines(three, limit: 3).count == 3)
        #expect(Paragraph.lines(three, limit: 2) == [word, "    \(word) …"])
        #expect(Paragraph.lines(three, limit: 1) == ["\(word) …"])
        #expect(Paragraph.lines("") == [""])
    }
}
