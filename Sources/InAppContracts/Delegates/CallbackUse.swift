/// How often a callback of a delegate was called while it was verified, and what it answered. Sendable; a value.
public struct CallbackUse: Sendable, Hashable {
    /// The callback, as traces print it.
    public let name: String
    /// How often it was called; 0 for one that was never called.
    public let times: Int
    /// How often it gave each answer; empty where nothing is asked.
    public let answers: [String: Int]

    /// The one answer that it gave whenever it was asked, if it was asked more than once.
    var onlyAnswer: String? { times > 1 && answers.count == 1 ? answers.keys.first : nil }
}

extension [CallbackUse] {
    /// The callbacks of a shape's delegate in traces: those that were called in the order of their names in the
    /// protocol, with those that never were.
    init(of kit: ShapeKit, in traces: [String: Trace]) {
        let events = traces.values.flatMap { $0.events(from: .delegate) }
        let called = Dictionary(grouping: events, by: \.name)
        let known = kit.delegateCallbacks
        let others = called.keys.filter { !known.contains($0) }.sorted()
        self = (known + others).map { name in
            let answers = called[name, default: []].compactMap(\.answer)
            return CallbackUse(
                name: name, times: called[name]?.count ?? 0,
                answers: Dictionary(answers.map { ($0, 1) }, uniquingKeysWith: +))
        }
    }
}

extension ShapeKit {
    /// The delegate's own callbacks, as traces print them: those of the driver's that the first protocol asks for.
    fileprivate var delegateCallbacks: [String] {
        let asked = (requirements.first?.methods ?? []).map { method in
            Set(method.split { !$0.isLetter && !$0.isNumber })
        }
        return driver.callbacks.filter { name in asked.contains { $0.contains(name[...]) } }
    }
}
