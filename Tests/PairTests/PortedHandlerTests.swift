import BuiltInShapes
import HeadlessStage
import InAppCompat
import PlatformStandIns
import PortNotebook
import PortOriginals
import PortedHandlers
import Testing

@testable import InAppContracts

/// A delegate of an app's, and the handler that `port` wrote of it.
struct PortedPair: Sendable, CustomStringConvertible {
    let name: String
    let kit: ShapeKit
    let original: @MainActor @Sendable (Notes) -> AnyObject
    let ported: @MainActor @Sendable (Notes) -> any InAppMessageHandler

    var description: String { name }

    static let all = [
        PortedPair("BrazeShowing", .braze, PortOriginals.BrazeShowing.init, PortedHandlers.BrazeShowing.init),
        PortedPair("BrazeHolding", .braze, PortOriginals.BrazeHolding.init, PortedHandlers.BrazeHolding.init),
        PortedPair(
            "BrazeDiscarding", .braze, PortOriginals.BrazeDiscarding.init,
            PortedHandlers.BrazeDiscarding.init),
        PortedPair(
            "AdobeShowing", .adobeIOS, PortOriginals.AdobeShowing.init, PortedHandlers.AdobeShowing.init),
        PortedPair(
            "AdobeRefusing", .adobeIOS, PortOriginals.AdobeRefusing.init, PortedHandlers.AdobeRefusing.init),
        PortedPair(
            "AdobeStoring", .adobeIOS, PortOriginals.AdobeStoring.init, PortedHandlers.AdobeStoring.init),
        PortedPair(
            "Airship17Showing", .airship17, PortOriginals.Airship17Showing.init,
            PortedHandlers.Airship17Showing.init),
        PortedPair(
            "Airship17Holding", .airship17, PortOriginals.Airship17Holding.init,
            PortedHandlers.Airship17Holding.init),
        PortedPair(
            "Airship18Showing", .airship18, PortOriginals.Airship18Showing.init,
            PortedHandlers.Airship18Showing.init),
        PortedPair(
            "Airship18Holding", .airship18, PortOriginals.Airship18Holding.init,
            PortedHandlers.Airship18Holding.init),
    ]

    private init(
        _ name: String, _ kit: ShapeKit, _ original: @escaping @MainActor @Sendable (Notes) -> AnyObject,
        _ ported: @escaping @MainActor @Sendable (Notes) -> any InAppMessageHandler
    ) {
        (self.name, self.kit, self.original, self.ported) = (name, kit, original, ported)
    }

    /// The other SDKs of iOS.
    var hosts: [ShapeKit] {
        [ShapeKit.adobeIOS, .braze, .airship17, .airship18].filter { $0 != kit }
    }

    /// What is written down and what is on the screen in a story.
    @MainActor func played(
        _ story: Story, on host: ShapeKit, isPorted: Bool
    ) throws -> (notes: [String], screens: [String]) {
        let stage = HeadlessStage()
        let notes = Notes()
        let subject = stage.run {
            isPorted
                ? StorySubject.handler(own: ported(notes)) : .delegate(kit, own: original(notes))
        }
        let run = try StoryRun(story, on: host, subject: subject, stage: stage)
        let screens = Locked<[String]>([])
        run.whenAtRest = {
            let screen = stage.visibleSurfaces.sorted().joined(separator: " ")
            screens.withLock { $0.append(screen) }
        }
        try run.play()
        return (notes.lines, screens.current)
    }
}

/// Plays delegates adopted, and beside them the handlers that `port` wrote of them.
@MainActor @Suite(.timeLimit(.minutes(20))) struct PortedHandlerTests {
    /// Stories in which the app does nothing through its API: that belongs to the script.
    nonisolated private static let stories = Stories.all.filter(\.isOfSDKAndUser)

    @Test("A ported handler does on three hosts what its delegate does adopted", arguments: PortedPair.all)
    func doesTheSame(_ pair: PortedPair) throws {
        var played = 0
        for host in pair.hosts {
            let room = try host.storyRoom.host
            for story in Self.stories where room.has(story) {
                let adopted = try pair.played(story, on: host, isPorted: false)
                let ported = try pair.played(story, on: host, isPorted: true)
                #expect(ported.notes == adopted.notes, "\(pair) on \(host), \(story.name)")
                #expect(ported.screens == adopted.screens, "\(pair) on \(host), \(story.name)")
                played += adopted.notes.isEmpty ? 0 : 1
            }
        }
        #expect(played > 20)
    }

    @Test("A handler that answers otherwise than its delegate is found")
    func differenceIsFound() throws {
        let showing = try #require(PortedPair.all.first { $0.name == "BrazeShowing" })
        let discarding = try #require(PortedPair.all.first { $0.name == "BrazeDiscarding" })
        let room = try ShapeKit.adobeIOS.storyRoom.host
        let different = try Self.stories.filter { room.has($0) }.filter {
            let one = try showing.played($0, on: .adobeIOS, isPorted: false)
            let other = try discarding.played($0, on: .adobeIOS, isPorted: true)
            return one.notes != other.notes
        }
        #expect(!different.isEmpty)
    }
}

extension Story {
    fileprivate var isOfSDKAndUser: Bool { reactions.isEmpty && steps.allSatisfy(\.isOfSDKAndUser) }
}

extension StoryStep {
    fileprivate var isOfSDKAndUser: Bool {
        switch self {
        case .app: false
        case .atOnce(let steps): steps.allSatisfy(\.isOfSDKAndUser)
        default: true
        }
    }
}
