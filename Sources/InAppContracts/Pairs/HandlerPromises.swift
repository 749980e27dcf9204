import InAppCompat

/// What every bridge promises a handler (`InAppMessageHandler`), stated over the neutral stories: INV-1 to INV-8.
enum HandlerPromises {
    /// One promise.
    struct Promise: Sendable {
        let id: String
        let statement: String
        let clauses: [Whenever]
    }

    private static func told(_ callback: String?) -> EventPattern { EventPattern(.handler, callback) }

    private static let asked = told("decideDisplay")
    private static let willPresent = told("willPresent")
    private static let didPresent = told("didPresent")
    private static let willDismiss = told("willDismiss")
    private static let didDismiss = told("didDismiss")
    private static let didFail = told("didFail")
    private static let up = Whenever.Span(didPresent, willDismiss)

    /// The promises to a handler under a host.
    static func all(on host: CapabilityTable) -> [Promise] {
        [once, order(on: host), ends, thread, derived(on: host), reentrance(on: host), letGo, strays]
    }

    private static let once = Promise(
        id: "INV-1", statement: "The gate is asked once per trigger.",
        clauses: [Whenever(asked, then: .neverCame(asked, since: .qualifies))])

    /// INV-2. An SDK that never asks shows messages without asking; the promise then does not include the gate.
    private static func order(on host: CapabilityTable) -> Promise {
        guard host.support(of: .gate).isAvailable else { return inOrder }
        let held = EventPattern(.handler, "decideDisplay", answer: "hold")
        return Promise(
            id: inOrder.id, statement: "The gate, " + inOrder.statement,
            clauses: [
                Whenever(willPresent, then: .came(asked)),
                Whenever(held, unless: .wanted, then: .neverComes(willPresent)),
            ] + inOrder.clauses)
    }

    private static let inOrder = Promise(
        id: "INV-2",
        statement:
            "will present, did present, interactions, will dismiss and did dismiss occur in this order.",
        clauses: [
            Whenever(didPresent, then: .came(willPresent, since: didPresent)),
            Whenever(
                told("shouldPerform"), told("didLoad"), told("didHide"),
                then: .came(didPresent, since: didDismiss)),
            Whenever(willDismiss, then: .came(willPresent, since: willDismiss)),
            Whenever(willDismiss, then: .isFollowed(by: [didDismiss])),
            Whenever(didDismiss, then: .came(willDismiss, since: didDismiss)),
        ])

    private static let ends = Promise(
        id: "INV-3", statement: "There is one terminal event per trigger.",
        clauses: [
            Whenever(didDismiss, didFail, then: .neverCame(didDismiss, since: .qualifies)),
            Whenever(didDismiss, then: .neverCame(didFail, since: willPresent)),
            Whenever(
                .user("closes"), during: [up, .outside(didDismiss, didPresent, ofAny: true)],
                then: .comes(didDismiss)),
        ])

    private static let thread = Promise(
        id: "INV-4", statement: "Every call reaches the handler on the main thread.",
        clauses: [Whenever(told(nil), then: .isOn(.main))])

    /// INV-5. Events that can be neither reported nor derived are absent.
    private static func derived(on host: CapabilityTable) -> Promise {
        let absent: [([Capability], String)] = [
            ([.gate], "decideDisplay"), ([.didHide], "didHide"), ([.shouldPerform], "shouldPerform"),
            ([.didLoad, .webLinks], "didLoad"),
        ].filter { capabilities, _ in !capabilities.contains { host.support(of: $0).isAvailable } }
        return Promise(
            id: "INV-5", statement: "An event that a shape lacks is derived, or absent as its table says.",
            clauses: [
                Whenever(willPresent, unless: [.dismisses], then: .comes(didPresent)),
                Whenever(didDismiss, then: .came(willDismiss)),
            ] + absent.map { Whenever(.qualifies, then: .neverComes(told($0.1))) })
    }

    private static func reentrance(on host: CapabilityTable) -> Promise {
        let canDismiss = host.support(of: .dismissBuiltIn).isAvailable
        return Promise(
            id: "INV-6", statement: "A handler may call back into the message from inside a callback.",
            clauses: [
                Whenever(
                    .dismisses, during: [Whenever.Span(didPresent, .sees)],
                    then: .neverComes(told(nil), before: .returned))
            ]
                + (canDismiss
                    ? [
                        Whenever(
                            .dismisses, during: [Whenever.Span(didPresent, .sees)], then: .comes(didDismiss))
                    ]
                    : []))
    }

    private static let letGo = Promise(
        id: "INV-7", statement: "A message that has ended is released.",
        clauses: [
            Whenever(.ends, then: .neverComes(.sees(["phase": "dismissed"])))
        ])

    private static let strays = Promise(
        id: "INV-8", statement: "A late callback of the SDK is absorbed.",
        clauses: [
            Whenever(
                .anyGesture, during: [Whenever.Span(willDismiss, willPresent)], unless: [.qualifies],
                then: .neverComes(told("shouldPerform"))),
            Whenever(
                .anyGesture, during: [Whenever.Span(willDismiss, willPresent)], unless: [.qualifies],
                then: .neverComes(told("didLoad"))),
            Whenever(
                didDismiss, unless: [.qualifies], then: .neverComes(told(nil))),
        ])
}

/// The result of a promise to handlers under a host. Sendable.
struct HandlerResult: Sendable {
    let id: String
    /// What was promised and what was found, by story; empty if the promise holds.
    let violations: [String]
    /// Whether any story exercised it.
    let isExercised: Bool
}

extension StoryContract {
    /// Plays every story that a host supports with a scripted handler, and checks the traces against INV-1 to INV-8.
    static func handlerReport(host: ShapeKit) throws -> [HandlerResult] {
        let traces = try traces(host: host, subject: .handler(), seenBy: .handler)
        return results(of: HandlerPromises.all(on: host.capabilities), in: traces)
    }

    /// The promises to handlers on a host that some traces, by name, break. The traces have to contain the events of
    /// qualifying campaigns in the form that stories use.
    package static func brokenPromises(
        in traces: [String: Trace], on host: CapabilityTable
    ) -> [(id: String, statement: String, complaint: String)] {
        let promises = HandlerPromises.all(on: host)
        return zip(promises, results(of: promises, in: traces)).flatMap { promise, result in
            result.violations.map { (promise.id, promise.statement, $0) }
        }
    }

    static func results(
        of promises: [HandlerPromises.Promise], in traces: [String: Trace]
    ) -> [HandlerResult] {
        promises.map { promise in
            var violations: [String] = []
            var isExercised = false
            for (story, trace) in traces.sorted(by: { $0.key < $1.key }) {
                for clause in promise.clauses {
                    switch clause.outcome(in: trace) {
                    case .notExercised: break
                    case .met: isExercised = true
                    case .broken(let complaint): violations.append("\(story): \(complaint)")
                    }
                }
            }
            return HandlerResult(id: promise.id, violations: violations, isExercised: isExercised)
        }
    }
}
