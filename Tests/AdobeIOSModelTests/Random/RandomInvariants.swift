import ModelTesting

/// Invariants of every sequence of calls, settled or not.
enum RandomInvariants {
    /// The violation in the calls; nil if there is none.
    static func complaint(about calls: [RandomCall]) -> String? {
        let calls = calls.filter(\.isCall)
        return threads(calls) ?? counts(calls) ?? neighbours(calls) ?? views(calls)
    }

    /// The view exists in the gate (AI-030), unless another call overtakes the gate.
    static func complaintAboutGates(_ calls: [RandomCall]) -> String? {
        let wrong = calls.first { call in
            if case .gate = call.kind { !call.hasView } else { false }
        }
        return wrong.map { "AI-030: there is no view in \($0)" }
    }

    /// The gate and `onShow` are called on a background thread (AI-030, AI-035), `onDismiss` and links on the
    /// main thread (AI-073, AI-091).
    private static func threads(_ calls: [RandomCall]) -> String? {
        let wrong = calls.first { call in
            switch call.kind {
            case .gate, .onShow, .listenerOnShow, .refused: call.isOnMain
            case .onDismiss, .listenerOnDismiss, .urlLoaded: !call.isOnMain
            case .tracked: false
            }
        }
        return wrong.map { "AI-035 AI-073: \($0) on the wrong thread" }
    }

    /// A message gets `onDismiss` no more often than `onShow` (AI-076).
    private static func counts(_ calls: [RandomCall]) -> String? {
        var balance: [RandomMessage: Int] = [:]
        for call in calls {
            if call.kind == .onShow { balance[call.message, default: 0] += 1 }
            if call.kind == .onDismiss { balance[call.message, default: 0] -= 1 }
            if balance[call.message, default: 0] < 0 { return "AI-076: \(call) was called once too often" }
        }
        return nil
    }

    /// The listener is called directly before the delegate (AI-035, AI-073).
    private static func neighbours(_ calls: [RandomCall]) -> String? {
        for (place, call) in calls.enumerated() where call.message == .b {
            let before = place > 0 ? calls[place - 1].bare : nil
            let wanted: RandomCall.Kind? =
                switch call.kind {
                case .onShow: .listenerOnShow
                case .onDismiss: .listenerOnDismiss
                default: nil
                }
            guard let wanted, before != RandomCall(kind: wanted, message: .b) else { continue }
            return "AI-035 AI-073: \(call) does not follow its listener's"
        }
        return nil
    }

    /// The view is gone in `onDismiss` (AI-073), and no delegate is called that is not registered (AI-003).
    private static func views(_ calls: [RandomCall]) -> String? {
        for call in calls {
            switch call.kind {
            case .onDismiss, .listenerOnDismiss:
                if call.hasView { return "AI-073: there is a view in \(call)" }
            default: break
            }
            if !call.isRegistered { return "AI-003: \(call) of a delegate that was replaced" }
        }
        return nil
    }
}
