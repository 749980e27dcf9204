/// What the rules say of why a message leaves: somebody asked for it, or its own time is over (BZ-051, BZ-065, BZ-084).
struct LeavingRules {
    /// The messages that close by themselves.
    var timed: Set<String> = []
    /// The messages that leave as soon as they have entered (BZ-062).
    var fleeting: Set<String> = []
    private var requests = 0
    /// How many requests there had been when each message was prepared.
    private var prepared: [String: Int] = [:]
    private var gone: Set<String> = []

    /// The app, the SDK or the user has asked for something that may dismiss.
    mutating func asks() { requests += 1 }

    /// What is wrong with an event; nil if nothing is.
    mutating func take(_ event: LifeEvent) -> String? {
        switch event.kind {
        case .prepared: prepared[event.message] = requests
        case .willDismiss, .didDismiss:
            if event.kind == .didDismiss { gone.insert(event.message) }
            return mayLeave(event.message) ? nil : "\(event) came although nobody asked for it"
        default: break
        }
        return nil
    }

    /// The timer of a message whose window was replaced closes what is up (BZ-036, BZ-051).
    private func mayLeave(_ id: String) -> Bool {
        let isTimed = timed.contains { $0 == id || prepared[$0] != nil && !gone.contains($0) }
        return isTimed || fleeting.contains(id) || requests > prepared[id] ?? 0
    }
}
