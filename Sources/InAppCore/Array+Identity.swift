/// Loops for what is looked for often on the main actor. A closure that main-actor code gives to the standard library asks
/// the runtime each time that it is called whether that is on the main actor, which costs more than the search.
extension Array where Element: AnyObject {
    /// Removes an object, wherever it stands. The one that came last is looked at first: most of the time it leaves.
    mutating func removeObject(_ object: Element) {
        var index = count - 1
        while index >= 0 {
            if self[index] === object { remove(at: index) }
            index -= 1
        }
    }
}
