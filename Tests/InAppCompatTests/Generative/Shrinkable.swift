/// A scenario that can be made smaller, so that a failure is easy to read.
protocol Shrinkable {
    /// All scenarios that are smaller by one step or one reaction.
    var smaller: [Self] { get }
}

extension Shrinkable {
    /// The smallest scenario that still fails, found by leaving out one step, then one reaction, at a time.
    func shrunk(whileFailing fails: (Self) -> Bool) -> Self {
        var smallest = self
        while let candidate = smallest.smaller.first(where: fails) { smallest = candidate }
        return smallest
    }
}
