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

    /// A host: its name and its capabilities.
    struct Host: CustomStringConvertible {
        let name: String
        let capabilities: CapabilityTable

        var description: String { name }
    }

    let shapes: [String]
    /// The number of events that are the same in both stories.
    let sameEvents: Int
    let differences: [Difference]

    /// Whether the capability table explains every difference.
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

    /// Compares the stories of two hosts.
    init(
        _ left: Host, _ leftStory: [StoryEvent], _ right: Host, _ rightStory: [StoryEvent]
    ) {
        shapes = [left.name, right.name]
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
            case (let event?, nil):
                differences.append(Self.missing(event, of: leftStory, on: right, but: left))
            case (nil, let event?):
                differences.append(Self.missing(event, of: rightStory, on: left, but: right))
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

    /// An event may be missing only if the capability table says that the host cannot provide it. A link that only
    /// closes its page may also be missing on a host without pages.
    private static func missing(
        _ event: StoryEvent, of story: [StoryEvent], on host: Host, but other: Host
    ) -> Difference {
        let pages: [Capability] =
            event.isClosingLink(in: story) ? [.webLinks, .staysOnWebLinks, .evaluateScript] : []
        return Difference(
            text: "\(event.text): on \(other), not on \(host)",
            explanation: lack(of: StoryEvent.needs(of: event.name), on: host) ?? lack(of: pages, on: host))
    }

    /// The reasons why a host has none of some capabilities; nil if it has one, or if there are none.
    private static func lack(of capabilities: [Capability], on host: Host) -> String? {
        let reasons = capabilities.compactMap { capability -> String? in
            guard case .unavailable(let note) = host.capabilities.support(of: capability) else { return nil }
            return "\(capability.name) on \(host): \(note)"
        }
        return reasons.isEmpty || reasons.count < capabilities.count ? nil : reasons.joined(separator: " ")
    }

    /// The details may differ only if the capability table says that a host does not provide them natively.
    private static func changed(
        _ left: (host: Host, event: StoryEvent),
        _ right: (host: Host, event: StoryEvent)
    ) -> Difference {
        let capability =
            left.event.name == "didDismiss" ? .resolution : StoryEvent.capability(of: left.event.name)
        return Difference(
            text: "\(left.event.text) on \(left.host), \(right.event.text) on \(right.host)",
            explanation: notes(on: capability, [left.host, right.host]))
    }

    /// An event may come at another position only if the capability table has a reason for it.
    private static func moved(
        _ event: StoryEvent, _ left: Host, _ right: Host
    ) -> Difference {
        Difference(
            text: "\(event.text): at a different position on \(right) than on \(left)",
            explanation: notes(on: StoryEvent.capability(of: event.name), [right]))
    }

    /// The tables' notes about a capability that is not native on these hosts; nil if it is native on all of them.
    private static func notes(
        on capability: Capability?, _ hosts: [Host]
    ) -> String? {
        guard let capability else { return nil }
        let notes = hosts.compactMap { host -> String? in
            let note = host.capabilities.support(of: capability).note
            return note.isEmpty ? nil : "\(capability.name) on \(host): \(note)"
        }
        return notes.isEmpty ? nil : notes.joined(separator: " ")
    }
}
