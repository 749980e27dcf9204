import Foundation
import HeadlessStage
import InAppCompat
import PlatformStandIns
import Testing

/// The parts that adopted delegates of all vendors share.
@MainActor @Suite("Parts of adopted delegates", .timeLimit(.minutes(20))) struct AdoptionPartTests {
    private final class Schedule: AdoptedSchedule {
        weak var message: CompatMessage?
        let priority: Int

        init(_ message: CompatMessage?, _ priority: Int = 0) {
            self.message = message
            self.priority = priority
        }
    }

    private final class Adopter: AdoptedDelegate {
        var diagnostics: DiagnosticSink?
    }

    @Test("INV-1 waiting schedules are sorted by priority, lowest first, and equal ones by their arrival")
    func schedules() {
        let bench = Bench()
        let list = AdoptedSchedules<Schedule>()
        for (id, priority) in [("A", 5), ("B", 1), ("C", 5), ("D", 9), ("E", 1), ("F", 0), ("G", 7)] {
            list.wait(Schedule(bench.held(id), priority))
        }
        // The engine keeps the messages, because they are held.
        #expect(list.waiting.compactMap(\.message?.id) == ["F", "B", "E", "A", "C", "G", "D"])
        for message in bench.engine.heldMessages where ["B", "G"].contains(message.id) {
            bench.engine.letThrough(message)
        }
        list.wait(Schedule(nil))
        list.dropEnded()
        #expect(list.waiting.compactMap(\.message?.id) == ["F", "E", "A", "C", "D"])
        #expect(list.waiting.count == 5)
    }

    @Test("INV-3 only a schedule that was met can be deleted, once")
    func deletion() {
        let list = AdoptedSchedules<Schedule>()
        #expect(!list.delete("a") && !list.isDeleted("a"))
        list.meet("a")
        list.meet("b")
        #expect(!list.isDeleted("a") && list.delete("a") && list.isDeleted("a"))
        #expect(!list.delete("a") && !list.isDeleted("b"))
    }

    @Test("INV-5 the empty view beneath an adapter's own view takes no space and no touches")
    func emptyView() {
        let view = Schedule.emptyView()
        #expect(view.frame == .zero && !view.isUserInteractionEnabled && view.subviews.isEmpty)
    }

    @Test("INV-7 a refused message that has ended is released when the next one is refused")
    func refused() throws {
        let bench = Bench()
        let refused = RefusedMessages()
        weak var gone: CompatMessage?
        do {
            let message = bench.held("A")
            refused.append(message)
            gone = message
            try message.discard()
        }
        let other = bench.held("B")
        refused.append(other)
        #expect(gone == nil)
        refused.append(bench.held("C"))
        // A message that is refused again comes last; one that is shown is forgotten.
        refused.append(other)
        refused.append(bench.held("D"))
        for message in bench.engine.heldMessages where message.id == "D" { refused.forget(message) }
        _ = bench.trace.take()
        bench.run { refused.discardAll(for: Adopter()) }
        bench.expect("> discard C", "> release C", "> discard B", "> release B")
    }

    /// A message on an SDK with these capabilities.
    private func message(_ capabilities: Capability...) -> (CompatMessage, LifecycleEngine, FakeDriver) {
        let table = CapabilityTable(SDKShape("some")) { capability in
            capabilities.contains(capability) ? .native : .unavailable("None.")
        }
        let engine = LifecycleEngine(capabilities: table, traits: EngineTraits(), handler: nil)
        let driver = FakeDriver(engine, TestTrace())
        return (engine.makeMessage(id: "A", native: "A"), engine, driver)
    }

    @Test(
        "INV-5 an SDK that asks about clicks, or reports links, tells clicks; for any other they are derived")
    func derivedClicks() throws {
        let adopter = Adopter()
        let click = MessageResolution(.buttonClick(id: "2"))
        for capability in [Capability.shouldPerform, .didLoad] {
            let (message, engine, driver) = message(capability)
            #expect(adopter.tellsClicks(message) && adopter.derivedClick(on: message, click) == nil)
            withExtendedLifetime((engine, driver)) {}
        }
        let (message, engine, driver) = message(.builtInResolution)
        let url = try #require(URL(string: "app://x"))
        var content = MessageContent(layout: .modal)
        content.buttons = [
            ButtonContent(id: "1", text: "No"),
            ButtonContent(id: "2", text: "Yes", effect: .open(url, inWebView: true)),
        ]
        content.clickEffect = .open(url, inWebView: false)
        driver.contents["A"] = content
        func derived(_ cause: MessageResolution.Cause) -> MessageAction? {
            adopter.derivedClick(on: message, MessageResolution(cause))
        }
        #expect(!adopter.tellsClicks(message))
        #expect(
            derived(.buttonClick(id: "2"))
                == MessageAction(source: .button(id: "2"), effect: .open(url, inWebView: true)))
        #expect(
            derived(.buttonClick(id: "3")) == MessageAction(source: .button(id: "3"), effect: .none))
        #expect(
            derived(.messageClick) == MessageAction(source: .body, effect: .open(url, inWebView: false)))
        #expect(derived(.userDismissed) == nil && derived(.link(url)) == nil)
        withExtendedLifetime(engine) {}
    }

    @Test(
        "INV-5 a link in place of a click uses the dialect's words, the first of several, and names what it opens"
    )
    func links() throws {
        let dialect = LinkDialect(
            scheme: "shop", dismissals: ["leave", "cancel"], interaction: "click",
            destinations: ["to", "url"])
        let url = try #require(URL(string: "app://x?a=b"))
        func link(_ source: MessageAction.Source, _ effect: MessageAction.Effect) -> String? {
            dialect.link(inPlaceOf: MessageAction(source: source, effect: effect))?.absoluteString
        }
        #expect(link(.body, .none) == "shop://cancel")
        #expect(link(.button(id: "1"), .none) == "shop://cancel?click=1")
        let both = try #require(link(.button(id: "1"), .open(url, inWebView: false)))
        #expect(both.hasPrefix("shop://cancel?click=1&to="))
        let read = MessageLink(try #require(URL(string: both)), dialect: dialect)
        #expect(read.interaction == "1" && read.destination == url && read.dismisses)
        #expect(link(.link(id: nil), .open(url, inWebView: false)) == nil)
    }

    @Test("INV-6 ordered calls come one after the other, on their threads, also those made inside a call")
    func orderedCalls() {
        let stage = HeadlessStage()
        let lines = Locked<[String]>([])
        @Sendable func note(_ text: String) {
            lines.withLock { $0.append("\(text) \(MainThread.isCurrent ? "main" : "background")") }
        }
        let calls = OrderedCalls()
        stage.run {
            calls.main {
                calls.main { note("2") }
                calls.background { note("3") }
                calls.main { note("4") }
                note("1")
            }
            note("returned")
        }
        stage.runUntilIdle()
        stage.run { calls.main { note("5") } }
        #expect(
            lines.current == ["1 main", "2 main", "returned main", "3 background", "4 main", "5 main"])
    }
}

