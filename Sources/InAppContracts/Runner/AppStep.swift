/// What a step that the app defines does, `{"app": "checkoutEnds"}` say: a closure for the runner, by its name. Main
/// actor, on the stage of the scenario.
///
/// ```swift
/// let steps: AppSteps = ["checkoutEnds": { delegate.isInCheckout = false }]
/// let scenario = try Scenario(json: data, for: [.…], appSteps: Set(steps.keys))
/// let result = try ScenarioRunner.run(scenario, subject: .delegate(delegate), appSteps: steps)
/// ```
public typealias AppStep = @MainActor @Sendable () throws -> Void

/// The steps that an app defines, by name.
public typealias AppSteps = [String: AppStep]

extension Scenario {
    /// The names of the app's steps that it has.
    public var appSteps: Set<String> {
        Set((steps.map(\.action) + reactions.flatMap(\.actions)).compactMap(\.appStep))
    }

    /// Refuses to play without a step.
    func require(_ known: AppSteps) throws {
        guard let name = appSteps.subtracting(known.keys).min() else { return }
        let names = known.keys.sorted().joined(separator: ", ")
        throw ScenarioError(
            .missing, at: "appSteps",
            "no closure for the app's step \"\(name)\"; there \(known.isEmpty ? "are none" : "is \(names)")."
                + NearestWord.hint(for: name, among: known.keys))
    }
}

extension ScenarioAction {
    fileprivate var appStep: String? {
        if case .appStep(let name) = self { name } else { nil }
    }
}
