import InAppCompat

/// What traces show that a delegate does and that no callback shows.
extension DelegateContract.Habits {
    /// What is wrong in a trace, each finding once.
    func findings(in trace: Trace, on shape: SDKShape) -> [DelegateFinding] {
        let found = complaints.filter { complaint in
            trace.events.contains { $0.source == .sdk && $0.name == complaint.error }
        }
        let logged = found.map {
            DelegateFinding($0.kind, shape: shape, $0.explanation, expected: $0.expected)
        }
        return logged + (hasExtraClick(trace) ? [Self.extraClick(shape)] : [])
    }

    /// Whether there are more records of clicks than the user clicked. Pages and apps may record clicks of their own, so
    /// that nothing is said of what comes after them.
    private func hasExtraClick(_ trace: Trace) -> Bool {
        var clicks = 0
        for event in trace.events {
            switch event.source {
            case .user: clicks += 1
            case .page, .app: return false
            default: if clickRecords.contains(where: { $0.matches(event) }) { clicks -= 1 }
            }
            if clicks < 0 { return true }
        }
        return false
    }

    private static func extraClick(_ shape: SDKShape) -> DelegateFinding {
        DelegateFinding(
            .extraInteraction, shape: shape,
            "There are more records of clicks than the user clicked: the delegate logs clicks that the SDK "
                + "logs by itself.", expected: "one record of each click, the SDK's own.")
    }
}
