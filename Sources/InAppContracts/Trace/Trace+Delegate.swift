import Foundation
import InAppCompat

/// What the checks of delegates read in a trace.
extension Trace {
    /// What follows a callback within this time, in seconds of the stage's clock, belongs to it. Later events come from a timer of
    /// the app.
    static let immediately: TimeInterval = 1

    /// A delegate's answers to a question about a message, in order.
    /// - Parameters:
    ///   - question: the name of the callback.
    ///   - message: the message's id.
    ///   - place: the index of an event; later answers are left out.
    func answers(to question: String, about message: String?, before place: Int) -> [String?] {
        events[..<place].filter { $0.source == .delegate && $0.name == question && $0["message"] == message }
            .map(\.answer)
    }
}
