import Foundation
import InAppCore

/// The pause between the end of one message and the question about the next (AM-018, AM-019). Main actor.
@MainActor final class DisplayPause {
    /// How long it is, in seconds; none if it is 0. To set it while it is under way begins it anew.
    var seconds: TimeInterval = 0 {
        didSet { if isUnderWay { begin() } }
    }
    private(set) var isUnderWay = false
    /// Is called when it is over.
    var whenOver: (() -> Void)?
    private var count = 0

    /// A message has gone.
    func begin() {
        guard isUnderWay || seconds > 0 else { return }
        isUnderWay = true
        count += 1
        MainThread.after(seconds) { [weak self, count] in
            guard let self, count == self.count else { return }
            isUnderWay = false
            whenOver?()
        }
    }
}
