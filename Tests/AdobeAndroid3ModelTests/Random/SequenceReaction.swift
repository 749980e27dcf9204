import ModelTesting
import PlatformStandIns

/// An action of the app inside a callback of a random sequence, once.
struct SequenceReaction: Sendable, CustomStringConvertible {
    enum Callback: String, CaseIterable, Sendable {
        case canShow, onShow, onHide, onDismiss, onContentLoaded, onError, onBackPressed, onUrlLoading
    }
    enum Act: CaseIterable, Sendable { case show, hide, dismiss, showOther, dismissOther, replaceDelegate }

    let callback: Callback
    let act: Act

    var description: String { "\(act) in \(callback)" }

    /// Up to three reactions; none for every other seed.
    static func drawn(seed: UInt64) -> [SequenceReaction] {
        var random = SplitMix64(seed: ~seed)
        guard random.once(in: 2) else { return [] }
        return (0...random.below(3)).map { _ in
            SequenceReaction(callback: random.pick(Callback.allCases), act: random.pick(Act.allCases))
        }
    }
}

/// The reactions that are left. Sendable: they are behind a lock.
final class SequenceReactions: Sendable {
    private let waiting: Locked<[SequenceReaction]>
    private let perform = Locked<@MainActor @Sendable (SequenceReaction.Act, String) -> Void>({ _, _ in })

    init(_ reactions: [SequenceReaction]) { waiting = Locked(reactions) }

    /// Sets the closure that carries them out.
    func perform(with act: @escaping @MainActor @Sendable (SequenceReaction.Act, String) -> Void) {
        perform.set(\.self, act)
    }

    /// Performs the reaction to a callback about a presentable, if there is one.
    func react(to callback: String, _ name: String) {
        let next = waiting.withLock { waiting in
            waiting.firstIndex { $0.callback.rawValue == callback }.map { waiting.remove(at: $0) }
        }
        guard let next, MainThread.isCurrent else { return }
        let perform = perform.current
        MainThread.assume { perform(next.act, name) }
    }
}
