import InAppContracts

/// Scripts that run in a page's view: in a handler the message runs them.
extension DraftWalk {
    /// The code of a page's view.
    private static let page = "Optional($message)"

    /// Records names that are bound to a page's view.
    func bindPages(_ node: CompilerValue, _ kind: String) {
        guard kind == "if_stmt" || kind == "guard_stmt", let scope = scope(ofConditionsIn: node) else {
            return
        }
        for condition in node["conditions"]?.elements ?? [] {
            guard let name = condition["pattern"]?.boundName, let value = condition["initializer"],
                isPage(value)
            else { continue }
            pages.append(Edited(name: name, scope: scope))
        }
    }

    /// Whether an expression is a page's view.
    private func isPage(_ node: CompilerValue) -> Bool {
        guard let called = Self.called(node), let place = called.place else { return false }
        guard called.kind == "declref_expr" else { return entry(called)?.code == Self.page }
        let name = String(decoding: bytes[place.start..<end(ofWordAt: place.start)], as: UTF8.self)
        return pages.contains { $0.name == name && $0.scope.contains(place.start) }
    }

    /// Rewrites a call that runs a script in a page's view: in a handler the completion gets a single value.
    func evaluate(_ node: CompilerValue, _ function: CompilerValue, _ callee: CompilerValue) {
        let arguments = (node["args"]?["args"]?.elements ?? []).compactMap { $0["expr"] }
        guard callee["decl"]?["base_name"]?.string == "evaluateJavaScript", messageName != nil,
            let base = function["args"]?["args"]?.elements.first?["expr"], isPage(base),
            let place = node.place, let script = arguments.first?.place
        else { return }
        let completion = arguments.dropFirst().first { $0.kind != "default_argument_expr" }.map(Self.written)
        if let completion, completion.kind != "nil_literal_expr" {
            guard let start = completion.place?.start, bytes[start] == UInt8(ascii: "{"), answer(start) else {
                return
            }
        } else {
            edits.add(end(ofWordAt: script.end), place.end + 1, ")")
        }
        edits.add(place.start, place.start, "try? ")
    }

    /// Gives a closure its result and its error from the single value that it gets.
    private func answer(_ start: Int) -> Bool {
        let text = String(decoding: bytes[start..<min(bytes.count, start + 300)], as: UTF8.self)
        let head = #"^\{\s*(\[[^\]]*\]\s*)?\(?\w+\s*,\s*\w+\)?\s+in\b"#
        guard let range = text.firstMatch(head),
            let words = text[range].firstMatch(#"\(?\w+\s*,\s*\w+\)?\s+in$"#)
        else { return false }
        let names = text[words].dropLast(2).filter { $0 != "(" && $0 != ")" }.components(",").map(\.trimmed)
        var lines = ""
        if names[0] != "_" {
            lines += "\nlet \(names[0]): Any? = (try? answer.get())?.foundationValue"
        }
        if names[1] != "_" {
            lines +=
                "\nlet \(names[1]): (any Error)? = { if case .failure(let error) = answer { return error } else { return nil } }()"
        }
        let from = start + text[..<words.lowerBound].utf8.count
        edits.add(from, start + text[..<words.upperBound].utf8.count, "answer in\(lines)\n")
        if let label = label(before: start) { edits.add(label, start, "completion: ") }
        return true
    }
}
