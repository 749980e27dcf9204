import Foundation

/// A place in free-form data from which a part of a content is read. Sendable; a value.
public struct ContentNode: Sendable {
    /// A class, so that copies are cheap.
    private final class Place: Sendable {
        let value: ContentValue
        let path: [any CodingKey]

        init(_ value: ContentValue, _ path: [any CodingKey]) {
            self.value = value
            self.path = path
        }
    }

    private let place: Place
    /// The value there.
    var value: ContentValue { place.value }

    init(_ value: ContentValue, at path: [any CodingKey]) {
        place = Place(value, path)
    }

    private func inside(_ value: ContentValue, _ key: ContentKey) -> ContentNode {
        ContentNode(value, at: place.path + [key])
    }

    private func object() throws -> [String: ContentValue] {
        guard case .object(let members) = value else { throw misfit("an object") }
        return members
    }

    /// A member of an object; nil if it is missing or null.
    /// - Throws: `DecodingError` where there is no object.
    package func optional(_ key: String) throws -> ContentNode? {
        guard let member = try object()[key], member != .null else { return nil }
        return inside(member, ContentKey(key))
    }

    /// A member of an object.
    /// - Throws: `DecodingError` where there is none.
    package func required(_ key: String) throws -> ContentNode {
        if let member = try optional(key) { return member }
        throw DecodingError.keyNotFound(
            ContentKey(key), .init(codingPath: place.path, debugDescription: "There is nothing at \(key)."))
    }

    /// The members of an object, each transformed.
    func members<Member>(_ make: (ContentNode) throws -> Member) throws -> [String: Member] {
        var made: [String: Member] = [:]
        for (key, member) in try object() { made[key] = try make(inside(member, ContentKey(key))) }
        return made
    }

    /// The elements of an array, each transformed.
    package func elements<Element>(_ make: (ContentNode) throws -> Element) throws -> [Element] {
        guard case .array(let elements) = value else { throw misfit("an array") }
        var made: [Element] = []
        for element in elements { made.append(try make(inside(element, ContentKey(made.count)))) }
        return made
    }

    /// The one member of an object that is a case with its values, by name.
    package func anyCase(of names: [String]) throws -> (name: String, values: ContentNode) {
        var found: (name: String, values: ContentNode)?
        for name in names {
            guard let values = try optional(name) else { continue }
            guard found == nil else { throw misfit(ofCases: names) }
            found = (name, values)
        }
        guard let found else { throw misfit(ofCases: names) }
        return found
    }

    private func misfit(ofCases names: [String]) -> DecodingError {
        misfit("one of \(names.joined(separator: ", "))")
    }

    package func text() throws -> String {
        guard let text = value.string else { throw misfit("a string") }
        return text
    }

    func flag() throws -> Bool {
        guard let flag = value.bool else { throw misfit("true or false") }
        return flag
    }

    func integer() throws -> Int {
        guard let integer = value.int else { throw misfit("a whole number") }
        return integer
    }

    func number() throws -> Double {
        guard let number = value.double else { throw misfit("a number") }
        return number
    }

    func address() throws -> URL {
        guard let address = URL(string: try text()) else { throw misfit("the address of something") }
        return address
    }

    package func word<Word: RawRepresentable>(_ type: Word.Type = Word.self) throws -> Word
    where Word.RawValue == String {
        guard let word = Word(rawValue: try text()) else { throw misfit("a known \(Word.self)") }
        return word
    }

    /// A member's text.
    package func text(_ key: String) throws -> String { try required(key).text() }

    /// A member's text; nil if there is no such member.
    package func optionalText(_ key: String) throws -> String? { try optional(key)?.text() }

    /// A member's URL.
    func address(_ key: String) throws -> URL { try required(key).address() }

    /// The error for a value that is not what was expected.
    func misfit(_ expected: String) -> DecodingError {
        .dataCorrupted(
            .init(
                codingPath: place.path, debugDescription: "Found \(value.summary), expected \(expected)."))
    }
}

/// A step to a member or an element.
private struct ContentKey: CodingKey {
    let stringValue: String
    let intValue: Int?

    init(_ key: String) {
        stringValue = key
        intValue = nil
    }

    init(_ place: Int) {
        stringValue = "\(place)"
        intValue = place
    }

    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { self.init(intValue) }
}

extension ContentValue {
    /// The kind of value, in a word or two.
    fileprivate var summary: String {
        switch self {
        case .null: "null"
        case .bool(let value): "\(value)"
        case .int(let value): "\(value)"
        case .double(let value): "\(value)"
        case .string(let value): "\"\(value.prefix(40))\""
        case .array: "an array"
        case .object: "an object"
        }
    }
}
