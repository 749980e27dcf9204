import PlatformStandIns

/// What a model asks an app's delegate, while the answer is not there: so that it can note what the delegate does
/// meanwhile that it should not.
package enum AskedDelegate {
    /// A question that is under way. A task that the delegate begins inherits it, and goes on elsewhere or later.
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

    /// The question, by the delegate's name for it; nil outside of one.
    package static var question: String? {
        guard let asked, asked.isHere else { return nil }
        return asked.name
    }

    /// Asks something. Any thread; what the delegate starts on other threads, or as a task, is not inside the question.
    /// - Parameters:
    ///   - question: the name of the delegate's method.
    ///   - body: asks.
    /// - Returns: the answer.
    package static func asking<Answer>(_ question: String, _ body: () -> Answer) -> Answer {
        let question = Question(question)
        defer { question.end() }
        return $asked.withValue(question, operation: body)
    }

    /// The text that the log gets about a call inside a question; verifying a delegate looks for it.
    package static func note(_ call: String, inside question: String) -> String {
        "\(call) was called inside \(question)"
    }
}

extension HeadlessStage {
    /// Notes a call of the app's, if it is made inside a question. Any thread.
    /// - Parameters:
    ///   - call: the call: `show()`.
    ///   - source: the name in the log.
    ///   - message: the id of the message that it is about.
    package func noteIfAsking(_ call: String, from source: String, message: @autoclosure () -> String) {
        guard let question = AskedDelegate.question else { return }
        log.record(.note, from: source, AskedDelegate.note(call, inside: question), ["messageId": message()])
    }
}
