import InAppCompat

/// The ledger of a session: every message that was offered, and what became of it.
///
/// Main actor, therefore Sendable.
@MainActor final class SoakLedger {
    /// Promises that were broken.
    private(set) var violations: [String] = []
    private var lives: [SoakLife] = []
    private var isListening = true
    private var places: [ObjectIdentifier: Int] = [:]

    /// The number of offered messages.
    var offered: Int { lives.count }

    func violate(_ words: String) {
        violations.append(words)
    }

    // MARK: Events

    func asked(_ message: CompatMessage) {
        if let problem = change(message, { $0.ask() }) { violate(problem) }
    }

    func told(_ name: String, _ message: CompatMessage) {
        change(message) { $0.tell(name) }
    }

    func observed(_ event: MessageEvent) {
        if let problem = change(event.message, { $0.observe(event.kind) }) { violate(problem) }
    }

    /// The handler is replaced or removed: a handler may have missed an event of a message that has not ended.
    func handlerChanges(isListening: Bool) {
        self.isListening = isListening
        for place in lives.indices where !lives[place].hasEnded { lives[place].isWatched = false }
    }

    @discardableResult
    private func change<Result>(_ message: CompatMessage, _ body: (inout SoakLife) -> Result) -> Result {
        let key = ObjectIdentifier(message)
        if let place = places[key], lives[place].message === message { return body(&lives[place]) }
        places[key] = lives.count
        lives.append(SoakLife(message, isWatched: isListening))
        return body(&lives[lives.count - 1])
    }

    // MARK: State

    /// The messages that have not ended.
    var open: [CompatMessage] { lives.filter { !$0.hasEnded }.compactMap(\.message) }
    /// The messages that still exist, ended or not.
    var known: [CompatMessage] { lives.compactMap(\.message) }

    /// The number of messages that ended in each way.
    var ends: SoakEnds {
        lives.reduce(into: SoakEnds()) { ends, life in
            switch life.end {
            case .didDismiss: ends.dismissed += 1
            case .discarded: ends.discarded += 1
            case .didFail: ends.failed += 1
            default: break
            }
        }
    }

    /// Whether a message with an id was on the screen and has been dismissed.
    func wasDismissed(_ id: String) -> Bool {
        lives.contains { life in
            if life.id == id, case .didDismiss = life.end { true } else { false }
        }
    }

    /// Whether a message with an id was offered.
    func knows(_ id: String) -> Bool { lives.contains { $0.id == id } }

    // MARK: Checks

    /// Compares the ledger with the lists of the engines.
    func check(against bridges: [any MessageBridge]) {
        let held = bridges.flatMap(\.heldMessages)
        let mine = open.filter { $0.phase == .held }
        for message in mine where !held.contains(where: { $0 === message }) {
            violate("INV-3: \(message.id) is lost: it is held, but not among the held messages")
        }
        for message in held where !mine.contains(where: { $0 === message }) {
            violate("INV-3: \(message.id) is among the held messages, but is \(message.phase)")
        }
    }

    /// The session is over: every message has to have ended.
    func close() {
        for life in lives {
            if let problem = life.problem() { violate(problem) }
        }
    }
}

/// How messages ended. Sendable; a value.
package struct SoakEnds: Sendable {
    /// With `didDismiss`.
    package var dismissed = 0
    /// Discarded.
    package var discarded = 0
    /// With `didFail`.
    package var failed = 0

    /// The sum of all.
    package var sum: Int { dismissed + discarded + failed }

    static func += (left: inout SoakEnds, right: SoakEnds) {
        left.dismissed += right.dismissed
        left.discarded += right.discarded
        left.failed += right.failed
    }
}
