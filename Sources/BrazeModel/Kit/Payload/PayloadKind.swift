import Foundation
import HeadlessStage

extension PayloadReader {
    /// What became of a value that was read.
    enum Outcome<Value> {
        case value(Value)
        case wrongType
        case invalidValue

        /// Refuses a value that was not understood.
        init(_ value: Value?) {
            self = value.map { .value($0) } ?? .invalidValue
        }
    }

    /// What a value of a payload may be.
    struct Kind<Value> {
        private let describe: () -> String
        /// Reads a value.
        let read: (JSONValue) -> Outcome<Value>

        /// Makes a kind; its description in words is made only if an error needs it.
        init(expected: @escaping @autoclosure () -> String, read: @escaping (JSONValue) -> Outcome<Value>) {
            describe = expected
            self.read = read
        }

        /// The kind in words, for errors.
        var expected: String { describe() }
    }
}

extension PayloadReader.Kind where Value == String {
    static var string: Self {
        Self(expected: "a string") { value in
            if case .string(let text) = value { .value(text) } else { .wrongType }
        }
    }
}

extension PayloadReader.Kind where Value == Bool {
    static var bool: Self {
        Self(expected: "true or false") { value in
            if case .bool(let flag) = value { .value(flag) } else { .wrongType }
        }
    }
}

extension PayloadReader.Kind where Value == Int {
    static var integer: Self {
        Self(expected: "an integer") { value in
            switch value {
            case .integer(let integer): .value(integer)
            case .number: .invalidValue
            default: .wrongType
            }
        }
    }
}

extension PayloadReader.Kind where Value == TimeInterval {
    /// A length of time, in seconds. The payload counts milliseconds, as on the vendor's other platforms:
    /// which unit the vendor's iOS payloads use is not known, and this is the only place that decides it.
    static var milliseconds: Self {
        Self(expected: "a number of milliseconds, 0 or more") { value in
            switch value {
            case .integer(let number): number >= 0 ? .value(TimeInterval(number) / 1000) : .invalidValue
            case .number(let number): number >= 0 ? .value(number / 1000) : .invalidValue
            default: .wrongType
            }
        }
    }
}

extension JSONValue {
    /// A length of time as payloads write it, see `PayloadReader.Kind.milliseconds`.
    init(seconds: TimeInterval) {
        self.init(seconds * 1000)
    }
}

extension PayloadReader.Kind where Value == URL {
    static var url: Self {
        Self(expected: "a URL") { value in
            guard case .string(let text) = value else { return .wrongType }
            return .init(URL(string: text))
        }
    }
}

extension PayloadReader.Kind where Value == Braze.InAppMessage.Color {
    static var color: Self {
        Self(expected: "a colour: alpha, red, green and blue in 32 bits, 0 to 4294967295") { value in
            switch value {
            case .integer(let packed):
                .init(UInt32(exactly: packed).map(Braze.InAppMessage.Color.init(rawValue:)))
            case .number: .invalidValue
            default: .wrongType
            }
        }
    }
}

extension PayloadReader.Kind where Value == [JSONValue] {
    static var array: Self {
        Self(expected: "an array") { value in
            if case .array(let values) = value { .value(values) } else { .wrongType }
        }
    }
}

extension PayloadReader.Kind where Value == [String: JSONValue] {
    static var object: Self {
        Self(expected: "an object") { value in
            if case .object(let values) = value { .value(values) } else { .wrongType }
        }
    }
}

extension PayloadReader.Kind where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
    /// One of the words that the cases of an enumeration stand for, in upper or lower case.
    static var word: Self {
        Self(expected: "one of \(Value.allCases.map(\.rawValue).joined(separator: ", "))") { value in
            guard case .string(let text) = value else { return .wrongType }
            return .init(Value(rawValue: text.uppercased()))
        }
    }
}
