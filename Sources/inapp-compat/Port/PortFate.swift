import InAppCompat
import InAppContracts

/// The result of porting the members of an entry to another SDK.
struct PortFate {
    let verdict: PortReport.Verdict
    /// The reasons, the main one first.
    let reasons: [String]

    private init(_ verdict: PortReport.Verdict, _ reasons: [String]) {
        self.verdict = verdict
        self.reasons = reasons
    }

    /// Returns nil for names that have no meaning on their own.
    init?(of entry: LedgerEntry, from: ShapeKit, to target: ShapeKit) {
        switch entry.role {
        case .vocabulary, .modelOnly: return nil
        case .setUp:
            self.init(.different, ["Belongs to \(from.shape)."])
            return
        case .content where entry.counterpart == nil:
            self.init(.impossible, ["\(target.shape) has no equivalent."])
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

    /// The reasons for a difference: the behaviour of the other SDK, the restrictions that no longer apply, and the
    /// different spelling. The first reason of a kind names the SDK, and later ones continue it.
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
        // The message itself, its id and the campaign's extras exist for every kind of message.
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
            + opened("True on \(from.shape), but not on \(target.shape): ", noLonger)
            + (isWritten ? ["It is written differently in a handler."] : [])
    }

    private static func opened(_ opening: String, _ notes: [String]) -> [String] {
        notes.enumerated().map { $0.offset == 0 ? opening + $0.element : $0.element }
    }

    private enum Note {
        case there(String)
        case noLonger(String)
    }

    /// How a capability differs; nil if it does not. A capability that the delegate's own SDK lacks is not relied on,
    /// but if the other SDK has it, the delegate sees something new.
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
