public import Foundation

extension DelegateReport {
    /// Writes an HTML page with the findings. It shows the trace of each scenario with a finding as a lane; without
    /// findings, the traces of all scenarios.
    /// - Parameter url: a file; an existing file is replaced.
    /// - Throws: an error of Foundation if the file cannot be written.
    public func write(to url: URL) throws {
        let named = occurrences.flatMap(\.scenarios)
        let names = named.isEmpty ? traces.keys.sorted() : Array(Set(named)).sorted()
        let lanes = names.compactMap { name in
            traces[name].map { trace in
                SwimLane(name, about: "What this delegate did.", columns: [column(name, trace)])
            }
        }
        try ReportPage("\(shape): \(findings.count) findings", lanes: lanes).write(to: url)
    }

    private func column(_ name: String, _ trace: Trace) -> SwimLane.Column {
        let remarks = occurrences.filter { $0.scenarios.contains(name) }.map(\.finding).map {
            "\($0.kind): \($0.explanation) Expected: \($0.expected)"
        }
        return SwimLane.Column(shape.name, trace, remarks: remarks)
    }
}
