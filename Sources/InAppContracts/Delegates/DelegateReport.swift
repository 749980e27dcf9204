/// What became of a delegate that was driven through the standard scenarios. Sendable; a value.
public struct DelegateReport: Sendable, CustomStringConvertible {
    /// What the delegate did that its SDK cannot bear, or that does not do what its author expects.
    public let findings: [DelegateFinding]
    /// The rules of the shape that hold for every trace, held against the traces of the delegate.
    public let contract: ContractReport
    /// The traces, by the name of the scenario.
    public let traces: [String: Trace]

    /// Whether there are no findings and no broken rules.
    public var isSuccess: Bool { findings.isEmpty && !contract.results.contains { $0.status == .failed } }

    /// The findings, a line each, then the rules.
    public var description: String {
        let head =
            findings.isEmpty ? ["No findings in \(traces.count) scenarios."] : findings.map(\.description)
        return (head + [contract.description]).joined(separator: "\n")
    }
}
