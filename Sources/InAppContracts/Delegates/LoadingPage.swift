import Foundation
import InAppCompat
import PlatformStandIns

extension DelegateContract.PageCalls {
    /// When a page can call already, because it loads while the delegate is still asked. Sendable; a value.
    public struct WhileLoading: Sendable {
        /// The callback by which a page may have called: what is registered in it comes too late.
        public let callback: String
        /// The page of a message calls the app by a name.
        public let call: @Sendable (_ message: String, _ name: String) -> ShapeCall
        /// Where a handler is registered in time.
        public let mend: DelegateContract.Mend

        /// Describes when a page calls.
        public init(
            before callback: String, _ mend: DelegateContract.Mend,
            _ call: @escaping @Sendable (_ message: String, _ name: String) -> ShapeCall
        ) {
            self.callback = callback
            self.mend = mend
            self.call = call
        }
    }

    /// The names among those of a page's calls that it makes while it loads: outside of functions, or when it has loaded.
    func namesWhileLoading(in html: String) -> [String] {
        guard whileLoading != nil else { return [] }
        return names(in: html).filter { name in
            let call = start + name + end
            return PageScripts.loading(in: html).contains { $0.contains(call) }
        }
    }
}

/// What a page's text runs by itself.
private enum PageScripts {
    /// The parts of the text that run while it loads: scripts without what is in functions, and handlers of its loading.
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

    /// A script without the bodies of its functions, but for those that run when the page has loaded, or at once.
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
    /// Lets the page call while it loads, at the moment when the delegate is told that the message appears. Main thread.
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
            // A message that has no page calls nothing.
            for name in loadingCalls { try? run.driver.perform(loading.call(message, name)) }
        }
    }
}
