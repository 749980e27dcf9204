import InAppContracts

extension DraftWalk {
    /// A cast between types that are the same type in a handler.
    func cast(_ node: CompilerValue) {
        if castToKind(node) || node.kind == "is_subtype_expr" { return }
        guard let sub = node["sub_expr"], let to = node["written_type"]?.string.flatMap(names.types)?.first,
            let code = names.ledger[to]?.code, let place = node.place, let inner = sub.place
        else { return }
        let from = sub["type"]?.string.map(names.types) ?? []
        // A member that returns the message as an object of any type is the message itself in a handler.
        let isOne = code == "CompatMessage" && Self.called(sub).flatMap(entry)?.code == "Optional($base)"
        guard isOne || code == from.first.flatMap({ names.ledger[$0]?.code }) else { return }
        let stop = end(ofTypeAt: place.end)
        let isMaybe = node.kind == "conditional_checked_cast_expr"
        let isOptional = isOne || ["bind_optional_expr", "force_value_expr"].contains(sub.kind)
        if isMaybe, !isOptional { edits.add(inner.start, inner.start, "Optional(") }
        edits.add(end(ofWordAt: inner.end), stop, isMaybe ? (isOptional ? "" : ")") : (isOptional ? "!" : ""))
    }

    /// The member that is read or called in an expression, which may be optional.
    static func called(_ node: CompilerValue) -> CompilerValue? {
        var node = node
        while node.kind != "call_expr", node.kind != "member_ref_expr", let inner = node["sub_expr"] {
            node = inner
        }
        return node.kind == "call_expr" ? node["fn"]?["fn"].map(written) : node
    }

    /// A cast to one of the content types that are one type in a handler: its layout distinguishes them.
    /// - Returns: whether it is such a cast.
    private func castToKind(_ node: CompilerValue) -> Bool {
        guard node["implicit"] == nil, let sub = node["sub_expr"], let place = node.place,
            let to = node["written_type"]?.string.flatMap(names.onlyType),
            let template = CaseTemplate(names.ledger[to]?.code), let inner = sub.place
        else { return false }
        let (innerEnd, stop) = (end(ofWordAt: inner.end), end(ofTypeAt: place.end))
        if node.kind == "forced_checked_cast_expr" {
            edits.add(innerEnd, stop, sub.kind == "force_value_expr" ? "!" : "")
        } else if sub.kind != "bind_optional_expr", let base = neutral(sub) {
            let condition = template.condition(of: base)
            edits.add(
                inner.start, stop,
                node.kind == "is_subtype_expr" ? "(\(condition))" : "(\(condition) ? \(base) : nil)")
        } else if node.kind == "conditional_checked_cast_expr" {
            edits.add(inner.start, inner.start, "(")
            edits.add(innerEnd, stop, ").flatMap({ \(template.condition(of: "$0")) ? $0 : nil })")
        }
        return true
    }

    /// The position after a type with the names of its enclosing types.
    private func end(ofTypeAt start: Int) -> Int {
        var stop = end(ofWordAt: start)
        while stop < bytes.count, bytes[stop] == UInt8(ascii: ".") { stop = end(ofWordAt: stop + 1) }
        return stop
    }
}
