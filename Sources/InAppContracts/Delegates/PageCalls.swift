import Foundation

extension DelegateContract {
    /// How the pages of a shape's campaigns call the app, which receives such calls by name. Sendable; a value.
    public struct PageCalls: Sendable {
        /// The text before the name in a page's script; may be empty.
        public let start: String
        /// The text after the name.
        public let end: String
        /// How an app receives such calls.
        public let mend: Mend
        /// The calls that pages make while they load; nil if a handler that is registered in any callback is in time.
        public let whileLoading: WhileLoading?

        /// Words before a function's name that refer to the script's own objects.
        private static let ownWords: Set = ["this", "self", "window", "document"]

        /// Makes the description of the calls.
        /// - Parameters:
        ///   - start: the text before the name in a page's script; may be empty.
        ///   - end: the text after the name.
        ///   - mend: how an app receives such calls.
        ///   - whileLoading: the calls that pages make while they load; nil if a handler that is registered in any callback
        ///     is in time.
        public init(
            from start: String, to end: String, _ mend: Mend, whileLoading: WhileLoading? = nil
        ) {
            self.whileLoading = whileLoading
            self.start = start
            self.end = end
            self.mend = mend
        }

        /// The names under which a page calls the app, without duplicates, in order. Names that the page itself
        /// declares are left out.
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
