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
