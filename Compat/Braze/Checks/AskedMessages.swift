import BrazeModel
import InAppCompat

/// The messages that the delegate is being asked about. There are several if the delegate presents a message inside
/// `displayChoiceForMessage`. Main actor.
@MainActor final class AskedMessages {
    private struct Question {
        let message: Braze.InAppMessage
        /// Whether the same message was presented meanwhile.
        var isPresented = false
    }

    private var questions: [Question] = []
    private var hasFoundShow = false

    /// No message yet.
    init() {}

    /// The delegate is asked about a message.
    func begin(_ message: Braze.InAppMessage) {
        for place in questions.indices where Self.isSame(questions[place].message, message) {
            questions[place].isPresented = true
        }
        questions.append(Question(message: message))
    }

    /// The delegate has answered.
    /// - Returns: whether it presented that same message before it answered.
    func end() -> Bool { questions.popLast()?.isPresented ?? false }

    /// Messages of the app have no id, and are compared by their contents.
    private static func isSame(_ one: Braze.InAppMessage, _ other: Braze.InAppMessage) -> Bool {
        one.id == other.id && (one.id != nil || one == other)
    }

    /// Reports, once, a message that was presented inside its own question, although the answer displays or keeps it again.
    func findShow(_ choice: BrazeInAppMessageUI.DisplayChoice, _ check: DelegateCheck) {
        guard !hasFoundShow else { return }
        hasFoundShow = true
        check.find(
            .showsInGate, "BZ-011",
            "present(message:) was called inside displayChoiceForMessage for the message in question, and the answer was "
                + "\(choice): the message appears, and it also waits or is asked about again.",
            expected:
                ".now from displayChoiceForMessage; or .reenqueue, and presentNext() when the condition that the message "
                + "waits for is met (presentNext() does not ask).")
    }
}
