import Foundation
import InAppCompat
import PlatformStandIns

extension DelegateContract.PageCalls {
    /// The calls that a page can make while it loads, before the delegate is told that the message appears. Sendable; a value.
    public struct WhileLoading: Sendable {
        /// The callback before which a page may call: a handler that is registered in it is too late.
        public let callback: String
        /// Makes the call of a message's page under a name.
        public let call: @Sendable (_ message: String, _ name: String) -> ShapeCall
        /// Where a handler is registered in time.
        public let mend: DelegateContract.Mend

        /// Makes the description.
        public init(
            before callback: String, _ mend: DelegateContract.Mend,
            _ call: @escaping @Sendable (_ message: String, _ name: String) -> ShapeCall
        ) {
            self.callback = callback
            self.mend = mend
            self.call = call
        }
    }

    /// The names under which a page calls while it loads: outside of functions, or in a handler of its loading.
    func namesWhileLoading(in html: String) -> [String] {
        guard whileLoading != nil else { return [] }
        return names(in: html).filter { name in
            let call = start + name + end
            return PageScripts.loading(in: html).contains { $0.contains(call) }
        }
    }
}

/// The scripts of a page that run without a gesture.
private enum PageScripts {
    /// The code that runs while the page loads: scripts without the bodies of functions, and handlers of its loading.
    static func loading(in html: String) -> [String] {
        let scripts = html.components(separatedBy: "<script").dropFirst().compactMap { part in
            part.range(of: ">").map { start in
                outsideFunctions(String(part[start.upperBound...].components(separatedBy: "</script")[0]))
            }
        }
        let handlers = html.components(separatedBy: "onload=").dropFirst().compactMap { part -> String? in
            guard let quote = part.first, quote == "\"" || quote == "'" else { return nil }
            return String(part.dropFirst().prefix { $0 != quote })
        }
        return scripts + handlers
    }

    /// A script without the bodies of its functions, except those that run at once or when the page has loaded.
    private static func outsideFunctions(_ script: String) -> String {
        var (kept, head, depth) = ("", "", 0)
        for character in script {
            if depth > 0 {
                if character == "{" { depth += 1 }
                if character == "}" { depth -= 1 }
            } else if character == "{", isFunction(head), !runsByItself(head) {
                depth = 1
                head = ""
            } else {
                kept.append(character)
                if "{};".contains(character) { head = "" } else { head.append(character) }
            }
        }
        return kept
    }

    private static func isFunction(_ head: String) -> Bool {
        head.contains("function") || head.hasSuffix("=> ") || head.hasSuffix("=>")
    }

    private static func runsByItself(_ head: String) -> Bool {
        let start = head.drop { $0.isWhitespace }
        let marks = ["DOMContentLoaded", "onload", "\"load\"", "'load'"]
        return marks.contains { head.contains($0) } || start.hasPrefix("(function") || start.hasPrefix("(()")
    }
}

extension CampaignStory {
    /// Makes the page call while it loads: at the moment when the delegate is told that the message appears. Main thread.
    func begin(_ run: ScenarioRun, _ habits: DelegateContract.Habits) {
        guard let loading = habits.pageCalls?.whileLoading, !loadingCalls.isEmpty else { return }
        let hasCalled = Locked(false)
        run.recorder.reaction = { [loadingCalls, weak run] event in
            guard event.source == .delegate, event.name == loading.callback, let message = event["message"],
                let run,
                hasCalled.withLock({ has in
                    defer { has = true }; return !has
                })
            else { return }
            // A message without a page makes no calls.
            for name in loadingCalls { try? run.driver.perform(loading.call(message, name)) }
        }
    }
}
