import InAppCompat
import Testing

/// What bridges keep by the kind of a message.
@Suite struct SmallTableTests {
    @Test(
        "INV-8 a small table has one value a key, the latest, and its keys in the order in which they were set last"
    )
    func order() {
        var table = SmallTable<String, Int>()
        #expect(table.keys.isEmpty && table["a"] == nil)
        for (place, key) in ["a", "b", "c", "a"].enumerated() { table[key] = place }
        let copy = table
        table["b"] = nil
        table["none"] = nil
        #expect(table.keys == ["c", "a"] && [table["a"], table["b"], table["c"]] == [3, nil, 2])
        #expect(copy.keys == ["b", "c", "a"] && copy["b"] == 1)
    }
}
