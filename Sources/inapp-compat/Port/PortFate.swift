import InAppCompat
import InAppContracts

/// What becomes of the members of an entry on another SDK.
struct PortFate {
    let verdict: PortReport.Verdict
    /// Why, the main reason first.
    let reasons: [String]

    private init(_ verdict: PortReport.Verdict, _ reasons: [String]) {
        self.verdict = verdict
        self.reasons = reasons
    }

    /// nil for names that say nothing alone.
    init?(of entry: LedgerEntry, from: ShapeKit, to target: ShapeKit) {
        switch entry.role {
        case .vocabulary, .modelOnly: return nil
        case .setUp:
            self.init(.different, ["Belongs to this SDK."])
            return
        case .content where entry.counterpart == nil:
            self.init(.impossible, ["\(target.shape) has nothing of the kind."])
            return
        case .callback, .answer, .content, .action: break
        }
        if from.shape != target.shape, let main = entry.needs.first,
            case .unavailable(let note) = target.capabilities.support(of: main)
        {
            self.init(.impossible, [note])
            return
        }
        let reasons = Self.differences(entry, from, target)
        self.init(
            reasons.isEmpty ? .carriedOver : .different, reasons.isEmpty ? ["It stays as it is."] : reasons)
    }

    private static func differences(_ entry: LedgerEntry, _ from: ShapeKit, _ target: ShapeKit) -> [String] {
        var reasons: [String] = []
        for need in from.shape == target.shape ? [] : entry.needs {
            guard let note = note(of: need, isMain: need == entry.needs.first, from, target) else { continue }
            if !reasons.contains(note) { reasons.append(note) }
        }
        let isRead = entry.role == .content && entry.needs.isEmpty && entry.code != "CompatMessage"
        if isRead, let sentence = target.ledger.pagesOnly, from.ledger.pagesOnly == nil,
            entry.counterpart?.contains("CompatMessage.id") != true
        {
            reasons.append(sentence)
        }
        if entry.role == .callback || entry.role == .action, entry.code == nil {
            reasons.append("It is written otherwise in a handler.")
        }
        return reasons
    }

    /// How a capability differs; nil where it does not. What the delegate's own SDK cannot do nobody relies on, but
    /// where the other one can, the delegate sees something new.
    private static func note(
        of need: Capability, isMain: Bool, _ from: ShapeKit, _ target: ShapeKit
    ) -> String? {
        let own = from.capabilities.support(of: need)
        let other = target.capabilities.support(of: need)
        switch (own, other) {
        case (_, .emulated(let note)) where isMain: return note
        case (.unavailable, .unavailable): return nil
        case (.unavailable(let note), _): return "No longer so on \(target.shape): \(note)"
        case (_, .unavailable(let note)), (_, .emulated(let note)): return note
        case (_, .native): return nil
        }
    }
}
