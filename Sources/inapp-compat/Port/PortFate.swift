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
            self.init(.different, ["Belongs to \(from.shape)."])
            return
        case .content where entry.counterpart == nil:
            self.init(.impossible, ["\(target.shape) has nothing of the kind."])
            return
        case .callback, .answer, .content, .action: break
        }
        if from.shape != target.shape, let main = entry.needs.first,
            case .unavailable(let note) = target.capabilities.support(of: main)
        {
            self.init(.impossible, ["On \(target.shape): \(note)"])
            return
        }
        let reasons = Self.differences(entry, from, target)
        self.init(
            reasons.isEmpty ? .carriedOver : .different, reasons.isEmpty ? ["It works the same."] : reasons)
    }

    /// Why it is different: what the other SDK does, what is no longer so, and how it is written. The first of a kind says
    /// of which SDK it speaks, and those behind it go on.
    private static func differences(_ entry: LedgerEntry, _ from: ShapeKit, _ target: ShapeKit) -> [String] {
        var there: [String] = []
        var noLonger: [String] = []
        for need in from.shape == target.shape ? [] : entry.needs {
            let isMain = need == entry.needs.first
            switch note(of: need, isMain: isMain, from, target) {
            case .there(let note) where !there.contains(note): there.append(note)
            case .noLonger(let note) where !noLonger.contains(note): noLonger.append(note)
            default: break
            }
        }
        let isRead = entry.role == .content && entry.needs.isEmpty && entry.code != "CompatMessage"
        // The message itself, its id and what the campaign adds are there whatever the message is.
        let isAnywhere =
            entry.counterpart == "CompatMessage"
            || ["CompatMessage.id", "content.extras", "ContentValue"].contains {
                entry.counterpart?.contains($0) == true
            }
        if isRead, let sentence = target.ledger.pagesOnly, from.ledger.pagesOnly == nil, !isAnywhere {
            there.append(sentence)
        }
        let isWritten = [.callback, .action, .content].contains(entry.role) && entry.code == nil
        return opened("On \(target.shape): ", there)
            + opened("True of \(from.shape), no longer of \(target.shape): ", noLonger)
            + (isWritten ? ["It is written otherwise in a handler."] : [])
    }

    private static func opened(_ opening: String, _ notes: [String]) -> [String] {
        notes.enumerated().map { $0.offset == 0 ? opening + $0.element : $0.element }
    }

    private enum Note {
        case there(String)
        case noLonger(String)
    }

    /// How a capability differs; nil where it does not. What the delegate's own SDK cannot do nobody relies on, but
    /// where the other one can, the delegate sees something new.
    private static func note(
        of need: Capability, isMain: Bool, _ from: ShapeKit, _ target: ShapeKit
    ) -> Note? {
        let own = from.capabilities.support(of: need)
        let other = target.capabilities.support(of: need)
        switch (own, other) {
        case (_, .emulated(let note)) where isMain: return .there(note)
        case (.unavailable, .unavailable): return nil
        case (.unavailable(let note), _): return .noLonger(note)
        case (_, .unavailable(let note)), (_, .emulated(let note)): return .there(note)
        case (_, .native): return nil
        }
    }
}
