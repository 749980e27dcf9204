/// Elements of which the smallest is at hand: inserting and taking it cost O(log n).
struct Heap<Element: Comparable> {
    /// In no order but that the first is the smallest.
    private(set) var elements: [Element] = []
    /// How many times elements were compared, for tests of what it costs.
    private(set) var comparisons = 0

    var first: Element? { elements.first }

    mutating func insert(_ element: Element) {
        elements.append(element)
        var child = elements.count - 1
        while child > 0, precedes(child, (child - 1) / 2) {
            elements.swapAt(child, (child - 1) / 2)
            child = (child - 1) / 2
        }
    }

    mutating func popFirst() -> Element? {
        guard let first = elements.first, let last = elements.popLast() else { return nil }
        guard !elements.isEmpty else { return first }
        elements[0] = last
        var parent = 0
        while let child = smallerChild(of: parent), precedes(child, parent) {
            elements.swapAt(child, parent)
            parent = child
        }
        return first
    }

    mutating func removeAll() {
        elements.removeAll(keepingCapacity: true)
    }

    private mutating func smallerChild(of parent: Int) -> Int? {
        let left = 2 * parent + 1
        guard left < elements.count else { return nil }
        return left + 1 < elements.count && precedes(left + 1, left) ? left + 1 : left
    }

    private mutating func precedes(_ left: Int, _ right: Int) -> Bool {
        comparisons += 1
        return elements[left] < elements[right]
    }
}
