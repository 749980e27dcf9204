import Foundation
import HeadlessStage
import ModelTesting

/// Changes one place of a JSON value; the result is JSON, too.
struct JSONMutator {
    private let values: [JSONValue]

    /// Creates a mutator.
    /// - Parameter values: the values that may replace others.
    init(values: [JSONValue]) {
        self.values = values
    }

    /// A value with one change, somewhere inside.
    func change(_ value: JSONValue, _ random: inout SplitMix64) -> JSONValue {
        switch value {
        case .object(let members) where !members.isEmpty && !random.once(in: 12):
            .object(change(members, &random))
        case .array(let elements) where !elements.isEmpty && !random.once(in: 12):
            .array(change(elements, &random))
        default: replacement(of: value, &random)
        }
    }

    private func replacement(of value: JSONValue, _ random: inout SplitMix64) -> JSONValue {
        switch random.below(6) {
        case 0: .array([value])
        case 1: .object(["a": value])
        case 2: .string("\(value)")
        default: random.pick(values)
        }
    }

    private func change(
        _ members: [String: JSONValue], _ random: inout SplitMix64
    ) -> [String: JSONValue] {
        var members = members
        let keys = members.keys.sorted()
        let key = random.pick(keys)
        let other = random.pick(keys)
        switch random.below(12) {
        case 0: members[key] = nil
        case 1: members[key + "x"] = members[key]
        case 2: (members[key], members[other]) = (members[other], members[key])
        case 3: members[key] = random.pick(values)
        default: members[key] = members[key].map { change($0, &random) }
        }
        return members
    }

    private func change(_ elements: [JSONValue], _ random: inout SplitMix64) -> [JSONValue] {
        var elements = elements
        let place = random.below(elements.count)
        switch random.below(8) {
        case 0: elements.remove(at: place)
        case 1: elements.append(elements[place])
        case 2: elements.swapAt(place, random.below(elements.count))
        default: elements[place] = change(elements[place], &random)
        }
        return elements
    }
}
