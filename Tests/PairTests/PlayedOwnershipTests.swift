import BuiltInShapes
import Foundation
import HeadlessStage
import InAppCompat
import ModelTesting
import Testing

@testable import InAppContracts

/// The kit plays some ten thousand times in one test run: no object may stay.
@MainActor @Suite("A stage is released after it was played on", .timeLimit(.minutes(20)))
struct PlayedOwnershipTests {
    nonisolated static let kits = [ShapeKit].builtIn

    @Test("KIT-10 the stage of each scenario is released, whatever is called", arguments: kits)
    func scenarios(kit: ShapeKit) async throws {
        var left: Set<String> = []
        let place = try #require(Self.kits.firstIndex(of: kit))
        let all = kit.scenarios.sorted { $0.key < $1.key }
        for (name, text) in LongRun.share(of: all, one: 6, from: place) {
            let scenario = try Scenario(json: Data(text.utf8), for: [kit])
            guard !scenario.isRealTime else { continue }
            for subject in subjects()
            where await isKept({ try play(scenario, kit, subject, on: $0) }) {
                left.insert("\(name), \(words(subject))")
            }
        }
        #expect(left.sorted() == [])
    }

    @Test("KIT-10 the stage of each story is released, in every pair", arguments: kits.hosts, kits)
    func stories(host: ShapeKit, delegate: ShapeKit) async throws {
        var left: Set<String> = []
        // Every story is played in each row and each column of the table.
        let place = (Self.kits.hosts.firstIndex(of: host) ?? 0) + (Self.kits.firstIndex(of: delegate) ?? 0)
        for story in LongRun.share(of: Stories.all, one: 6, from: place)
        where !story.isRealTime && host.stories?.host.has(story) == true {
            if await isKept({
                try StoryRun(story, on: host, subject: .delegate(delegate), stage: $0).play()
            }) {
                left.insert(story.name)
            }
        }
        #expect(left.sorted() == [])
    }

    @Test("KIT-10 the stage of every story with a handler is released", arguments: kits.hosts)
    func handlers(kit: ShapeKit) async throws {
        var left: Set<String> = []
        for story in Stories.all where !story.isRealTime && kit.stories?.host.has(story) == true {
            if await isKept({ try StoryRun(story, on: kit, subject: .handler(), stage: $0).play() }) {
                left.insert(story.name)
            }
        }
        #expect(left.sorted() == [])
    }

    private func subjects() -> [ScenarioSubject] {
        [.scriptedDelegate, .scriptedHandler] + Self.kits.map { .adoptedDelegate($0) }
    }

    private func words(_ subject: ScenarioSubject) -> String {
        switch subject {
        case .scriptedDelegate: "its own delegate"
        case .scriptedHandler: "a handler"
        case .adoptedDelegate(let kit): "an adopted delegate of \(kit)"
        case .delegate, .handler, .ownDelegate: "the app's"
        }
    }

    private func play(
        _ scenario: Scenario, _ kit: ShapeKit, _ subject: ScenarioSubject, on stage: HeadlessStage
    ) throws {
        let run = try ScenarioRun(scenario, on: kit, subject: subject, stage: stage)
        defer { run.finish() }
        defer { #expect(!stage.ranWithoutEnd, "\(scenario.name), \(words(subject)): endless") }
        try run.play()
    }

    /// Whether a stage still exists after everything that was played on it. Steps that cannot be
    /// performed are ignored here.
    private func isKept(_ body: (HeadlessStage) throws -> Void) async -> Bool {
        weak var stage: HeadlessStage?
        do {
            let made = HeadlessStage()
            stage = made
            try? body(made)
        }
        // A thread of the stage may still be releasing its work.
        return await !comesAbout { stage == nil }
    }
}
