import HeadlessStage
import InAppCompat
import PlatformStandIns
import Testing

/// What the checks remember about messages, and what they report at the end.
@MainActor @Suite("The memory of checks", .timeLimit(.minutes(20))) struct CheckStateTests {
    private final class Item {}

    /// The findings of a check.
    private func findings(_ body: (DelegateCheck) -> Void) -> [String] {
        let found = Locked<[String]>([])
        body(
            DelegateCheck(shape: SDKShape("any")) { finding in
                found.withLock { $0.append("\(finding.kind): \(finding.explanation)") }
            })
        return found.current
    }

    private static let waits =
        "waitsForEver: gate() held a message and would let it through by now, but the app has not shown it: it waits for ever."

    /// What is reported about held messages; the delegate retains the part, unless it has let go of it.
    private func held<Message>(
        _ messages: HeldMessages<String, Message>, _ part: Item?, isLetThrough: Bool = true
    ) -> (asked: Int, found: [String]) {
        var asked = 0
        messages.ask(parts: { _ in [part ?? Item()] }) { _ in
            asked += 1
            return isLetThrough
        }
        let found = findings { messages.report($0, rule: "X-1", question: "gate()", mend: "show()") }
        return (asked, found)
    }

    @Test("BZ-017 a held message that would be let through after a step of the app's is found, once")
    func overdue() {
        let (item, part) = (Item(), Item())
        let messages = HeldMessages<String, Item>()
        messages.refuse(item, id: "a")
        #expect(!messages.mayBeOverdue)
        messages.appStepEnded()
        #expect(messages.mayBeOverdue)
        #expect(held(messages, part) == (1, [Self.waits]))
        #expect(!messages.mayBeOverdue && held(messages, part) == (0, []))
        withExtendedLifetime((item, part)) {}
    }

    @Test("BZ-017 any other held message may wait: nothing has happened, or nobody wants it any more")
    func notOverdue() {
        let (item, part) = (Item(), Item())
        func fresh() -> HeldMessages<String, Item> {
            let messages = HeldMessages<String, Item>()
            messages.refuse(item, id: "a")
            return messages
        }
        #expect(held(fresh(), part) == (0, []))
        let again = fresh()
        again.appStepEnded()
        again.refuse(item, id: "a")
        #expect(held(again, part) == (0, []))
        let released = fresh()
        released.appStepEnded()
        released.release("a")
        #expect(held(released, part) == (0, []))
        for (part, isLetThrough) in [(part, false), (nil, true)] {
            let messages = fresh()
            messages.appStepEnded()
            #expect(held(messages, part, isLetThrough: isLetThrough) == (1, []))
        }
        withExtendedLifetime((item, part)) {}
    }

    @Test("INV-7 a held message that is an object is not retained, and a value is kept")
    func retained() {
        let part = Item()
        let objects = HeldMessages<String, Item>()
        weak var weakItem: Item?
        do {
            let item = Item()
            weakItem = item
            objects.refuse(item, id: "a")
        }
        objects.appStepEnded()
        #expect(weakItem == nil && held(objects, part) == (0, []))
        let values = HeldMessages<String, Int>()
        values.refuse(7, id: "a")
        values.appStepEnded()
        #expect(held(values, part) == (1, [Self.waits]))
        withExtendedLifetime(part) {}
    }

    private func kept(_ messages: KeptMessages) -> [String] {
        findings { messages.report($0, callback: "end()") }.map { String($0.prefix { $0 != "," }) }
    }

    @Test("INV-7 messages that have ended and still exist are found, in the order of their names, each once")
    func keptMessages() {
        let (first, second, again) = (Item(), Item(), Item())
        let messages = KeptMessages()
        do {
            let gone = Item()
            messages.end(gone, "z")
        }
        messages.end(second, "b")
        messages.end(first, "a")
        messages.end(again, "a")
        let found = kept(messages).map { $0.prefix(48) }
        #expect(
            found == ["a", "b"].map { "keptForEver: \($0) is no longer used" })
        messages.begin(first)
        messages.begin(again)
        #expect(kept(messages).count == 1)
        messages.end(first, "c")
        #expect(kept(messages).count == 2)
        withExtendedLifetime((first, second, again)) {}
    }

    @Test("INV-7 a message that is gone is found if its campaign, or the view that it had last, still exists")
    func keptParts() {
        let (part, view, earlier) = (Item(), Item(), Item())
        func kept(_ end: (KeptMessages, Item) -> Void) -> Int {
            let messages = KeptMessages()
            do {
                let message = Item()
                end(messages, message)
            }
            return self.kept(messages).count
        }
        #expect(kept { $0.end($1, "a") } == 0)
        #expect(kept { $0.end($1, "a", with: [part]) } == 1)
        #expect(kept { $0.end($1, "a", with: [Item(), Item()]) } == 0)
        #expect(kept { $0.end($1, "a", with: [part, Item()]) } == 1)
        #expect(kept { $0.end($1, "a", with: [Item(), part]) } == 1)
        let viewed = kept { messages, message in
            messages.begin(message, view: view)
            messages.end(message, "a")
        }
        #expect(viewed == 1)
        let replaced = kept { messages, message in
            messages.begin(message, view: earlier)
            messages.begin(message)
            messages.end(message, "a")
        }
        #expect(replaced == 0)
        withExtendedLifetime((part, view, earlier)) {}
    }

    @Test(
        "KIT fifty calls inside each other are no recursion without end, and nor are many one after the other"
    )
    func nested() {
        let found = findings { check in
            let nested = NestedCalls(check)
            func depth(_ rest: Int) -> Int {
                rest == 0 ? 0 : nested.call("gate", -1_000) { depth(rest - 1) + 1 }
            }
            for _ in 1...3 { #expect(depth(50) == 50) }
            #expect(depth(51) == 50 - 1_000)
            #expect(depth(1) == -1_000)
        }
        #expect(found.count == 1 && found[0].hasPrefix("endlessLoop: gate is called inside itself"))
    }
}
