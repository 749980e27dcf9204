import InAppContracts

extension DraftWalk {
    /// Removes the parameters of an initializer whose types belong to the old SDK; the others stay.
    func parameters(ofConstructor node: CompilerValue) {
        guard let (start, last) = node["params"]?.place, start < last, last < bytes.count,
            bytes[start] == UInt8(ascii: "(")
        else { return }
        let parts = parts(from: start + 1, to: last)
        let written = node["params"]?["params"]?.elements ?? []
        guard parts.count == written.count else { return }
        let isKept = written.map { !isLeft($0["interface_type"]?.string ?? "") }
        guard isKept.contains(false) else { return }
        for (index, part) in parts.enumerated() where !isKept[index] {
            let isLast = !isKept[index...].contains(true)
            if !isLast { edits.add(part.lowerBound, parts[index + 1].lowerBound, "") }
        }
        if let end = parts.last?.upperBound, isKept.last == false {
            let before = isKept.lastIndex(of: true).map { parts[$0].upperBound } ?? start + 1
            edits.add(before, end, "")
        }
        let names = zip(written, isKept).filter { !$0.1 }.compactMap {
            $0.0["name"]?["base_name"]?["name"]?.string
        }
        notes.append(
            (
                (node.place?.start ?? start),
                "Parameters of the old SDK are no longer passed: \(names.joined(separator: ", "))."
            ))
    }

    /// Whether a type is the vendor's and has no counterpart.
    private func isLeft(_ type: String) -> Bool {
        names.types(in: type).contains { name in
            names.ledger[name].map { $0.code == nil && $0.role != .modelOnly } ?? false
        }
    }

    /// The ranges between commas.
    func parts(from start: Int, to end: Int) -> [Range<Int>] {
        var (depth, first, place) = (0, start, start)
        var parts: [Range<Int>] = []
        while place < end {
            let byte = bytes[place]
            if "([{<".utf8.contains(byte) { depth += 1 }
            if ")]}".utf8.contains(byte) || byte == UInt8(ascii: ">") && bytes[place - 1] != UInt8(ascii: "-")
            {
                depth -= 1
            }
            if byte == UInt8(ascii: ","), depth == 0 {
                parts.append(first..<place)
                first = place + 1
            }
            place = self.end(ofWordAt: place)
        }
        return parts + [first..<end]
    }
}
