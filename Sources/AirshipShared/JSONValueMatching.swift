package import HeadlessStage

/// The expectation for one value. Sendable; a value.
package indirect enum JSONValueMatching: Sendable, Hashable {
    case equals(JSONValue)
    /// A number in a range, its ends included; a nil bound is unlimited.
    case range(atLeast: Double?, atMost: Double?)
    case isPresent(Bool)
    case version(VersionConstraint)
    /// An array that contains an element, anywhere or at an index.
    case contains(JSONCondition, index: Int?)
    /// An array of a certain length.
    case length(JSONCondition)
    /// An unknown kind, which nothing matches.
    case unknown

    /// Reads an expectation; nil tests for presence.
    package init(_ node: JSONNode?) {
        guard let node else {
            self = .isPresent(true)
            return
        }
        if let value = node["equals"] {
            self = .equals(value.value)
        } else if node["at_least"] != nil || node["at_most"] != nil {
            self = .range(atLeast: node["at_least"]?.value.double, atMost: node["at_most"]?.value.double)
        } else if case .bool(let isPresent)? = node["is_present"]?.value {
            self = .isPresent(isPresent)
        } else if let version = (node["version_matches"] ?? node["version"])?.string {
            self = .version(VersionConstraint(version))
        } else if let element = node["array_contains"], let condition = try? JSONCondition(element) {
            self = .contains(condition, index: node["index"]?.value.double.flatMap(Int.init(exactly:)))
        } else if let length = node["array_length"], let condition = try? JSONCondition(length) {
            self = .length(condition)
        } else {
            self = .unknown
        }
    }

    /// Whether a value matches; nil stands for a missing value.
    package func admits(_ value: JSONValue?, ignoringCase: Bool = false) -> Bool {
        switch self {
        case .equals(let expected):
            return (value ?? .null).isSame(as: expected, ignoringCase: ignoringCase)
        case .range(let low, let high):
            guard let number = value?.double else { return false }
            return low.map { $0 <= number } ?? true && high.map { number <= $0 } ?? true
        case .isPresent(let isPresent): return (value != nil) == isPresent
        case .version(let constraint):
            guard case .string(let text)? = value else { return false }
            return constraint.admits(text)
        case .contains(let condition, let index):
            guard case .array(let elements)? = value else { return false }
            guard let index else { return elements.contains(where: condition.admits) }
            return elements.indices.contains(index) && condition.admits(elements[index])
        case .length(let condition):
            guard case .array(let elements)? = value else { return false }
            return condition.admits(.integer(elements.count))
        case .unknown: return false
        }
    }
}

extension JSONValue {
    /// The number; nil for any other value.
    fileprivate var double: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .number(let value): value
        default: nil
        }
    }

    fileprivate func isSame(as other: JSONValue, ignoringCase: Bool) -> Bool {
        guard ignoringCase else { return self == other }
        switch (self, other) {
        case (.string(let left), .string(let right)): return left.lowercased() == right.lowercased()
        case (.array(let left), .array(let right)):
            return left.count == right.count
                && zip(left, right).allSatisfy { $0.isSame(as: $1, ignoringCase: true) }
        case (.object(let left), .object(let right)):
            return left.count == right.count
                && left.allSatisfy { name, value in
                    right[name].map { value.isSame(as: $0, ignoringCase: true) } ?? false
                }
        default: return self == other
        }
    }
}
