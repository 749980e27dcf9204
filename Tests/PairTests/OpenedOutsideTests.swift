import BuiltInShapes
import HeadlessStage
import InAppCompat
import PlatformStandIns
import Testing

@testable import InAppContracts

/// What is said of links to the web, which one SDK loads in its page and another opens outside of it.
@MainActor @Suite("Links that are opened outside of the page", .timeLimit(.minutes(20)))
struct OpenedOutsideTests {
    nonisolated private static let kits = [ShapeKit].builtIn
    private let story = Story(
        "page-link", "The user follows two links of a page to the web.", of: ["a": .page],
        .qualifies("a"), .pageLoads, .user(.followsLink, "a"), .user(.followsLink, "a"), .user(.closes, "a"))

    @Test(
        "A3-081 they are reported once under Adobe's SDK 3 for Android, and under no other SDK",
        arguments: kits.hosts, kits)
    func said(host: ShapeKit, delegate: ShapeKit) throws {
        let room = try host.storyRoom
        guard host.shape != delegate.shape, room.host.has(story),
            room.host.gesture(.followsLink, .page) != nil
        else { return }
        let run = try StoryRun(story, on: host, subject: .adopted(delegate))
        let said = Locked<[String]>([])
        run.bridge?.diagnostics = { line in said.withLock { $0.append(line.explanation) } }
        try run.play()
        let count = said.current.count { $0.contains("was opened outside the page") }
        // Braze's own SDK opens such a link outside, too.
        #expect(count == (host.shape.name == "adobeAndroid3" && delegate.shape.name != "braze" ? 1 : 0))
    }

    @Test(
        "A3-081 a delegate for Android 3 hears once that an SDK loads a link in the page, and of no other SDK",
        arguments: kits.hosts)
    func loadedInside(host: ShapeKit) throws {
        let room = try host.storyRoom
        guard room.host.has(story), room.host.gesture(.followsLink, .page) != nil else { return }
        let run = try StoryRun(story, on: host, subject: .adopted(.adobeAndroid3))
        let said = Locked<[String]>([])
        run.bridge?.diagnostics = { line in said.withLock { $0.append(line.explanation) } }
        try run.play()
        let count = said.current.count { $0.contains("was loaded in the page") }
        #expect(count == (host.name == "airship18Pages" ? 1 : 0))
    }
}
