import BuiltInShapes
import Foundation
import InAppCompat
import InAppContracts
import Testing

/// The thread of every callback of every shape is asserted: of the delegate's own, and of the other objects of an app
/// that the SDK calls.
@MainActor @Suite("Threads of callbacks", .timeLimit(.minutes(20))) struct CallbackThreadTests {
    nonisolated static let kits = [ShapeKit].builtIn

    @Test("INV-4 every callback in a shape's scenarios is on its thread", arguments: kits)
    func played(kit: ShapeKit) throws {
        var threads: [String: Set<String>] = [:]
        for (_, text) in kit.scenarios {
            let scenario = try Scenario(json: Data(text.utf8), for: [kit])
            guard !scenario.isRealTime else { continue }
            let result = try ScenarioRunner.run(scenario, on: kit)
            for event in result.delegateTrace.events {
                threads["\(event.source) \(event.name)", default: []].insert(event.thread.rawValue)
            }
        }
        let found = threads.mapValues { $0.sorted().joined(separator: ", ") }
        #expect(found == CallbackThreads.all[kit.shape]?.played)
    }

    /// The requirements of protocols that an app implements, without those whose threads are asserted.
    private static func unasserted(_ protocols: [ModelProtocol], _ threads: CallbackThreads) -> [String] {
        protocols.filter { !threads.others.contains($0.name) }.flatMap { type in
            type.requirements.map { "\(type.name).\($0)" }
        }.filter { threads.asserted[$0] == nil && !threads.others.contains($0) }.sorted()
    }

    @Test("The thread of every requirement that an SDK calls is asserted", arguments: kits)
    func complete(kit: ShapeKit) throws {
        let threads = try #require(CallbackThreads.all[kit.shape])
        let name = kit.shape.name.prefix(1).uppercased() + kit.shape.name.dropFirst()
        let protocols = try ModelProtocol.all(of: name + "Model")
        #expect(Self.unasserted(protocols, threads) == [])
        let required = protocols.flatMap { type in type.requirements.map { "\(type.name).\($0)" } }
        #expect(Set(threads.asserted.keys).subtracting(required) == [], "no longer required")
        #expect(threads.others.subtracting(protocols.map(\.name) + required) == [], "no longer declared")
    }

    @Test("Each assertion of a thread is where the list says", arguments: kits)
    func found(kit: ShapeKit) throws {
        let threads = try #require(CallbackThreads.all[kit.shape])
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../..").standardized
        for (requirement, evidence) in threads.asserted {
            switch evidence {
            case .scenarios(let key): #expect(threads.played[key] != nil, "\(requirement): \(key)")
            case .test(let file, let text):
                let source = try String(contentsOf: tests.appendingPathComponent(file), encoding: .utf8)
                #expect(source.contains(text), "\(requirement): \(file) lacks \(text)")
            }
        }
    }

    @Test("A requirement without an assertion of its thread is found")
    func isFound() {
        let source = """
            @objc public protocol Listener: AnyObject {
                /// A func in a comment.
                @MainActor func shown(
                    _ message: Message, in place: (Int, Int), then done: @escaping (Bool) -> Void
                )
                var isReady: Bool { get }
                func hidden()
            }
            public protocol Empty {}
            protocol Inner { func unseen() }
            """
        let protocols = ModelProtocol.all(in: source)
        #expect(protocols.map(\.name) == ["Listener", "Empty"])
        #expect(protocols.map(\.requirements) == [["shown(_:in:then:)", "isReady", "hidden()"], []])
        let threads = CallbackThreads(
            played: [:], asserted: ["Listener.hidden()": .scenarios("")], others: ["Empty"])
        #expect(Self.unasserted(protocols, threads) == ["Listener.isReady", "Listener.shown(_:in:then:)"])
    }
}
