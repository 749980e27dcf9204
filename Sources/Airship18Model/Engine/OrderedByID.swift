/// Elements by identifier, in the order in which they were added. Adding, removing and looking up one element take
/// amortised constant time; all of them take linear time. A value.
struct OrderedByID<Element> {
    private var places: [String: Int] = [:]
    /// A slot is emptied when its element is removed.
    private var slots: [Slot?] = []

    private struct Slot {
        let id: String
        let element: Element
    }

    /// All elements.
    var all: [Element] { slots.compactMap { $0?.element } }

    subscript(id: String) -> Element? {
        places[id].flatMap { slots[$0]?.element }
    }

    /// Adds an element at the end, replacing the one with the same identifier.
    mutating func add(_ element: Element, id: String) {
        remove(id)
        places[id] = slots.count
        slots.append(Slot(id: id, element: element))
    }

    /// Removes the element with an identifier, if there is one.
    mutating func remove(_ id: String) {
        guard let place = places.removeValue(forKey: id) else { return }
        slots[place] = nil
        if slots.count > 2 * places.count + 16 { closeUp() }
    }

    mutating func removeAll() { self = OrderedByID() }

    private mutating func closeUp() {
        slots = slots.filter { $0 != nil }
        for (place, slot) in slots.enumerated() {
            if let slot { places[slot.id] = place }
        }
    }
}
