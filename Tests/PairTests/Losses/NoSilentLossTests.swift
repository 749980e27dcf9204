import BuiltInShapes
import InAppCompat
import Testing

@testable import InAppContracts

/// The actions and callbacks of a delegate on its own host are compared with every other host, story by story and style
/// by style. A difference that no diagnostic reports while it happens is a silent loss.
@MainActor @Suite(.timeLimit(.minutes(20))) struct NoSilentLossTests {
    nonisolated static let kits = [ShapeKit].builtIn

    /// The hosts of other shapes.
    nonisolated static func hosts(for delegate: ShapeKit) -> [ShapeKit] {
        kits.hosts.filter { $0.shape != delegate.shape }
    }

    /// What delegates come to on their own hosts, by story, shape and style.
    private static var known: [String: StyledPlay] = [:]

    private static func own(_ story: Story, _ kit: ShapeKit, _ style: DelegateStyle) throws -> StyledPlay {
        let key = "\(story) \(kit) \(style)"
        if let known = known[key] { return known }
        let played = try StyledPlay(of: story, delegate: kit, on: kit, style)
        known[key] = played
        return played
    }

    private static var found: [ShapeKit: [EffectDifference]] = [:]
    /// The effects of delegates under other hosts, by story, shapes and style.
    private static var compared: [String: EffectComparison?] = [:]

    /// The differences of one delegate under all other hosts, played once.
    static func differences(of delegate: ShapeKit) throws -> [EffectDifference] {
        if let known = found[delegate] { return known }
        let made = try play(delegate)
        found[delegate] = made
        return made
    }

    private static func play(_ delegate: ShapeKit) throws -> [EffectDifference] {
        let styles = DelegateStyle.allCases.filter { $0 != .saysYes && $0.isPossible(for: delegate.shape) }
        return try hosts(for: delegate).flatMap { host in
            try styles.flatMap { style in
                try Stories.all.filter(style.plays).flatMap { story in
                    try comparison(of: story, delegate, host, style)?.differences ?? []
                }
            }
        }
    }

    /// The effects of a story under both SDKs, played once; nil if it is not the same story there.
    private static func comparison(
        of story: Story, _ delegate: ShapeKit, _ host: ShapeKit, _ style: DelegateStyle
    ) throws -> EffectComparison? {
        let key = "\(story) \(delegate) \(host) \(style)"
        if let known = compared[key] { return known }
        let made = try play(story, delegate, host, style)
        compared[key] = .some(made)
        return made
    }

    private static func play(
        _ story: Story, _ delegate: ShapeKit, _ host: ShapeKit, _ style: DelegateStyle
    ) throws -> EffectComparison? {
        let hosts = [try delegate.storyRoom.host, try host.storyRoom.host]
        guard hosts.allSatisfy({ $0.has(story) && style.plays(story, on: $0) }),
            story.isPlayedAlike(on: hosts)
        else {
            return nil
        }
        var comparison = EffectComparison(
            delegate: delegate, host: host, style: style, story: story, own: try own(story, delegate, style),
            other: try StyledPlay(of: story, delegate: delegate, on: host, style),
            hosts: try own(story, host, style == .asTold ? .asTold : .saysYes),
            sdks: try sdksOwn(story, delegate, host, style))
        if style == .tracks { comparison.plain = comparison.sdks.empty }
        return comparison
    }

    private static func sdksOwn(
        _ story: Story, _ delegate: ShapeKit, _ host: ShapeKit, _ style: DelegateStyle
    ) throws -> SDKsOwn {
        let key = "\(story) \(delegate) \(host)"
        let other = try empty[key] ?? StyledPlay(of: story, delegate: delegate, on: host, .saysYes)
        empty[key] = other
        var sdks = SDKsOwn(empty: (try own(story, delegate, .saysYes), other))
        if style == .tracks, style.isPossible(for: host.shape) {
            sdks.counting = (
                try own(story, host, .tracks).effects.counted, try own(story, host, .saysYes).effects.counted
            )
        }
        return sdks
    }

    /// What delegates that say yes come to under other hosts, by story and shapes.
    private static var empty: [String: StyledPlay] = [:]

    @Test("INV-5 nothing that a delegate loses under another SDK is lost silently", arguments: kits)
    func nothingIsLostSilently(delegate: ShapeKit) throws {
        let found = try Self.differences(of: delegate)
        #expect(!found.isEmpty)
        let silent = found.filter(\.isSilent)
        #expect(silent.isEmpty, "\(silent.map(\.description).joined(separator: "\n"))")
    }

    @Test(
        "INV-5 callbacks reported as never called are not called, and only repeated attempts are reported twice",
        arguments: kits)
    func wordsAreTrue(delegate: ShapeKit) throws {
        for host in Self.hosts(for: delegate) {
            for story in Stories.all where DelegateStyle.asTold.plays(story) {
                guard let played = try Self.comparison(of: story, delegate, host, .asTold)?.other else {
                    continue
                }
                let calls = Set(played.effects.calls.map(\.name))
                let wrong = played.effects.diagnostics.filter { line in
                    line.code == .neverCalled && calls.contains { line.explanation.hasPrefix("\($0)(") }
                }
                #expect(wrong.isEmpty, "\(delegate)/\(host) \(story): \(wrong)")
                // What the app tries again fails again, and is said each time.
                let lines = played.effects.diagnostics.filter { $0.code != .actionFailed }
                    .map { "\($0.code) \($0.explanation)" }
                #expect(Set(lines).count == lines.count, "\(delegate)/\(host) \(story): \(lines)")
            }
        }
    }

    /// A diagnostic that a bridge or an adopted delegate no longer reports, and the silent loss that results.
    struct Silence: CustomTestStringConvertible, Sendable {
        let delegate: ShapeKit
        let host: ShapeKit
        let style: DelegateStyle
        let story: String
        let unsaid: String
        let lost: String

        var testDescription: String { "\(delegate)/\(host): \(unsaid)" }
    }

    nonisolated static let silences = [
        Silence(
            delegate: .braze, host: .adobeIOS, style: .asTold, story: "click-refused",
            unsaid: "shouldProcess answered false", lost: "what is opened"),
        Silence(
            delegate: .adobeIOS, host: .airship18Pages, style: .edits, story: "closed",
            unsaid: "the change of setWidth", lost: "the delegate's change of `setWidth`"),
        Silence(
            delegate: .airship18, host: .braze, style: .asTold, story: "link-followed",
            unsaid: "for the web link", lost: "what is on the screen, and when"),
        Silence(
            delegate: .braze, host: .adobeAndroid3, style: .reads, story: "closed",
            unsaid: "it has no header, imageURL, buttons",
            lost: "what the delegate reads of the message: buttons"),
        Silence(
            delegate: .adobeIOS, host: .airship17, style: .asTold, story: "closed",
            unsaid: "There is no view for the delegate", lost: "`view` in `onShow`"),
    ]

    @Test(
        "A loss that is not reported is found: the same play, with one report left out",
        arguments: silences)
    func silenceIsFound(_ silence: Silence) throws {
        let story = try #require(Stories.all.first { $0.name == silence.story })
        let made = try Self.comparison(of: story, silence.delegate, silence.host, silence.style)
        var comparison = try #require(made)
        let told = try #require(comparison.differences.first { $0.what == silence.lost })
        #expect(told.teller?.explanation.contains(silence.unsaid) == true)
        comparison.other.effects.diagnostics.removeAll { $0.explanation.contains(silence.unsaid) }
        let without = comparison.differences + comparison.leftOut
        let untold = try #require(without.first { $0.what == silence.lost })
        #expect(untold.teller == nil, "\(untold.teller?.explanation ?? "")")
    }

    @Test("Only differences between the SDKs themselves are left out")
    func leftOut() throws {
        _ = try Self.kits.flatMap(Self.differences)
        let leftOut = Self.compared.values.compactMap { $0 }.flatMap(\.leftOut)
        let kinds = Set(leftOut.map { "\($0.story): \($0.what)" }).sorted()
        #expect(
            kinds == [
                "next-during-exit: what is on the screen, and when",
                "next-when-clicked: what is on the screen, and when",
                "tapped-twice: how often `onContentLoaded` is called",
                "tapped-twice: how often `urlLoaded` is called",
                "tapped-twice: what is opened", "uncounted: what the delegate counts itself",
            ])
        print("Left out as differences between the SDKs themselves: \(leftOut.count)")
    }
}
