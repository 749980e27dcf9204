// Code for the few, and for what runs rarely.
//
// `@_semantics("optimize.sil.specialize.generic.never")`, here and elsewhere, has the compiler make one piece of code for all types.
// Else it copies what is generic, the standard library's containers included, for each type that it is used with: sorting takes
// 4 kB of an app a type, a dictionary that is changed 2 kB. A compiler that does not know the attribute does as ever.

extension Sequence {
    /// The elements by what is told of them, from low to high; what is told of them alike stays in order.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    package func inOrder<Key: Comparable>(_ key: (Element) -> Key) -> [Element] {
        sorted { key($0) < key($1) }
    }
}

extension Sequence where Element: Hashable {
    /// Each of the elements once.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    package func asSet() -> Set<Element> { Set(self) }

    /// What is made of each of the elements, which are all different, to be looked up.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    package func table<Value>(of value: (Element) -> Value) -> [Element: Value] {
        var table: [Element: Value] = [:]
        for element in self { table[element] = value(element) }
        return table
    }
}

extension Array {
    /// Leaves elements out.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    mutating func drop(_ isDropped: (Element) -> Bool) {
        var kept: [Element] = []
        for element in self where !isDropped(element) { kept.append(element) }
        self = kept
    }
}

/// A few values, looked up by their keys; the keys in the order in which they were set last. For bridges: what an app has set for a kind
/// of messages, say. A value, Sendable where keys and values are.
public struct SmallTable<Key: Equatable, Value> {
    private var members: [(key: Key, value: Value)] = []

    /// Makes an empty table.
    public init() {}

    /// What there are values for.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    public var keys: [Key] { members.map(\.key) }

    /// The value of a key; nil for none.
    public subscript(_ key: Key) -> Value? {
        @inline(never) @_semantics("optimize.sil.specialize.generic.never")
        get { members.first { $0.key == key }?.value }
        @inline(never) @_semantics("optimize.sil.specialize.generic.never")
        set {
            if let place = members.firstIndex(where: { $0.key == key }) { members.remove(at: place) }
            if let newValue { members.append((key, newValue)) }
        }
    }
}

extension SmallTable: Sendable where Key: Sendable, Value: Sendable {}

/// Values that belong to objects.
package struct ObjectTable<Value> {
    private var values = Dictionary<ObjectIdentifier, Value>()

    package init() {}

    /// How many there are.
    package var count: Int { values.count }

    /// All of them.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    package var all: [Value] { Array(values.values) }

    /// The value of an object.
    package subscript(_ object: AnyObject) -> Value? {
        @inline(never) @_semantics("optimize.sil.specialize.generic.never")
        get { values[ObjectIdentifier(object)] }
        @inline(never) @_semantics("optimize.sil.specialize.generic.never")
        set { values[ObjectIdentifier(object)] = newValue }
    }
}
