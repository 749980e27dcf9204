extension Sequence {
    /// The elements by what is told of them, from low to high; what is told of them alike stays in order. For the few: one
    /// piece of code sorts everything, where the compiler would copy the library's for each kind of elements (4 kB).
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    func inOrder<Key: Comparable>(_ key: (Element) -> Key) -> [Element] {
        sorted { key($0) < key($1) }
    }
}
