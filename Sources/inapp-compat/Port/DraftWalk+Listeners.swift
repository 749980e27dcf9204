import InAppContracts

/// Closures that receive a page's calls: they keep their bodies, and get the arguments that they had with the vendor.
extension DraftWalk {
    /// Rewrites a call that registers a listener of a page, if its closure begins with a parameter name: `{ value in`
    /// or `{ [weak self] value in`.
    /// - Parameter name: the offset of the called function's name.
    /// - Returns: whether the call was rewritten.
    func listen(_ template: ListenerTemplate, _ node: CompilerValue, name: Int) -> Bool {
        guard let place = node.place, place.start < name,
            let argument = node["args"]?["args"]?.elements.last?["expr"],
            case let written = Self.written(argument), let closure = written.place
        else { return false }
        if written.kind == "nil_literal_expr",
            let before = node["args"]?["args"]?.elements.first?["expr"]?.place
        {
            // The listener is nil.
            edits.add(place.start, place.start, "try? ")
            edits.add(name, end(ofWordAt: name), template.function)
            edits.add(end(ofWordAt: before.end), place.end + 1, ")")
            return true
        }
        guard let head = head(ofClosureAt: closure.start) else {
            if bytes[closure.start] == UInt8(ascii: "{") {
                return listenShort(template, place.start, name, with: closure)
            }
            return listen(template, place.start, name, with: closure, isOwn: written.kind != "declref_expr")
        }
        edits.add(place.start, place.start, "try? ")
        edits.add(name, end(ofWordAt: name), template.function)
        relabel(template, closure.start)
        if head.parameter != "_" {
            let value = template.value(of: head.parameter)
            let end = bytes[head.end] == UInt8(ascii: "\n") ? "" : "\n"
            edits.add(head.end, head.end, " let \(head.parameter): \(template.type) = \(value)\(end)")
        }
        return true
    }

    /// Rewrites a call whose closure does not name its parameter.
    private func listenShort(
        _ template: ListenerTemplate, _ start: Int, _ name: Int, with closure: (start: Int, end: Int)
    ) -> Bool {
        let value = Array("$0".utf8)
        let inner = bytes[(closure.start + 1)..<closure.end]
        guard !inner.contains(UInt8(ascii: "{")) else { return false }
        edits.add(start, start, "try? ")
        edits.add(name, end(ofWordAt: name), template.function)
        relabel(template, closure.start)
        for place in inner.indices where bytes[place...].starts(with: value) {
            edits.add(place, place + value.count, "(\(template.value(of: "$0")))")
        }
        return true
    }

    /// Rewrites a call that passes a stored function.
    /// - Parameter isOwn: whether it is a member; without a base it is one of `self`.
    private func listen(
        _ template: ListenerTemplate, _ start: Int, _ name: Int, with function: (start: Int, end: Int),
        isOwn: Bool
    ) -> Bool {
        let end = end(ofWordAt: function.end)
        var text = String(decoding: bytes[function.start..<end], as: UTF8.self)
        guard text.first?.isLetter == true,
            text.allSatisfy({ $0.isLetter || $0.isNumber || "_.".contains($0) })
        else { return false }
        if isOwn, !text.contains(".") { text = "self.\(text)" }
        edits.add(start, start, "try? ")
        edits.add(name, self.end(ofWordAt: name), template.function)
        edits.add(
            label(before: function.start) ?? function.start, end,
            "\(template.label){ \(text)(\(template.value(of: "$0"))) }")
        return true
    }

    /// Gives a closure in parentheses the label of the neutral function.
    private func relabel(_ template: ListenerTemplate, _ start: Int) {
        let isInside = bytes[..<start].last { !Self.isSpace($0) } != UInt8(ascii: ")")
        edits.add(label(before: start) ?? start, start, isInside ? template.label : "")
    }

    /// The parameter of a closure, and the offset of its body.
    func head(ofClosureAt start: Int) -> (parameter: String, end: Int)? {
        guard start < bytes.count, bytes[start] == UInt8(ascii: "{") else { return nil }
        var place = afterSpaces(start + 1)
        if place < bytes.count, bytes[place] == UInt8(ascii: "[") {
            guard let close = bytes[place...].firstIndex(of: UInt8(ascii: "]")) else { return nil }
            place = afterSpaces(close + 1)
        }
        let end = end(ofWordAt: place)
        let parameter = String(decoding: bytes[place..<end], as: UTF8.self)
        let next = afterSpaces(end)
        let stop = self.end(ofWordAt: next)
        guard bytes[next..<stop].elementsEqual("in".utf8),
            parameter.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
        else { return nil }
        return (parameter, stop)
    }

    /// The offset of an argument's label; nil for a trailing closure.
    func label(before start: Int) -> Int? {
        var place = start
        while place > 0, Self.isSpace(bytes[place - 1]) { place -= 1 }
        guard place > 0, bytes[place - 1] == UInt8(ascii: ":") else { return nil }
        place -= 1
        while place > 0, Character(UnicodeScalar(bytes[place - 1])).isLetter { place -= 1 }
        return place
    }

    private func afterSpaces(_ start: Int) -> Int {
        bytes[min(start, bytes.count)...].firstIndex { !Self.isSpace($0) } ?? bytes.count
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t")
    }
}

/// The parts of a ledger's code for a function that takes a closure: `try? $base.listen($1) { $2?.old }`, or
/// `try? $base.ask($1, answer: { $2?.old })` where the closure has a label.
struct ListenerTemplate {
    /// The name of the neutral function.
    let function: String
    /// The closure's label, with the text after it.
    let label: String
    /// The conversion from the neutral value to the vendor's.
    private let conversion: String
    /// The type of the vendor's value.
    var type: String {
        let parts = conversion.components(" as? ")
        return parts.count == 2 ? "\(parts[1])?" : "Any?"
    }

    /// Returns nil for code of another kind.
    init?(_ code: String?) {
        guard let code, code.hasPrefix("try? $base."), let open = code.firstIndex(of: "("),
            let start = code.firstMatch(#"\{ (?=.*\$2\b)"#), let end = code.lastIndex(of: "}")
        else { return nil }
        function = String(code[..<open].dropFirst("try? $base.".count))
        label = code[..<start.lowerBound].firstMatch(#"\w+: $"#).map { String(code[$0]) } ?? ""
        conversion = code[start.upperBound..<end].trimmed
    }

    /// The vendor's value, from a neutral one with a name.
    func value(of name: String) -> String { conversion.replacing("$2", with: name) }
}
