import BuiltInShapes
import HeadlessStage
import InAppCompat
import ModelTesting
import PlatformStandIns
import PortNotebook
import PortOriginals
import PortedHandlers
import Testing

@testable import InAppContracts
@testable import InAppPort

/// An app's delegate, and the handler that `port` wrote for it.
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
        PortedPair(
            "Airship17Coordinating", .airship17, PortOriginals.Airship17Coordinating.init,
            PortedHandlers.Airship17Coordinating.init),
        PortedPair(
            "Airship17Extending", .airship17, PortOriginals.Airship17Extending.init,
            PortedHandlers.Airship17Extending.init),
        PortedPair(
            "Airship18Recording", .airship18, PortOriginals.Airship18Recording.init,
            PortedHandlers.Airship18Recording.init),
        PortedPair(
            "BrazeReducing", .braze, PortOriginals.BrazeReducing.init, PortedHandlers.BrazeReducing.init),
    ]

    private init(
        _ name: String, _ kit: ShapeKit, _ original: @escaping @MainActor @Sendable (Notes) -> AnyObject,
        _ ported: @escaping @MainActor @Sendable (Notes) -> any InAppMessageHandler
    ) {
        (self.name, self.kit, self.original, self.ported) = (name, kit, original, ported)
    }

    /// The other SDKs for iOS.
    var hosts: [ShapeKit] {
        [ShapeKit.adobeIOS, .braze, .airship17, .airship18].hosts.filter { $0.shape != kit.shape }
    }

    /// The notes and the screens of a story.
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

/// Plays adopted delegates, and beside them the handlers that `port` wrote for them.
@MainActor @Suite(.timeLimit(.minutes(20))) struct PortedHandlerTests {
    /// Stories in which the app does not use its API: such actions belong to the script.
    nonisolated private static let stories = Stories.all.filter(\.isOfSDKAndUser)

    nonisolated private static let secondRounds = Set(Stories.again.map(\.name))

    /// The words that the delegates note, and the handler's methods in the callbacks' places.
    nonisolated private static let words = [
        "gate": "decideDisplay(of:)", "will": "willPresent(_:)", "did": "didPresent(_:)",
        "goes": "willDismiss(_:)", "gone": "didDismiss(_:resolution:)", "click": "shouldPerform(_:of:)",
        "loaded": "didLoad(_:in:)",
    ]

    /// Whether the report says that a callback works the same on another SDK.
    private static func isCarriedOver(_ word: String, _ pair: PortedPair, _ host: ShapeKit) -> Bool {
        let entry = pair.kit.ledger.entries.first {
            $0.role == .callback && $0.code != nil && $0.counterpart == words[word]
        }
        return entry.flatMap { PortFate(of: $0, from: pair.kit, to: host) }?.verdict == .carriedOver
    }

    /// The words for which a delegate and its handler note different lines.
    private static func different(_ one: [String], _ other: [String]) -> [String] {
        words.keys.sorted().filter { word in
            one.filter { $0.hasPrefix(word + " ") } != other.filter { $0.hasPrefix(word + " ") }
        }
    }

    @Test(
        "On three hosts a ported handler does the same as its adopted delegate, if the report says so",
        arguments: PortedPair.all)
    func doesTheSame(_ pair: PortedPair) throws {
        var (played, same) = (0, 0)
        let place = PortedPair.all.firstIndex { $0.name == pair.name } ?? 0
        // Several delegates of a shape see all hosts together.
        for host in LongRun.share(of: pair.hosts, one: 2, from: place) {
            let room = try host.storyRoom.host
            for story in Self.stories where room.has(story) {
                let adopted = try pair.played(story, on: host, isPorted: false)
                let ported = try pair.played(story, on: host, isPorted: true)
                let different = Self.different(adopted.notes, ported.notes)
                let claimed = different.filter { Self.isCarriedOver($0, pair, host) }
                #expect(claimed == [], "\(pair) on \(host), \(story.name)")
                if adopted.screens != ported.screens {
                    #expect(!Self.isCarriedOver("gate", pair, host), "\(pair) on \(host), \(story.name)")
                }
                // A second round shows the same difference as the first one once more.
                guard !Self.secondRounds.contains(story.name) else { continue }
                played += 1
                same += different.isEmpty && adopted.screens == ported.screens ? 1 : 0
            }
        }
        #expect(played > 20)
        #expect(Double(same) / Double(played) > 0.6, "\(same) of \(played)")
    }

    @Test("A handler that answers differently from its delegate is found")
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
    /// Whether the app does not use its API.
    var isOfSDKAndUser: Bool { reactions.isEmpty && steps.allSatisfy(\.isOfSDKAndUser) }
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
