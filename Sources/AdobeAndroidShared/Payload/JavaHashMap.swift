/// A map with texts as keys that lists its entries as Java's `HashMap` does (A2-109, A3-139).
///
/// An entry stands in one of a table's places, by its key's hash; entries of one place follow each other as they
/// came. The table grows when it is three quarters full, or when nine entries share a place of a small table; it
/// never shrinks. One thing is left out: more than eight entries in one place of a table of 64 places or more
/// become a tree, which may then begin with another of its entries. Sendable; a value.
package struct JavaHashMap<Value> {
    fileprivate struct Entry {
        let key: String
        let hash: UInt32
        var value: Value
    }

    private static var firstSize: Int { 16 }
    /// How many entries a place holds before the next one makes it a tree, or a small table grow.
    private static var longestChain: Int { 8 }
    private static var leastSizeForTrees: Int { 64 }

    private var table: [[Entry]] = []
    /// How many entries there are.
    package private(set) var count = 0

    /// Makes an empty map.
    package init() {}

    /// The entries in the order in which Java goes through them.
    package var entries: [(key: String, value: Value)] {
        table.lazy.joined().map { ($0.key, $0.value) }
    }

    /// The value of a key; nil when there is none.
    package subscript(key: String) -> Value? {
        guard !table.isEmpty else { return nil }
        return table[place(of: key.spreadHash)].first { $0.key == key }?.value
    }

    /// Puts a value in. The value of a key that is there is replaced, and its place kept.
    package mutating func put(_ key: String, _ value: Value) {
        if table.isEmpty { table = Array(repeating: [], count: Self.firstSize) }
        let hash = key.spreadHash
        let place = place(of: hash)
        if let known = table[place].firstIndex(where: { $0.key == key }) {
            table[place][known].value = value
            return
        }
        let isCrowded = table[place].count >= Self.longestChain
        table[place].append(Entry(key: key, hash: hash, value: value))
        if isCrowded, table.count < Self.leastSizeForTrees { grow() }
        count += 1
        if count > table.count / 4 * 3 { grow() }
    }

    /// Takes an entry out.
    /// - Returns: its value; nil when there is none.
    @discardableResult package mutating func remove(_ key: String) -> Value? {
        guard !table.isEmpty else { return nil }
        let place = place(of: key.spreadHash)
        guard let known = table[place].firstIndex(where: { $0.key == key }) else { return nil }
        count -= 1
        return table[place].remove(at: known).value
    }

    /// Takes every entry out; the table keeps its size.
    package mutating func removeAll() {
        table = table.map { _ in [] }
        count = 0
    }

    private func place(of hash: UInt32) -> Int {
        Int(hash) & (table.count - 1)
    }

    /// Doubles the table. Entries that shared a place keep their order.
    private mutating func grow() {
        let old = table
        table = Array(repeating: [], count: old.count * 2)
        for entry in old.joined() { table[place(of: entry.hash)].append(entry) }
    }
}

extension JavaHashMap: Sendable where Value: Sendable {}
extension JavaHashMap.Entry: Sendable where Value: Sendable {}

extension String {
    /// What Java's `String.hashCode` gives.
    package var javaHashCode: Int32 {
        Int32(bitPattern: utf16.reduce(UInt32(0)) { $0 &* 31 &+ UInt32($1) })
    }

    /// The hash as Java's `HashMap` spreads it: the upper half counts for small tables too.
    fileprivate var spreadHash: UInt32 {
        let hash = UInt32(bitPattern: javaHashCode)
        return hash ^ (hash >> 16)
    }
}
