/// A word or a symbol of Swift source text, with its line, starting at 1. Comments and string literals are left out.
/// Sendable; a value.
struct SourceToken: Sendable, Hashable {
    let text: String
    let line: Int

    /// Whether it is an identifier or a keyword.
    var isWord: Bool { text.first.map { $0.isLetter || $0 == "_" } ?? false }
}

/// Splits Swift source text into tokens. It supports comments, also nested ones, and every form of string literal, also
/// with interpolation. It does not support regex literals. It terminates for every text.
struct SourceTokenizer {
    private let characters: [Character]
    private var place = 0
    private var line = 1

    init(_ source: String) {
        characters = Array(source)
    }

    /// Every token, in order.
    static func tokens(of source: String) -> [SourceToken] {
        var tokenizer = SourceTokenizer(source)
        var tokens: [SourceToken] = []
        while let token = tokenizer.next() { tokens.append(token) }
        return tokens
    }

    private mutating func next() -> SourceToken? {
        while let character = peek() {
            if character.isWhitespace {
                advance()
            } else if starts("//") {
                while let character = peek(), !character.isNewline { advance() }
            } else if starts("/*") {
                skipComment()
            } else if let hashes = hashesOfString() {
                skipString(hashes)
            } else {
                return token(character)
            }
        }
        return nil
    }

    private mutating func token(_ first: Character) -> SourceToken {
        let line = line
        if first == "`" {
            advance()
            let name = word()
            advance()
            return SourceToken(text: name, line: line)
        }
        let name = word()
        if !name.isEmpty { return SourceToken(text: name, line: line) }
        let mark = starts("->") ? "->" : String(first)
        advance(mark.count)
        return SourceToken(text: mark, line: line)
    }

    private mutating func word() -> String {
        var word = ""
        while let character = peek(), character.isLetter || character.isNumber || character == "_" {
            word.append(character)
            advance()
        }
        return word
    }

    private mutating func skipComment() {
        var depth = 0
        repeat {
            if starts("/*") {
                depth += 1
                advance(2)
            } else if starts("*/") {
                depth -= 1
                advance(2)
            } else {
                advance()
            }
        } while depth > 0 && peek() != nil
    }

    // MARK: Strings

    /// The number of `#` before the quote, if a string literal starts here.
    private func hashesOfString() -> Int? {
        var hashes = 0
        while peek(hashes) == "#" { hashes += 1 }
        return peek(hashes) == "\"" ? hashes : nil
    }

    private mutating func skipString(_ hashes: Int) {
        advance(hashes)
        let quote = starts("\"\"\"") ? "\"\"\"" : "\""
        advance(quote.count)
        let end = quote + String(repeating: "#", count: hashes)
        let escape = "\\" + String(repeating: "#", count: hashes)
        while let character = peek() {
            // A single-line string without an end is a syntax error; the text continues after it.
            if quote.count == 1 && character.isNewline { return }
            if starts(end) { return advance(end.count) }
            if starts(escape) {
                advance(escape.count)
                if peek() == "(" { skipInterpolation() } else { advance() }
            } else {
                advance()
            }
        }
    }

    private mutating func skipInterpolation() {
        var depth = 0
        repeat {
            guard let token = next() else { return }
            if token.text == "(" { depth += 1 }
            if token.text == ")" { depth -= 1 }
        } while depth > 0
    }

    // MARK: Characters

    private func peek(_ offset: Int = 0) -> Character? {
        place + offset < characters.count ? characters[place + offset] : nil
    }

    private func starts(_ text: String) -> Bool {
        peek() == text.first && characters[place...].starts(with: text)
    }

    private mutating func advance(_ count: Int = 1) {
        for _ in 0..<count {
            if peek()?.isNewline ?? false { line += 1 }
            place += 1
        }
        place = min(place, characters.count)
    }
}
