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
            let shown = await Tool.run("inspect", path, "--shape", "braze", "--to", "adobeIOS")
            #expect(
                shown.output.contains(
                    "calls of the page    dropped (brazeBridge.: adobeIOS does not answer them)"))
        }
    }

    @Test("Buttons with names in place of numbers are kept under Braze, each with a number of its own")
    func numbered() async throws {
        let buttons = ["later", "1", "go"].map { #"{"id": "\#($0)", "label": {"text": "\#($0)"}}"# }
        let modal = """
            {"id": "m", "message": {"name": "m", "display_type": "modal", "display": {"heading": {"text": "Sale"},
             "buttons": [\(buttons.joined(separator: ", "))]}}}
            """
        try await Tool.withFile(modal) { path in
            let written = await Tool.run(
                "inspect", path, "--shape", "airship18", "--to", "braze", "--emit", "payload")
            try await Tool.withFile(written.output) { path in
                let read = await Tool.run("inspect", path, "--shape", "braze", "--to", "airship18").output
                for (place, button) in [("0", "later"), ("1", "1"), ("2", "go")] {
                    #expect(read.contains("buttons[\(place)].id              \(place)\n"))
                    #expect(read.contains("buttons[\(place)].text            \(button)\n"))
                }
            }
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
