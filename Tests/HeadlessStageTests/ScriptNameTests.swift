import Testing

@testable import HeadlessStage

@Suite("STAGE Names in a page's calls", .timeLimit(.minutes(20))) struct ScriptNameTests {
    @Test(
        "STAGE the name is extracted from the call that a page writes",
        arguments: [
            "shop", "window.shop", "webkit.messageHandlers.shop.postMessage",
            "window.webkit.messageHandlers.shop.postMessage", "webkit.messageHandlers.shop",
        ])
    func around(call: String) {
        #expect(ScriptName.of(call, prefix: "webkit.messageHandlers.", suffix: ".postMessage") == "shop")
    }

    @Test("STAGE a prefix or suffix of another platform stays")
    func other() {
        #expect(ScriptName.of("shop.run") == "shop.run")
        #expect(ScriptName.of("shop.run", suffix: ".run") == "shop")
        #expect(ScriptName.of("brazeBridge.logClick", prefix: "UAirship.") == "brazeBridge.logClick")
        #expect(ScriptName.of("", prefix: "UAirship.", suffix: ".run") == "")
    }
}
