public import InAppCompat
import PlatformStandIns

/// The answers of a recording delegate or handler, independent of any vendor. Sendable; a value.
public struct DelegateScript: Sendable, Hashable {
    /// Whether a message may appear. A vendor's delegate translates it to the vendor's answers; if its only negative
    /// answer is no, `hold` and `discard` are the same.
    public var gate = ScriptedAnswers<DisplayDecision>(fallback: .show)
    /// Whether the SDK may carry out a click, for shapes that ask the delegate.
    public var perform = ScriptedAnswers<Bool>(fallback: true)

    /// A script that answers yes to everything.
    public init() {}

    /// A script with answers of the gate, for any message.
    public init(gate: [DisplayDecision]) {
        self.gate.any = gate
    }
}

/// A running script: it remembers which answers have been used. Sendable; any thread.
public final class ScriptPlayer: Sendable {
    private let script: Locked<DelegateScript>

    /// Starts at the beginning of every list of answers.
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

extension DelegateScript {
    init(_ node: ScenarioNode) throws {
        self.init()
        try node.allow(only: ["gate", "perform"])
        if let answers = try node.optional("gate") {
            gate = try Self.answers(answers, else: .show) { try $0.word(DisplayDecision.self) }
        }
        if let answers = try node.optional("perform") {
            perform = try Self.answers(answers, else: true) { try $0.bool() }
        }
    }

    private static func answers<Answer>(
        _ node: ScenarioNode, else fallback: Answer, _ read: (ScenarioNode) throws -> Answer
    ) throws -> ScriptedAnswers<Answer> {
        var answers = ScriptedAnswers(fallback: fallback)
        guard case .object = node.value else {
            answers.any = try node.elementsOrSelf().map(read)
            return answers
        }
        for (message, node) in try node.sortedMembers() {
            let list = try node.elementsOrSelf().map(read)
            if message == "*" { answers.any = list } else { answers.byMessage[message] = list }
        }
        return answers
    }

    var json: ContentValue {
        var members: [String: ContentValue] = [:]
        members["gate"] = Self.json(gate) { .string($0.rawValue) }
        members["perform"] = Self.json(perform) { .bool($0) }
        return .object(members)
    }

    /// The answers as JSON; nil if nothing is scripted.
    private static func json<Answer>(
        _ answers: ScriptedAnswers<Answer>, _ write: (Answer) -> ContentValue
    ) -> ContentValue? {
        var members = answers.byMessage.mapValues { ContentValue.array($0.map(write)) }
        if !answers.any.isEmpty { members["*"] = .array(answers.any.map(write)) }
        return members.isEmpty ? nil : .object(members)
    }
}

/// The scripted answers to one of a delegate's questions.
///
/// Answers for the message's id take precedence over those for any message. Each list is used from the front, and its
/// last answer is repeated. If there are no answers of either kind, the answer is `fallback`.
public struct ScriptedAnswers<Answer: Sendable & Hashable>: Sendable, Hashable {
    /// Answers for one message, by its id.
    public var byMessage: [String: [Answer]]
    /// Answers for any message that has no answers of its own.
    public var any: [Answer]
    /// The answer if nothing is scripted.
    public var fallback: Answer

    /// Makes answers.
    public init(_ any: [Answer] = [], byMessage: [String: [Answer]] = [:], fallback: Answer) {
        self.any = any
        self.byMessage = byMessage
        self.fallback = fallback
    }

    /// The next answer for a message. It is used up, unless it is the last of its list.
    public mutating func next(for message: String) -> Answer {
        if let answer = byMessage[message]?.takeNext() { return answer }
        return any.takeNext() ?? fallback
    }
}

extension Array {
    fileprivate mutating func takeNext() -> Element? {
        count > 1 ? removeFirst() : first
    }
}

/// The messages that a recording delegate has seen, by name. They are retained, as by an app that uses them later.
///
/// Sendable; any thread.
public final class SeenMessages<Message: Sendable>: Sendable {
    private let messages = Locked<[String: Message]>([:])

    /// Makes an empty table.
    public init() {}

    /// Retains a message, in place of an earlier one with the same name.
    public func keep(_ message: Message, as name: String) {
        let old = messages.withLock { $0.updateValue(message, forKey: name) }
        withExtendedLifetime(old) {}
    }

    /// The message that was last kept under a name; nil if there is none.
    public func message(_ name: String) -> Message? { messages.withLock { $0[name] } }

    /// The message that a call is about, by its parameter `message`.
    /// - Throws: `ScenarioError.Code.stepFailed` if the delegate has not seen it.
    public func callAsFunction(_ call: ShapeCall) throws -> Message {
        let name = call.string("message") ?? ""
        guard let found = message(name) else { throw ScenarioError.unseen(name) }
        return found
    }
}

extension ScenarioError {
    /// The error for a message that the delegate has not seen.
    public static func unseen(_ message: String) -> ScenarioError {
        ScenarioError(.stepFailed, at: "", "the delegate has not seen the message \(message).")
    }
}

/// The app's strong references to objects that an SDK references weakly, above all delegates. Drivers keep them here
/// until a scenario makes the app release them.
///
/// Sendable; any thread.
public final class KeptObjects: Sendable {
    private let objects = Locked<[any AnyObject & Sendable]>([])

    /// Makes an empty list.
    public init() {}

    /// Retains an object.
    public func keep(_ object: any AnyObject & Sendable) {
        objects.withLock { $0.append(object) }
    }

    /// Releases every object. This happens outside the lock, because a `deinit` may call anything.
    public func release() {
        let released = objects.withLock { objects in
            defer { objects = [] }
            return objects
        }
        withExtendedLifetime(released) {}
    }
}
