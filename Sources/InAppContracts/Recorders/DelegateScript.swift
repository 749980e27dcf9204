public import InAppCompat
import PlatformStandIns

/// What a recording delegate or handler answers, in neutral words. Sendable; a value.
public struct DelegateScript: Sendable, Hashable {
    /// Whether a message may appear. A vendor's delegate says it in its own words; where it can only say
    /// no, `hold` and `discard` are the same.
    public var gate = ScriptedAnswers<DisplayDecision>(fallback: .show)
    /// Whether the SDK may carry out a click, for shapes that ask.
    public var perform = ScriptedAnswers<Bool>(fallback: true)

    /// A script that says yes to everything.
    public init() {}

    /// A script with answers to the gate, for any message.
    public init(gate: [DisplayDecision]) {
        self.gate.any = gate
    }
}

/// A script that is being played: it remembers which answers were used up. Sendable; any thread.
public final class ScriptPlayer: Sendable {
    private let script: Locked<DelegateScript>

    /// Starts at the front of every list of answers.
    public init(_ script: DelegateScript) {
        self.script = Locked(script)
    }

    /// The next answer of the gate for a message.
    public func gate(_ message: String) -> DisplayDecision {
        script.withLock { $0.gate.next(for: message) }
    }

    /// The next answer to a click on a message.
    public func perform(_ message: String) -> Bool {
        script.withLock { $0.perform.next(for: message) }
    }
}
