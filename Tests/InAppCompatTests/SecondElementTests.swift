import Foundation
import HeadlessStage
import InAppCompat
import Testing

/// Of each list that the core takes, the second element counts as well as the first.
@MainActor @Suite("Second elements in the core", .timeLimit(.minutes(20))) struct SecondElementTests {
    private enum Key: String, CodingKey {
        case buttons, text
    }

    @Test("CAP-2 a store keeps two displays")
    func displays() {
        let store = InMemoryCapStore()
        store.save([1, 2], of: "day")
        #expect(store.displays(of: "day") == [1, 2])
        (store as any CapStore).save([3, 4], of: "hour")
        #expect(store.displays(of: "hour") == [3, 4])
    }

    @Test("INV-5 each extra that only the source uses is in the report")
    func ignored() {
        let content = MessageContent(layout: .modal)
        let report = LossReport(
            from: SDKShape("a"), to: SDKShape("b"), original: content, ported: content,
            ignored: ["extras.x", "extras.y"], note: { $0.rawValue })
        #expect(report.lines.map(\.name).suffix(2) == ["extras.x", "extras.y"])
    }

    @Test("A call has both arguments and both observations")
    func calls() {
        let call = TracedCall(
            "asked", [.init("message", "a"), .init("view", "none")],
            observed: [.init("visible", "false"), .init("stack", "b")])
        #expect(call.arguments.map(\.description) == ["message: a", "view: none"])
        #expect(call.observed.map(\.description) == ["visible: false", "stack: b"])
    }

    @Test("A page is known by either of two words, and a path has both of its keys")
    func words() {
        let dialect = PageDialect("vendor", words: "bridge.close", "bridge.log")
        let pages = ["bridge.close()", "bridge.log(1)", "bridge.log(bridge.close())", "close()"]
        #expect(
            pages.map { dialect.words(in: $0) } == [
                ["bridge.close"], ["bridge.log"], ["bridge.close", "bridge.log"], [],
            ])
        #expect(PayloadPath([Key.buttons, Key.text]).description == "buttons.text")
    }

    @Test("Literals of values have both elements")
    func literals() {
        let (list, table): (ContentValue, ContentValue) = (["a", 2], ["a": 1, "b": ["c"]])
        #expect(list == .array([.string("a"), .int(2)]))
        #expect(table == .object(["a": .int(1), "b": .array([.string("c")])]))
    }
}
