import BuiltInShapes
import InAppCompat
import Testing

@testable import InAppContracts

/// `CompatMessage.id` is the campaign's or the schedule's id on every shape, and never a name that two campaigns share.
@MainActor @Suite(.timeLimit(.minutes(20))) struct CampaignIdentityTests {
    private nonisolated static let kits = [ShapeKit].builtIn
    /// Two campaigns with the same name, and one campaign twice.
    private static let names = ["two-of-one-name", "two-kept-of-one-name", "shown-again"]
    private static let stories = Stories.all.filter { names.contains($0.name) }

    @Test("A handler sees each campaign under its own id", arguments: kits.hosts)
    func handler(host: ShapeKit) throws {
        #expect(Self.stories.count == Self.names.count)
        for story in Self.stories {
            let run = try StoryRun(story, on: host, subject: .handler())
            try run.play()
            let handled = run.trace.events(from: .handler)
            let ids = Set(handled.compactMap { $0["message"] })
            #expect(ids == Set(story.messages.keys), "\(host) \(story)")
            for id in ids {
                let ends = handled.filter { $0.name == "didDismiss" && $0["message"] == id }
                let times = story.steps.count { $0 == .qualifies(id) }
                #expect(ends.count == times, "\(host) \(story) \(id)")
            }
        }
    }

    @Test("A delegate sees each campaign under its own id, under every host", arguments: kits.hosts, kits)
    func delegates(host: ShapeKit, delegate: ShapeKit) throws {
        for story in Self.stories {
            let run = try StoryRun(story, on: host, subject: .delegate(delegate))
            try run.play()
            let calls = run.trace.events(from: .adopted)
            #expect(
                Set(calls.compactMap { $0["message"] }) == Set(story.messages.keys),
                "\(delegate)/\(host) \(story)")
            // The schedule id belongs to the message, and not to another one of the same name.
            for call in calls where call["scheduleID"] != nil {
                #expect(call["scheduleID"] == call["message"], "\(delegate)/\(host) \(story) \(call.call)")
            }
        }
    }

    @Test("Airship's two campaigns share a name")
    func sharedName() throws {
        let story = try #require(Self.stories.first { $0.name == "two-of-one-name" })
        let payloads = try [ShapeKit.airship17, .airship18].map { kit in
            try story.messages.keys.sorted().map { id in
                try #require(try kit.storyRoom.host.campaign(.namesake, id))
            }
        }
        for campaigns in payloads {
            #expect(campaigns.allSatisfy { $0.contains(#""name": "Namesake""#) })
            #expect(Set(campaigns).count == 2)
        }
    }
}
