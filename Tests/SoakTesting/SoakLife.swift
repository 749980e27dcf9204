import InAppCompat

/// One message, as far as its observers were told: the promises INV-1 to INV-3 about its life.
struct SoakLife {
    private enum Stage: String { case new, presenting, presented, hidden, dismissing, ended }

    let id: String
    private(set) weak var message: CompatMessage?
    private var stage = Stage.new
    private var questions = 0
    /// The observed events, and the handler's callbacks for them.
    private var observed: [String] = []
    private var told: [String] = []
    /// Whether one handler has listened all the time.
    var isWatched: Bool
    /// The event with which it ended; nil before that.
    private(set) var end: MessageEvent.Kind?

    init(_ message: CompatMessage, isWatched: Bool) {
        self.isWatched = isWatched
        id = message.id
        self.message = message
    }

    var hasEnded: Bool { stage == .ended }

    /// The handler was asked.
    /// - Returns: the promise that this breaks, as text.
    mutating func ask() -> String? {
        questions += 1
        if stage == .ended { return "INV-2: \(id) was asked about after its end" }
        return questions > 1 ? "INV-1: \(id) was asked about \(questions) times" : nil
    }

    /// The handler was told about an event.
    mutating func tell(_ name: String) {
        told.append(name)
    }

    /// An event was observed.
    /// - Returns: the promise that this breaks, as text.
    mutating func observe(_ kind: MessageEvent.Kind) -> String? {
        if let name = kind.callback { observed.append(name) }
        if case .decided = kind { return nil }
        let before = stage
        if before == .ended {
            return
                "\(kind.isEnd ? "INV-3" : "INV-2"): \(id) \(kind) after its end, \(end.map { "\($0)" } ?? "")"
        }
        if kind.isEnd { end = kind }
        stage = Self.next(kind, after: stage)
        return Self.allowed(kind).contains(before) ? nil : "INV-2: \(id) \(kind) in the stage \(before)"
    }

    private static func allowed(_ kind: MessageEvent.Kind) -> [Stage] {
        switch kind {
        case .willPresent: [.new, .hidden]
        case .didPresent: [.presenting]
        case .didHide, .action: [.presented]
        case .didLoad: [.presented, .hidden]
        case .willDismiss: [.presenting, .presented, .hidden]
        case .didDismiss: [.dismissing]
        case .discarded: [.new]
        case .decided, .waits, .didFail: [.new, .presenting, .presented, .hidden, .dismissing]
        }
    }

    private static func next(_ kind: MessageEvent.Kind, after stage: Stage) -> Stage {
        switch kind {
        case .willPresent: .presenting
        case .didPresent: .presented
        case .didHide: .hidden
        case .willDismiss: .dismissing
        case .didDismiss, .discarded, .didFail: .ended
        case .decided, .waits, .action, .didLoad: stage
        }
    }

    /// The violation at the end of the session, as text.
    @MainActor func problem() -> String? {
        if stage != .ended {
            return "INV-3: \(id) is lost: it never ended, but is \(message.map { "\($0.phase)" } ?? "gone")"
        }
        // A handler is not told that a message is discarded.
        guard isWatched, told != observed else { return nil }
        return "INV-2: about \(id) the handler was told \(told), but observers \(observed)"
    }
}

extension MessageEvent.Kind {
    /// Whether it ends a message's life.
    fileprivate var isEnd: Bool {
        switch self {
        case .didDismiss, .discarded, .didFail: true
        default: false
        }
    }

    /// The handler's method for the event; nil if it is a question, or has no method.
    fileprivate var callback: String? {
        switch self {
        case .willPresent, .didPresent, .didHide, .willDismiss: "\(self)"
        case .didLoad: "didLoad"
        case .didDismiss: "didDismiss"
        case .didFail: "didFail"
        case .decided, .waits, .action, .discarded: nil
        }
    }
}
