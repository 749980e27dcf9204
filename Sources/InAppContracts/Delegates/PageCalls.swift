import Foundation

extension DelegateContract {
    /// How the pages of a shape's campaigns call the app, which has to take such a call by its name. Sendable; a value.
    public struct PageCalls: Sendable {
        /// What stands before the name in a page's script; may be empty.
        public let start: String
        /// What stands after it.
        public let end: String
        /// How an app takes such calls.
        public let mend: Mend
        /// When a page can call already while it loads; nil where handlers that are registered in any callback are in time.
        public let whileLoading: WhileLoading?

        /// What a script itself may mean by a name before a function of the same name.
        private static let ownWords: Set = ["this", "self", "window", "document"]

        /// Describes the calls.
        /// - Parameters:
        ///   - start: what stands before the name in a page's script; may be empty.
        ///   - end: what stands after it.
        ///   - mend: how an app takes such calls.
        ///   - whileLoading: when a page can call already while it loads; nil where handlers that are registered in any callback
        ///     are in time.
        public init(
            from start: String, to end: String, _ mend: Mend, whileLoading: WhileLoading? = nil
        ) {
            self.whileLoading = whileLoading
            self.start = start
            self.end = end
            self.mend = mend
        }

        /// The names by which a page's text calls the app, each once, in their order. What the page itself declares is not
        /// among them.
        func names(in html: String) -> [String] {
            var names: [String] = []
            var rest = html[...]
            while let call = rest.range(of: end) {
                let name = Self.lastName(in: html[..<call.lowerBound])
                let before = html[..<call.lowerBound].dropLast(name.count)
                if before.hasSuffix(start), isOfApp(name, in: html), !names.contains(name) {
                    names.append(name)
                }
                rest = rest[call.upperBound...]
            }
            return names
        }

        private static func lastName(in text: Substring) -> String {
            String(text.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.reversed())
        }

        private func isOfApp(_ name: String, in html: String) -> Bool {
            guard !name.isEmpty, !Self.ownWords.contains(name) else { return false }
            return !["var", "let", "const", "function", "class"].contains { html.contains("\($0) \(name)") }
        }
    }
}
