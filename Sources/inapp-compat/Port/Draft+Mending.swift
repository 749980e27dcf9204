import InAppContracts

/// Fixes that keep the code at a place, because the compiler accepts it with one word more or less.
extension Draft {
    /// Code in a closure that may run on any thread is moved to the main actor.
    mutating func hop(_ error: Complaint, _ offset: Int, _ result: Result) -> Bool {
        guard error.text.contains("main actor-isolated"),
            error.text.contains("nonisolated context") || error.text.contains("Sendable closure"),
            let piece = around(offset).first, piece.kind == .statement
        else { return false }
        let text = String(decoding: bytes[piece.start..<min(piece.end, bytes.count)], as: UTF8.self)
        guard
            text.firstMatch(#"^(return|let|var|guard|defer|throw|break|continue|if|for|while|switch)\b"#)
                == nil
        else { return false }
        guard mended.insert(piece.start).inserted else {
            // A fix of another error of the same statement may already have done it, after the compiler's check.
            return !result.pieces.contains { $0.isEdit && $0.original == piece.start }
        }
        edits.add(
            piece.start, piece.start,
            "\n" + Self.note("Code that acts on messages runs on the main actor, slightly later than here.")
                + "Task { @MainActor in ")
        edits.add(piece.end, piece.end, " }")
        return true
    }

    /// A value that is optional with the vendor but not in a handler: optional chaining and optional binding are
    /// adjusted.
    mutating func unchain(_ error: Complaint, _ offset: Int) -> Bool {
        guard offset < bytes.count, !mended.contains(offset) else { return false }
        if error.text.hasPrefix("cannot use optional chaining on non-optional value"),
            bytes[offset] == UInt8(ascii: "?")
        {
            mended.insert(offset)
            edits.add(offset, offset + 1, "")
            return true
        }
        guard error.text.hasPrefix("initializer for conditional binding must have Optional type") else {
            return false
        }
        let text = String(decoding: bytes[offset..<min(bytes.count, offset + 200)], as: UTF8.self)
        guard let value = text.firstMatch(#"^[\w.]+(\([^()\n]*\))?(?=,| else\b| \{|\n)"#) else {
            return false
        }
        mended.insert(offset)
        edits.add(offset, offset, "Optional(")
        edits.add(offset + text[value].utf8.count, offset + text[value].utf8.count, ")")
        return true
    }
}
