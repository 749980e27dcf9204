/// Compares the screens in a story, message by message.
struct ScreenComparison {
    private let effects: StoryEffects

    init(_ effects: StoryEffects) {
        self.effects = effects
    }

    /// The first rest at which a message is on only one of the two screens.
    private struct Difference: Hashable {
        let message: String
        let place: Int
        let isOnOther: Bool
    }

    /// The changes, without those that a delegate that does nothing sees as well.
    var changes: [EffectChange] {
        let usual = Set(differences(effects.empty))
        return differences(effects.delegate).filter { !usual.contains($0) }.map(change)
    }

    private func differences(_ pair: StoryEffects.Pair) -> [Difference] {
        var found: [String: Difference] = [:]
        for (place, rests) in zip(pair.own.rests, pair.other.rests).enumerated() {
            let (own, other) = (Set(rests.0.screen), Set(rests.1.screen))
            for message in own.symmetricDifference(other) where found[message] == nil {
                found[message] = Difference(
                    message: message, place: place, isOnOther: other.contains(message))
            }
        }
        return found.values.sorted { ($0.place, $0.message) < ($1.place, $1.message) }
    }

    private func change(_ difference: Difference) -> EffectChange {
        let name = "“\(difference.message)”"
        let own = effects.names.own
        let step =
            effects.steps.indices.contains(difference.place) ? effects.steps[difference.place] : "the end"
        let isUp = isOnBoth(before: difference)
        let (effect, sentence): (ChangedEffect, String) =
            switch (difference.isOnOther, isUp, isKept(difference)) {
            case (false, true, _): (.ended, "\(name) has disappeared after \(step); under \(own) it stays.")
            case (true, true, _): (.ended, "\(name) stays after \(step); under \(own) it has disappeared.")
            case (false, false, true):
                (
                    .held,
                    "\(name), which this delegate holds, is not shown after \(step); under \(own) it is."
                )
            case (true, false, true):
                (
                    .held,
                    "\(name), which this delegate holds or discards under \(own), is shown after \(step)."
                )
            case (false, false, false):
                (.shown, "\(name) is not shown after \(step); under \(own) it is.")
            case (true, false, false):
                (.shown, "\(name) is shown after \(step); under \(own) it is not.")
            }
        return EffectChange(effect, difference.message, sentence, at: difference.place)
    }

    /// Whether the message was on both screens at the rest before.
    private func isOnBoth(before difference: Difference) -> Bool {
        guard difference.place > 0 else { return false }
        let pair = effects.delegate
        return [pair.own, pair.other].allSatisfy {
            $0.rests[difference.place - 1].screen.contains(difference.message)
        }
    }

    /// Whether the delegate has held the message off the screen of its own SDK until then.
    private func isKept(_ difference: Difference) -> Bool {
        zip(effects.delegate.own.rests, effects.empty.own.rests).prefix(difference.place + 1).contains {
            !$0.screen.contains(difference.message) && $1.screen.contains(difference.message)
        }
    }
}
