import BuiltInShapes
import Foundation
import HeadlessStage
import InAppCompat
import RuleTesting
import Testing

@testable import InAppContracts

@Suite("Counts of the calls in the neutral stories", .timeLimit(.minutes(20)))
struct PairCallsTests {
    private static func event(
        _ name: String, _ arguments: [String: String] = [:], on thread: TraceEvent.ThreadKind = .main,
        from source: TraceEvent.Source = .delegate, answer: String? = nil
    ) -> TraceEvent {
        TraceEvent(
            time: 0, thread: thread, source: source, name: name,
            arguments: arguments.sorted { $0.key < $1.key }.map { TraceEvent.Argument($0.key, $0.value) },
            answer: answer)
    }

    private static let own = Trace([
        event("asked", ["message": "a"], answer: "now"), event("shown", ["message": "a", "view": "Own"]),
        event("gone", ["message": "a"]), event("sees", from: .app),
        event("openedURL", ["url": "https://shop.example"], from: .sdk),
    ])

    @Test("Equal calls are the same, whatever the class of the view and the app's actions")
    func same() {
        var other = Self.own
        other.events[1] = Self.event("shown", ["message": "a", "view": "Other"])
        other.events.remove(at: 3)
        let calls = PairCalls(own: ["story": Self.own, "own-only": Self.own], other: ["story": other])
        #expect(calls.ownCount == 4)
        #expect(calls.sameCount == 4)
        #expect(calls.moreCount == 0)
        #expect(calls.differences == [])
    }

    @Test(
        "A different call counts as missing and as extra",
        arguments: [
            (0, event("asked", ["message": "a"], answer: "later")),
            (0, event("asked", ["message": "b"], answer: "now")),
            (1, event("shown", ["message": "a"], on: .background)),
            (4, event("openedURL", ["url": "https://shop.example/2"], from: .sdk)),
        ])
    func different(place: Int, event: TraceEvent) {
        var other = Self.own
        other.events[place] = event
        let calls = PairCalls(own: ["story": Self.own], other: ["story": other])
        #expect(calls.sameCount == 3)
        #expect(calls.moreCount == 1)
        #expect(calls.differences.map(\.story) == ["story"])
        #expect(calls.differences.first?.missing.count == 1)
    }

    @Test("The order matters, and each story is named with its missing and its extra calls")
    func order() {
        var late = Self.own
        late.events.swapAt(0, 1)
        var twice = Self.own
        twice.events.append(Self.event("gone", ["message": "a"]))
        let calls = PairCalls(
            own: ["late": Self.own, "twice": Self.own], other: ["late": late, "twice": twice])
        #expect(calls.ownCount == 8)
        #expect(calls.sameCount == 7)
        #expect(calls.moreCount == 2)
        #expect(
            calls.differences == [
                PairCalls.Difference(
                    story: "late", missing: ["asked(message: a) -> now"], more: ["asked(message: a) -> now"]),
                PairCalls.Difference(story: "twice", missing: [], more: ["gone(message: a)"]),
            ])
    }

    @Test("The table of calls has a dash if nothing was played under the delegate's own SDK")
    @MainActor func table() throws {
        let pair = try PlayedPairs.report(host: .braze, delegate: .adobeIOS)
        let own = try PlayedPairs.report(host: .adobeIOS, delegate: .adobeIOS)
        #expect(PairTable([pair]).callRows == [["delegate", "braze"], ["adobeIOS", "–"]])
        let rows = PairTable([pair], own: [own]).callRows
        let calls = PairCalls(own: own.traces, other: pair.traces)
        #expect(rows[1][1] == "\(calls.sameCount)/\(calls.ownCount)+\(calls.moreCount)")
        #expect(PairTable([own]).callRows[1][1] == "\(calls.ownCount)/\(calls.ownCount)")
    }

    @Test(
        "INV-3: a handler's calls are counted by callback, answer and end, next to the records and diagnostics"
    )
    func handler() {
        let trace = Trace([
            Self.event("decideDisplay", ["message": "a"], from: .handler, answer: "show"),
            Self.event("didDismiss", ["resolution": "link adbinapp://dismiss (derived)"], from: .handler),
            Self.event("didDismiss", ["resolution": "dismissed by the app (derived)"], from: .handler),
            Self.event("didDismiss", ["resolution": "dismissed by the app"], from: .handler),
            Self.event("didFail", ["reason": "replaced"], from: .handler),
            Self.event("impression", from: .sdk), Self.event("openedURL", ["url": "x"], from: .sdk),
            Self.event("strayCallback", from: .bridge), Self.event("closes", from: .user),
        ])
        #expect(
            HandlerCalls.rows([HandlerCalls([trace], on: .braze), HandlerCalls([], on: .adobeIOS)]) == [
                ["handler", "braze", "adobeIOS"], ["decideDisplay (show)", "1", "0"],
                ["didDismiss (dismissed by the app)", "2", "0"], ["didDismiss (link adbinapp)", "1", "0"],
                ["didFail (replaced)", "1", "0"], ["addresses opened", "1", "0"],
                ["records of the SDK", "1", "0"], ["diagnostics", "1", "0"],
            ])
    }

    @Test("INV-6: a handler's own actions reach its messages: its changes, its views and its dismissals")
    @MainActor func acts() throws {
        func calls(_ story: String, _ host: ShapeKit) throws -> [String] {
            let story = try #require(Stories.all.first { $0.name == story })
            return try StoryContract.trace(of: story, host: host, delegate: nil)
                .filtered(to: [.handler]).calls
        }
        #expect(
            try calls("cancelled-when-prepared", .adobeAndroid3) == [
                "handler decideDisplay(message: a) -> show", "handler prepare(message: a)",
            ])
        #expect(
            try calls("own-view", .airship17).last
                == "handler didDismiss(message: a, resolution: dismissed by the app)")
    }
}
