import Foundation

/// A place in free-form data from which a part of a content is read. Sendable; a value.
public struct ContentNode: Sendable {
    /// What stands there.
    let value: ContentValue
    private let path: [any CodingKey]

    init(_ value: ContentValue, at path: [any CodingKey]) {
        self.value = value
        self.path = path
    }

    /// A member of an object; nil where there is none, or null.
    /// - Throws: `DecodingError` where there is no object.
    @inline(never) func optional(_ key: String) throws -> ContentNode? {
        guard case .object(let members) = value else { throw misfit("an object") }
        guard let member = members[key], member != .null else { return nil }
        return ContentNode(member, at: path + [ContentKey(key)])
    }

    /// A member of an object.
    /// - Throws: `DecodingError` where there is none.
    @inline(never) func required(_ key: String) throws -> ContentNode {
        if let member = try optional(key) { return member }
        throw DecodingError.keyNotFound(
            ContentKey(key), .init(codingPath: path, debugDescription: "There is nothing at \(key)."))
    }

    /// The members of an object, each made into something.
    func members<Member>(_ make: (ContentNode) throws -> Member) throws -> [String: Member] {
        guard case .object(let members) = value else { throw misfit("an object") }
        var made: [String: Member] = [:]
        for (key, member) in members {
            made[key] = try make(ContentNode(member, at: path + [ContentKey(key)]))
        }
        return made
    }

    /// The elements of an array.
    func elements() throws -> [ContentNode] {
        guard case .array(let elements) = value else { throw misfit("an array") }
        return elements.enumerated().map { ContentNode($1, at: path + [ContentKey($0)]) }
    }

    /// The one member of an object that is a case with its values, by name.
    @inline(never) func anyCase(of names: [String]) throws -> (name: String, values: ContentNode) {
        let found = try names.compactMap { name in try optional(name).map { (name, $0) } }
        guard found.count == 1 else { throw misfit("one of \(names.joined(separator: ", "))") }
        return found[0]
    }

    @inline(never) func text() throws -> String {
        guard let text = value.string else { throw misfit("a string") }
        return text
    }

    @inline(never) func flag() throws -> Bool {
        guard let flag = value.bool else { throw misfit("true or false") }
        return flag
    }

    @inline(never) func integer() throws -> Int {
        guard let integer = value.int else { throw misfit("a whole number") }
        return integer
    }

    @inline(never) func number() throws -> Double {
        guard let number = value.double else { throw misfit("a number") }
        return number
    }

    @inline(never) func address() throws -> URL {
        guard let address = URL(string: try text()) else { throw misfit("the address of something") }
        return address
    }

    func word<Word: RawRepresentable>(_ type: Word.Type = Word.self) throws -> Word
    where Word.RawValue == String {
        guard let word = Word(rawValue: try text()) else { throw misfit("a known \(Word.self)") }
        return word
    }

    /// The error for what stands here and is not what was expected.
    @inline(never) func misfit(_ expected: String) -> DecodingError {
        .dataCorrupted(
            .init(codingPath: path, debugDescription: "Found \(value.summary), expected \(expected)."))
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
    /// What it is, in a word or two.
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

    /// What parts say, in order.
    @inline(never) init(parts: [any ContentPart]) {
        var values: [ContentValue] = []
        for part in parts { values.append(part.contentValue) }
        self = .array(values)
    }

    /// What parts say, by name.
    @inline(never) init(parts: [String: any ContentPart]) {
        var values: [String: ContentValue] = [:]
        for (name, part) in parts { values[name] = part.contentValue }
        self = .object(values)
    }
}

/// The members of a part as they are collected; what is nil is left out.
struct ContentMembers {
    private var members: [String: ContentValue] = [:]

    var value: ContentValue { .object(members) }

    subscript(_ key: String) -> ContentValue? {
        get { members[key] }
        set { members[key] = newValue }
    }

    @inline(never) mutating func put(_ key: String, _ text: String?) {
        members[key] = text.map(ContentValue.string)
    }
    @inline(never) mutating func put(_ key: String, _ flag: Bool?) {
        members[key] = flag.map(ContentValue.bool)
    }
    @inline(never) mutating func put(_ key: String, _ integer: Int?) {
        members[key] = integer.map(ContentValue.int)
    }
    @inline(never) mutating func put(_ key: String, _ number: Double?) {
        members[key] = number.map(ContentValue.double)
    }
    @inline(never) mutating func put(_ key: String, _ address: URL?) { put(key, address?.absoluteString) }
}
