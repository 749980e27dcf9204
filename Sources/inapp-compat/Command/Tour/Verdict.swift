import InAppCompat
import InAppContracts

/// The comparison of two stories, event by event.
struct Verdict: Encodable {
    /// A position where the stories differ.
    struct Difference: Encodable {
        /// The difference.
        let text: String
        /// The reason from the capability table; nil if the table has none.
        let explanation: String?
    }

    let shapes: [String]
    /// The number of events that are the same in both stories.
    let sameEvents: Int
    let differences: [Difference]

    /// Whether the table explains every difference.
    var isExplained: Bool { differences.allSatisfy { $0.explanation != nil } }

    /// The differences grouped by reason, in the order in which the reasons occur.
    var byExplanation: [(reason: String?, texts: [String])] {
        var groups: [(reason: String?, texts: [String])] = []
        for difference in differences {
            if let place = groups.firstIndex(where: { $0.reason == difference.explanation }) {
                groups[place].texts.append(difference.text)
            } else {
                groups.append((difference.explanation, [difference.text]))
            }
        }
        return groups
    }

    /// Compares the stories of two shapes.
    init(
        _ left: CapabilityTable, _ leftStory: [StoryEvent], _ right: CapabilityTable,
        _ rightStory: [StoryEvent]
    ) {
        shapes = [left.shape.name, right.shape.name]
        var differences: [Difference] = []
        var sameEvents = 0
        let pairs = Self.align(leftStory, rightStory)
        let rightOnly = Set(pairs.compactMap { $0.0 == nil ? $0.1?.identity : nil })
        let moved = Set(pairs.compactMap { $0.1 == nil ? $0.0?.identity : nil }).intersection(rightOnly)
        for pair in pairs {
            switch pair {
            case (let event?, nil) where moved.contains(event.identity):
                differences.append(Self.moved(event, left, right))
            case (nil, let event?) where moved.contains(event.identity): break
            case (let event?, nil): differences.append(Self.missing(event, on: right, but: left))
            case (nil, let event?): differences.append(Self.missing(event, on: left, but: right))
            case (let one?, let two?) where one.details == two.details: sameEvents += 1
            case (let one?, let two?):
                differences.append(Self.changed((left, one), (right, two)))
            case (nil, nil): break
            }
        }
        self.differences = differences
        self.sameEvents = sameEvents
    }

    /// Pairs the events that are the same, in order; all other events stay unpaired.
    private static func align(
        _ left: [StoryEvent], _ right: [StoryEvent]
    ) -> [(StoryEvent?, StoryEvent?)] {
        let changes = right.map(\.identity).difference(from: left.map(\.identity))
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in changes {
            switch change {
            case .remove(let place, _, _): removed.insert(place)
            case .insert(let place, _, _): inserted.insert(place)
            }
        }
        var pairs: [(StoryEvent?, StoryEvent?)] = []
        var (one, two) = (0, 0)
        while one < left.count || two < right.count {
            if one < left.count, removed.contains(one) {
                pairs.append((left[one], nil))
                one += 1
            } else if two < right.count, inserted.contains(two) {
                pairs.append((nil, right[two]))
                two += 1
            } else {
                pairs.append((left[one], right[two]))
                one += 1
                two += 1
            }
        }
        return pairs
    }

    /// An event may be missing only if the table says that the shape cannot have it.
    private static func missing(
        _ event: StoryEvent, on table: CapabilityTable, but other: CapabilityTable
    ) -> Difference {
        let needs = StoryEvent.needs(of: event.name)
        let reasons = needs.compactMap { capability -> String? in
            guard case .unavailable(let note) = table.support(of: capability) else { return nil }
            return "\(capability.name) on \(table.shape): \(note)"
        }
        return Difference(
            text: "\(event.text): on \(other.shape), not on \(table.shape)",
            explanation: reasons.isEmpty || reasons.count < needs.count ? nil : reasons.joined(separator: " ")
        )
    }

    /// The details may differ only if the table says that a shape does not provide them natively.
    private static func changed(
        _ left: (table: CapabilityTable, event: StoryEvent),
        _ right: (table: CapabilityTable, event: StoryEvent)
    ) -> Difference {
        let capability =
            left.event.name == "didDismiss" ? .resolution : StoryEvent.capability(of: left.event.name)
        return Difference(
            text: "\(left.event.text) on \(left.table.shape), \(right.event.text) on \(right.table.shape)",
            explanation: notes(on: capability, [left.table, right.table]))
    }

    /// An event may come at another position only if the table has a reason for it.
    private static func moved(
        _ event: StoryEvent, _ left: CapabilityTable, _ right: CapabilityTable
    ) -> Difference {
        Difference(
            text: "\(event.text): at another point on \(right.shape) than on \(left.shape)",
            explanation: notes(on: StoryEvent.capability(of: event.name), [right]))
    }

    /// The table's notes about a capability that is not native on these shapes; nil if it is native on all of them.
    private static func notes(
        on capability: Capability?, _ tables: [CapabilityTable]
    ) -> String? {
        guard let capability else { return nil }
        let notes = tables.compactMap { table -> String? in
            let note = table.support(of: capability).note
            return note.isEmpty ? nil : "\(capability.name) on \(table.shape): \(note)"
        }
        return notes.isEmpty ? nil : notes.joined(separator: " ")
    }
}
