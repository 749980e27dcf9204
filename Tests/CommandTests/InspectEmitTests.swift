import Testing

@testable import InAppCommand

/// `inspect --emit payload`.
@MainActor @Suite(.timeLimit(.minutes(20))) struct InspectEmitTests {
    private let sale = Tool.campaign("braze-sale")

    @Test("A campaign is written for another SDK, and can be read back as a campaign of that SDK")
    func emits() async throws {
        let written = await Tool.run("inspect", sale, "--to", "airship18", "--emit", "payload")
        #expect(written.code == .ok && written.errors.isEmpty)
        try await Tool.withFile(written.output) { path in
            let read = await Tool.run("inspect", path, "--shape", "airship18", "--to", "braze")
            #expect(read.code == .ok)
            #expect(read.output.hasPrefix("A payload of airship18"))
        }
    }

    @Test("A page that calls the other vendor's SDK causes a warning")
    func warns() async throws {
        let page = """
            {"type": "HTML", "trigger_id": "p", "message": "<a onclick='brazeBridge.closeMessage()'>x</a>"}
            """
        try await Tool.withFile(page) { path in
            let written = await Tool.run(
                "inspect", path, "--shape", "braze", "--to", "adobeIOS", "--emit", "payload")
            #expect(
                written.errors
                    == "warning: the page of p has brazeBridge., which calls braze; adobeIOS does not answer "
                    + "it.\n")
            #expect(written.code == .ok)
        }
    }

    @Test("--emit needs the kind of output and the target SDK")
    func usage() async {
        let nobody = await Tool.run("inspect", sale, "--emit", "payload")
        #expect(nobody.code == .usage && nobody.errors.contains("--emit payload needs --to"))
        let what = await Tool.run("inspect", sale, "--to", "braze", "--emit", "page")
        #expect(what.code == .usage && what.errors.contains("--emit cannot be page: expected payload"))
    }
}
