import BuiltInShapes
import Foundation
import InAppContracts
import Testing

@MainActor @Suite(.timeLimit(.minutes(20))) struct PictureTests {
    @Test("The README is below 200 lines")
    func length() throws {
        let readme = try String(
            contentsOf: DocumentTests.root.appendingPathComponent("README.md"), encoding: .utf8)
        #expect(readme.split(separator: "\n", omittingEmptySubsequences: false).count <= 200)
    }

    @Test(
        "The README's picture is up to date; if not, run inapp-compat report --output .github/lane.svg --shapes adobeIOS,braze,airship17,airship18Pages"
    )
    func picture() throws {
        let file = DocumentTests.root.appendingPathComponent(".github/lane.svg")
        let story = try #require(Stories.all.first { $0.name == "second-button" })
        let names = ["adobeIOS", "braze", "airship17", "airship18Pages"]
        let kits = names.compactMap { name in [ShapeKit].builtIn.hosts.first { $0.name == name } }
        #expect(kits.count == 4)
        #expect(try SwimLane(playing: story, on: kits).svg == String(contentsOf: file, encoding: .utf8))
    }
}
