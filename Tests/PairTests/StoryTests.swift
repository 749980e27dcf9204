import BuiltInShapes
import Foundation
import InAppCompat
import ModelTesting
import RuleTesting
import Testing

@testable import InAppContracts

/// The promises of every shape in neutral stories.
@MainActor @Suite(.timeLimit(.minutes(20))) struct StoryTests {
    private nonisolated static let kits = [ShapeKit].builtIn
    private nonisolated static let hosts = kits.hosts

    @Test("There are enough stories, each has a unique name, and every role is played")
    func stories() {
        #expect(Stories.all.count >= 25)
        #expect(Set(Stories.all.map(\.name)).count == Stories.all.count)
        #expect(Set(Stories.all.flatMap(\.messages.values)) == Set(StoryRole.allCases))
    }

    @Test("Every rule names its concern, and the needs name only rules", arguments: kits)
    func concerns(_ kit: ShapeKit) {
        for rule in kit.rules { #expect(rule.concern != nil, "\(rule.id)") }
        for rule in kit.rules { #expect(rule.promise?.isEmpty != true, "\(rule.id)") }
        let ids = Set(kit.rules.map(\.id))
        #expect(kit.stories?.needs.flatMap(\.rules).allSatisfy(ids.contains) == true)
    }

    @Test("Well over a third of each list are promises", arguments: kits) func promised(_ kit: ShapeKit) {
        let share = Double(kit.rules.count { $0.promise != nil }) / Double(kit.rules.count)
        #expect(share > 0.37, "\(kit): \(share)")
    }

    @Test("Every promise is exercised and holds under the delegate's own SDK", arguments: kits)
    func native(_ kit: ShapeKit) throws {
        let report = try PlayedPairs.report(host: kit, delegate: kit)
        for result in report.results { #expect(result.isKept, "\(result)") }
        for result in report.results { #expect(!result.stories.isEmpty, "\(result.id)") }
    }

    /// The smallest share of the promises that is kept in any pair, and on average of the pairs of different shapes.
    private nonisolated static let leastShare = 0.6
    private nonisolated static let averageShare = 0.8
    /// The same under plain Airship 18, which reports the least to a handler.
    private nonisolated static let leastUnderPlain = 0.56

    /// The number of kept promises, by host; the delegates in the order of the list.
    nonisolated static let kept: [ShapeKit: [Int]] = [
        .adobeIOS: [46, 32, 33, 41, 29, 38],
        .adobeAndroid2: [38, 32, 30, 41, 29, 38],
        .adobeAndroid3: [42, 32, 35, 42, 29, 38],
        .braze: [36, 30, 30, 48, 36, 57],
        .airship17: [29, 25, 24, 38, 36, 54],
        .airship18: [26, 23, 20, 30, 28, 57],
        .airship18Pages: [41, 30, 30, 45, 36, 0],
    ]

    @Test(
        "Every promise is kept under every host, or impossible there by its capabilities", arguments: hosts,
        kits)
    func pairs(_ host: ShapeKit, _ delegate: ShapeKit) throws {
        guard Self.kits.hosts(of: delegate).contains(host) else { return }
        let report = try PlayedPairs.report(host: host, delegate: delegate)
        #expect(report.isSuccess, "\(report.name): \(report.failures)")
        let place = try #require(Self.kits.firstIndex(of: delegate))
        #expect(report.keptCount == Self.kept[host]?[place], "\(report.name)")
        let least = host == .airship18 ? Self.leastUnderPlain : Self.leastShare
        #expect(report.keptShare >= least, "\(report.name)")
        for result in report.results {
            guard case .impossible(let capability, let reason) = result.status else { continue }
            #expect(host.capabilities.support(of: capability) == .unavailable(reason))
        }
    }

    @Test(
        "Four promises in five are kept, taking all pairs of different shapes together but those under plain Airship 18"
    )
    func average() {
        // The counts that `pairs` finds.
        let hosts = Self.hosts.filter { $0 != .airship18 }
        let shares = hosts.flatMap { host in
            Self.kits.enumerated().filter { $0.element.shape != host.shape }.map { place, delegate in
                Double(Self.kept[host]?[place] ?? 0) / Double(Self.kept[delegate]?[place] ?? 1)
            }
        }
        #expect(shares.count == hosts.count * (Self.kits.count - 1))
        #expect(shares.reduce(0, +) / Double(shares.count) >= Self.averageShare)
    }

    @Test("A promise that is reported as impossible does not hold", arguments: hosts, kits)
    func impossible(_ host: ShapeKit, _ delegate: ShapeKit) throws {
        guard host.shape != delegate.shape else { return }
        let heeded = try PlayedPairs.report(host: host, delegate: delegate)
        let tried = try StoryContract.report(
            of: heeded.traces, host: host, delegate: delegate, heedsNeeds: false)
        for (with, without) in zip(heeded.results, tried.results) where !with.isKept {
            #expect(!without.isKept, "\(heeded.name): \(with.id) is kept")
        }
    }

    @Test(
        "A host's room names what it lacks for promises of other shapes; a capability that it has is no excuse"
    )
    func lacks() throws {
        let kit = ShapeKit.airship17
        let limited = ShapeKit(
            title: kit.title, capabilities: kit.capabilities, driver: kit.driver, adopt: kit.adopt,
            rules: kit.rules, scenarios: [:], requirements: kit.requirements, port: kit.port,
            campaigns: kit.campaigns,
            stories: try kit.storyRoom.lacking(
                .needs(.shouldPerform, for: "BZ-101"), .needs(.gate, for: "BZ-002")))
        let report = try StoryContract.report(host: limited, delegate: .braze)
        let reason = kit.capabilities.support(of: .shouldPerform).note
        #expect(
            report.results.first { $0.id == "BZ-101" }?.status == .impossible(.shouldPerform, reason: reason))
        #expect(report.results.first { $0.id == "BZ-002" }?.isKept == true)
        #expect(try StoryContract.report(host: .braze, delegate: limited).isSuccess)
    }

    @Test("INV-1 to INV-8 hold on every host in every story", arguments: hosts)
    func handler(_ host: ShapeKit) throws {
        for result in try StoryContract.handlerReport(host: host) {
            #expect(result.violations.isEmpty, "\(host) \(result.id): \(result.violations)")
            #expect(result.isExercised, "\(host) \(result.id)")
        }
    }

    @Test("No promise is broken by real threads, under any host", .realTime, arguments: hosts)
    func realTime(_ host: ShapeKit) async throws {
        let played = try await SideBySide.map(Self.kits) { delegate in
            (delegate, try await StoryContract.realTimeTraces(host: host, delegate: delegate))
        }
        for (delegate, traces) in played {
            let broken = try StoryContract.broken(byRealThreads: traces, host: host, delegate: delegate)
            #expect(broken.isEmpty, "\(host), \(delegate): \(broken.map { "\($0.id) \($0.violations)" })")
            #expect(traces.count == 3)
            for (story, trace) in traces { #expect(!trace.events(from: .delegate).isEmpty, "\(story)") }
        }
    }
}
