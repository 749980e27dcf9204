/// A map with string keys that lists its entries in the order of Java's `HashMap` (A2-109, A3-139).
///
/// The hash of its key determines an entry's bucket; entries of one bucket are in insertion order. The table grows when
/// it is three quarters full, or when a bucket of a small table has nine entries; it never shrinks. One thing is not
/// modelled: in a table of 64 buckets or more, a bucket of more than eight entries becomes a tree, whose first entry
/// may be another one. Sendable; a value.
package struct JavaHashMap<Value> {
    fileprivate struct Entry {
        let key: String
        let hash: UInt32
        var value: Value
    }

    private static var firstSize: Int { 16 }
    /// How many entries a bucket holds before the next one turns it into a tree, or makes a small table grow.
    private static var longestChain: Int { 8 }
    private static var leastSizeForTrees: Int { 64 }

    private var table: [[Entry]] = []
    /// The number of entries.
    package private(set) var count = 0

    /// Makes an empty map.
    package init() {}

    /// The entries in Java's iteration order.
    package var entries: [(key: String, value: Value)] {
        table.lazy.joined().map { ($0.key, $0.value) }
    }

    /// The value of a key; nil if the key is not in the map.
    package subscript(key: String) -> Value? {
        guard !table.isEmpty else { return nil }
        return table[place(of: key.spreadHash)].first { $0.key == key }?.value
    }

    /// Sets a value. The value of an existing key is replaced, and its position kept.
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

    /// Removes an entry.
    /// - Returns: its value; nil if the key is not in the map.
    @discardableResult package mutating func remove(_ key: String) -> Value? {
        guard !table.isEmpty else { return nil }
        let place = place(of: key.spreadHash)
        guard let known = table[place].firstIndex(where: { $0.key == key }) else { return nil }
        count -= 1
        return table[place].remove(at: known).value
    }

    /// Removes every entry; the table keeps its size.
    package mutating func removeAll() {
        table = table.map { _ in [] }
        count = 0
    }

    private func place(of hash: UInt32) -> Int {
        Int(hash) & (table.count - 1)
    }

    /// Doubles the table. Entries of one bucket keep their order.
    private mutating func grow() {
        let old = table
        table = Array(repeating: [], count: old.count * 2)
        for entry in old.joined() { table[place(of: entry.hash)].append(entry) }
    }
}

extension JavaHashMap: Sendable where Value: Sendable {}
extension JavaHashMap.Entry: Sendable where Value: Sendable {}

extension String {
    /// The result of Java's `String.hashCode`.
    package var javaHashCode: Int32 {
        Int32(bitPattern: utf16.reduce(UInt32(0)) { $0 &* 31 &+ UInt32($1) })
    }

    /// The hash as Java's `HashMap` spreads it: the upper half has an effect in small tables too.
    fileprivate var spreadHash: UInt32 {
        let hash = UInt32(bitPattern: javaHashCode)
        return hash ^ (hash >> 16)
    }
}
