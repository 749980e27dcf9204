import InAppCompat
import ModelTesting
import Testing

@testable import BrazeBridge

@MainActor @Suite("Messages by their ids") struct MessagesByIDTests {
    @Test(
        "BZ-015 INV-1 one message an id: a table gives what a dictionary gives, whatever is added and removed",
        arguments: 0..<20)
    func likeDictionary(seed: Int) {
        let engine = BrazeBridge(ClosureHandler()).engine
        var random = SplitMix64(seed: UInt64(seed))
        var table = MessagesByID()
        var known: [String: CompatMessage] = [:]
        let ids = (0..<48).map { "campaign \($0)" }
        for _ in 0..<3_000 {
            let id = ids[Int.random(in: 0..<ids.count, using: &random)]
            #expect(table[id] === known[id])
            if Bool.random(using: &random) {
                let (message, isNew) = table.message(id) { engine.makeMessage(id: id, native: id) }
                #expect(isNew == (known[id] == nil) && (isNew || message === known[id]))
                known[id] = message
            } else if let message = known[id] {
                // Another message of the same name is not here.
                table.remove(engine.makeMessage(id: id, native: id))
                #expect(table[id] === message)
                table.remove(message)
                known[id] = nil
            }
            #expect(table.count == known.count)
        }
        for id in ids { #expect(table[id] === known[id]) }
    }
}
