import InAppCompat

/// How often a callback of a delegate was called while it was verified, and what it answered. Sendable; a value.
public struct CallbackUse: Sendable, Hashable {
    /// The callback, as traces print it.
    public let name: String
    /// How often it was called; 0 if it was never called or the delegate does not implement it.
    public let times: Int
    /// Whether the delegate implements it; nil if its source text was not found, because Swift cannot tell at run time.
    public let isImplemented: Bool?
    /// How often it gave each answer; empty for a callback that returns nothing.
    public let answers: [String: Int]

    /// The answer that it always gave, if it was called more than once.
    var onlyAnswer: String? { times > 1 && answers.count == 1 ? answers.keys.first : nil }
}

extension [CallbackUse] {
    /// The callbacks of a shape's delegate in traces, in the order of the driver's list, including those that were
    /// never called.
    /// - Parameter missing: the callbacks that the delegate does not implement; nil if that is not known.
    init(of kit: ShapeKit, in traces: [String: Trace], missing: Set<String>?) {
        let events = traces.values.flatMap { $0.events(from: .delegate) }
        let called = Dictionary(grouping: events, by: \.name)
        let known = kit.delegateCallbacks
        let others = called.keys.filter { !known.contains($0) }.sorted()
        self = (known + others).map { name in
            let isImplemented = missing.map { !$0.contains(name) }
            let calls = isImplemented == false ? [] : called[name, default: []]
            return CallbackUse(
                name: name, times: calls.count, isImplemented: isImplemented,
                answers: Dictionary(calls.compactMap(\.answer).map { ($0, 1) }, uniquingKeysWith: +))
        }
    }
}

extension ShapeKit {
    /// The delegate's own callbacks, as traces print them: the driver's callbacks that are requirements of the first
    /// protocol.
    var delegateCallbacks: [String] {
        driver.callbacks.filter { !requirements(named: $0).isEmpty }
    }

    /// The id of the rule that says when a method is called.
    func rule(of method: String) -> String? { requirements.lazy.compactMap { $0.rules[method] }.first }

    /// The id of the rule that says when a callback is called, by the name that traces print.
    func rule(ofCallback name: String) -> String? {
        requirements(named: name).lazy.compactMap { rule(of: $0) }.first
    }

    /// The delegate's callbacks, as traces print them, that none of some methods implements.
    /// - Parameter declared: the methods in the form `name(label:label:)`.
    func callbacks(notAmong declared: Set<String>) -> Set<String> {
        Set(
            delegateCallbacks.filter { name in requirements(named: name).allSatisfy { !declared.contains($0) }
            })
    }

    /// The requirements that traces print under a name. The name is one of the words of the requirement.
    private func requirements(named name: String) -> [String] {
        (requirements.first?.methods ?? []).filter { method in
            method.split { !$0.isLetter && !$0.isNumber }.contains(name[...])
        }
    }
}
