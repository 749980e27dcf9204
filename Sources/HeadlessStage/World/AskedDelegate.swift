import PlatformStandIns

/// A model's question to an app's delegate, while it is not answered yet, so that calls can be logged that the
/// delegate should not make meanwhile.
package enum AskedDelegate {
    /// A running question. A task that the delegate starts inherits it, but continues on another thread or later.
    private final class Question: Sendable {
        let name: String
        private let thread = ThreadIdentity.current
        private let isAnswered = Locked(false)

        init(_ name: String) { self.name = name }

        /// Whether the caller is inside the question.
        var isHere: Bool { !isAnswered.current && thread == ThreadIdentity.current }

        func end() { isAnswered.withLock { $0 = true } }
    }

    @TaskLocal private static var asked: Question?

    /// The current question, by the name of the delegate's method; nil outside a question.
    package static var question: String? {
        guard let asked, asked.isHere else { return nil }
        return asked.name
    }

    /// Asks a question. Any thread; code that the delegate starts on other threads, or as a task, is not inside the
    /// question.
    /// - Parameters:
    ///   - question: the name of the delegate's method.
    ///   - body: calls the method.
    /// - Returns: the answer.
    package static func asking<Answer>(_ question: String, _ body: () -> Answer) -> Answer {
        let question = Question(question)
        defer { question.end() }
        return $asked.withValue(question, operation: body)
    }

    /// The text in the log about a call inside a question; the verification of delegates searches for it.
    package static func note(_ call: String, inside question: String) -> String {
        "\(call) was called inside \(question)"
    }
}

extension HeadlessStage {
    /// Logs a call by the app, if it is made inside a question. Any thread.
    /// - Parameters:
    ///   - call: the call, such as `show()`.
    ///   - source: the name in the log.
    ///   - message: the id of the message that it is about.
    package func noteIfAsking(_ call: String, from source: String, message: @autoclosure () -> String) {
        guard let question = AskedDelegate.question else { return }
        log.record(.note, from: source, AskedDelegate.note(call, inside: question), ["messageId": message()])
    }
}
