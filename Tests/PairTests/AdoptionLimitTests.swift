import BrazeContracts
import InAppCompat
import Testing

@testable import InAppContracts

/// Why rules of a delegate cannot hold under an SDK, by what the SDK can do.
@Suite("Limits of adopted delegates", .timeLimit(.minutes(20))) struct AdoptionLimitTests {
    private static let host = CapabilityTable(SDKShape("host")) { capability in
        [.gate: .native, .didHide: .emulated("Derived.")][capability] ?? .unavailable("Not there.")
    }

    @Test(
        "A rule needs one of its capabilities, native ones if it is about every message",
        arguments: [
            (.needs(.gate, for: "X-1"), nil), (.needs(.didHide, for: "X-1"), nil),
            (.needs(.webLinks, .didHide, for: "X-1"), nil),
            (
                .needs(.webLinks, .view, for: "X-1"),
                "\(Capability.webLinks.name) on host: Not there. \(Capability.view.name) on host: Not there."
            ),
            (.needsNative(.gate, for: "X-1"), nil), (.needsNative(.didHide, .gate, for: "X-1"), nil),
            (.needsNative(.didHide, for: "X-1"), "\(Capability.didHide.name) on host: Derived."),
        ] as [(AdoptionLimit, String?)])
    func needs(limit: AdoptionLimit, reason: String?) {
        #expect(limit.rules == ["X-1"])
        #expect(limit.reason(host: Self.host, delegate: SDKShape("host")) == reason)
        #expect(limit.reason(host: Self.host, delegate: SDKShape("other")) == reason)
    }

    @Test("What a bridge changes concerns only a delegate that it drives under its own SDK")
    func bridged() {
        let limit = AdoptionLimit.bridged("X-1", "X-2", because: "It is in between.")
        #expect(limit.rules == ["X-1", "X-2"])
        #expect(limit.reason(host: Self.host, delegate: SDKShape("host")) == "It is in between.")
        #expect(limit.reason(host: Self.host, delegate: SDKShape("other")) == nil)
    }

    @Test(
        "A promise that needs what a host lacks names it with the host's note; one that has a choice does not"
    )
    func lacking() {
        let limits: [AdoptionLimit] = [
            .bridged("X-1", because: "It is in between."), .needs(.view, .gate, for: "X-1"),
            .needs(.webLinks, for: "X-2", "X-3"), .needs(.didHide, for: "X-3"),
            .needs(.view, .webLinks, for: "X-5"),
        ]
        let found = ["X-1", "X-2", "X-3", "X-4", "X-5"].map { limits.lacking(for: $0, on: Self.host) }
        #expect(found.map(\.?.0) == [nil, .webLinks, .webLinks, nil, .view])
        #expect(found.map(\.?.1) == [nil, "Not there.", "Not there.", nil, "Not there."])
    }

    @Test("Of several limits of a rule the first one that holds under the host is the reason")
    func first() {
        let braze = ShapeKit.braze
        let limited = ShapeKit(
            title: braze.title, capabilities: braze.capabilities, driver: braze.driver, adopt: braze.adopt,
            adoptionLimits: [
                .needs(.gate, for: "X-1"), .bridged("X-2", because: "Another rule."),
                .bridged("X-1", because: "The first."), .bridged("X-1", "X-2", because: "The second."),
            ], rules: braze.rules, scenarios: [:], requirements: braze.requirements, port: braze.port,
            campaigns: braze.campaigns)
        let pair = PairContract.Pair(host: .braze, delegate: limited)
        #expect(["X-1", "X-2", "X-3"].map(pair.limit(of:)) == ["The first.", "Another rule.", nil])
    }
}
