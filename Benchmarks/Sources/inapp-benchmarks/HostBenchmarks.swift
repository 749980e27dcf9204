import AdobeIOSModel
import BrazeModel
import Foundation
import HeadlessStage

/// The models' hosts with delegates of their vendors: the cost of one message from its trigger to its end, after a
/// given number of messages.
@MainActor struct HostBenchmarks {
    let options: Options
    private static let measured = 300

    func braze() throws -> [Row] {
        let stage = HeadlessStage()
        let host = BrazeHost(stage: stage)
        let delegate = PlainBrazeDelegate()
        host.ui.delegate = delegate
        let rows = try flat("Braze", on: host, Payloads.braze(id:))
        try check(delegate.calls, callbacksAMessage: 5)
        return rows
    }

    func adobe() throws -> [Row] {
        let stage = HeadlessStage()
        let host = AdobeIOSHost(stage: stage)
        let delegate = PlainAdobeDelegate()
        stage.run { MobileCore.messagingDelegate = delegate }
        guard let link = URL(string: "adbinapp://dismiss") else { throw BenchmarkError("No link.") }
        let rows = try flat("Adobe", on: host, Payloads.adobe(id:)) { stage.user.openLink(link) }
        try check(delegate.calls, callbacksAMessage: 4)
        return rows
    }

    /// Shows messages up to each size in turn, and measures the next ones.
    /// - Parameters:
    ///   - payload: a campaign with a message of this id.
    ///   - close: what the user does to each message; nil to close it.
    func flat(
        _ vendor: String, on host: any HeadlessHost, _ payload: @escaping @MainActor (String) -> String,
        close: (@MainActor () -> Void)? = nil
    ) throws -> [Row] {
        let stage = host.stage
        let message: @MainActor (String) throws -> Void = { id in
            try host.trigger(json: payload(id))
            stage.runUntilIdle()
            if let close { close() } else { stage.user.close() }
            stage.runUntilIdle()
            stage.log.removeAll()
        }
        var number = 0
        var failure: (any Error)?
        let run: Work = { times in
            for _ in 0..<times {
                do { try message(Payloads.id(number)) } catch { failure = error }
                number += 1
            }
        }
        let measuring = Measuring(section: "Hosts", rounds: options.rounds, calls: 0, isOnMainThread: false)
        var rows: [Row] = []
        for size in options.hostSizes {
            run(max(0, size - number))
            let row = measuring.slices(
                "\(vendor), a message from trigger to end, after \(size)", of: Self.measured, run)
            rows.append(rows.first.map { row.against($0) } ?? row)
        }
        if let failure { throw failure }
        return rows.comparedWithin(.ratio(2))
    }

    func check(_ calls: Int, callbacksAMessage: Int) throws {
        let slices = Self.measured / options.rounds * options.rounds
        let last = options.hostSizes.reduce(0) { max($0, $1) + slices }
        guard calls == last * callbacksAMessage else {
            throw BenchmarkError("The delegate was called \(calls) times for \(last) messages.")
        }
    }
}
