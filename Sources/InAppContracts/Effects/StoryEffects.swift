import InAppCompat

/// The effects of a delegate in one story under its own SDK and under another one, compared with the effects of a
/// delegate that answers yes and does nothing. Differences that the latter sees as well come from the SDK and are not
/// changes.
struct StoryEffects: Sendable {
    /// A delegate's effects under its own SDK and under the other.
    struct Pair: Sendable {
        let own: PlayedEffects
        let other: PlayedEffects
    }

    /// The names of the SDKs in sentences.
    let names: (own: String, other: String)
    /// What happens before each rest, as text.
    let steps: [String]
    /// Whether the delegate's own SDK lets it record analytics.
    var canCount = true
    /// The callbacks that every delegate has to implement.
    let obligatory: Set<String>
    /// The app's delegate.
    let delegate: Pair
    /// A delegate that answers yes and does nothing.
    let empty: Pair
    /// Both delegates under their own SDK, but adopted: only a bridge knows the content of a displayed message.
    let adopted: (delegate: PlayedEffects, empty: PlayedEffects)

    /// The changes. If the screen differs, only that is reported, because other changes follow from it.
    var changes: [EffectChange] {
        let onScreen = ScreenComparison(self).changes
        return (onScreen.isEmpty ? otherChanges : onScreen).map { change in
            var change = change
            change.reason = reason(for: change)
            return change
        }
    }

    private var otherChanges: [EffectChange] {
        let calls = CallComparison(self).changes
        // Changes of the stored values follow from changes of the calls.
        return openedChanges + editChanges + countChanges + (calls.isEmpty ? storedChanges : calls)
    }

    // MARK: Opened

    private var openedChanges: [EffectChange] {
        let usual = surplus(empty.own.opened, empty.other.opened)
        let usualLoss = surplus(empty.other.opened, empty.own.opened)
        let more = surplus(delegate.own.opened, delegate.other.opened)
        let less = surplus(delegate.other.opened, delegate.own.opened)
        let opened = more.filter { $0.value > usual[$0.key, default: 0] }.keys.sorted().map { url in
            let isPrevented = empty.own.opened.contains(url) && !delegate.own.opened.contains(url)
            return EffectChange(
                .opened, url,
                isPrevented
                    ? "\(url) is opened, which this delegate prevents under \(names.own)."
                    : "\(url) is opened; under \(names.own) it is not.")
        }
        let lost = less.filter { $0.value > usualLoss[$0.key, default: 0] }.keys.sorted().map { url in
            let byItself =
                empty.own.opened.contains(url) ? "" : ", which this delegate opens under \(names.own),"
            return EffectChange(.opened, url, "\(url)\(byItself) is not opened.")
        }
        return opened + lost
    }

    /// The elements of which the second list has more, and how many more.
    private func surplus(_ first: [String], _ second: [String]) -> [String: Int] {
        let before = first.counts
        return second.counts.reduce(into: [:]) { result, element in
            let more = element.value - before[element.key, default: 0]
            if more > 0 { result[element.key] = more }
        }
    }

    // MARK: Counted

    private var countChanges: [EffectChange] {
        guard delegate.own.screen == empty.own.screen, delegate.other.screen == empty.other.screen else {
            return []
        }
        let own = delegate.own.counted - empty.own.counted
        let other = delegate.other.counted - empty.other.counted
        if !canCount, own > 0, other < own {
            // The SDK writes the records itself, depending on the delegate's answers.
            return [
                EffectChange(
                    .counted, "counted",
                    "With this delegate \(names.own) counts \(own) more than without it, and \(names.other) "
                        + "\(other > 0 ? "\(other)" : "none").")
            ]
        }
        if own > 0, other < own {
            return [
                EffectChange(
                    .counted, "counted",
                    "Of what this delegate counts in addition to its SDK (\(own) more), \(other > 0 ? "\(other)" : "nothing") is "
                        + "counted.")
            ]
        }
        guard other > max(own, 0) else { return [] }
        return [
            EffectChange(
                .counted, "counted",
                "\(other) more \(other == 1 ? "event is" : "events are") counted than without this delegate; under "
                    + "\(names.own) \(own > 0 ? "\(own)" : "none").")
        ]
    }

    // MARK: Edited

    private var editChanges: [EffectChange] {
        let own = edits(adopted.delegate, adopted.empty)
        let other = edits(delegate.other, empty.other)
        let isShown = Set(delegate.other.rests.flatMap(\.contents.keys))
        let lost = own.filter { edit in
            // An SDK that displays pages has the message's content in its page.
            isShown.contains(edit.message)
                && !other.contains(edit) && !other.contains(Edit(message: edit.message, field: .page))
        }
        return lost.map(\.field).unique.map { field in
            EffectChange(
                .edited, field.rawValue,
                "This delegate’s change to a message’s \(field.rawValue) does not show.")
        } + viewChanges
    }

