import InAppCompat

/// How often a callback of a delegate was called while it was verified, and what it answered. Sendable; a value.
public struct CallbackUse: Sendable, Hashable {
    /// The callback, as traces print it.
    public let name: String
    /// How often it was called; 0 for one that was never called, or that the delegate does not implement.
    public let times: Int
    /// Whether the delegate implements it; nil where its source text was not found, without which Swift cannot tell.
    public let isImplemented: Bool?
    /// How often it gave each answer; empty where nothing is asked.
    public let answers: [String: Int]

    /// The one answer that it gave whenever it was asked, if it was asked more than once.
    var onlyAnswer: String? { times > 1 && answers.count == 1 ? answers.keys.first : nil }
}

extension [CallbackUse] {
    /// The callbacks of a shape's delegate in traces: those that were called in the order of their names in the
    /// protocol, with those that never were.
    /// - Parameter missing: those that the delegate does not implement; nil where that is not known.
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
    /// The delegate's own callbacks, as traces print them: those of the driver's that the first protocol asks for.
    var delegateCallbacks: [String] {
        driver.callbacks.filter { !requirements(named: $0).isEmpty }
    }

    /// The number of the rule that says when a method is called.
    func rule(of method: String) -> String? { requirements.lazy.compactMap { $0.rules[method] }.first }

    /// The callbacks that are none of some methods, as traces print them.
    /// - Parameter declared: the methods in the form `name(label:label:)`.
    func callbacks(notAmong declared: Set<String>) -> Set<String> {
        Set(
            delegateCallbacks.filter { name in requirements(named: name).allSatisfy { !declared.contains($0) }
            })
    }

    /// The requirements that traces print by a name: it is a part of theirs.
    private func requirements(named name: String) -> [String] {
        (requirements.first?.methods ?? []).filter { method in
            method.split { !$0.isLetter && !$0.isNumber }.contains(name[...])
        }
    }
}
