import InAppCompat

/// The events of a scenario's messages, as the handlers and the fake SDK recorded them.
struct LifeTrace {
    enum Kind: String {
        case decide, prepare, willPresent, didPresent, didHide, click, load, willDismiss, didDismiss, didFail
        /// The bridge was told to release the message.
        case released
        /// A diagnostic reported that a callback was absorbed.
        case stray
        /// From here on there is no handler.
        case handlerGone
        /// From here on there is a handler again.
        case handlerBack
    }

    struct Entry {
        var kind: Kind
        var message: Int
        var isOnMain = true
        /// Whether the call came inside another call of the handler.
        var isNested = false
    }

    var entries: [Entry] = []
    /// The final phases, by message.
    var phases: [CompatMessage.Phase] = []
    /// Promises that were broken while the scenario ran.
    var problems: [String] = []
}

extension LifeTrace {
    /// The first promise that the trace breaks, as text; nil if it keeps all of them.
    var violation: String? {
        if let problem = problems.first { return problem }
        var lives = phases.map { _ in Life() }
        for (place, entry) in entries.enumerated() {
            switch entry.kind {
            case .handlerGone: for index in lives.indices { lives[index].isWatched = false }
            case .handlerBack: break
            default:
                if let problem = lives[entry.message].take(entry) {
                    return "\(problem) (message \(entry.message), entry \(place))"
                }
            }
        }
        for (index, life) in lives.enumerated() {
            if let problem = life.end(as: phases[index]) { return "\(problem) (message \(index))" }
        }
        return nil
    }

    /// The state of one message, as far as the handler was told.
    private struct Life {
        enum Stage: String { case new, presenting, presented, hidden, dismissing, dismissed, failed, unknown }
        var stage = Stage.new
        var wasAsked = false
        var releases = 0
        /// False once a handler may have missed an event.
        var isWatched = true {
            didSet { if stage != .dismissed, stage != .failed { stage = .unknown } }
        }

        mutating func take(_ entry: Entry) -> String? {
            guard entry.isOnMain else { return "INV-4: \(entry.kind) was called off the main thread" }
            switch entry.kind {
            case .stray: return nil
            case .released:
                releases += 1
                return releases > 1 ? "INV-3: released \(releases) times" : nil
            case .decide:
                defer { wasAsked = true }
                return wasAsked ? "INV-1: the handler was asked twice" : nil
            case .prepare: return nil
            default: return takeEvent(entry)
            }
        }

        private mutating func takeEvent(_ entry: Entry) -> String? {
            if entry.isNested { return "INV-6: \(entry.kind) was called inside another call" }
            if stage == .dismissed || stage == .failed {
                let isEnd = entry.kind == .didDismiss || entry.kind == .didFail
                return "\(isEnd ? "INV-3" : "INV-2"): \(entry.kind) after the end"
            }
            guard Self.allowed(entry.kind).contains(stage) || stage == .unknown else {
                return "INV-2: \(entry.kind) in the stage \(stage)"
            }
            stage = Self.next(entry.kind, after: stage)
            return nil
        }

        private static func allowed(_ kind: Kind) -> [Stage] {
            switch kind {
            case .willPresent: [.new, .hidden]
            case .didPresent: [.presenting]
            case .didHide, .click: [.presented]
            case .load: [.presented, .hidden]
            case .willDismiss: [.presenting, .presented, .hidden]
            case .didDismiss: [.dismissing]
            default: [.new, .presenting, .presented, .hidden, .dismissing]
            }
        }

        private static func next(_ kind: Kind, after stage: Stage) -> Stage {
            switch kind {
            case .willPresent: .presenting
            case .didPresent: .presented
            case .didHide: .hidden
            case .willDismiss: .dismissing
            case .didDismiss: .dismissed
            case .didFail: .failed
            default: stage
            }
        }

        func end(as phase: CompatMessage.Phase) -> String? {
            guard phase.isTerminal else { return "INV-3: it never ended, but is \(phase)" }
            guard releases == 1 else { return "INV-3: released \(releases) times" }
            let told: Stage =
                switch phase {
                case .dismissed: .dismissed
                case .failed: .failed
                default: .new
                }
            guard isWatched, stage != told else { return nil }
            return "INV-3: it ended as \(phase), but the handler is in the stage \(stage)"
        }
    }
}