    /// A field of a message that differs from the message under a delegate that does nothing.
    private struct Edit: Hashable {
        let message: String
        let field: ContentField
    }

    private func edits(_ delegate: PlayedEffects, _ empty: PlayedEffects) -> [Edit] {
        zip(delegate.rests, empty.rests).flatMap { with, without in
            with.contents.sorted { $0.key < $1.key }.flatMap { id, content -> [Edit] in
                guard let plain = without.contents[id] else { return [] }
                return ContentField.allCases.filter { !$0.isEqual(in: content, plain) }.map {
                    Edit(message: id, field: $0)
                }
            }
        }.unique
    }

    /// The changes of the app's own views, which an SDK passes to the delegate or the app puts into a window.
    private var viewChanges: [EffectChange] {
        func views(_ effects: PlayedEffects) -> Set<String> {
            effects.windows.union(effects.calls.compactMap { $0["view"] })
        }
        let brought = views(delegate.own).subtracting(views(empty.own))
        return brought.subtracting(views(delegate.other)).sorted().map {
            EffectChange(.edited, $0, "The app’s own view, \($0), is not shown.")
        }
    }

    // MARK: Stored

    /// The changes of the stored values. If the screens differ over time there are none, because the delegate that does
    /// nothing sees that as well.
    private var storedChanges: [EffectChange] {
        guard delegate.own.screen == delegate.other.screen else { return [] }
        let (own, other) = (delegate.own.stored.values, delegate.other.stored.values)
        return own.keys.sorted().compactMap { name in
            guard let mine = own[name], let its = other[name], mine != its else { return nil }
            return EffectChange(.stored, name, sentence(name, mine, its))
        }
    }

    private func sentence(_ name: String, _ own: StoredValues.Value, _ other: StoredValues.Value) -> String {
        guard case .list(let mine) = own, case .list(let its) = other else {
            return "Its property \(name) is \(other.words) at the end; under \(names.own) it is \(own.words)."
        }
        let (lost, more) = (surplus(its, mine), surplus(mine, its))
        let parts = [("lacks", lost), ("also has", more)].compactMap { verb, elements -> String? in
            guard let first = elements.keys.min() else { return nil }
            let rest = elements.values.reduce(-1, +)
            return "\(verb) “\(first)”" + (rest > 0 ? " and \(rest) more" : "")
        }
        guard !parts.isEmpty else {
            return "Its property \(name) has the same elements in another order at the end."
        }
        return "Its property \(name) \(parts.joined(separator: " and ")) at the end."
    }

    // MARK: Reasons

    /// The bridge's diagnostic that explains a change: one about the callback or the edited part, or one that a delegate
    /// that does nothing does not cause. What was said only after the change does not explain it.
    private func reason(for change: EffectChange) -> String? {
        let usual = Set(empty.other.diagnostics.map(\.explanation))
        let said = delegate.other.diagnostics(until: change.place)
        let found: Diagnostic? =
            switch change.effect {
            case .callback: said.first { $0.explanation.hasWord(change.subject) }
            case .edited: reasonForEdit(of: change.subject, in: said.filter { $0.code == .planNotApplied })
            case .argument, .stored: nil
            case .held, .shown, .ended, .opened, .counted:
                said.first { $0.code != .planNotApplied && !usual.contains($0.explanation) }
            }
        return found?.explanation
    }

    /// The diagnostic about a field of the content, or about a view.
    private func reasonForEdit(of subject: String, in said: [Diagnostic]) -> Diagnostic? {
        guard ContentField(rawValue: subject) != nil else {
            return said.first { line in
                ["view", "views", "customView", "adapter"].contains(where: line.explanation.hasWord)
            }
        }
        return said.first { $0.explanation.hasWord(subject) }
            ?? said.first { line in
                ["content:", "content.", "extend:"].contains(where: line.explanation.hasPrefix)
            }
    }
}

extension StoredValues.Value {
    fileprivate var words: String {
        switch self {
        case .text(let text): "“\(text)”"
        case .list(let texts): "[\(texts.joined(separator: ", "))]"
        }
    }
}

extension String {
    /// Whether the text contains a word as a whole word.
    func hasWord(_ word: String) -> Bool {
        split { !$0.isLetter && !$0.isNumber }.contains { $0 == word[...] }
    }
}
