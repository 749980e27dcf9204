import InAppCompat
import Testing

@testable import InAppContracts

/// Which calls of a page's script go to the app, and which of them are made while the page loads.
@Suite(.timeLimit(.minutes(20))) struct PageCallTests {
    private static let mend = DelegateContract.Mend("X-1", "a handler.")
    private static let ios = DelegateContract.PageCalls(
        from: "webkit.messageHandlers.", to: ".postMessage(", mend,
        whileLoading: DelegateContract.PageCalls.WhileLoading(before: "onShow", mend) { _, _ in
            ShapeCall(.app, "postFromView")
        })
    private static let android = DelegateContract.PageCalls(from: "", to: ".run(", mend)

    private func loading(_ script: String) -> [String] {
        let calls = script.replacingOccurrences(
            of: "shop!", with: "webkit.messageHandlers.shop.postMessage(1)"
        )
        .replacingOccurrences(of: "cart!", with: "webkit.messageHandlers.cart.postMessage(1)")
        return Self.ios.namesWhileLoading(in: calls)
    }

    @Test(
        "AI-121 Names under which a page calls the app are found once each, in order, with what is before them"
    )
    func names() {
        let page = """
            webkit.messageHandlers.shop.postMessage(1); other.postMessage(2); webkit.messageHandlers.my_cart2.postMessage(3);
            webkit.messageHandlers.shop.postMessage(4); webkit.messageHandlers..postMessage(5)
            """
        #expect(Self.ios.names(in: page) == ["shop", "my_cart2"])
        #expect(Self.android.names(in: "shop.run(1); cart.run(2); shop.run(3); .run(4)") == ["shop", "cart"])
    }

    @Test("A2-090 Names that the page itself declares, and the script's own words, are left out")
    func ownNames() {
        for word in ["this", "self", "window", "document"] {
            #expect(Self.android.names(in: "\(word).run(1)") == [])
        }
        for word in ["var", "let", "const", "function", "class"] {
            #expect(Self.android.names(in: "\(word) shop = {}; shop.run(1); cart.run(2)") == ["cart"])
        }
    }

    @Test(
        "AI-030 A call that a page makes while it loads is told apart from one that waits for a gesture",
        arguments: [
            ("<script>shop!</script>", ["shop"]),
            ("<script type=\"module\">shop!</script><script>cart!</script>", ["shop", "cart"]),
            ("<script>if (true) { shop! }</script>", ["shop"]),
            ("<script>function f() { shop! }</script>", []),
            ("<script>function f() { if (a) { b } else { shop! } }; cart!</script>", ["cart"]),
            ("<script>function f() { if (a) { if (b) { c } } shop! } cart!</script>", ["cart"]),
            ("<script>function f() { { a } } cart!</script>", ["cart"]),
            ("<script>const f = () => { shop! }</script>", []),
            ("<script>const f = () =>{ shop! }</script>", []),
            ("<script>function f() {} { shop! }</script>", ["shop"]),
            ("<script>function f() {}; if (a) { shop! }</script>", ["shop"]),
            ("<script> (function() { shop! })()</script>", ["shop"]),
            ("<script>(() => { shop! })()</script>", ["shop"]),
            ("<script>window.onload = function() { shop! }</script>", ["shop"]),
            ("<script>document.addEventListener('DOMContentLoaded', () => { shop! })</script>", ["shop"]),
            ("<script>addEventListener('load', function() { shop! })</script>", ["shop"]),
            ("<script>addEventListener(\"load\", function() { shop! })</script>", ["shop"]),
            ("<script>addEventListener('click', function() { shop! })</script>", []),
            ("<body onload=\"shop!\">", ["shop"]), ("<body onload='shop!'>", ["shop"]),
            ("<body onload=shop!>", []), ("<a onclick=\"shop!\">", []),
            ("<body onload=\"a()\" onclick=\"shop!\">", []),
            ("<script>a()</script><p>shop!</p>", []),
        ] as [(String, [String])])
    func whileLoading(page: String, names: [String]) {
        #expect(loading(page) == names)
    }

    @Test("A2-090 Where every handler is in time, no call counts as made while the page loads")
    func alwaysInTime() {
        #expect(Self.android.namesWhileLoading(in: "<script>shop.run(1)</script>") == [])
    }
}
