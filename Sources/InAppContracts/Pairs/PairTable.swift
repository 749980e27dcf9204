import Foundation
import InAppCompat

/// The reports of pairs as tables and lists: which promises are kept under which host, and what is lost.
///
/// Sendable; a value.
public struct PairTable: Sendable {
    private let reports: [PairReport]
    private let own: [PairReport]

    /// Makes a table.
    /// - Parameters:
    ///   - reports: the pairs, one per cell.
    ///   - own: the delegates under their own SDKs, if they are not among the pairs; calls are compared with them.
    public init(_ reports: [PairReport], own: [PairReport] = []) {
        self.reports = reports
        self.own = (reports + own).filter { $0.host == $0.delegate }
    }

    /// Whether every promise is kept, or impossible because of the host.
    public var isSuccess: Bool { reports.allSatisfy(\.isSuccess) }
    /// The hosts, in the order in which they were given.
    private var hosts: [ShapeKit] { unique(reports.map(\.host)) }
    private var delegates: [ShapeKit] { unique(reports.map(\.delegate)) }

    private func unique(_ kits: [ShapeKit]) -> [ShapeKit] {
        kits.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    private func report(_ host: ShapeKit, _ delegate: ShapeKit) -> PairReport? {
        reports.first { $0.host == host && $0.delegate == delegate }
    }

    /// One row per delegate, one column per host. Each cell says how many of the promises are kept. A dash stands for a
    /// pair that was not played: under its own SDK a delegate needs no other set-up of the bridge.
    public var rows: [[String]] {
        table { host, delegate in
            report(host, delegate).map { report in
                "\(report.keptCount)/\(report.results.count)" + (report.isSuccess ? "" : " broken")
            }
        }
    }

    /// One row per delegate, one column per host. Each cell says how many of the calls under its own SDK the delegate
    /// gets there, and how many additional calls. A dash stands for a pair that cannot be compared.
    public var callRows: [[String]] {
        table { host, delegate in
            calls(host, delegate).map { calls in
                "\(calls.sameCount)/\(calls.ownCount)" + (calls.moreCount == 0 ? "" : "+\(calls.moreCount)")
            }
        }
    }

    /// One row per delegate, one column per host. Each cell says how often the user sees the same messages as under the
    /// delegate's own SDK, of all moments at which nothing moves. A dash stands for a pair that cannot be compared.
    public var screenRows: [[String]] {
        table { host, delegate in
            screens(host, delegate).map { "\($0.sameCount)/\($0.count)" }
        }
    }

    /// One row per delegate, one column per host. Each cell says how many diagnostics the bridge reports. A dash stands
    /// for a pair that was not played.
    public var diagnosticRows: [[String]] {
        table { host, delegate in
            report(host, delegate).map { "\($0.diagnosticCount)" }
        }
    }

    /// One row per delegate, one column per host. Each cell says how many of the delegate's calls are made on a background
    /// thread. A dash stands for a pair that was not played.
    package var backgroundRows: [[String]] {
        table { host, delegate in
            report(host, delegate).map { report in
                let events = report.traces.values.flatMap(\.events)
                return "\(events.count { $0.source == .delegate && $0.thread != .main })"
            }
        }
    }

    /// One row per delegate, one column per host. A dash stands for an empty cell.
    private func table(_ cell: (_ host: ShapeKit, _ delegate: ShapeKit) -> String?) -> [[String]] {
        [["delegate"] + hosts.map(\.description)]
            + delegates.map { delegate in
                [delegate.description] + hosts.map { cell($0, delegate) ?? "–" }
            }
    }

    /// The calls of a delegate under a host, compared with those under its own SDK; nil if either was not played.
    public func calls(_ host: ShapeKit, _ delegate: ShapeKit) -> PairCalls? {
        guard let report = report(host, delegate), let own = own.first(where: { $0.delegate == delegate })
        else { return nil }
        return PairCalls(own: own.traces, other: report.traces)
    }

    /// How often the screen shows the same messages as under the delegate's own SDK, of how many moments; nil if either
    /// was not played.
    public func screens(_ host: ShapeKit, _ delegate: ShapeKit) -> (sameCount: Int, count: Int)? {
        guard let report = report(host, delegate), let own = own.first(where: { $0.delegate == delegate })
        else { return nil }
        let pairs = report.screens.flatMap { story, screens in zip(screens, own.screens[story] ?? []) }
        return (pairs.count { $0 == $1 }, pairs.count)
    }

    /// The promises that cannot be kept under each host, by the capability that it lacks, with the reason.
    public var losses: [Loss] {
        hosts.flatMap { host in
            var order: [Capability] = []
            var found: [Capability: Loss] = [:]
            for report in reports where report.host == host {
                for result in report.results {
                    guard case .impossible(let capability, let reason) = result.status else { continue }
                    if found[capability] == nil { order.append(capability) }
                    var loss =
                        found[capability] ?? Loss(host: host, capability: capability, reason: reason)
                    loss.rules.append(result.id)
                    found[capability] = loss
                }
            }
            return order.compactMap { found[$0] }
        }
    }

    /// A capability that a host lacks, and the promises that it therefore cannot keep. Sendable; a value.
    public struct Loss: Sendable {
        /// The host.
        public let host: ShapeKit
        /// The capability.
        public let capability: Capability
        /// The reason, from the host's capability table.
        public let reason: String
        /// The ids of the rules, for all delegates.
        public internal(set) var rules: [String] = []
    }

    // MARK: Markdown

    private var tableMarkdown: [String] {
        let rows = rows
        let rule = rows[0].map { _ in "---" }
        return ([rows[0], rule] + rows.dropFirst()).map { row in "| \(row.joined(separator: " | ")) |" }
    }

    /// The table, and below it the losses of each host, as Markdown.
    public var markdown: String {
        let lists = hosts.flatMap { host -> [String] in
            let lost = losses.filter { $0.host == host }
            guard !lost.isEmpty else { return [] }
            return ["", "Under \(host):", ""]
                + lost.map { loss in
                    "- \(loss.capability.name): \(loss.reason) (\(loss.rules.joined(separator: ", ")))"
                }
        }
        return (tableMarkdown + lists).joined(separator: "\n")
    }

    /// The table, and below it one line per pair with a link to its document and the worst loss.
    public var migrationMarkdown: String {
        let guides = reports.filter { $0.host.shape != $0.delegate.shape }.map { PairGuide($0) }
        let lines = guides.map { guide in
            "| [\(guide.report.delegate) to \(guide.report.host)](Compat/Migration/\(guide.fileName)) "
                + "| \(guide.worstLoss ?? "Nothing is lost.") |"
        }
        let head = ["| pair | most important loss |", "| --- | --- |"]
        return (tableMarkdown + [""] + head + lines).joined(separator: "\n")
    }
}
