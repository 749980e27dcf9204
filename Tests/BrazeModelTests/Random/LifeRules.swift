/// What the rules say about every sequence, whatever its steps: how often each callback comes, and in which order.
///
/// A separate checker, so that it can be shown to fail: it knows only events, and nothing of the model.
struct LifeRules {
    /// The messages whose views announce their dismissal: the built-in ones.
    var builtIn: Set<String> = []
    /// The messages whose contexts the SDK may have discarded, so that none of their events is counted (BZ-110).
    var discarded: Set<String> = []

    /// The violations in a sequence of events; empty if there are none. Errors and completions are not checked.
    func violations(in events: [LifeEvent]) -> [String] {
        let events = events.filter { $0.kind != .failed && $0.kind != .completed }
        return Set(events.map(\.message)).sorted().flatMap { id in
            violations(of: id, in: events.filter { $0.message == id })
        } + events.compactMap(visibility) + overlaps(in: events)
    }

    private func violations(of id: String, in life: [LifeEvent]) -> [String] {
        counts(of: id, in: life) + ends(of: id, in: life) + orders(of: id, in: life)
    }

    /// Each of these events comes once at most (BZ-041, BZ-050, BZ-065, BZ-069, BZ-074).
    private func counts(of id: String, in life: [LifeEvent]) -> [String] {
        let once: [LifeEvent.Kind] = [.prepared, .willPresent, .didPresent, .didDismiss, .impression]
        return once.filter { kind in life.filter { $0.kind == kind }.count > 1 }.map {
            "\(id): \($0.rawValue) came more than once"
        }
    }

    /// No event follows the end of a message (BZ-065, BZ-073), except the action of a click
    /// during which it ended (BZ-150).
    private func ends(of id: String, in life: [LifeEvent]) -> [String] {
        let life = life.filter { $0.kind != .processed }
        guard let end = life.firstIndex(where: { $0.kind == .didDismiss }), end + 1 < life.count else {
            return []
        }
        return ["\(id): \(life[end + 1]) came after didDismiss"]
    }

    /// Checks which event may only come after which other (BZ-060, BZ-061, BZ-074, BZ-080, BZ-086).
    private func orders(of id: String, in life: [LifeEvent]) -> [String] {
        var needs: [(LifeEvent.Kind, LifeEvent.Kind)] = [
            (.willPresent, .prepared), (.didPresent, .willPresent), (.impression, .willPresent),
            (.willDismiss, .willPresent), (.didDismiss, .willPresent),
            (.clicked, .willPresent), (.processed, .clicked),
        ]
        if !discarded.contains(id) { needs.append((.didPresent, .impression)) }
        if builtIn.contains(id) { needs.append((.didDismiss, .willDismiss)) }
        return needs.compactMap { later, earlier in
            guard let place = life.firstIndex(where: { $0.kind == later }) else { return nil }
            let isAnnounced = life[..<place].contains { $0.kind == earlier }
            return isAnnounced ? nil : "\(id): \(later.rawValue) came without \(earlier.rawValue)"
        }
    }

    /// Checks `messageView` as an app sees it in its callbacks (BZ-002, BZ-041, BZ-065, BZ-067).
    private func visibility(of event: LifeEvent) -> String? {
        guard let isVisible = event.isVisible else { return nil }
        let hidden: Set<LifeEvent.Kind> = [.asked, .prepared, .didDismiss]
        guard isVisible == hidden.contains(event.kind) else { return nil }
        return "\(event) came while \(isVisible ? "a" : "no") message was visible"
    }

    /// One message has the display at a time, from willPresent to didDismiss (BZ-002, BZ-016, BZ-049).
    private func overlaps(in events: [LifeEvent]) -> [String] {
        var holder: String?
        return events.compactMap { event in
            switch event.kind {
            case .willPresent:
                defer { holder = event.message }
                return holder.map { "\(event.message) entered while \($0) was on screen" }
            case .didDismiss:
                holder = nil
                return nil
            default: return nil
            }
        }
    }
}
