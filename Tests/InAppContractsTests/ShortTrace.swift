import AdobeIOSBridge
import Foundation
import InAppCompat

@testable import InAppContracts

extension Trace {
    /// A trace in short lines, such as `campaign trigger`, `delegate gate a false` or `2.5 sdk removed a`: a time that also
    /// holds for the next lines, who acts, the name, the message, and the answer. After `with` there is another argument:
    /// `sdk note a with kind error`. In names, `_` is a space.
    init(short lines: [String]) {
        var time: TimeInterval = 0
        let events = lines.map { line in
            var words = line.split(separator: " ").map { $0.replacingOccurrences(of: "_", with: " ") }
            if let moment = TimeInterval(words[0]) {
                time = moment
                words.removeFirst()
            }
            return TraceEvent(short: words, at: time)
        }
        self.init(events)
    }
}

extension TraceEvent {
    fileprivate init(short words: [String], at time: TimeInterval) {
        let source = Source(words[0])
        let parts = words.split(separator: "with").map(Array.init)
        let key = source == .sdk ? "messageId" : "message"
        let message = parts[0].dropFirst(2).prefix(1).map { Argument(key, $0) }
        self.init(
            time: time, thread: .main, source: source, name: words[1],
            arguments: message + parts.dropFirst().map { Argument($0[0], $0[1]) },
            answer: parts[0].count > 3 ? parts[0][3] : nil)
    }
}

extension DelegateContract.Mend {
    static let anotherCall = DelegateContract.Mend("X-1", "another call.")
}

extension DelegateContract.Habits {
    /// The kinds of findings in a trace of short lines.
    func kinds(in lines: [String]) -> [DelegateFinding.Kind] {
        findings(in: Trace(short: lines), on: .adobeIOS, isOwn: false).map(\.kind)
    }
}
