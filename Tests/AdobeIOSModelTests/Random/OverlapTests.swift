import HeadlessStage
import ModelTesting
import PlatformStandIns
import Testing

#if canImport(AEPMessaging)
    import AEPCore
    import AEPMessaging
    import AEPServices
#else
    import AdobeIOSModel
#endif

/// Random sequences that begin with two messages whose gates overlap. Only real threads let two gates overlap.
@Suite("Overlapping gates", .realTime, .timeLimit(.minutes(20))) @MainActor struct OverlapTests {
    @Test("AI-039 AI-175 after two overlapping gates everything matches the rules") func overlapping()
        async throws
    {
        for seed in 1...30 as ClosedRange<UInt64> {
            let complaint = try await complaint(about: seed)
            #expect(complaint == nil, "seed \(seed): \(complaint ?? "")")
        }
    }

    @Test("AI-175 it is noticed if the first message keeps the monitor") func noticed() async throws {
        var isNoticed = false
        for seed in 1...30 as ClosedRange<UInt64> where !isNoticed {
            isNoticed = try await complaint(about: seed, firstKeepsMonitor: true) != nil
        }
        #expect(isNoticed)
    }

    private func complaint(about seed: UInt64, firstKeepsMonitor: Bool = false) async throws -> String? {
        var random = SplitMix64(seed: seed)
        let names = random.once(in: 2) ? ["a", "b"] : ["b", "a"]
        let world = TestWorld(.realTime)
        let overlap = Overlap(first: names[0])
        world.delegate.inShouldShow = { message in
            _ = message.settings?.setDisplayAnimation(MessageAnimation.none).setDismissAnimation(
                MessageAnimation.none)
            message.parent.map { overlap.wait($0.id) }
        }
        world.delegate.inOnShow = { message in message.parent.map { overlap.announce($0.id) } }
        for name in ["a", "b"] { try world.host.trigger(json: Payloads.proposition(name)) }
        await world.stage.idle()
        var rules = OverlapRules(holder: names[firstKeepsMonitor ? 0 : 1])
        let begun = calls(of: world)
        guard begun.sorted() == OverlapRules.beginning.sorted() else { return "began with \(begun)" }
        for number in 0..<3 + random.below(6) {
            let (name, act) = (random.pick(names), random.pick(OverlapRules.Act.allCases))
            let message = try #require(world.delegate.messages.first { $0.parent?.id == name })
            switch act {
            case .show: message.show()
            case .showUnasked: message.parent?.show()
            case .hide: message.hide()
            case .dismiss: message.dismiss()
            }
            await world.stage.idle()
            let (heard, expected) = (calls(of: world), rules.calls(in: act, of: name))
            let seen = world.stage.visibleSurfaces.sorted()
            guard heard == expected, seen == rules.window.sorted() else {
                return
                    "step \(number), \(act) \(name): \(heard), \(seen), expected \(expected), \(rules.window)"
            }
        }
        return nil
    }

    /// The delegate's calls since the last time.
    private func calls(of world: TestWorld) -> [String] {
        world.takeTrace().filter { $0.contains(" D.") }
    }
}

/// Lets the first gates of two messages overlap: the first one answers when the second is asked, and the second when
/// the first message is announced. Sendable: the mutable state is behind a lock.
private final class Overlap: Sendable {
    private let first: String
    private let asked = Locked<Set<String>>([])
    private let secondIsAsked = DispatchSemaphore(value: 0)
    private let firstIsAnnounced = DispatchSemaphore(value: 0)

    init(first: String) { self.first = first }

    func wait(_ name: String) {
        guard asked.withLock({ $0.insert(name).inserted }) else { return }
        if name == first {
            _ = secondIsAsked.wait(timeout: .now() + 30)
        } else {
            secondIsAsked.signal()
            _ = firstIsAnnounced.wait(timeout: .now() + 30)
        }
    }

    func announce(_ name: String) {
        if name == first { firstIsAnnounced.signal() }
    }
}

/// What the rules say once both have passed: the later one has the monitor, and both are in the window.
private struct OverlapRules {
    enum Act: String, CaseIterable { case show, showUnasked, hide, dismiss }

    static let beginning = ["a", "b"].flatMap {
        ["bg D.shouldShowMessage(\($0))=true", "bg D.onShow(\($0))"]
    }

    var holder: String?
    private(set) var window: Set<String> = ["a", "b"]

    init(holder: String) { self.holder = holder }

    mutating func calls(in act: Act, of name: String) -> [String] {
        switch act {
        case .show, .showUnasked:
            guard holder == nil else { return [] }
            holder = name
            window.insert(name)
            let gate = act == .show ? ["bg D.shouldShowMessage(\(name))=true"] : []
            return gate + ["bg D.onShow(\(name))"]
        case .hide, .dismiss:
            guard holder == name else { return [] }
            holder = nil
            window.remove(name)
            return act == .dismiss ? ["main D.onDismiss(\(name))"] : []
        }
    }
}
