import HeadlessStage
import ModelTesting
import Testing

@testable import InAppCompat

@MainActor @Suite("Messages in order", .timeLimit(.minutes(20))) struct OrderedMessagesTests {
    private let engine = LifecycleEngine(capabilities: .capable("one"), traits: EngineTraits(), handler: nil)

    /// Messages that arrive in the order of their ids. That they arrive again changes nothing.
    private func messages(_ count: Int) -> [CompatMessage] {
        let all = (0..<count).map { engine.makeMessage(id: "\($0)", native: $0) }
        for message in all + all.reversed() { message.arrive() }
        return all
    }

    @Test(
        "ONE-12 four simultaneous lines give the same as a sorted list, whatever is added and taken",
        arguments: 0..<20)
    func order(seed: Int) {
        var random = SplitMix64(seed: UInt64(seed))
        var lines = (0..<4).map { _ in OrderedMessages<Int>() }
        var lists: [[(key: Int, message: CompatMessage)]] = Array(repeating: [], count: 4)
        let all = messages(40)
        for step in 0..<2_000 {
            let which = Int.random(in: 0..<4, using: &random)
            let message = all[Int.random(in: 0..<all.count, using: &random)]
            let known = lists[which].firstIndex { $0.message === message }
            #expect(lines[which].contains(message) == (known != nil))
            #expect(lines[which].key(of: message) == known.map { lists[which][$0].key })
            switch Int.random(in: 0..<4, using: &random) {
            case 0,
                1 where step.isMultiple(of: 200) == false:
                guard known == nil else { break }
                let key = Int.random(in: 0..<6, using: &random)
                lines[which].insert(message, key)
                lists[which].append((key, message))
                lists[which].sort { ($0.key, Int($0.message.id) ?? 0) < ($1.key, Int($1.message.id) ?? 0) }
            case 2:
                lines[which].remove(message)
                if let known { lists[which].remove(at: known) }
            default:
                let first = lists[which].isEmpty ? nil : lists[which].removeFirst()
                #expect(lines[which].firstKey == first?.key)
                #expect(lines[which].popFirst() === first?.message)
            }
            #expect(lines[which].count == lists[which].count)
        }
        for which in lines.indices {
            var ids: [String] = []
            for _ in 0...lists[which].count {
                if let message = lines[which].popFirst() { ids.append(message.id) }
            }
            #expect(ids == lists[which].map(\.message.id))
        }
    }

    @Test("ONE-2 a message that already waits keeps its position, whatever its priority is now")
    func kept() {
        var list = OrderedMessages<Int>()
        let all = messages(3)
        #expect(list.isEmpty && list.firstKey == nil && list.last == nil && list.popFirst() == nil)
        for (message, key) in zip(all, [5, 3, 5]) { list.insert(message, key) }
        for message in all { list.insert(message, 1) }
        #expect(list.all.map(\.id) == ["1", "0", "2"] && list.count == 3 && !list.isEmpty)
        #expect(all.map { list.key(of: $0) } == [5, 3, 5] && list.firstKey == 3)
        #expect(list.last === all[2] && list.first { $0.id != "1" } === all[0])
        list.remove(all[0])
        list.remove(all[0])
        #expect(list.all.map(\.id) == ["1", "2"] && !list.contains(all[0]))
        engine.fail(all[1], MessageFailure(.content, "It broke."))
        list.removeDeparted()
        #expect(list.all.map(\.id) == ["2"] && list.key(of: all[1]) == nil)
    }

    @Test("ONE-3 every number is a priority, and a message that is still asked about is skipped")
    func priorities() {
        var line = MessageLine()
        let all = messages(5)
        let priorities = [0, .min, .max, Int(Int32.max), Int(Int32.min)]
        for (message, priority) in zip(all, priorities) { line.append(message, priority: priority) }
        var ids: [String] = []
        for _ in 0...all.count { if let message = line.popFirst() { ids.append(message.id) } }
        // None has been decided yet: a message that is still being asked about is passed over.
        #expect(ids.isEmpty && line.isEmpty)
        for message in all { _ = engine.decide(message) }
        for (message, priority) in zip(all, priorities) { line.append(message, priority: priority) }
        for _ in 0...all.count { if let message = line.popFirst() { ids.append(message.id) } }
        #expect(ids == ["2", "3", "0", "4", "1"])
    }
}
