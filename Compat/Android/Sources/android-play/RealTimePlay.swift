import Foundation
import InAppContracts
import JavaMachine

/// Plays scenarios in real time: with real threads, while the main thread takes its turns.
@MainActor enum RealTimePlay {
    /// The time that a scenario may take, in seconds.
    private static let limit: TimeInterval = 60

    /// The events of each thread, sorted, because events on two threads at the same time may be recorded in either
    /// order. Then, for each message, the calls of delegate and handler, in order.
    static func lines(_ scenario: Scenario, on kit: ShapeKit) throws -> [String] {
        let events = try trace(scenario, on: kit).events
        let heard = events.filter { $0.source == .handler || kit.driver.callbacks.contains($0.name) }
        let byMessage = Dictionary(grouping: heard) { event in
            event.arguments.first { $0.name == "message" }?.value ?? ""
        }
        return events.map { "\($0.thread) \($0.source) \($0.call)" }.sorted()
            + byMessage.sorted { $0.key < $1.key }.flatMap { $0.value.map(\.call) }
    }

    private static func trace(_ scenario: Scenario, on kit: ShapeKit) throws -> Trace {
        var result: Result<Trace, any Error>?
        Task { @MainActor in
            do {
                result = .success(
                    try await ScenarioRunner.play(scenario, on: kit, subject: .scriptedHandler).trace)
            } catch {
                result = .failure(error)
            }
        }
        let deadline = Date().addingTimeInterval(limit)
        while result == nil, Date() < deadline {
            RunLoop.main.run(until: Date().addingTimeInterval(0.005))
        }
        guard let result else { throw JavaMachineError("\(scenario.name) does not end within \(limit) s.") }
        return try result.get()
    }
}