/// The parts that checks of all vendors' delegates share.
@Suite("Parts of checks", .timeLimit(.minutes(20))) struct CheckPartTests {
    /// The findings of a check: the kind, and the first word of the explanation.
    private func findings(_ body: (DelegateCheck) -> Void) -> [String] {
        let found = Locked<[String]>([])
        body(
            DelegateCheck(shape: SDKShape("any")) { finding in
                let word = finding.explanation.prefix { $0 != " " }
                found.withLock { $0.append("\(finding.kind) \(word)") }
            })
        return found.current
    }

    @Test("A2-020 the hundredth refusal in a row is found, once; another callback begins the count again")
    func refusals() {
        let count = RefusalCount<String>()
        func found(_ times: Int, of id: String) -> [Int] { (1...times).filter { _ in count.add(of: id) } }
        #expect(found(99, of: "a") == [] && !count.isEndless(of: "a") && !count.isEndless(of: "b"))
        #expect(found(1, of: "b") == [] && found(51, of: "a") == [1])
        #expect(count.isEndless(of: "a") && !count.isEndless(of: "b"))
        count.end()
        #expect(!count.isEndless(of: "a") && found(100, of: "a") == [100])
    }

    @Test("AM-030 a display that has not ended is found, once; one that ends twice ends no other one")
    func displays() {
        let displays = OpenDisplays()
        func reported() -> [String] {
            findings { displays.report($0, rule: "AM-030", name: "display", mend: "It ends.") }
        }
        #expect(reported() == [])
        let ends = [displays.begin(), displays.begin()]
        ends[0]()
        ends[0]()
        #expect(reported() == ["neverEnds display"])
        ends[1]()
        #expect(reported() == [])
    }

    @Test("A2-036 a callback that has not returned is found, each name once, in the order of the names")
    func blocked() {
        let found = findings { check in
            let watch = CallbackWatch(check, rule: "A2-036")
            watch.call("over") {}
            watch.call("show") {
                watch.call("gate") { watch.call("show") { watch.reportBlocked() } }
            }
            watch.reportBlocked()
        }
        #expect(found == ["blocked gate", "blocked show"])
    }
}
