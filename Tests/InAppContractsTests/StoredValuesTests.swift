import Foundation
import Testing

@testable import InAppContracts

/// What counts as stored in an app's object, as text that is the same under every SDK.
@Suite("Stored values", .timeLimit(.minutes(20))) struct StoredValuesTests {
    private class Base {
        let id = 7
    }

    private struct Item {
        var title = "t"
        var size = 2
    }

    private enum State {
        case busy
        case open(String)
    }

    private final class Node {
        let id: Int
        let next: Node?

        init(_ id: Int, _ next: Node?) { (self.id, self.next) = (id, next) }
    }

    private final class Shop: Base {
        let name = "Ann"
        let isOpen = true
        let share = 0.5
        let home = URL(string: "https://shop.example")
        let state = State.busy
        let effect = State.open("cart")
        let nobody: String? = nil
        let pair = (1, "x")
        let item = Item()
        let chain = Node(1, Node(2, Node(3, nil)))
        let seen = ["b", "a"]
        let tags: Set<String> = ["z", "y"]
        let items = [Item()]
        let rows = [[1, 2], []]
        let counts = ["b": 2, "a": 1]
        let foreign = [Date(timeIntervalSince1970: 0)]
        let nothingOfTheApp = Date(timeIntervalSince1970: 0)
        let closure: () -> Void = {}
    }

    @Test(
        "Texts, numbers, cases and types of the app have a text, also those of a superclass; objects of others do not"
    )
    func values() {
        let expected: [String: StoredValues.Value] = [
            "id": .text("7"), "name": .text("Ann"), "isOpen": .text("true"), "share": .text("0.5"),
            "home": .text("https://shop.example"), "state": .text("busy"), "effect": .text("(open: cart)"),
            "nobody": .text("nothing"), "pair": .text("(1, x)"), "item": .text("(title: t, size: 2)"),
            "chain": .text("(id: 1, next: (id: 2))"), "seen": .list(["b", "a"]), "tags": .list(["y", "z"]),
            "items": .list(["(title: t, size: 2)"]), "rows": .list(["[1, 2]", "[]"]),
            "counts": .text("[(a, 1), (b, 2)]"), "foreign": .list(["a value"]),
        ]
        #expect(StoredValues(of: Shop()).values == expected)
        #expect(StoredValues().values.isEmpty)
    }

    @Test("Ids of messages are replaced where they are a whole value")
    func renaming() {
        let renamed = StoredValues(of: Shop()).renaming(["Ann": "a-1", "b": "b-1", "7": "8", "busy": "idle"])
        #expect(renamed.values["name"] == .text("a-1"))
        #expect(renamed.values["seen"] == .list(["b-1", "a"]))
        #expect(renamed.values["id"] == .text("8") && renamed.values["state"] == .text("idle"))
        #expect(renamed.values["counts"] == .text("[(a, 1), (b, 2)]"))
    }
}
