import AdobeAndroidShared
import Testing

/// Compared with the order in which OpenJDK's `HashMap` printed the same keys.
@Suite("Java's hash map", .timeLimit(.minutes(20))) struct JavaHashMapTests {
    nonisolated static let vectors: [([String], [String])] = [
        (["utm_source", "utm_medium", "animate"], ["utm_medium", "animate", "utm_source"]),
        (["b", "a", "p"], ["p", "a", "b"]),
        (["param2", "x", "animate", "q", "left"], ["q", "left", "x", "animate", "param2"]),
        // Three keys with the same hash come in order of insertion.
        (["Aa", "BB", "C#"], ["Aa", "BB", "C#"]),
        (["straße", "日本", "x y", "😀"], ["x y", "straße", "😀", "日本"]),
        // The thirteenth entry makes the table grow.
        (
            (1...13).map { "key\($0)" },
            "key1 key2 key5 key6 key3 key4 key9 key7 key8 key11 key10 key13 key12".words
        ),
        (
            "interaction utm_campaign utm_content utm_term gclid fbclid ref source medium id page lang sort filter"
                .words,
            "fbclid utm_campaign source medium sort utm_term filter gclid ref interaction id page lang utm_content"
                .words
        ),
    ]

    @Test("A2-109, A3-139 entries are in Java's order", arguments: vectors)
    func order(_ keys: [String], _ expected: [String]) {
        #expect(Self.map(of: keys).keys == expected)
    }

    @Test("A2-109, A3-139 the table grows several times") func large() {
        let keys = (0..<60).map { "k\($0 * $0 * 7919 % 10007)" }
        #expect(Self.map(of: keys).keys == Self.largeOrder.words)
    }

    @Test("A2-109, A3-139 nine keys with one hash make a small table grow; removals do not change the order")
    func crowded() {
        let halves = ["Aa", "BB"]
        let same = halves.flatMap { one in
            halves.flatMap { two in
                halves.flatMap { three in
                    halves.map { one + two + three + $0 }
                }
            }
        }
        var map = Self.map(of: ["a", "b"] + same.prefix(9) + ["c", "q"])
        #expect(map.keys == ["a", "b", "c"] + same.prefix(9) + ["q"])
        #expect(map.remove("a") == "a")
        for key in same.prefix(3) { map.remove(key) }
        map.put(same[0], "back")
        #expect(map.keys == ["b", "c"] + same[3..<9] + [same[0], "q"])
        #expect(map[same[0]] == "back")
        #expect(map[same[1]] == nil)
        #expect(map.remove("a") == nil)
    }

    @Test("A2-076, A3-087 a value that is replaced keeps its key's place") func replaced() {
        var map = Self.map(of: ["Aa", "BB"])
        map.put("Aa", "new")
        #expect(map.entries.map(\.value) == ["new", "BB"])
        #expect(map.count == 2)
        map.removeAll()
        #expect(map.keys == [])
        #expect(JavaHashMap<Int>()["a"] == nil)
    }

    @Test("A2-109, A3-139 hash codes are Java's") func hashes() {
        #expect("".javaHashCode == 0)
        #expect("Aa".javaHashCode == 2112)
        #expect("polygenelubricants".javaHashCode == .min)
        #expect("😀".javaHashCode == 1_772_899)
    }

    private static func map(of keys: [String]) -> JavaHashMap<String> {
        var map = JavaHashMap<String>()
        for key in keys { map.put(key, key) }
        return map
    }

    private static let largeOrder = """
            k7919 k1655 k1538 k5655 k3992 k4886 k460 k4888 k6620 k6466 k5850 k4761 k6225 k8003 k0 k2615
            k4839 k8919 k8917 k6617 k5849 k3386 k6378 k4156 k8159 k9843 k219 k529 k7380 k5917 k1039
            k2529 k1990 k3530 k3654 k882 k7534 k6764 k8224 k6761 k9351 k1347 k2913 k7966 k9506 k3964
            k2116 k7764 k5388 k1222 k9545 k5224 k7842 k7765 k991 k6995 k115 k835 k7042 k834
        """
}

extension JavaHashMap {
    fileprivate var keys: [String] { entries.map(\.key) }
}

extension String {
    fileprivate var words: [String] { split(whereSeparator: \.isWhitespace).map(String.init) }
}
